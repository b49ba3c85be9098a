import LabUI
import Testing

/// Curves, springs and what wraps them, through the engine: a block on its way between two places.
@MainActor @Suite struct CurveTests {
  /// A block of 20 that goes from the leading to the trailing end of a row.
  static func row(_ width: CGFloat, _ model: Model<Bool>) -> ViewHost {
    ViewHost(size: CGSize(width: width, height: 20)) {
      Driven(model) { square(.red, 20).frame(maxWidth: .infinity, alignment: $0 ? .trailing : .leading) }
    }
  }

  struct Travel: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var animation: Animation
    /// Where the block is at 0, 0.5, 1, 1.5 and 2 s of a way of 148.
    var x: [CGFloat]

    init(_ name: String, _ animation: Animation, _ x: [CGFloat]) {
      testDescription = name
      self.animation = animation
      self.x = x
    }
  }

  /// Section 7.3 of the cases, `BezierAnimationUITests`.
  nonisolated static let travels = [
    Travel("A1 linear", .linear(duration: 2), [0, 37, 74, 111, 148]),
    Travel("A1 easeIn", .easeIn(duration: 2), [0, 13.83, 46.67, 92.04, 148]),
    Travel("A1 easeOut", .easeOut(duration: 2), [0, 55.96, 101.33, 134.17, 148]),
    Travel("A1 easeInOut", .easeInOut(duration: 2), [0, 19.12, 74, 128.88, 148]),
    Travel("A1 overshoot", .timingCurve(0.68, -0.6, 0.32, 1.6, duration: 2), [0, -14.46, 74, 162.46, 148]),
  ]

  @Test(arguments: travels) func positionsOnTheWay(_ travel: Travel) {
    let model = Model(false)
    let host = Self.row(168, model)
    model.set(true, host, travel.animation)
    for (frame, x) in travel.x.enumerated() {
      if frame > 0 { host.advance(by: 0.5) }
      // The table has two decimals.
      #expect(abs(host.frame(.red).minX - x) < 0.006)
      #expect(host.frame(.red).size == CGSize(width: 20, height: 20))
    }
  }

  struct Fractions: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var animation: Animation
    var values: [(time: Double, fraction: Double)]
    var tolerance = 0.0001

    init(
      _ name: String, _ animation: Animation, _ values: [(Double, Double)], within tolerance: Double = 0.0001
    ) {
      testDescription = name
      self.animation = animation
      self.values = values
      self.tolerance = tolerance
    }
  }

  /// Semantics section 8 and the closed forms of engine facts 3.3.
  nonisolated static let fractions = [
    Fractions("default", .default, [(0.1, 0.3577), (0.2, 0.7154), (0.5, 0.9864)], within: 0.0005),
    Fractions(
      "smooth", .smooth, [(0.1, 0.35774), (0.2, 0.71542), (0.3, 0.89003), (0.4, 0.96046), (0.5, 0.98640)]),
    Fractions(
      "snappy", .snappy, [(0.1, 0.38810), (0.2, 0.78637), (0.3, 0.95645), (0.4, 1.00162), (0.5, 1.00602)]),
    Fractions(
      "bouncy", .bouncy, [(0.1, 0.42330), (0.2, 0.87371), (0.3, 1.03393), (0.4, 1.03930), (0.5, 1.01450)]),
    Fractions(
      "spring(0.5, 0.825)", .spring(response: 0.5, dampingFraction: 0.825),
      [(0.1, 0.39361), (0.2, 0.79965), (0.3, 0.96851), (0.4, 1.00826), (0.5, 1.00840)]),
    Fractions(
      "interactiveSpring(0.15, 0.86)", .interactiveSpring(response: 0.15, dampingFraction: 0.86),
      [(0.02, 0.2173), (0.05, 0.6766), (0.075, 0.8892), (0.1, 0.9759), (0.15, 1.0050)], within: 0.0001),
    Fractions("linear without a duration", .linear, [(0.175, 0.5), (0.35, 1)]),
    Fractions(
      "easeInOut without a duration", .easeInOut, [(0.0875, 0.1292), (0.175, 0.5), (0.2625, 0.8708)]),
    Fractions("delay", .linear(duration: 1).delay(0.5), [(0.25, 0), (0.5, 0), (0.75, 0.25), (1.5, 1)]),
    Fractions("speed 2", .linear(duration: 1).speed(2), [(0.25, 0.5), (0.5, 1)]),
    Fractions("speed 0.5", .linear(duration: 1).speed(0.5), [(0.5, 0.25), (1, 0.5)]),
    // Section 7.3, `RepeatAnimationUITests`: linear 1 s twice.
    Fractions(
      "A2 twice, back and forth", .linear(duration: 1).repeatCount(2), [(0.5, 0.5), (1.5, 0.5), (2.5, 1)]),
    Fractions(
      "A2 twice, each from the start", .linear(duration: 1).repeatCount(2, autoreverses: false),
      [(0.5, 0.5), (1.5, 0.5), (1.75, 0.75), (2.5, 1)]),
    Fractions("for ever", .linear(duration: 1).repeatForever(), [(0.5, 0.5), (1.25, 0.75), (100.25, 0.25)]),
  ]

  @Test(arguments: fractions) func fractionsAtTimes(_ row: Fractions) {
    let model = Model(false)
    let host = Self.row(120, model)
    model.set(true, host, row.animation)
    for (time, fraction) in row.values {
      host.advance(by: time - host.time)
      #expect(abs(Double(host.frame(.red).minX) / 100 - fraction) < row.tolerance, "at \(time)")
    }
  }

  @Test func sixtyFramesASecondShowWhatOneStepShows() {
    let model = Model(false)
    let other = Model(false)
    let fine = Self.row(120, model)
    let coarse = Self.row(120, other)
    model.set(true, fine, .bouncy)
    other.set(true, coarse, .bouncy)
    for _ in 0..<30 { fine.advance(by: 1.0 / 60) }
    coarse.advance(by: 0.5)
    #expect(abs(fine.frame(.red).minX - coarse.frame(.red).minX) < 1e-6)
  }

  @Test(arguments: [(0.0, 0.35), (0.5, 0.85), (2.0, 2.35)]) func anAnimationEndsAfterItsDelayAndDuration(
    _ delay: Double, _ end: Double
  ) {
    let model = Model(false)
    let host = Self.row(120, model)
    model.set(true, host, .linear.delay(delay))
    let seconds = host.settle()
    #expect(abs(seconds - end) < 2.0 / 60)
    #expect(host.frame(.red).minX == 100)
  }

  @Test func onlyTheDifferenceAnimates() {
    // Width and height change too: all four edges go by the same fraction.
    let model = Model(false)
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Driven(model) { isLarge in
        Color.red.frame(width: isLarge ? 80 : 20, height: isLarge ? 40 : 10)
          .frame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: isLarge ? .bottomTrailing : .topLeading)
      }
    }
    model.set(true, host, .linear(duration: 1))
    host.advance(by: 0.25)
    // Origin (0, 0) to (20, 60), size 20 by 10 to 80 by 40.
    #expect(host.frame(.red).isClose(to: CGRect(x: 5, y: 15, width: 35, height: 17.5)))
  }
}
