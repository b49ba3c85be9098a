import LabUI
import Testing

/// Which of several animations a change takes (semantics section 8).
@MainActor @Suite struct PrecedenceTests {
  /// Where a block that went from 0 to 100 is 0.5 s after the change, made inside `withAnimation(root)`.
  private func halfSecond(
    _ root: Animation?, disables: Bool = false,
    @ViewBuilder _ content: @escaping (Model<CGFloat>, CGFloat) -> some View
  ) -> CGFloat {
    let model = Model<CGFloat>(0)
    let host = ViewHost(size: CGSize(width: 400, height: 20)) {
      Driven(model) { content(model, $0).frame(maxWidth: .infinity, alignment: .leading) }
    }
    var transaction = Transaction(animation: root)
    transaction.disablesAnimations = disables
    withTransaction(transaction) { model.value = 100 }
    host.advance(by: 0)
    host.advance(by: 0.5)
    return host.frame(.red).minX
  }

  private func block(_ x: CGFloat) -> some View { square(.red, 20).padding(.leading, x) }
  private let one = Animation.linear(duration: 1)
  private let two = Animation.linear(duration: 2)
  private let four = Animation.linear(duration: 4)

  @Test func noAnimationJumps() { #expect(halfSecond(nil) { block($1) } == 100) }

  @Test func withAnimationAlone() { #expect(halfSecond(one) { block($1) } == 50) }

  @Test func animationValueGoesBeforeWithAnimation() {
    #expect(halfSecond(one) { block($1).animation(two, value: $1) } == 25)
  }

  /// Measured: also where the outer transaction has nil.
  @Test func animationValueWithoutWithAnimation() {
    #expect(halfSecond(nil) { block($1).animation(two, value: $1) } == 25)
  }

  @Test func nilTurnsAnimationOff() {
    #expect(halfSecond(one) { block($1).animation(nil, value: $1) } == 100)
  }

  @Test func theInnermostWins() {
    #expect(halfSecond(one) { block($1).animation(two, value: $1).animation(four, value: $1) } == 25)
    #expect(halfSecond(one) { block($1).animation(nil, value: $1).animation(four, value: $1) } == 100)
  }

  @Test func anotherValueThatDidNotChangeDoesNothing() {
    #expect(halfSecond(one) { block($1).animation(two, value: 7) } == 50)
    #expect(halfSecond(nil) { block($1).animation(two, value: 7) } == 100)
    // The inner one stays out, the outer one applies.
    #expect(halfSecond(nil) { block($1).animation(two, value: 7).animation(four, value: $1) } == 12.5)
  }

  @Test func disablesAnimationsBlocksTheModifiers() {
    #expect(halfSecond(nil, disables: true) { block($1).animation(two, value: $1) } == 100)
    // It does not take away the animation of the transaction itself.
    #expect(halfSecond(one, disables: true) { block($1).animation(two, value: $1) } == 50)
  }

  @Test func transactionIsUnconditional() {
    #expect(halfSecond(nil) { block($1).transaction { $0.animation = two } } == 25)
    #expect(halfSecond(one) { block($1).transaction { $0.animation = nil } } == 100)
    #expect(halfSecond(one, disables: true) { block($1).transaction { $0.animation = two } } == 25)
    // Measured: an inner animation(_:value:) goes before it.
    #expect(halfSecond(one) { block($1).animation(two, value: $1).transaction { $0.animation = nil } } == 25)
    #expect(
      halfSecond(one) { block($1).animation(two, value: $1).transaction { $0.disablesAnimations = true } }
        == 50)
  }

  @Test func transactionWithAValue() {
    #expect(halfSecond(one) { block($1).transaction(value: $1) { $0.animation = two } } == 25)
    #expect(halfSecond(one) { block($1).transaction(value: 7) { $0.animation = two } } == 50)
  }

  @Test func itReachesOnlyWhatIsInside() {
    // Two offsets of half the way each, one inside the animation, one outside: 25 of 50, and 50 at once.
    #expect(
      halfSecond(nil) { square(.red, 20).offset(x: $1 / 2).animation(one, value: $1).offset(x: $1 / 2) } == 75
    )
  }

  @Test func itReachesOpacityOnlyInside() {
    let model = Model(1.0)
    let host = ViewHost(size: CGSize(width: 20, height: 20)) {
      Driven(model) { square(.red, 20).opacity($0).animation(one, value: $0).opacity($0) }
    }
    model.set(0.5, host)
    #expect(abs(host.opacity(.red) - 0.5) < 1e-9)
    host.advance(by: 0.5)
    #expect(abs(host.opacity(.red) - 0.375) < 1e-9)
  }

  @Test func siblingsHaveTheirOwn() {
    let model = Model<CGFloat>(0)
    let host = ViewHost(size: CGSize(width: 400, height: 60)) {
      Driven(model) { x in
        VStack(alignment: .leading, spacing: 0) {
          square(.red, 20).padding(.leading, x).animation(one, value: x)
          square(.green, 20).padding(.leading, x).animation(two, value: x)
          square(.blue, 20).padding(.leading, x)
        }.frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    model.set(100, host)
    host.advance(by: 0.5)
    #expect([Color.red, .green, .blue].map { host.frame($0).minX } == [50, 25, 100])
  }

  @Test func itsAnimationIsTheOneOfTheNewValue() {
    // A state-dependent curve, as pickers have: the closure of the update that changed the value counts.
    #expect(halfSecond(nil) { block($1).animation($1 > 0 ? one : two, value: $1) } == 50)
  }

  @Test func theFirstValueIsNoChange() {
    let host = ViewHost(size: CGSize(width: 400, height: 20)) { block(50).animation(one, value: 50) }
    #expect(!host.isAnimating)
    #expect(host.frame(.red).minX == 215)
  }

  /// An optional that is nil at first, as the id of a selection is, has not changed either: nothing is animated.
  @Test func aFirstValueOfNilIsNoChange() {
    let model = Model<CGFloat>(0)
    let host = ViewHost(size: CGSize(width: 400, height: 20)) {
      Driven(model) { x in
        block(x).frame(maxWidth: .infinity, alignment: .leading)
          .animation(one, value: x < 100 ? nil : x as CGFloat?)
          .transaction(value: x < 100 ? nil : x as CGFloat?) { $0.animation = two }
      }
    }
    model.set(50, host)
    #expect(!host.isAnimating)
    #expect(host.frame(.red).minX == 50)
    model.set(100, host)
    host.advance(by: 0.5)
    #expect(host.frame(.red).minX == 75)
  }

  @Test func bindingsCarryTheirAnimation() {
    let model = Model<CGFloat>(0)
    let host = ViewHost(size: CGSize(width: 400, height: 20)) {
      Driven(model) { block($0).frame(maxWidth: .infinity, alignment: .leading) }
    }
    let binding = Binding(get: { model.value }, set: { model.value = $0 })
    binding.animation(one).wrappedValue = 100
    host.advance(by: 0)
    host.advance(by: 0.5)
    #expect(host.frame(.red).minX == 50)
  }

  /// Changes made in different transactions before one update keep theirs.
  @Test func twoTransactionsInOneUpdate() {
    let first = Model<CGFloat>(0)
    let second = Model<CGFloat>(0)
    let host = ViewHost(size: CGSize(width: 400, height: 40)) {
      VStack(alignment: .leading, spacing: 0) {
        Driven(first) { square(.red, 20).padding(.leading, $0) }
        Driven(second) { square(.blue, 20).padding(.leading, $0) }
      }.frame(maxWidth: .infinity, alignment: .leading)
    }
    withAnimation(one) { first.value = 100 }
    second.value = 100
    host.advance(by: 0)
    #expect(host.frame(.red).minX == 0)
    #expect(host.frame(.blue).minX == 100)
    host.advance(by: 0.5)
    #expect(host.frame(.red).minX == 50)
  }
}
