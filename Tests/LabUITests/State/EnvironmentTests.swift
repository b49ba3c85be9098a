import LabUI
import Observation
import Testing

private struct DepthKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct NameKey: EnvironmentKey {
  static let defaultValue = "nobody"
}

private struct OptionalKey: EnvironmentKey {
  static let defaultValue: Int? = 7
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }

  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

/// Values that come down the tree.
@MainActor @Suite struct EnvironmentTests {
  struct Reader: View {
    @Environment(\.depth) private var depth
    let log: Log<String>
    var id = ""
    var body: some View {
      let _ = log.add("depth\(id)")
      Text("\(depth)")
    }
  }

  struct NameReader: View {
    @Environment(\.name) private var name
    let log: Log<String>
    var body: some View {
      let _ = log.add("name")
      Text(name)
    }
  }

  /// A key that was not set has its default also where nil would be a value.
  @Test func anOptionalValueHasItsDefault() {
    var values = EnvironmentValues()
    #expect(values[OptionalKey.self] == 7)
    values[OptionalKey.self] = nil
    #expect(values[OptionalKey.self] == nil)
  }

  @Test func defaultsInnermostValuesAndTransforms() {
    let log = Log<String>()
    let host = ViewHost(size: size(200, 200)) {
      VStack {
        Reader(log: log)
        Reader(log: log).environment(\.depth, 1)
        VStack {
          Reader(log: log)
          Reader(log: log).environment(\.depth, 3)
          Reader(log: log).transformEnvironment(\.depth) { $0 += 10 }
        }.environment(\.depth, 2)
        NameReader(log: log)
      }
    }
    #expect(host.texts == ["0", "1", "2", "3", "12", "nobody"])
  }

  @Test func onlyReadersOfTheKeyAreEvaluated() {
    let log = Log<String>()
    let model = Model(1)
    let host = ViewHost(size: size(200, 200)) {
      let readers = VStack {
        Reader(log: log, id: "A")
        NameReader(log: log)
        Reader(log: log, id: "B").environment(\.depth, 7)
      }
      Driven(model) { readers.environment(\.depth, $0) }
    }
    #expect(host.texts == ["1", "nobody", "7"])
    log.entries = []
    model.set(5, host)
    #expect(log.entries == ["depthA"])
    #expect(host.texts == ["5", "nobody", "7"])
  }

  @Test func theEnvironmentOfTheHost() {
    let log = Log<String>()
    var environment = EnvironmentValues()
    environment.depth = 4
    let host = ViewHost(size: size(200, 200), environment: environment) {
      VStack {
        Reader(log: log)
        NameReader(log: log)
      }
    }
    #expect(host.texts == ["4", "nobody"])
    log.entries = []
    host.environment.depth = 6
    #expect(host.texts == ["6", "nobody"])
    #expect(log.entries == ["depth"])
    log.entries = []
    host.environment.depth = 6
    #expect(log.entries.isEmpty)
  }

  @Test func aDirectionThatChanges() {
    let host = ViewHost(size: size(100, 20)) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30)
        Spacer(minLength: 0)
      }
    }
    #expect(host.frame(.red).minX == 0)
    host.environment.layoutDirection = .rightToLeft
    #expect(host.frame(.red).minX == 70)
    host.environment.layoutDirection = .leftToRight
    #expect(host.frame(.red).minX == 0)
  }

  @Test func fontsAndColoursComeDown() {
    let host = ViewHost(size: size(400, 100), environment: tableEnvironment) {
      VStack {
        Text("Ag")
        Text("Ag").font(.system(size: 40))
        Rectangle().frame(width: 5, height: 5)
      }
      .font(.system(size: 20)).foregroundColor(.orange)
    }
    // Lines are 24 and 48 high: (0.952148 + 0.241211) times the size, rounded up to half a point.
    #expect(host.displayList.map(\.frame.height) == [24, 48, 5])
    #expect(host.displayList.last?.content == .shape("Rectangle", .orange))
  }

  @Observable final class Theme {
    var color = Color.red
  }

  struct Themed: View {
    @Environment(Theme.self) private var theme
    var body: some View { theme.color }
  }

  struct MaybeThemed: View {
    @Environment(Theme.self) private var theme: Theme?
    var body: some View { theme?.color ?? .gray }
  }

  @Test func anObservableObjectInTheEnvironment() {
    let theme = Theme()
    let host = ViewHost(size: size(40, 20)) {
      HStack(spacing: 0) {
        Themed().environment(theme)
        MaybeThemed().environment(theme)
        MaybeThemed()
      }
    }
    #expect(host.displayList.map(\.content) == [.color(.red), .color(.red), .color(.gray)])
    theme.color = .blue
    host.advance(by: 0)
    #expect(host.displayList.map(\.content) == [.color(.blue), .color(.blue), .color(.gray)])
  }

  @Test func disabledReachesEverythingInside() {
    let taps = Log<Int>()
    let model = Model(true)
    let host = ViewHost(size: size(100, 100)) {
      Driven(model) { isDisabled in
        VStack { Button("go") { taps.add(1) }.disabled(false) }.disabled(isDisabled)
      }
    }
    #expect(!host.tap("go"))
    model.set(false, host)
    #expect(host.tap("go"))
    #expect(taps.entries.count == 1)
  }
}
