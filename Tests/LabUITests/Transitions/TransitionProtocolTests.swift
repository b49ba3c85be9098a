import LabUI
import Testing

/// Transitions of a program's own type.
@MainActor @Suite struct TransitionProtocolTests {
  private struct Drop: Transition {
    var height: CGFloat
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(y: height * phase.value).opacity(phase.isIdentity ? 1 : 0.5)
    }
  }

  private func host(_ model: Model<Bool>, @ViewBuilder _ content: @escaping () -> some View) -> ViewHost {
    ViewHost(size: size(100, 100)) {
      Driven(model) { isShown in
        ZStack { if isShown { content() } }
      }
    }
  }

  /// From 40 above to the place, and from there to 40 below; the opacity from 0.5 and to it.
  @Test func phases() {
    let model = Model(false)
    let host = host(model) { square(.red, 20).transition(Drop(height: 40)) }
    model.set(true, host, .linear(duration: 1))
    host.advance(by: 0.25)
    #expect(host.frame(.red).isClose(to: CGRect(x: 40, y: 10, width: 20, height: 20)))
    #expect(abs(host.opacity(.red) - 0.625) < 1e-9)
    host.settle()
    #expect(host.frame(.red) == CGRect(x: 40, y: 40, width: 20, height: 20))
    #expect(host.opacity(.red) == 1)
    model.set(false, host, .linear(duration: 1))
    host.advance(by: 0.25)
    #expect(host.items(.red).map(\.isRemoved) == [true])
    #expect(host.frame(.red).isClose(to: CGRect(x: 40, y: 50, width: 20, height: 20)))
    #expect(abs(host.opacity(.red) - 0.875) < 1e-9)
    host.settle()
    #expect(host.displayList.isEmpty)
  }

  @Test func combinedAndWithAnAnimationOfItsOwn() {
    let model = Model(false)
    let host = host(model) {
      square(.red, 20).transition(
        Drop(height: 40).combined(with: Drop(height: 20)).animation(.linear(duration: 2)))
    }
    model.set(true, host, .linear(duration: 1))
    host.advance(by: 0.5)
    // A quarter of the way: 60 · 3 / 4 above, and twice 0.625.
    #expect(abs(host.frame(.red).minY - (40 - 45)) < 1e-9)
    #expect(abs(host.opacity(.red) - 0.625 * 0.625) < 1e-9)
  }

  /// Engine facts 5.1: opacity 0 and a scale of 0.9, or 1.1 on the way out.
  @Test(arguments: [false, true]) func blurReplace(_ isUp: Bool) {
    let model = Model(false)
    let host = host(model) { square(.red, 20).transition(.blurReplace(isUp ? .upUp : .downUp)) }
    model.set(true, host, .linear(duration: 1))
    #expect(host.opacity(.red) == 0)
    #expect(abs(host.frame(.red).width - 18) < 1e-9)
    host.settle()
    model.set(false, host, .linear(duration: 1))
    host.advance(by: 0.5)
    #expect(abs(host.opacity(.red) - 0.5) < 1e-9)
    #expect(abs(host.frame(.red).width - (isUp ? 21 : 19)) < 1e-9)
  }

  @Test func withoutAnAnimationNothingHappens() {
    let model = Model(false)
    let host = host(model) { square(.red, 20).transition(.blurReplace).contentTransition(.numericText()) }
    model.set(true, host)
    #expect(host.displayList.map(\.opacity) == [1])
    model.set(false, host)
    #expect(host.displayList.isEmpty)
  }
}
