import LabUI
import Testing

/// Keyframe animators on the virtual clock.
@MainActor @Suite struct KeyframeAnimatorTests {
  struct Values {
    var scale = 1.0
    var offset = CGFloat(0)
  }

  /// The recorded rest of swiftui-web (animator/keyframe, macOS 26.2), and the way from there.
  @Test func recordedRest() {
    let model = Model(0)
    let host = ViewHost(size: size(300, 120)) {
      Driven(model) { trigger in
        Color.red.frame(width: 60, height: 40).keyframeAnimator(initialValue: Values(), trigger: trigger) {
          content, value in
          content.scaleEffect(value.scale).offset(y: value.offset)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            SpringKeyframe(1.3, duration: 0.2)
            LinearKeyframe(1, duration: 0.3)
          }
          KeyframeTrack(\.offset) {
            CubicKeyframe(-20, duration: 0.25)
            CubicKeyframe(0, duration: 0.25)
          }
        }.named("box")
      }
    }
    let rest = CGRect(x: 120, y: 40, width: 60, height: 40)
    #expect(host.frame(named: "box") == rest)
    #expect(host.frame(.red) == rest)
    #expect(!host.isAnimating)
    model.set(1, host)
    #expect(host.isAnimating)
    host.advance(by: 0.25)
    // The middle of the jump, and the scale on its way back, one sixth of it done.
    let scale = host.frame(.red).width / 60
    #expect(abs(host.frame(.red).midY - 40) < 1e-9)
    #expect(scale > 1.1 && scale < 1.3)
    #expect(host.frame(named: "box") == rest)
    host.settle()
    #expect(host.frame(.red) == rest)
    #expect(abs(host.time - 0.5) < 0.02)
  }

  private func row(_ model: Model<Int>, repeats: Bool? = nil) -> ViewHost {
    ViewHost(size: size(400, 10)) {
      Driven(model) { trigger in
        Group {
          if let repeats {
            KeyframeAnimator(initialValue: 0.0, repeating: repeats) { x in
              Block(color: .red, width: 10, height: 10).offset(x: x)
            } keyframes: { from in
              LinearKeyframe(from + 100, duration: 1)
            }
          } else {
            KeyframeAnimator(initialValue: 0.0, trigger: trigger) { x in
              Block(color: .red, width: 10, height: 10).offset(x: x)
            } keyframes: { from in
              LinearKeyframe(from + 100, duration: 1)
            }
          }
        }.frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  /// The value stays where the keyframes end, and the next run starts there (Apple's documentation).
  @Test func aTriggerRunsFromTheLastValue() {
    let model = Model(0)
    let host = row(model)
    model.set(1, host)
    host.advance(by: 0.25)
    #expect(abs(host.frame(.red).minX - 25) < 1e-9)
    host.settle()
    #expect(host.frame(.red).minX == 100)
    model.set(2, host)
    host.advance(by: 0.5)
    #expect(abs(host.frame(.red).minX - 150) < 1e-9)
    // In mid-flight it starts from the present value.
    model.set(3, host)
    host.advance(by: 0.5)
    #expect(abs(host.frame(.red).minX - 200) < 1e-9)
  }

  @Test func withoutATriggerItRepeats() {
    let host = row(Model(0), repeats: true)
    for (time, x) in [(0.5, 50.0), (1.25, 125), (2, 200), (2.5, 250)] {
      host.advance(by: time - host.time)
      #expect(abs(host.frame(.red).minX - x) < 1e-9, "at \(time)")
    }
    #expect(host.isAnimating)
  }

  @Test func onceWithoutRepeating() {
    let host = row(Model(0), repeats: false)
    host.advance(by: 0.5)
    #expect(abs(host.frame(.red).minX - 50) < 1e-9)
    host.advance(by: 10)
    #expect(host.frame(.red).minX == 100)
    #expect(!host.isAnimating)
  }

  @Test func keyframesWithoutTimeEndAtOnce() {
    let host = ViewHost(size: size(100, 10)) {
      KeyframeAnimator(initialValue: 0.0) { opacity in
        square(.red, 10).opacity(opacity)
      } keyframes: { _ in
        MoveKeyframe(0.5)
      }
    }
    #expect(host.opacity(.red) == 0.5)
    #expect(!host.isAnimating)
  }
}
