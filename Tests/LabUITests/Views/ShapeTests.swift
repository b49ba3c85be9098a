import LabUI
import Testing

/// Shapes and colours.
@MainActor @Suite struct ShapeTests {
  /// Measured: a circle is as large as the shorter side, so a row gives the rest to the others: 40, 110, 110, 40.
  @Test func measuredARowOfShapes() {
    let host = ViewHost(size: size(300, 40)) {
      HStack(spacing: 0) {
        Circle().fill(Color.red)
        Ellipse().fill(Color.green)
        Capsule().fill(Color.blue)
        Circle().fill(Color.yellow)
      }
    }
    #expect(host.displayList.map(\.frame.width) == [40, 110, 110, 40])
    let names = host.displayList.map { item in
      if case .shape(let name, _) = item.content { name } else { "" }
    }
    #expect(names == ["Circle", "Ellipse", "Capsule", "Circle"])
  }

  @Test(arguments: [(100.0, 40.0), (30, 80), (50, 50)]) func aCircleIsASquareInTheMiddle(
    _ width: Double, _ height: Double
  ) {
    let host = ViewHost(size: CGSize(width: width, height: height)) { Circle().fill(Color.red) }
    let side = min(width, height)
    #expect(
      host.frame(.red) == CGRect(x: (width - side) / 2, y: (height - side) / 2, width: side, height: side))
  }

  @Test func shapesWithoutAFillTakeTheForeground() {
    let host = ViewHost(size: size(40, 20)) {
      HStack(spacing: 0) {
        Rectangle()
        RoundedRectangle(cornerRadius: 3)
        Capsule().foregroundColor(.green)
        Rectangle().fill()
      }.foregroundStyle(.orange)
    }
    #expect(
      host.displayList.map(\.content) == [
        .shape("Rectangle", .orange), .shape("RoundedRectangle", .orange), .shape("Capsule", .green),
        .shape("Rectangle", .orange),
      ])
  }

  @Test func aBorderIsDrawnOverItsViewAndChangesNothing() {
    let host = ViewHost(size: size(40, 20)) { Color.red.border(Color.blue, width: 3) }
    #expect(host.displayList.map(\.content) == [.color(.red), .shape("Border", .blue)])
    #expect(host.displayList.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 40, height: 20) })
  }

  @Test func stylesInShapes() {
    let host = ViewHost(size: size(40, 20)) {
      Color.red.background(.blue, in: Capsule()).overlay(.green, in: Circle())
    }
    #expect(
      host.displayList.map(\.content) == [.shape("Capsule", .blue), .color(.red), .shape("Circle", .green)])
  }

  @Test func colours() {
    #expect(Color.red == Color.red)
    #expect(Color.red != Color.blue)
    #expect(Color.red.opacity(0.5) != Color.red)
    #expect(Color(red: 1, green: 0.5, blue: 0) == Color(red: 1, green: 0.5, blue: 0))
    let host = ViewHost(size: size(10, 10)) { Color.red.opacity(0.5) }
    #expect(host.displayList.map(\.content) == [.color(.red.opacity(0.5))])
  }

  @Test func opacitiesMultiply() {
    let host = ViewHost(size: size(10, 10)) {
      ZStack { square(.red, 10).opacity(0.5) }.opacity(0.5).padding(0).opacity(0.5)
    }
    #expect(host.opacity(.red) == 0.125)
  }
}
