import LabUI
import Testing

/// Phase animators on the virtual clock.
@MainActor @Suite struct PhaseAnimatorTests {
  /// The recorded rest of swiftui-web (animator/phase, macOS 26.2): triggered animators rest at the first phase.
  @Test func recordedRest() {
    let host = ViewHost(size: size(300, 120), environment: recordedEnvironment) {
      HStack(spacing: 20) {
        Text("Pulse").phaseAnimator([false, true], trigger: 0) { content, isOn in
          content.scaleEffect(isOn ? 1.5 : 1).opacity(isOn ? 0.5 : 1)
        }.named("text")
        Color.red.frame(width: 40, height: 40).phaseAnimator([0, 1, 2], trigger: 0) { content, phase in
          content.offset(y: -10 * CGFloat(phase))
        }.named("box")
      }.named("row")
    }
    #expect(
      host.namedFrames == [
        "box": CGRect(x: 156.5, y: 40, width: 40, height: 40),
        "row": CGRect(x: 103.5, y: 40, width: 93, height: 40),
        "text": CGRect(x: 103.5, y: 52, width: 33, height: 16),
      ])
    #expect(!host.isAnimating)
    #expect(host.frame(.red) == CGRect(x: 156.5, y: 40, width: 40, height: 40))
  }

  private func host(
    _ model: Model<Int>, _ phases: [CGFloat], _ animation: @escaping (CGFloat) -> Animation?
  ) -> ViewHost {
    ViewHost(size: size(400, 10)) {
      Driven(model) { trigger in
        PhaseAnimator(phases, trigger: trigger) { phase in
          Block(color: .red, width: 10, height: 10).offset(x: phase)
        } animation: {
          animation($0)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  /// To 100 in one second, to 200 in two, back in one; each animation is asked for with the phase that it leads to.
  @Test func aTriggerRunsThroughThePhasesOnce() {
    let model = Model(0)
    let host = host(model, [0, 100, 200]) { .linear(duration: $0 == 200 ? 2 : 1) }
    #expect(!host.isAnimating)
    model.set(1, host)
    #expect(host.frame(.red).minX == 0)
    // A curve is complete at its end; the next begins in the frame that shows it.
    for (time, x) in [
      (0.5, 50.0), (1, 100), (2, 150), (3, 200), (3.25, 150), (4, 0),
    ] {
      host.advance(by: time - host.time)
      #expect(abs(host.frame(.red).minX - x) < 1e-9, "at \(time)")
    }
    host.advance(by: 0.1)
    #expect(!host.isAnimating)
    #expect(host.frame(.red).minX == 0)
    model.set(2, host)
    host.advance(by: 0.5)
    #expect(abs(host.frame(.red).minX - 50) < 1e-9)
  }

  @Test func aTriggerInMidFlightBeginsAgain() {
    let model = Model(0)
    let host = host(model, [0, 100, 200]) { _ in .linear(duration: 1) }
    model.set(1, host)
    host.advance(by: 1)
    host.advance(by: 0.5)
    #expect(abs(host.frame(.red).minX - 150) < 1e-9)
    model.set(2, host)
    host.advance(by: 2)
    host.settle()
    #expect(host.frame(.red).minX == 0)
    #expect(!host.isAnimating)
  }

  @Test func withoutATriggerItGoesOnForEver() {
    let host = ViewHost(size: size(400, 10)) {
      PhaseAnimator([0, 100]) { phase in
        Block(color: .red, width: 10, height: 10).offset(x: CGFloat(phase))
      } animation: { _ in
        .linear(duration: 1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(host.isAnimating)
    #expect(host.frame(.red).minX == 0)
    for (time, x) in [(0.25, 25.0), (1, 100), (1.25, 75), (2, 0), (2.5, 50)] {
      host.advance(by: time - host.time)
      #expect(abs(host.frame(.red).minX - x) < 1e-9, "at \(time)")
    }
    #expect(host.settle(frameRate: 10, limit: 3) > 2.9)
  }

  /// Where a phase changes nothing it lasts one frame (chris.eidhof.nl on phase animators: it does not wait).
  @Test func aPhaseThatChangesNothingLastsAFrame() {
    let model = Model(0)
    let host = host(model, [0, 100, 100]) { _ in .linear(duration: 1) }
    model.set(1, host)
    host.advance(by: 1)
    #expect(host.frame(.red).minX == 100)
    host.advance(by: 0.1)
    host.advance(by: 0.5)
    #expect(abs(host.frame(.red).minX - 50) < 1e-9)
  }

  @Test func withoutAnAnimationAPhaseIsShownAtOnce() {
    let model = Model(0)
    let host = host(model, [0, 100]) { $0 == 100 ? nil : .linear(duration: 1) }
    model.set(1, host)
    #expect(host.frame(.red).minX == 100)
    host.advance(by: 0.1)
    #expect(host.frame(.red).minX == 100)
    host.advance(by: 0.5)
    #expect(abs(host.frame(.red).minX - 50) < 1e-9)
  }

  @Test func whatIsRemovedStops() {
    let model = Model(true)
    let host = ViewHost(size: size(100, 10)) {
      Driven(model) { isShown in
        if isShown { PhaseAnimator([0, 1]) { Color.red.opacity(Double($0)) } }
      }
    }
    #expect(host.isAnimating)
    model.set(false, host)
    #expect(!host.isAnimating)
    #expect(host.displayList.isEmpty)
  }

  @Test(arguments: [0, 1]) func fewPhases(_ count: Int) {
    let host = ViewHost(size: size(100, 10)) {
      PhaseAnimator(0..<count) { _ in Color.red }
      Color.blue.phaseAnimator(0..<count) { content, _ in content }
    }
    #expect(host.displayList.count == 2 * count)
    #expect(!host.isAnimating)
    #expect(host.warnings.isEmpty == (count > 0))
  }
}
