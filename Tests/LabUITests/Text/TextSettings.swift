import LabUI

/// Every setting of texts, in two states between which a view can change.
enum TextSetting: String, CaseIterable, Sendable {
  case font, textStyle, customFont, weight, bold, italic, design, monospaced, digits, width, kerning, tracking
  case baselineOffset, underline, strikethrough, textCase, lineLimit, lineLimitFrom, lineLimitThrough
  case lineLimitRange, reservesSpace, lineSpacing, alignment, truncation, scale, tightening, typeSize
  case typeSizeRange, leading
  case ownFont, ownWeight, ownColor, runFont, runSeam, runCount, runColor, runCase, runTypeSize

  static let sentence = "A number of words, 1234, that do not fit on one line"

  /// The text with the setting in one state or the other.
  @MainActor func text(_ isOn: Bool) -> AnyView {
    let text = Text(Self.sentence)
    let mixed = Text("Some words ").font(.title) + Text("of two fonts on lines").italic()
    return switch self {
    case .font: AnyView(text.font(isOn ? Font.system(size: 30) : nil))
    case .textStyle: AnyView(group(text).font(isOn ? .title : .caption))
    case .customFont: AnyView(group(text).font(.custom("Menlo", size: isOn ? 20 : 10)))
    case .weight: AnyView(group(text).fontWeight(isOn ? .black : .thin))
    case .bold: AnyView(group(text).bold(isOn))
    case .italic: AnyView(group(text).italic(isOn))
    case .design: AnyView(group(text).fontDesign(isOn ? .serif : .rounded))
    case .monospaced: AnyView(group(text).monospaced(isOn))
    case .digits: AnyView(group(text).font(isOn ? .body.monospacedDigit() : .body))
    case .width: AnyView(group(text).fontWidth(isOn ? .condensed : .expanded))
    case .kerning: AnyView(group(text).kerning(isOn ? 2 : -0.5))
    case .tracking: AnyView(group(text).tracking(isOn ? 2 : 0))
    case .baselineOffset: AnyView(group(text).baselineOffset(isOn ? 5 : -3))
    case .underline: AnyView(group(text).underline(isOn, pattern: .dot))
    case .strikethrough: AnyView(group(text).strikethrough(isOn, color: .red))
    case .textCase: AnyView(group(text).textCase(isOn ? .uppercase : nil))
    case .lineLimit: AnyView(group(text).lineLimit(isOn ? 1 : nil))
    case .lineLimitFrom: AnyView(group(text).lineLimit((isOn ? 9 : 1)...))
    case .lineLimitThrough: AnyView(group(text).lineLimit(...(isOn ? 1 : 3)))
    case .lineLimitRange: AnyView(group(text).lineLimit(isOn ? 1...2 : 5...6))
    case .reservesSpace: AnyView(group(text).lineLimit(7, reservesSpace: isOn))
    case .lineSpacing: AnyView(group(text).lineSpacing(isOn ? 6 : 0))
    case .alignment: AnyView(group(text).multilineTextAlignment(isOn ? .center : .trailing))
    case .truncation: AnyView(group(text).lineLimit(1).truncationMode(isOn ? .head : .middle))
    case .scale: AnyView(group(text).lineLimit(1).minimumScaleFactor(isOn ? 0.3 : 1))
    case .tightening: AnyView(group(text).allowsTightening(isOn))
    case .typeSize: AnyView(group(text).dynamicTypeSize(isOn ? .accessibility3 : .xSmall))
    case .typeSizeRange:
      AnyView(group(text).dynamicTypeSize(isOn ? .xxLarge ... .accessibility1 : .xSmall ... .small))
    case .leading: AnyView(group(text).font(.body.leading(isOn ? .loose : .tight)))
    case .ownFont: AnyView(text.font(isOn ? .largeTitle : .caption))
    case .ownWeight: AnyView(text.fontWeight(isOn ? .heavy : nil))
    case .ownColor: AnyView(text.foregroundColor(isOn ? .red : nil))
    case .runFont: AnyView(text + Text(" and more").font(isOn ? .largeTitle : .caption))
    case .runSeam: AnyView(isOn ? Text("ab").font(.title) + Text("cd") : Text("a").font(.title) + Text("bcd"))
    case .runCount: AnyView(isOn ? mixed + Text(" and three").bold() : mixed)
    case .runColor: AnyView(mixed.foregroundColor(isOn ? .red : .blue))
    case .runCase: AnyView(group(mixed).textCase(isOn ? .uppercase : .lowercase))
    case .runTypeSize: AnyView(group(mixed).dynamicTypeSize(isOn ? .xxxLarge : .small))
    }
  }

  @MainActor private func group(_ text: Text) -> some View { VStack(spacing: 0) { text } }
}
