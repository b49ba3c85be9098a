import LabUI
import Testing

/// Safe areas: of the window, of bars and of padding.
@MainActor @Suite struct SafeAreaTests {
  private func rows(_ count: Int) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Color.gray.frame(height: 30).named("row\($0)") }
    }.named("scrollContent")
  }

  /// position/safe-area of swiftui-web (macOS 26.2), to 0.01 points.
  @Test func recorded() {
    let host = ViewHost(size: size(400, 260)) {
      HStack(spacing: 20) {
        VStack(spacing: 0) { Color.red.named("plainContent") }
          .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).named("plainBar") }
          .frame(width: 100, height: 200).named("plain")
        ScrollView { rows(8) }
          .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).named("scrollBar") }
          .frame(width: 100, height: 200).named("scroll")
        VStack(spacing: 0) { Color.red.named("ignoringContent") }
          .ignoresSafeArea()
          .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30).named("ignoringBar") }
          .frame(width: 100, height: 200).named("ignoring")
      }.named("row")
    }
    var expected: [String: [CGFloat]] = [
      "ignoring": [270, 30, 100, 200], "ignoringBar": [270, 30, 100, 30],
      "ignoringContent": [270, 30, 100, 200], "plain": [30, 30, 100, 200], "plainBar": [30, 200, 100, 30],
      "plainContent": [30, 30, 100, 162], "row": [30, 30, 340, 200], "scroll": [150, 30, 100, 200],
      "scrollBar": [150, 200, 100, 30], "scrollContent": [150, 30, 100, 240],
    ]
    for row in 0..<8 { expected["row\(row)"] = [150, 30 + 30 * CGFloat(row), 100, 30] }
    let frames = host.namedFrames
    #expect(Set(frames.keys) == Set(expected.keys))
    for (name, values) in expected {
      let frame = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
      #expect((frames[name] ?? .null).isClose(to: frame, within: 0.01), "\(name): \(frames[name] ?? .null)")
    }
    // The bar lies in front of what reaches out below it.
    #expect(host.displayList.last?.content == .color(.blue))
    // At the end the last row stands clear of the bar: 200 - 30 - 8.
    host.scroll(at: CGPoint(x: 200, y: 100), by: CGSize(width: 0, height: 1000))
    #expect(abs(host.frame(named: "row7").maxY - (30 + 162)) < 1e-9)
  }

  /// A view of 100 by 20 in a window of 400 by 800 with insets of 10, 20, 30 and 40.
  struct Place: Sendable {
    var x: CGFloat
    var y: CGFloat
    var isRightToLeft = false
    var insets: EdgeInsets
  }

  nonisolated static let places = [
    Place(x: 150, y: 10, insets: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)),
    Place(x: 150, y: 750, insets: EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0)),
    Place(x: 20, y: 100, insets: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)),
    Place(x: 260, y: 100, insets: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 40)),
    Place(
      x: 20, y: 100, isRightToLeft: true, insets: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 20)),
    Place(
      x: 260, y: 100, isRightToLeft: true, insets: EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)),
    Place(x: 150, y: 390, insets: EdgeInsets()),
  ]

  @Test("180-186 where a view touches the safe area", arguments: places)
  func viewsAtTheEdges(_ place: Place) {
    let log = Log<EdgeInsets>()
    var environment = EnvironmentValues()
    if place.isRightToLeft { environment.layoutDirection = .rightToLeft }
    let host = ViewHost(size: size(400, 800), environment: environment) {
      // The room is 20...360 by 10...770; x counts from the right in right-to-left layout.
      Color.red.frame(width: 100, height: 20).named("view")
        .onGeometryChange(for: EdgeInsets.self) {
          $0.safeAreaInsets
        } action: {
          log.add($0)
        }
        .position(x: place.isRightToLeft ? 360 - place.x - 50 : place.x + 50 - 20, y: place.y + 10 - 10)
    }
    // The sides do not turn with the direction: 20 on the left and 40 on the right.
    host.safeAreaInsets =
      place.isRightToLeft
      ? EdgeInsets(top: 10, leading: 40, bottom: 30, trailing: 20)
      : EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    #expect(host.frame(named: "view") == CGRect(x: place.x, y: place.y, width: 100, height: 20))
    #expect((log.entries.last ?? EdgeInsets()) == place.insets)
  }

  struct Setting: Equatable, Sendable {
    var window = EdgeInsets()
    var bar: CGFloat? = 20
    var edge = VerticalEdge.bottom
    var padding: CGFloat = 0
    var ignored: Edge.Set = .all
    var isScrolling = false
    var lead: CGFloat = 0
  }

  @ViewBuilder private func content(_ setting: Setting) -> some View {
    HStack(spacing: 0) {
      if setting.isScrolling {
        ScrollView { rows(20) }
          .safeAreaInset(edge: setting.edge) { if let bar = setting.bar { Color.blue.frame(height: bar) } }
          .safeAreaPadding(.vertical, setting.padding)
      } else {
        VStack(spacing: 0) {
          Color.gray.frame(height: setting.lead)
          Color.red.ignoresSafeArea(edges: setting.ignored)
        }
        .safeAreaInset(edge: setting.edge) { if let bar = setting.bar { Color.blue.frame(height: bar) } }
        .safeAreaPadding(.vertical, setting.padding)
      }
      Text("x").safeAreaInset(edge: .leading, spacing: 3) { Color.green.frame(width: 5) }
    }
  }

  nonisolated static let settings = [
    Setting(bar: 50), Setting(bar: nil), Setting(edge: .top), Setting(padding: 7), Setting(ignored: .top),
    Setting(ignored: []), Setting(lead: 9), Setting(edge: .top, lead: 9), Setting(isScrolling: true),
    Setting(bar: 50, edge: .top, isScrolling: true), Setting(padding: 7, isScrolling: true),
    Setting(window: EdgeInsets(top: 11, leading: 5, bottom: 6, trailing: 7)),
    Setting(window: EdgeInsets(top: 11, leading: 5, bottom: 6, trailing: 7), edge: .top, padding: 7),
    Setting(window: EdgeInsets(top: 11, leading: 5, bottom: 6, trailing: 7), isScrolling: true),
  ]

  @Test(arguments: settings, [false, true]) func changesAreAsMadeAnew(_ setting: Setting, _ isScrolling: Bool)
  {
    let first = Setting(isScrolling: isScrolling)
    let model = Model(first)
    let host = ViewHost(size: size(200, 200)) { Driven(model) { content($0) } }
    for setting in [setting, first, setting] {
      host.safeAreaInsets = setting.window
      model.set(setting, host)
      let other = ViewHost(size: size(200, 200)) { content(setting) }
      other.safeAreaInsets = setting.window
      #expect(host.displayList == other.displayList)
    }
  }

  /// What lies at the top of the window reaches out there and, once something is above it, no more.
  @Test func whatNoLongerTouchesTheEdgeNoLongerReachesOut() {
    let model = Model<CGFloat>(0)
    let host = ViewHost(size: size(100, 100)) {
      Driven(model) { lead in
        VStack(spacing: 0) {
          Color.gray.frame(height: lead)
          Color.red.ignoresSafeArea()
        }
      }
    }
    host.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    #expect(host.frame(.red) == CGRect(x: 0, y: 0, width: 100, height: 100))
    model.set(30, host)
    #expect(host.frame(.red) == CGRect(x: 0, y: 50, width: 100, height: 50))
    host.safeAreaInsets = EdgeInsets()
    #expect(host.frame(.red) == CGRect(x: 0, y: 30, width: 100, height: 70))
  }

  /// Two bars below one another, and what they leave of 100: 100 - 10 - 20.
  @Test(arguments: [false, true]) func barsStack(_ isScrolling: Bool) {
    let host = ViewHost(size: size(50, 100)) {
      Group {
        if isScrolling { ScrollView { rows(10) } } else { Color.gray.named("content") }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 10) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
    }
    #expect(host.frame(.red) == CGRect(x: 0, y: 70, width: 50, height: 10))
    #expect(host.frame(.blue) == CGRect(x: 0, y: 80, width: 50, height: 20))
    if isScrolling {
      host.scroll(at: CGPoint(x: 25, y: 20), by: CGSize(width: 0, height: 1000))
      #expect(host.frame(named: "row9").maxY == 70)
    } else {
      #expect(host.frame(named: "content").height == 70)
    }
  }

  @Test func aBarIsAligned() {
    let host = ViewHost(size: size(100, 100)) {
      Color.gray
        .safeAreaInset(edge: .top, alignment: .trailing) { square(.red, 10) }
        .safeAreaInset(edge: .leading, alignment: .bottom, spacing: 0) { square(.blue, 20) }
    }
    // The inner one has 80 of the width.
    #expect(host.frame(.red) == CGRect(x: 90, y: 0, width: 10, height: 10))
    #expect(host.frame(.blue) == CGRect(x: 0, y: 80, width: 20, height: 20))
    #expect(host.frame(.gray) == CGRect(x: 20, y: 18, width: 80, height: 82))
  }

  @Test func aScrollViewThatIsTheWindowKeepsIt() {
    let host = ViewHost(size: size(50, 100)) { ScrollView { rows(10) } }
    host.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    #expect(host.frame(named: "row0").minY == 20)
    host.scroll(at: CGPoint(x: 25, y: 50), by: CGSize(width: 0, height: 1000))
    #expect(host.frame(named: "row9").maxY == 90)
    #expect(host.displayList.allSatisfy { $0.clip == CGRect(x: 0, y: 0, width: 50, height: 100) })
  }

  @Test func absurdInsets() {
    let host = ViewHost(size: size(50, 100)) {
      Color.red.safeAreaPadding(.nan).safeAreaInset(edge: .top, spacing: .infinity) { EmptyView() }
    }
    host.safeAreaInsets = EdgeInsets(top: .nan, leading: 500, bottom: .infinity, trailing: 0)
    #expect(host.frame(.red).width == 0)
  }
}
