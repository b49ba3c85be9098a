import LabUI
import Testing

/// What moves is the frames of leaves; layout is at its end at once.
@MainActor @Suite struct LeafMotionTests {
  /// Nested containers that all move do not add up: each leaf goes its own straight way in the window.
  @Test func nestedMovesDoNotCompound() {
    let model = Model(false)
    let host = ViewHost(size: CGSize(width: 200, height: 20)) {
      Driven(model) { isMoved in
        HStack(spacing: 0) {
          HStack(spacing: 0) { square(.red, 20).padding(.leading, isMoved ? 40 : 0) }
            .padding(.leading, isMoved ? 30 : 0)
        }
        .padding(.leading, isMoved ? 30 : 0)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    model.set(true, host, .linear(duration: 1))
    for time in [0.25, 0.5, 0.75] {
      host.advance(by: time - host.time)
      #expect(abs(host.frame(.red).minX - 100 * time) < 1e-9)
    }
  }

  /// A circle inserted into a square that grows from 200 to 300 stands at its final place at once.
  @Test("B22 what is inserted does not travel") func whatIsInsertedDoesNotTravel() {
    let model = Model(false)
    let host = ViewHost(size: CGSize(width: 400, height: 400)) {
      Driven(model) { isLarge in
        Color.red.frame(width: isLarge ? 300 : 200, height: isLarge ? 300 : 200)
          .overlay(alignment: .topLeading) {
            if isLarge { Circle().fill(Color.blue).frame(width: 20, height: 20) }
          }
      }
    }
    model.set(true, host, .linear(duration: 1))
    // -150 from the centre of 200.
    #expect(host.frame(.blue) == CGRect(x: 50, y: 50, width: 20, height: 20))
    #expect(host.opacity(.blue) == 0)
    host.advance(by: 0.5)
    #expect(host.frame(.blue) == CGRect(x: 50, y: 50, width: 20, height: 20))
    #expect(abs(host.opacity(.blue) - 0.5) < 1e-9)
    #expect(host.frame(.red) == CGRect(x: 75, y: 75, width: 250, height: 250))
  }

  /// A view that appears without transition in an animated update does not fly in either.
  @Test func newItemsStandWhereTheyBelong() {
    let model = Model([1])
    let host = ViewHost(size: CGSize(width: 200, height: 20)) {
      Driven(model) { items in
        HStack(spacing: 0) {
          ForEach(items, id: \.self) { Text("\($0)").frame(width: 20) }
          Spacer(minLength: 0)
        }
      }
    }
    model.set([2, 1], host, .linear(duration: 1))
    host.advance(by: 0.5)
    let width = host.frame(of: "2").width
    #expect(abs(host.frame(of: "2").midX - 10) < 1e-9)
    // The old one is half way from 10 to 30.
    #expect(abs(host.frame(of: "1").midX - 20) < 1e-9)
    #expect(width > 0)
  }

  @Test func offsetScaleAndOpacityAnimate() {
    let model = Model(false)
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Driven(model) { isOn in
        square(.red, 20).scaleEffect(isOn ? 2 : 1).offset(x: isOn ? 30 : 0, y: isOn ? -10 : 0).opacity(
          isOn ? 0 : 1)
      }
    }
    model.set(true, host, .linear(duration: 1))
    host.advance(by: 0.5)
    // 20 scaled by 1.5 is 30, centred at (50 + 15, 50 - 5).
    #expect(host.frame(.red).isClose(to: CGRect(x: 50, y: 30, width: 30, height: 30)))
    #expect(abs(host.opacity(.red) - 0.5) < 1e-9)
  }

  struct Bar: View, Animatable {
    var width: CGFloat
    let log: Log<CGFloat>
    nonisolated var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }

    var body: some View {
      let _ = log.add(width)
      Color.red.frame(width: width, height: 10)
    }
  }

  /// An animatable view is evaluated with the values in between, and layout follows it.
  @Test func anAnimatableViewIsEvaluatedOnTheWay() {
    let model = Model<CGFloat>(0)
    let log = Log<CGFloat>()
    let host = ViewHost(size: CGSize(width: 200, height: 10)) {
      HStack(spacing: 0) {
        Driven(model) { Bar(width: $0, log: log) }
        Color.blue.frame(width: 20)
        Spacer(minLength: 0)
      }
    }
    model.set(100, host, .linear(duration: 1))
    #expect(host.frame(.red).width == 0)
    for time in [0.25, 0.5, 1] {
      host.advance(by: time - host.time)
      #expect(abs(host.frame(.red).width - 100 * time) < 1e-9)
      #expect(abs(host.frame(.blue).minX - 100 * time) < 1e-9)
    }
    #expect(log.entries.contains(25) && log.entries.contains(50) && log.entries.last == 100)
    #expect(!host.isAnimating || host.settle() < 0.1)
  }

  struct Inset: AnimatableModifier {
    var amount: CGFloat
    nonisolated var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func body(content: Content) -> some View { content.padding(.leading, amount) }
  }

  @Test func anAnimatableModifierIsEvaluatedOnTheWay() {
    let model = Model<CGFloat>(0)
    let host = ViewHost(size: CGSize(width: 200, height: 10)) {
      Driven(model) {
        square(.red, 10).modifier(Inset(amount: $0)).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    model.set(80, host, .easeInOut(duration: 1))
    host.advance(by: 0.25)
    // Ease-in-out at a quarter: 0.1292.
    #expect(abs(host.frame(.red).minX - 80 * 0.1292) < 0.01)
    host.settle()
    #expect(host.frame(.red).minX == 80)
  }

  @Test func whatDoesNotChangeDoesNotAnimate() {
    let model = Model(0)
    let host = ViewHost(size: CGSize(width: 200, height: 10)) {
      Driven(model) { _ in Color.red }
    }
    model.set(1, host, .linear(duration: 1))
    #expect(!host.isAnimating)
  }

  @Test func aNewSizeOfTheWindowIsNotAnimated() {
    let host = ViewHost(size: CGSize(width: 100, height: 10)) { Color.red }
    host.size = CGSize(width: 300, height: 20)
    #expect(host.frame(.red) == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(!host.isAnimating)
  }
}
