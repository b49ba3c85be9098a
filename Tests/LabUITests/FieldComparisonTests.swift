import LabUI
import Observation
import Testing

/// Whether a view is evaluated again depends on its fields, of whatever kind they are.
@MainActor @Suite struct FieldComparisonTests {
  protocol Shape {}
  struct Square: Shape {}
  class Object {}
  enum Choice { case one, two(Object) }
  struct Nested {
    var shape: any Shape
    var number: Int
  }

  @Observable final class Model { var tick = 0 }

  struct Parent<Child: View>: View {
    var model: Model
    var make: () -> Child
    var body: some View {
      VStack {
        Text("\(model.tick)")
        make()
      }
    }
  }

  struct Plain<Field>: View {
    let field: Field
    var body: some View { Color.red.frame(width: 1, height: 1) }
  }

  /// Bodies evaluated by a tick of the parent, which hands over the same field again.
  func evaluations<Field>(_ field: Field) -> Int {
    let model = Model()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Parent(model: model) { Plain(field: field) }
    }
    let before = host.statistics
    model.tick += 1
    host.advance(by: 0)
    return (host.statistics - before).bodyEvaluations
  }

  @Test func fieldsThatCanBeComparedKeepTheChildFromBeingEvaluated() {
    let object = Object()
    #expect(evaluations(3) == 1)
    #expect(evaluations("text") == 1)
    #expect(evaluations(CGSize(width: 1, height: 2)) == 1)
    #expect(evaluations(object) == 1)
    #expect(evaluations([1, 2]) == 1)
    #expect(evaluations(Optional(4)) == 1)
    #expect(evaluations(Square()) == 1)
    // The same storage holds the same elements.
    #expect(evaluations([Square() as any Shape]) == 1)
  }

  @Test func fieldsThatCannotBeComparedHaveTheChildEvaluated() {
    #expect(evaluations({ () -> Void in }) == 2)
    #expect(evaluations(Square() as any Shape) == 2)
    #expect(evaluations(Optional<any Shape>.some(Square())) == 2)
    #expect(evaluations(Nested(shape: Square(), number: 1)) == 2)
    #expect(evaluations((1, "a")) == 2)
    #expect(evaluations(Choice.two(Object())) == 2)
    #expect(evaluations(Object.self as Any.Type) == 2)
  }

  struct Pair {
    var first = 1
    var second = 2
  }

  struct Editor: View {
    @Binding var number: Int
    var body: some View { Color.red.frame(width: 1, height: 1) }
  }

  struct PairView: View {
    var model: Model
    @State private var pair = Pair()
    var body: some View {
      VStack {
        Text("\(model.tick)")
        Editor(number: $pair.first)
      }
    }
  }

  /// A part of a state is the same place each time that it is projected.
  @Test func bindingsToOnePartAreEqual() {
    let model = Model()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { PairView(model: model) }
    let before = host.statistics
    model.tick += 1
    host.advance(by: 0)
    #expect((host.statistics - before).bodyEvaluations == 1)
  }

  @Test func aGestureOfTwoTapsTakesTwoInARow() {
    let model = Model()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Text("Twice").onTapGesture(count: 2) { model.tick += 1 }
    }
    #expect(host.tap("Twice"))
    host.advance(by: 1)
    #expect(host.tap("Twice"))
    #expect(model.tick == 0)
    host.advance(by: 0.1)
    #expect(host.tap("Twice"))
    #expect(model.tick == 1)
  }

  struct Ticks: View {
    var model: Model
    var body: some View {
      HStack {
        ForEach(0..<100, id: \.self) { index in
          Text(index == 99 ? "\(model.tick)" : "")
        }
      }
    }
  }

  /// What the content of a loop reads of an observable object counts as read by the body around it.
  @Test func loopsObserve() {
    let model = Model()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Ticks(model: model) }
    for tick in 1...3 {
      model.tick = tick
      host.advance(by: 0)
      #expect(host.displayList.last?.content == .text("\(tick)"))
    }
  }
}
