import Motion
import Testing

/// One row of OpenSwiftUI's compatibility tests, which also run against SwiftUI (cases 77 to 146).
struct CurveCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let curve: UnitCurve
  let tolerance: Double
  let values: [Double]
  let velocities: [Double]
}

@Suite struct UnitCurveTests {
  static let cases = [
    CurveCase(
      testDescription: "77-86 linear", curve: .linear, tolerance: 1e-12,
      values: [0, 0.25, 0.5, 0.75, 1], velocities: [1, 1, 1, 1, 1]),
    CurveCase(
      testDescription: "87-96 easeIn", curve: .easeIn, tolerance: 0.01,
      values: [0, 0.09, 0.32, 0.62, 1], velocities: [0, 0.67, 1.07, 1.37, 0]),
    CurveCase(
      testDescription: "97-106 easeOut", curve: .easeOut, tolerance: 0.01,
      values: [0, 0.38, 0.68, 0.91, 1], velocities: [1, 1.37, 1.07, 0.67, 0]),
    CurveCase(
      testDescription: "107-116 easeInOut", curve: .easeInOut, tolerance: 0.01,
      values: [0, 0.13, 0.5, 0.87, 1], velocities: [0, 1.06, 1.72, 1.06, 0]),
    CurveCase(
      testDescription: "117-126 circularEaseIn", curve: .circularEaseIn, tolerance: 0.001,
      values: [0, 0.032, 0.134, 0.339, 1], velocities: [0, 0.258, 0.577, 1.134, .infinity]),
    CurveCase(
      testDescription: "127-136 circularEaseOut", curve: .circularEaseOut, tolerance: 0.001,
      values: [0, 0.661, 0.866, 0.968, 1], velocities: [.infinity, 1.134, 0.577, 0.258, 0]),
    CurveCase(
      testDescription: "137-146 circularEaseInOut", curve: .circularEaseInOut, tolerance: 0.001,
      values: [0, 0.067, 0.5, 0.933, 1], velocities: [0, 0.577, .infinity, 0.577, 0]),
  ]

  @Test(arguments: cases) func quarters(_ row: CurveCase) {
    for index in 0...4 {
      let progress = Double(index) / 4
      #expect(row.curve.value(at: progress).isNear(row.values[index], row.tolerance), "value at \(progress)")
      #expect(
        row.curve.velocity(at: progress).isNear(row.velocities[index], row.tolerance),
        "velocity at \(progress)")
    }
  }

  /// The slope is y′ / x′ = 1.35 / 1.125 at the middle of the curve.
  @Test("147 a symmetric curve") func symmetricBezier() {
    let curve = UnitCurve.bezier(0.25, 0.1, 0.75, 0.9)
    #expect(curve.value(at: 0.5).isNear(0.5, 1e-9))
    #expect(curve.velocity(at: 0.5).isNear(1.2, 1e-9))
  }

  @Test("149 ease-in-out stays within its ends") func easeInOutStaysWithinItsEnds() {
    for progress in [-0.5, -1000] { #expect(UnitCurve.easeInOut.value(at: progress) == 0) }
    for progress in [1.5, 1000] { #expect(UnitCurve.easeInOut.value(at: progress) == 1) }
    for progress in [-1000.0, 1000] { #expect(UnitCurve.easeInOut.velocity(at: progress) == 0) }
  }

  /// Engine facts 3.1.
  @Test("150 the linear curve goes on") func linearGoesOn() {
    for progress in [-0.5, 1.5] {
      #expect(UnitCurve.linear.velocity(at: progress) == 1)
      #expect(UnitCurve.linear.value(at: progress) == progress)
    }
  }

  @Test("151 inverses") func inverses() {
    #expect(UnitCurve.bezier(0.1, 0.2, 0.3, 0.4).inverse == .bezier(0.2, 0.1, 0.4, 0.3))
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    #expect(UnitCurve.circularEaseOut.inverse == .circularEaseIn)
    #expect(UnitCurve.circularEaseInOut.inverse.inverse == .circularEaseInOut)
    #expect(UnitCurve.easeIn.inverse != .easeOut)
    #expect(UnitCurve.linear.inverse == .linear)
  }

  @Test(arguments: [
    UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  ])
  func anInverseUndoesItsCurve(_ curve: UnitCurve) {
    for index in 0...20 {
      let progress = Double(index) / 20
      #expect(curve.inverse.value(at: curve.value(at: progress)).isNear(progress, 1e-7))
    }
  }

  @Test("152 a degenerate curve is a straight line") func degenerateBezierIsAStraightLine() {
    let curve = UnitCurve.bezier(0.5, 0.5, 0.5, 0.5)
    #expect(curve.value(at: 0.5).isNear(0.5, 1e-9))
    #expect(curve.velocity(at: 0.5).isNear(1, 1e-9))
  }

  /// Engine facts 3.1: the control points of a unit curve are moved into the unit square.
  @Test func aUnitCurveDoesNotOvershoot() {
    let curve = UnitCurve.bezier(0.68, -0.6, 0.32, 1.6)
    for index in 0...20 { #expect((0...1).contains(curve.value(at: Double(index) / 20))) }
  }

  @Test func hostileControlPoints() {
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(UnitCurve.bezier(bad, bad, bad, bad).value(at: 0.5).isNear(0.5, 1e-9))
      #expect(UnitCurve.easeIn.value(at: bad).isFinite)
    }
    // An upright piece: x is 0, then 1, on a curve that is still a function.
    #expect(UnitCurve.bezier(0, 1, 0, 1).value(at: 0.5) > 0.9)
    #expect(UnitCurve.bezier(1, 0, 0, 1).value(at: 0.5).isNear(0.5, 1e-6))
  }
}
