import LabUI
import Testing

/// Styles that are named where they are used.
@MainActor @Suite struct StyleFunctionTests {
  @Test func gradientsComeToTheirFirstColour() {
    let colors: [Color] = [.red, .blue]
    let host = ViewHost(size: size(50, 20)) {
      HStack(spacing: 0) {
        Rectangle().fill(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
        Rectangle().fill(.radialGradient(colors: colors, endRadius: 3))
        Rectangle().fill(.conicGradient(colors: colors))
        Rectangle().fill(.ellipticalGradient(colors: colors))
        Rectangle().fill(AnyShapeStyle(.orange))
      }
    }
    let red = DisplayItem.Content.shape("Rectangle", .red)
    #expect(host.displayList.map(\.content) == [red, red, red, red, .shape("Rectangle", .orange)])
  }

  @Test func acceptedModifiersChangeNothing() {
    let plain = ViewHost(size: size(50, 20)) { square(.red, 10) }
    let modified = ViewHost(size: size(50, 20)) {
      square(.red, 10).accessibilityAction {}.accessibilityAction(named: "Delete") {}.listRowInsets(nil)
    }
    #expect(plain.displayList == modified.displayList)
  }
}
