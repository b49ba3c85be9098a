import LabUI
import Testing

/// How many bodies are evaluated for which change.
@MainActor @Suite struct EvaluationTests {
  struct Label: View {
    var text: String
    let log: Log<String>
    var body: some View {
      let _ = log.add("label \(text)")
      Text(text)
    }
  }

  struct Clicker: View {
    var name: String
    let log: Log<String>
    @State private var count = 0
    var body: some View {
      let _ = log.add("clicker \(name)")
      Button("\(name)\(count)") { count += 1 }
    }
  }

  struct Page: View {
    let model: Model<Int>
    let log: Log<String>
    var body: some View {
      let _ = log.add("page")
      VStack {
        Text("\(model.value)")
        Label(text: "constant", log: log)
        Label(text: "\(model.value / 10)", log: log)
        Clicker(name: "a", log: log)
        Clicker(name: "b", log: log)
      }
    }
  }

  @Test func equalInputsAreNotEvaluatedAgain() {
    let model = Model(1)
    let log = Log<String>()
    let host = ViewHost(size: size(200, 200)) { Page(model: model, log: log) }
    #expect(log.entries == ["page", "label constant", "label 0", "clicker a", "clicker b"])
    log.entries = []
    model.set(2, host)
    #expect(log.entries == ["page"])
    log.entries = []
    model.set(12, host)
    #expect(log.entries == ["page", "label 1"])
    #expect(host.texts == ["12", "constant", "1", "a0", "b0"])
  }

  @Test func aStateChangeEvaluatesOnlyItsReader() {
    let model = Model(1)
    let log = Log<String>()
    let host = ViewHost(size: size(200, 200)) { Page(model: model, log: log) }
    log.entries = []
    let before = host.statistics
    host.tap("b0")
    #expect(log.entries == ["clicker b"])
    let work = host.statistics - before
    #expect(work.bodyEvaluations == 1)
    #expect(work.updatePasses == 1)
    #expect(host.texts.last == "b1")
    // Its sibling keeps its state when the parent is evaluated.
    model.set(50, host)
    #expect(host.texts == ["50", "constant", "5", "a0", "b1"])
  }

  @Test func stateThatIsNotReadEvaluatesNothing() {
    struct Blind: View {
      @State private var count = 0
      let log: Log<Int>
      var body: some View {
        let _ = log.add(0)
        Button("go") { count += 1 }
      }
    }
    let log = Log<Int>()
    let host = ViewHost(size: size(100, 100)) { Blind(log: log) }
    host.tap("go")
    host.tap("go")
    #expect(log.entries.count == 1)
  }

  @Test func theSameValueIsNoChange() {
    struct Same: View {
      @State private var count = 3
      let log: Log<Int>
      var body: some View {
        let _ = log.add(count)
        Button("go") { count = 3 }
      }
    }
    let log = Log<Int>()
    let host = ViewHost(size: size(100, 100)) { Same(log: log) }
    host.tap("go")
    #expect(log.entries == [3])
  }

  @Test func severalChangesInOneActionAreOnePass() {
    struct Two: View {
      @State private var a = 0
      @State private var b = 0
      let log: Log<Int>
      var body: some View {
        let _ = log.add(a + b)
        Button("go") {
          a += 1; b += 1; a += 1
        }
      }
    }
    let log = Log<Int>()
    let host = ViewHost(size: size(100, 100)) { Two(log: log) }
    let before = host.statistics
    host.tap("go")
    #expect(log.entries == [0, 3])
    #expect((host.statistics - before).updatePasses == 1)
  }

  @Test func aFrameInWhichNothingChangesEvaluatesNothing() {
    let model = Model(false)
    let host = CurveTests.row(120, model)
    model.set(true, host, .linear(duration: 1))
    let before = host.statistics
    for _ in 0..<30 { host.advance(by: 1.0 / 60) }
    let work = host.statistics - before
    #expect(work == UpdateStatistics())
  }

  @Test func anItemThatChangesIsEvaluatedAlone() {
    struct Item: Identifiable, Equatable {
      var id: Int
      var name: String
    }
    let log = Log<String>()
    let model = Model((0..<100).map { Item(id: $0, name: "\($0)") })
    let host = ViewHost(size: size(200, 4000)) {
      Driven(model) { items in VStack { ForEach(items) { Label(text: $0.name, log: log) } } }
    }
    #expect(log.entries.count == 100)
    log.entries = []
    model.value[42].name = "new"
    host.advance(by: 0)
    #expect(log.entries == ["label new"])
  }

  /// A view that keeps a closure cannot be compared: it is evaluated with its parent, as in SwiftUI.
  @Test func closuresAreNotCompared() {
    struct Handler: View {
      let action: () -> Void
      let log: Log<Int>
      var body: some View {
        let _ = log.add(1)
        Color.red.onTapGesture(perform: action)
      }
    }
    let log = Log<Int>()
    let taps = Log<Int>()
    let model = Model(1)
    let host = ViewHost(size: size(100, 100)) {
      Driven(model) { value in Handler(action: { taps.add(value) }, log: log) }
    }
    model.set(2, host)
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps.entries == [2])
    #expect(log.entries.count == 2)
  }
}
