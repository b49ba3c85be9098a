import LabCore
public import LabUI

/// The picker of seed 001 with a capsule or an underline.
public struct SegmentedVariant: ExhibitVariant {
  /// What is behind the selected segment, and how its change is animated.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A capsule; the selection is what is watched.
    case capsule
    /// A line of a point's height; the selection is what is watched.
    case underline
    /// A capsule; whatever changes is animated, as in the source.
    case valueless
  }

  /// What is behind the selected segment, and how its change is animated.
  public let style: Style

  /// Creates the program.
  public nonisolated init(_ style: Style) { self.style = style }

  /// The exhibit's id and the style's name.
  public nonisolated var id: String { "segmented.\(style.rawValue)" }

  /// What this variant does, in a sentence.
  public nonisolated var summary: String {
    switch style {
    case .capsule: "A capsule takes the size of the selected segment; the animation watches the selection."
    case .underline: "The same picker with a line of one point at the segment's lower edge."
    case .valueless:
      "The deprecated animation without a value, as published: the first measurement is animated too."
    }
  }

  /// Two taps, a second apart, after a second of rest.
  public nonisolated var setting: ExhibitSetting {
    let mark = style.mark
    return ExhibitSetting(
      size: CGSize(width: 390, height: 100),
      steps: [ExhibitStep(at: 1, .tapText("Week")), ExhibitStep(at: 2, .tapText("Quarter"))],
      instants: [0, 0.15, 0.3, 1, 1.15, 1.3, 2, 2.15, 2.3],
      columns: [
        ExhibitColumn(mark, .left), ExhibitColumn(mark, .right), ExhibitColumn(mark, .width),
        ExhibitColumn(mark, .top), ExhibitColumn(mark, .height),
      ])
  }

  /// Builds the program as it starts: the first of three segments is selected.
  public func makeBody() -> some View {
    SegmentedProgram(style: style)
  }
}

extension SegmentedVariant.Style {
  /// The id of the watched selection.
  var mark: String { self == .underline ? "line" : "capsule" }
}

/// A screen with the picker in it.
private struct SegmentedProgram: View {
  let style: SegmentedVariant.Style
  @State private var period: String? = "Day"

  var body: some View {
    picker.modifier(PickerAnimation(style: style, period: period))
  }

  private var picker: some View {
    SegmentedPicker(["Day", "Week", "Quarter"], selected: $period) { period, isSelected in
      Text(period)
        .foregroundColor(isSelected && style != .underline ? .white : .gray)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .labElement(period)
    } selection: {
      if style == .underline {
        VStack(spacing: 0) {
          Spacer(minLength: 0)
          Rectangle().fill(.black).frame(height: 1).labElement(style.mark)
        }
      } else {
        Capsule().fill(.gray).labElement(style.mark)
      }
    }
  }
}

/// The animation of the picker; the source's modifier is deprecated, which is no warning in what is deprecated itself.
private struct PickerAnimation: ViewModifier {
  let style: SegmentedVariant.Style
  let period: String?

  @available(*, deprecated, message: "One variant shows what the old modifier does.")
  func body(content: Content) -> some View {
    let animation = Animation.easeInOut(duration: 0.3)
    if style == .valueless {
      content.animation(animation)
    } else {
      content.animation(animation, value: period)
    }
  }
}

extension Exhibit {
  /// The generic picker of seed 001.
  public static let segmented = Exhibit(
    id: "segmented", title: "A segmented picker",
    summary:
      "A generic picker measures its segments and lays any view behind the selected one, in that one's size.",
    variants: SegmentedVariant.Style.allCases.map { SegmentedVariant($0) })
}
