import LabUI
import Testing

/// The choice of `ViewThatFits`, and how quiet those stay that are not chosen.
@MainActor @Suite struct ViewThatFitsTests {
  private func words(_ count: Int) -> some View {
    HStack {
      Text("One")
      if count > 1 { Text("Two") }
      if count > 2 { Text("Three") }
    }.fixedSize()
  }

  /// layout/view-that-fits of swiftui-web (macOS 26.6), to 0.01 points.
  @Test func recorded() {
    let host = ViewHost(size: size(320, 300), environment: recordedEnvironment) {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(["wide", "narrow", "tiny"], id: \.self) { name in
          ViewThatFits {
            words(3).named(name + "Stack")
            Text("One").fixedSize().named(name + "Fallback")
          }.frame(width: name == "wide" ? 200 : name == "narrow" ? 60 : 10, alignment: .leading).named(name)
        }
        ForEach(["tall", "short"], id: \.self) { name in
          ViewThatFits(in: .vertical) {
            VStack {
              Text("One")
              Text("Two")
            }.fixedSize().named(name + "Stack")
            Text("Hello").fixedSize().named(name + "Fallback")
          }.frame(height: name == "tall" ? 60 : 20, alignment: .top).named(name)
        }
        ViewThatFits(in: .horizontal) {
          words(2).named("axisStack")
          Text("One").fixedSize().named("axisFallback")
        }.frame(width: 100, height: 8, alignment: .topLeading).named("axis")
      }.padding(20).named("stack")
    }
    let expected: [String: [CGFloat]] = [
      "axis": [60, 240, 100, 8], "axisStack": [60, 240, 58, 16], "narrow": [60, 80, 60, 16],
      "narrowFallback": [60, 80, 25, 16], "short": [60, 208, 31, 20], "shortFallback": [60, 208, 31, 16],
      "stack": [40, 32, 240, 236], "tall": [60, 136, 25, 60], "tallStack": [60, 136, 25, 32],
      "tiny": [60, 108, 10, 16], "tinyFallback": [60, 108, 25, 16], "wide": [60, 52, 200, 16],
      "wideStack": [60, 52, 101.5, 16],
    ]
    let frames = host.namedFrames
    #expect(Set(frames.keys) == Set(expected.keys))
    for (name, values) in expected {
      let frame = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
      #expect((frames[name] ?? .null).isClose(to: frame, within: 0.01), "\(name)")
    }
  }

  private struct NameKey: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Candidate: View {
    let name: String
    let width: CGFloat
    let log: Log<String>
    @State private var taps = 0
    var body: some View {
      Button {
        taps += 1
        log.add("\(name) tapped")
      } label: {
        (name == "a" ? Color.red : name == "b" ? Color.green : Color.blue).frame(width: width, height: 20)
      }
      .buttonStyle(.plain)
      .preference(key: NameKey.self, value: [name])
      .onAppear { log.add("\(name) appeared") }
      .onDisappear { log.add("\(name) disappeared") }
      .onChange(of: taps, initial: true) { log.add("\(name) \(taps)") }
      .onPreferenceChange(NameKey.self) { log.add("\(name) sees \($0.joined())") }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        log.add("\(name) \($0) wide")
      }
    }
  }

  private func host(_ width: CGFloat, _ log: Log<String>) -> ViewHost {
    ViewHost(size: size(width, 20)) {
      ViewThatFits(in: .horizontal) {
        Candidate(name: "a", width: 100, log: log)
        Group {
          Candidate(name: "b", width: 60, log: log)
          Candidate(name: "c", width: 20, log: log)
        }
      }.onPreferenceChange(NameKey.self) { log.add("value \($0.joined())") }
    }
  }

  /// Windows of 120, 80 and 10 points: the first of 100, 60 and 20 that fits, or the last.
  @Test(arguments: [(120, "a"), (100, "a"), (80, "b"), (10, "c")]) func onlyTheChosenIsThere(
    _ width: Int, _ name: String
  ) {
    let log = Log<String>()
    let host = host(CGFloat(width), log)
    let points: CGFloat = name == "a" ? 100 : name == "b" ? 60 : 20
    #expect(host.displayList.map(\.frame.width) == [points])
    #expect(
      Set(log.entries) == [
        "\(name) appeared", "\(name) 0", "\(name) sees \(name)", "value \(name)", "\(name) \(points) wide",
      ])
    #expect(log.entries.count == 5)
    log.entries = []
    #expect(host.tap(at: CGPoint(x: CGFloat(width) / 2, y: 10)))
    #expect(log.entries == ["\(name) tapped", "\(name) 1"])
  }

  @Test func aChangeOfChoiceIsAComingAndGoing() {
    let log = Log<String>()
    let host = host(120, log)
    host.tap(at: CGPoint(x: 60, y: 10))
    log.entries = []
    host.size = size(30, 20)
    #expect(host.displayList.map(\.frame) == [CGRect(x: 5, y: 0, width: 20, height: 20)])
    #expect(
      Set(log.entries) == [
        "a disappeared", "c appeared", "c 0", "c sees c", "value c", "c 20.0 wide",
      ])
    log.entries = []
    host.size = size(120, 20)
    #expect(log.entries.contains("a appeared"))
    #expect(log.entries.contains("c disappeared"))
    #expect(log.entries.contains("value a"))
    #expect(host.displayList.map(\.frame) == [CGRect(x: 10, y: 0, width: 100, height: 20)])
  }

  @Test func aNewChoiceDoesNotComeFromWhereItOnceWas() {
    let model = Model<CGFloat>(120)
    let host = ViewHost(size: size(200, 20)) {
      Driven(model) { width in
        ViewThatFits {
          Color.red.frame(width: 100)
          Color.blue.frame(width: 40)
        }.frame(width: width, alignment: .leading).frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
    #expect(host.frame(.red).minX == 80)
    model.set(50, host, .linear(duration: 1))
    #expect(host.displayList.map(\.frame) == [CGRect(x: 150, y: 0, width: 40, height: 20)])
    host.settle()
    model.set(110, host, .linear(duration: 1))
    // At once at its own new place, not on the way from 80.
    #expect(host.displayList.map(\.frame) == [CGRect(x: 90, y: 0, width: 100, height: 20)])
  }

  @Test func nestedChoices() {
    let log = Log<String>()
    let host = ViewHost(size: size(200, 20)) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 0) {
          Candidate(name: "a", width: 100, log: log)
          ViewThatFits(in: .horizontal) { Candidate(name: "b", width: 60, log: log) }
        }
        Candidate(name: "c", width: 20, log: log)
      }
    }
    #expect(host.displayList.count == 2)
    host.size = size(100, 20)
    #expect(host.displayList.count == 1)
    host.size = size(200, 20)
    #expect(host.displayList.count == 2)
    #expect(
      log.entries.filter { $0.hasSuffix("ppeared") } == [
        "a appeared", "b appeared", "a disappeared", "b disappeared", "c appeared", "c disappeared",
        "a appeared", "b appeared",
      ])
  }

  @Test func changesInsideAreAsMadeAnew() {
    struct Setting: Equatable {
      var axes: Axis.Set = .horizontal
      var width: CGFloat = 150
      var hasMiddle = false
    }
    func content(_ setting: Setting) -> some View {
      VStack {
        ViewThatFits(in: setting.axes) {
          Color.red.frame(width: setting.width, height: 150)
          if setting.hasMiddle { Color.green.frame(width: 90, height: 90) }
          Text("One")
        }
        Text("Two")
      }
    }
    let model = Model(Setting())
    let host = ViewHost(size: size(100, 100), environment: recordedEnvironment) {
      Driven(model) { content($0) }
    }
    for setting in [
      Setting(width: 80), Setting(axes: .vertical, width: 80), Setting(axes: [], width: 80),
      Setting(hasMiddle: true), Setting(axes: .vertical, hasMiddle: true), Setting(),
    ] {
      model.set(setting, host)
      let other = ViewHost(size: size(100, 100), environment: recordedEnvironment) { content(setting) }
      #expect(host.displayList == other.displayList)
    }
  }

  @Test func withoutCandidates() {
    let host = ViewHost(size: size(100, 100)) { ViewThatFits {} }
    #expect(host.displayList.isEmpty)
  }
}
