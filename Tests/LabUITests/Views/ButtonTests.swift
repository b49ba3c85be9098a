import LabUI
import Testing

/// Buttons and taps.
@MainActor @Suite struct ButtonTests {
  @Test func theTwoInitialisers() {
    let log = Log<String>()
    let host = ViewHost(size: size(200, 100), environment: tableEnvironment) {
      VStack {
        Button("Inbox") { log.add("title") }
        Button {
          log.add("label")
        } label: {
          Text("Sent")
          square(.red, 10)
        }
        Button(action: { log.add("action") }) { Text("Archive") }
      }
    }
    #expect(host.tap("Inbox") && host.tap("Sent") && host.tap("Archive"))
    #expect(host.tap(at: CGPoint(x: host.frame(.red).midX, y: host.frame(.red).midY)))
    #expect(log.entries == ["title", "label", "action", "label"])
    // Several views in a label are a row.
    #expect(host.frame(.red).minX == host.frame(of: "Sent").maxX + 8)
  }

  /// Measured: a plain button is exactly its label.
  @Test func aPlainButtonIsItsLabel() {
    let host = ViewHost(size: size(200, 100), environment: tableEnvironment) {
      HStack(spacing: 0) {
        Button("Inbox") {}.buttonStyle(.plain)
        Button("Sent") {}.buttonStyle(PlainButtonStyle())
      }
    }
    #expect(host.frame(of: "Inbox").width == 40)
    #expect(host.frame(of: "Sent").minX == host.frame(of: "Inbox").maxX)
  }

  @Test func theFrontMostTakesTheTap() {
    let log = Log<String>()
    let host = ViewHost(size: size(100, 100)) {
      ZStack {
        Color.red.onTapGesture { log.add("back") }
        square(.blue, 50).onTapGesture { log.add("front") }
      }
    }
    #expect(host.tap(at: CGPoint(x: 50, y: 50)))
    #expect(host.tap(at: CGPoint(x: 5, y: 5)))
    #expect(!host.tap(at: CGPoint(x: 500, y: 5)))
    #expect(log.entries == ["front", "back"])
  }

  @Test func theInnermostTakesTheTap() {
    let log = Log<String>()
    let host = ViewHost(size: size(100, 100)) {
      ZStack { square(.blue, 50).onTapGesture { log.add("inner") } }.onTapGesture { log.add("outer") }
    }
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.entries == ["inner"])
  }

  struct Blocked: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var make: @MainActor @Sendable (Log<Int>) -> ViewHost
  }

  nonisolated static let blocked = [
    Blocked(testDescription: "hidden") { log in
      ViewHost(size: CGSize(width: 10, height: 10)) { Color.red.onTapGesture { log.add(1) }.hidden() }
    },
    Blocked(testDescription: "disabled") { log in
      ViewHost(size: CGSize(width: 10, height: 10)) { Color.red.onTapGesture { log.add(1) }.disabled(true) }
    },
    Blocked(testDescription: "allowsHitTesting(false)") { log in
      ViewHost(size: CGSize(width: 10, height: 10)) {
        Color.red.onTapGesture { log.add(1) }.allowsHitTesting(false)
      }
    },
    Blocked(testDescription: "opacity 0") { log in
      ViewHost(size: CGSize(width: 10, height: 10)) { Color.red.onTapGesture { log.add(1) }.opacity(0) }
    },
  ]

  @Test(arguments: blocked) func whatTakesNoTaps(_ row: Blocked) {
    let log = Log<Int>()
    #expect(!row.make(log).tap(at: CGPoint(x: 5, y: 5)))
    #expect(log.entries.isEmpty)
  }

  @Test func aMovedViewIsTappedWhereItIs() {
    let log = Log<Int>()
    let host = ViewHost(size: size(100, 20)) {
      square(.red, 20).onTapGesture { log.add(1) }.offset(x: 30)
    }
    #expect(!host.tap(at: CGPoint(x: 45, y: 10)))
    #expect(host.tap(at: CGPoint(x: 85, y: 10)))
  }

  @Test func whatIsGoingTakesNoTaps() {
    let log = Log<Int>()
    let model = Model(true)
    let host = ViewHost(size: size(20, 20)) {
      Driven(model) { if $0 { Color.red.onTapGesture { log.add(1) } } }
    }
    model.set(false, host, .linear(duration: 1))
    #expect(host.displayList.count == 1)
    #expect(!host.tap(at: CGPoint(x: 10, y: 10)))
    #expect(log.entries.isEmpty)
  }

  @Test func aTapOnATextThatIsNotThere() {
    let host = ViewHost(size: size(20, 20)) { Text("a") }
    #expect(!host.tap("b"))
    #expect(!host.tap("a"))
  }
}
