import LabUI
import Testing

/// One thing that a scene must draw.
struct Drawn: Sendable {
  var color: Color
  var frame: CGRect

  init(_ color: Color, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.color = color
    frame = CGRect(x: x, y: y, width: width, height: height)
  }
}

/// A view at rest and the frames of its colours, back to front.
struct Scene: Sendable, CustomTestStringConvertible {
  var name: String
  var expected: [Drawn]
  let makeHost: @MainActor @Sendable () -> ViewHost

  /// Describes a scene; `name` begins with the number of its row in the cases where it has one.
  init<Content: View>(
    _ name: String, _ size: CGSize = CGSize(width: 200, height: 200), rightToLeft: Bool = false,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content, expected: () -> [Drawn]
  ) {
    self.name = name
    self.expected = expected()
    makeHost = {
      var environment = EnvironmentValues()
      if rightToLeft { environment.layoutDirection = .rightToLeft }
      return ViewHost(size: size, environment: environment, content: content)
    }
  }

  var testDescription: String { name }

  /// Lays the scene out and compares what is drawn, in order, to 1e-9.
  @MainActor func check() {
    let drawn = makeHost().displayList
    #expect(drawn.map(\.content) == expected.map { .color($0.color) }, "\(name)")
    guard drawn.count == expected.count else { return }
    for (item, expected) in zip(drawn, expected) {
      #expect(
        item.frame.isClose(to: expected.frame),
        "\(name): \(expected.color) at \(item.frame), not \(expected.frame)")
    }
  }
}

extension CGRect {
  /// Whether all four edges agree.
  func isClose(to other: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}

/// A rectangle of a fixed size whose type can be written down.
struct Block: View {
  var color: Color
  var width: CGFloat
  var height: CGFloat
  var body: some View { color.frame(width: width, height: height) }
}

/// A square of a colour.
@MainActor func square(_ color: Color, _ side: CGFloat) -> some View {
  color.frame(width: side, height: side)
}

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
