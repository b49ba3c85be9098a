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

/// Shapes of a program's own, and shapes made of others.
@MainActor @Suite struct CustomShapeTests {
  struct Triangle: Shape {
    var animatableData: CGFloat = 0

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  /// As wide as high as it is told.
  struct Stick: Shape {
    var width: CGFloat
    nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: width, height: proposal.height ?? 10)
    }
  }

  @Test func aShapeOfAProgramIsDrawnByTheNameOfItsType() {
    let host = ViewHost(size: size(40, 20)) {
      HStack(spacing: 0) {
        Triangle()
        Triangle().fill(Color.red)
      }.foregroundStyle(.green)
    }
    #expect(host.displayList.map(\.content) == [.shape("Triangle", .green), .shape("Triangle", .red)])
    #expect(host.frame(.red) == CGRect(x: 20, y: 0, width: 20, height: 20))
  }

  @Test func itMayChangeItsSizeAndItsColour() {
    let model = Model(10.0)
    let content = {
      Driven(model) { width in
        HStack(spacing: 0) {
          Stick(width: width).fill(width > 15 ? Color.blue : .red)
          Color.green
        }
      }
    }
    let host = ViewHost(size: size(40, 20)) { content() }
    #expect(host.frame(.red) == CGRect(x: 0, y: 0, width: 10, height: 20))
    model.set(30, host)
    #expect(host.frame(.blue) == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(host.displayList == ViewHost(size: size(40, 20)) { content() }.displayList)
  }

  /// Measured on Apple's SwiftUI (swiftui-web, Shape): what is moved, scaled, sized, inset or stroked inside takes all
  /// the room, what is cut or stroked is as large as the whole.
  @Test func whatIsMadeOfACircleIsASquareOnlyWhenItKeepsItsPlace() {
    func drawn(_ view: some View) -> CGSize? {
      ViewHost(size: size(60, 40)) { view }.displayList.first?.frame.size
    }
    let circle = Circle()
    #expect(drawn(circle.offset(x: 5)) == size(60, 40))
    #expect(drawn(circle.scale(0.5)) == size(60, 40))
    #expect(drawn(circle.size(width: 10, height: 10)) == size(60, 40))
    #expect(drawn(circle.inset(by: 2)) == size(60, 40))
    #expect(drawn(circle.strokeBorder(lineWidth: 2)) == size(60, 40))
    #expect(drawn(circle.trim(from: 0, to: 0.5)) == size(40, 40))
    #expect(drawn(circle.stroke(style: StrokeStyle(lineWidth: 2))) == size(40, 40))
    #expect(drawn(circle.stroke(lineWidth: 2)) == size(40, 40))
    #expect(drawn(Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5))) == size(60, 40))
  }

  @Test func theNameIsThatOfTheShapeWhateverIsMadeOfIt() {
    let host = ViewHost(size: size(60, 40)) { Circle().inset(by: 1).offset(x: 1).scale(2).fill(Color.red) }
    #expect(host.displayList.map(\.content) == [.shape("Circle", .red)])
  }

  @Test func outlines() {
    let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
    #expect(Rectangle().path(in: rect).boundingRect == rect)
    #expect(Ellipse().path(in: rect).boundingRect == rect)
    #expect(RoundedRectangle(cornerRadius: 5).path(in: rect).boundingRect == rect)
    #expect(Capsule().path(in: rect).boundingRect == rect)
    #expect(Circle().path(in: rect).boundingRect == CGRect(x: 20, y: 20, width: 40, height: 40))
    #expect(
      Circle().offset(x: 5, y: 1).path(in: rect).boundingRect == CGRect(x: 25, y: 21, width: 40, height: 40))
    #expect(Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 25, y: 30, width: 30, height: 20))
    #expect(
      Rectangle().size(width: 6, height: 4).path(in: rect).boundingRect
        == CGRect(x: 10, y: 20, width: 6, height: 4))
    #expect(
      Rectangle().inset(by: 3).path(in: rect).boundingRect == CGRect(x: 13, y: 23, width: 54, height: 34))
    #expect(Path().boundingRect == .null && Path().isEmpty && Path().currentPoint == nil)
    #expect(Path(rect).currentPoint == CGPoint(x: 10, y: 20))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -4]) func aSizeThatIsNoneDoesNoHarm(_ width: CGFloat) {
    let host = ViewHost(size: size(40, 20)) { Stick(width: width).fill(Color.red) }
    #expect(host.displayList.count == 1)
    #expect(!host.frame(.red).width.isNaN)
  }
}

/// Angles and changes of coordinates.
@MainActor @Suite struct TransformTests {
  @Test func angles() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle.radians(.pi / 2).degrees == 90)
    #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
    #expect(Angle.zero < .degrees(1))
  }

  /// Turned by 90° (1, 0) comes to lie on (0, 1); then moved by (2, 3).
  @Test func changesOfCoordinates() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let moved = turn.concatenating(CGAffineTransform(translationX: 2, y: 3))
    #expect(CGPoint(x: 1, y: 0).applying(moved).isClose(to: CGPoint(x: 2, y: 4)))
    #expect(CGPoint(x: 1, y: 0).applying(turn.translatedBy(x: 2, y: 3)).isClose(to: CGPoint(x: -3, y: 3)))
    let skew = CGAffineTransform(a: 2, b: 1, c: 0.5, d: 3, tx: 4, ty: 5)
    #expect(CGPoint(x: 7, y: 9).applying(skew).applying(skew.inverted()).isClose(to: CGPoint(x: 7, y: 9)))
    #expect(CGAffineTransform(scaleX: 0, y: 0).inverted() == CGAffineTransform(scaleX: 0, y: 0))
    #expect(ProjectionTransform(.identity).isIdentity && ProjectionTransform(skew).isAffine)
  }

  /// A half circle from the right over the bottom to the left, y downwards; its curves' control points are at
  /// 4/3·tan(π/8) = 0.5523 of the radius, so inside of the bounds.
  @Test func arcs() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
    let bounds = path.boundingRect
    #expect(CGPoint(x: bounds.minX, y: bounds.minY).isClose(to: CGPoint(x: 0, y: 10)))
    #expect(CGPoint(x: bounds.maxX, y: bounds.maxY).isClose(to: CGPoint(x: 20, y: 20)))
    var other = Path()
    other.addArc(
      center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: true)
    #expect(abs(other.boundingRect.minY) < 1e-9 && abs(other.boundingRect.maxY - 10) < 1e-9)
    var none = Path()
    none.addArc(
      center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(.infinity), clockwise: true)
    #expect(none.isEmpty)
  }

  /// 60 × 40 turned by 90° about its middle (40, 40) is 40 × 60.
  @Test func shapesCanBeTurned() {
    let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
    let bounds = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
    #expect(bounds.isClose(to: CGRect(x: 20, y: 10, width: 40, height: 60)))
    let moved = Rectangle().transform(CGAffineTransform(translationX: 1, y: 2)).path(in: rect).boundingRect
    #expect(moved == CGRect(x: 11, y: 22, width: 60, height: 40))
  }

  struct Skew: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.4, d: 1, tx: 0, ty: 0))
    }
  }

  /// Measured on Apple's SwiftUI (swiftui-web, Transform): layout knows nothing of them.
  @Test func layoutKnowsNothingOfThem() {
    let host = ViewHost(size: size(60, 20)) {
      HStack(spacing: 0) {
        square(.red, 10).rotationEffect(.degrees(45)).named("turned")
        square(.green, 10).transformEffect(CGAffineTransform(scaleX: 2, y: 2)).named("scaled")
        square(.blue, 10).modifier(Skew()).rotation3DEffect(.degrees(1), axis: (x: 0, y: 0, z: 1)).named(
          "skewed")
      }
    }
    #expect(["turned", "scaled", "skewed"].map { host.frame(named: $0).minX } == [15, 25, 35])
    #expect(host.probes.allSatisfy { $0.frame.size == CGSize(width: 10, height: 10) })
  }
}

extension CGPoint {
  fileprivate func isClose(to other: CGPoint) -> Bool { abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 }
}
