import LabUI
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = "a"
  var silent = 0
}

private struct Owner: View {
  @StateObject private var counter = Counter()

  var body: some View {
    VStack {
      Text("own \(counter.count)").onTapGesture { counter.count += 1 }
      Reader(counter: counter)
      Toggler(name: $counter.name)
      Inner()
    }
    .environmentObject(counter)
  }
}

private struct Reader: View {
  @ObservedObject var counter: Counter
  var body: some View { Text("read \(counter.count)") }
}

private struct Toggler: View {
  @Binding var name: String
  var body: some View { Text("name \(name)").onTapGesture { name += "b" } }
}

private struct Inner: View {
  @EnvironmentObject private var counter: Counter
  var body: some View { Text("inner \(counter.count)") }
}

@Suite("Observable objects") @MainActor struct ObservableObjectTests {
  @Test func changesReachAllReaders() {
    let host = ViewHost(size: size(300, 300)) { Owner() }
    #expect(host.texts == ["own 0", "read 0", "name a", "inner 0"])
    host.tap("own 0")
    #expect(host.texts == ["own 1", "read 1", "name a", "inner 1"])
    host.tap("name a")
    #expect(host.texts == ["own 1", "read 1", "name ab", "inner 1"])
  }

  @Test func anotherObjectTakesItsPlace() {
    let (first, second) = (Counter(), Counter())
    second.count = 7
    let model = Model(first)
    let host = ViewHost(size: size(300, 300)) {
      Driven(model) { counter in
        VStack {
          Reader(counter: counter)
          Inner()
        }
        .environmentObject(counter)
      }
    }
    #expect(host.texts == ["read 0", "inner 0"])
    model.set(second, host)
    #expect(host.texts == ["read 7", "inner 7"])
    second.count = 8
    host.advance(by: 0)
    #expect(host.texts == ["read 8", "inner 8"])
  }

  @Test func changesAnimate() {
    let counter = Counter()
    struct Wide: View {
      @ObservedObject var counter: Counter
      var body: some View { Color.red.frame(width: CGFloat(10 + counter.count), height: 10) }
    }
    let host = ViewHost(size: size(100, 100)) { Wide(counter: counter) }
    withAnimation(.linear(duration: 1)) { counter.count = 10 }
    host.advance(by: 0.5)
    #expect(host.frame(.red).width == 15)
  }

  @Test func whatIsNotPublishedSaysNothing() {
    let counter = Counter()
    let host = ViewHost(size: size(100, 100)) { Reader(counter: counter) }
    let before = host.statistics.bodyEvaluations
    counter.silent = 1
    host.advance(by: 0)
    #expect(host.statistics.bodyEvaluations == before)
    counter.objectWillChange.send()
    host.advance(by: 0)
    #expect(host.statistics.bodyEvaluations == before + 1)
  }
}
