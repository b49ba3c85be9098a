import LabUI
import Observation
import Testing

/// `@State`, `@Binding` and observable objects: who keeps a value, and who is evaluated again.
@MainActor @Suite struct StateTests {
  struct Counter: View {
    @State private var count = 0
    @State private var items = ["a"]
    @State private var optional: Int?

    var body: some View {
      VStack {
        Text("\(count) \(items.joined()) \(optional ?? -1)")
        Button("add") { count += 1 }
        Button("append") { items.append("b") }
        Button("change") { items[0] = "z" }
        Button("optional") { optional = 5 }
      }
    }
  }

  @Test func tapsChangeStateInPlace() {
    let host = ViewHost(size: size(200, 200)) { Counter() }
    #expect(host.texts.first == "0 a -1")
    #expect(host.tap("add") && host.tap("add"))
    #expect(host.texts.first == "2 a -1")
    host.tap("append")
    host.tap("change")
    host.tap("optional")
    #expect(host.texts.first == "2 zb 5")
    #expect(host.warnings.isEmpty)
  }

  struct Toggle: View {
    @Binding var isOn: Bool
    var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
  }

  struct Settings: Equatable {
    var isLoud = false
    var name = "x"
  }

  struct Parent: View {
    @State private var settings = Settings()
    var body: some View {
      VStack {
        Toggle(isOn: $settings.isLoud)
        Text(settings.isLoud ? "LOUD" : "quiet")
      }
    }
  }

  @Test func aProjectedBindingChangesAPartOfTheState() {
    let host = ViewHost(size: size(200, 200)) { Parent() }
    #expect(host.texts == ["off", "quiet"])
    host.tap("off")
    #expect(host.texts == ["on", "LOUD"])
  }

  @Test func bindingsWithoutState() {
    let model = Model(1)
    let binding = Binding(get: { model.value }, set: { model.value = $0 })
    binding.wrappedValue += 4
    #expect(model.value == 5)
    #expect(binding.projectedValue.wrappedValue == 5)
    let constant = Binding.constant(7)
    constant.wrappedValue = 9
    #expect(constant.wrappedValue == 7)
    let optional = Binding<Int?>(binding)
    optional.wrappedValue = nil
    #expect(model.value == 5)
    optional.wrappedValue = 6
    #expect(model.value == 6)
    let maybe = Model<Int?>(nil)
    let missing: Binding<Int>? = Binding(Binding(get: { maybe.value }, set: { maybe.value = $0 }))
    #expect(missing?.wrappedValue == nil)
    maybe.value = 3
    let unwrapped: Binding<Int>? = Binding(Binding(get: { maybe.value }, set: { maybe.value = $0 }))
    unwrapped?.wrappedValue = 8
    #expect(maybe.value == 8)
  }

  struct Closures: View {
    let model: Model<Int>
    var body: some View {
      Stepper(value: Binding(get: { model.value }, set: { model.value = $0 }))
    }

    struct Stepper: View {
      @Binding var value: Int
      var body: some View { Button("\(value)") { value += 1 } }
    }
  }

  @Test func aBindingOfClosuresIsFollowed() {
    let model = Model(0)
    let host = ViewHost(size: size(100, 100)) { Closures(model: model) }
    host.tap("0")
    host.tap("1")
    #expect(host.texts == ["2"])
    model.value = 9
    host.advance(by: 0)
    #expect(host.texts == ["9"])
  }

  @Observable final class Library {
    var title = "title"
    var unread = 0
    var books: [Book] = [Book("one"), Book("two")]
  }

  @Observable final class Book: Identifiable {
    var name: String
    init(_ name: String) { self.name = name }
  }

  struct Shelf: View {
    let library: Library
    let log: Log<String>
    var body: some View {
      let _ = log.add("shelf")
      VStack {
        Text(library.title)
        ForEach(library.books) { Row(book: $0, log: log) }
      }
    }
  }

  struct Row: View {
    let book: Book
    let log: Log<String>
    var body: some View {
      let _ = log.add(book.name)
      Text(book.name)
    }
  }

  @Test func onlyTheReaderOfAPropertyIsEvaluated() {
    let library = Library()
    let log = Log<String>()
    let host = ViewHost(size: size(200, 200)) { Shelf(library: library, log: log) }
    #expect(log.entries == ["shelf", "one", "two"])
    library.unread = 4
    host.advance(by: 0)
    #expect(log.entries.count == 3)
    library.books[1].name = "2nd"
    host.advance(by: 0)
    #expect(log.entries.suffix(1) == ["2nd"] && log.entries.count == 4)
    library.title = "new"
    host.advance(by: 0)
    // The rows are handed equal inputs: they are not evaluated again.
    #expect(log.entries.suffix(1) == ["shelf"] && log.entries.count == 5)
    #expect(host.texts == ["new", "one", "2nd"])
    library.books.append(Book("three"))
    host.advance(by: 0)
    #expect(host.texts == ["new", "one", "2nd", "three"])
    #expect(log.entries.suffix(2) == ["shelf", "three"])
  }

  @Test func aModelMayBeHeldByState() {
    struct Owner: View {
      @State private var library = Library()
      var body: some View { Button(library.title) { library.title += "!" } }
    }
    let host = ViewHost(size: size(200, 200)) { Owner() }
    host.tap("title")
    host.tap("title!")
    #expect(host.texts == ["title!!"])
  }

  @Test func twoHostsKeepTheirState() {
    let first = ViewHost(size: size(200, 200)) { Counter() }
    let second = ViewHost(size: size(200, 200)) { Counter() }
    first.tap("add")
    #expect(first.texts.first == "1 a -1")
    #expect(second.texts.first == "0 a -1")
  }

  @Test func oneModelInTwoHosts() {
    let model = Model(1)
    let hosts = (0..<2).map { _ in ViewHost(size: size(50, 50)) { Driven(model) { Text("\($0)") } } }
    model.value = 2
    for host in hosts { host.advance(by: 0) }
    #expect(hosts.map(\.texts) == [["2"], ["2"]])
  }

  @Test func aHostThatIsGoneIsNotToldOfChanges() {
    let model = Model(1)
    var host: ViewHost? = ViewHost(size: size(50, 50)) { Driven(model) { Text("\($0)") } }
    weak let weakHost = host
    host?.advance(by: 0)
    host = nil
    #expect(weakHost == nil)
    model.value = 2
    #expect(model.value == 2)
  }
}
