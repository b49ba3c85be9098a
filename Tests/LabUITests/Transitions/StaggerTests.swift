import LabUI
import Testing

/// Where the animation of a transition may stand, and menus that open one after the other (seed 002; B35).
@MainActor @Suite struct StaggerTests {
  static let delays = [1.0, 0.5, 0.0]
  static let colors: [Color] = [.red, .green, .blue]

  struct Menu: View {
    var isOpen: Bool
    var isOnTheLabel: Bool

    var body: some View {
      VStack {
        ForEach(0..<3) { index in
          let animation = Animation.linear(duration: 1).delay(StaggerTests.delays[index])
          if isOnTheLabel {
            VStack {
              if isOpen { square(StaggerTests.colors[index], 20).animation(animation, value: isOpen) }
            }
          } else {
            VStack { if isOpen { square(StaggerTests.colors[index], 20) } }.animation(
              animation, value: isOpen)
          }
        }
      }
    }
  }

  private func menu(isOnTheLabel: Bool) -> (Model<Bool>, ViewHost) {
    let model = Model(false)
    return (
      model,
      ViewHost(size: CGSize(width: 100, height: 100)) {
        Driven(model) { Menu(isOpen: $0, isOnTheLabel: isOnTheLabel) }
      }
    )
  }

  /// On the inserted view itself it does nothing: there is no earlier value to compare with.
  @Test("B35 on the label it does nothing") func onTheLabelItDoesNothing() {
    let (model, host) = menu(isOnTheLabel: true)
    model.set(true, host)
    #expect(Self.colors.map { host.opacity($0) } == [1, 1, 1])
    #expect(!host.isAnimating)
    model.set(false, host)
    #expect(host.displayList.isEmpty)
  }

  /// On a stable ancestor: 0 until the delay, then linear; at 0.75 s 0, 0.25 and 0.75.
  @Test("B35 on the enclosing stack it staggers") func onTheEnclosingStack() {
    let (model, host) = menu(isOnTheLabel: false)
    model.set(true, host)
    for (time, opacities) in [
      (0.0, [0, 0, 0]), (0.75, [0, 0.25, 0.75]), (1.25, [0.25, 0.75, 1]), (2, [1, 1, 1]),
    ] {
      host.advance(by: time - host.time)
      for (color, opacity) in zip(Self.colors, opacities) {
        #expect(abs(host.opacity(color) - opacity) < 1e-9, "\(color) at \(time)")
      }
    }
    host.settle()
    // The same delays run on closing: the last one goes first.
    model.set(false, host)
    let start = host.time
    host.advance(by: 0.75)
    for (color, opacity) in zip(Self.colors, [1, 0.75, 0.25]) {
      #expect(abs(host.opacity(color) - opacity) < 1e-9, "\(color) on closing")
    }
    host.settle()
    // The longest delay and the curve: 2 s.
    #expect(abs(host.time - start - 2) < 0.05)
    #expect(host.displayList.isEmpty)
  }

  /// Three buttons, half a second apart: the last of them opens first, the first of them closes first.
  struct Floating: View {
    var isOpen: Bool
    static let closing = [0.0, 0.5, 1.0]

    var body: some View {
      VStack {
        ForEach(0..<3) { index in
          let delay = isOpen ? StaggerTests.delays[index] : Self.closing[index]
          VStack { if isOpen { square(StaggerTests.colors[index], 20) } }
            .animation(.linear(duration: 1).delay(delay), value: isOpen)
        }
      }
    }
  }

  @Test("B39 the order of the delays is reversed on closing, and closed nothing is left")
  func delaysReversedOnClosing() {
    let model = Model(false)
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Driven(model) { Floating(isOpen: $0) } }
    #expect(host.displayList.isEmpty)
    // 0.75 s less the delays 1, 0.5 and 0; on closing less 0, 0.5 and 1.
    for (isOpen, opacities) in [(true, [0, 0.25, 0.75]), (false, [0.25, 0.75, 1])] {
      model.set(isOpen, host)
      host.advance(by: 0.75)
      for (color, opacity) in zip(Self.colors, opacities) {
        #expect(abs(host.opacity(color) - opacity) < 1e-9, "\(color)")
      }
      host.settle()
    }
    #expect(host.displayList.isEmpty)
  }

  @Test func withAnimationNeedsNoAncestor() {
    let (model, host) = menu(isOnTheLabel: true)
    model.set(true, host, .linear(duration: 1))
    host.advance(by: 0.5)
    for color in Self.colors { #expect(abs(host.opacity(color) - 0.5) < 1e-9) }
  }

  /// Section 0: two lines during a change, neither moves, opacities 1 - a(t) and a(t).
  @Test(arguments: [0.1, 0.3, 0.5, 0.9]) func aLinePerItemFades(time: Double) {
    let model = Model(0)
    let host = ViewHost(size: CGSize(width: 144, height: 20)) {
      Driven(model) { selection in
        HStack(spacing: 8) {
          ForEach(0..<3) { index in
            Color.gray.frame(width: GuideRow.widths[index], height: 20)
              .overlay(alignment: .bottom) { if selection == index { Color.red.frame(height: 2) } }
          }
        }.animation(.linear(duration: 1), value: selection)
      }
    }
    model.set(2, host)
    host.advance(by: time)
    let lines = host.items(.red)
    #expect(
      lines.map(\.frame) == [
        CGRect(x: 0, y: 18, width: 40, height: 2), CGRect(x: 88, y: 18, width: 56, height: 2),
      ])
    #expect(zip(lines.map(\.opacity), [1 - time, time]).allSatisfy { abs($0 - $1) < 1e-9 })
  }
}
