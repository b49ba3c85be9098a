import LabUI
import Testing

/// What the modifiers of texts do.
@MainActor @Suite("Settings of texts") struct TextSettingTests {
  private func scene(_ setting: TextSetting, _ isOn: Bool) -> some View {
    HStack(alignment: .lastTextBaseline) {
      setting.text(isOn).frame(width: 120)
      square(.red, 10)
      VStack {
        setting.text(isOn)
        square(.blue, 10)
        setting.text(isOn)
      }
    }
  }

  private func list(_ host: ViewHost) -> [String] { host.displayList.map { "\($0.content) \($0.frame)" } }

  /// A tree in which a setting has changed is as one that was made with it.
  @Test(arguments: TextSetting.allCases) func changesAtRunTime(_ setting: TextSetting) {
    let model = Model(false)
    let host = ViewHost(size: size(400, 500)) { Driven(model) { scene(setting, $0) } }
    for isOn in [true, false, true] {
      model.set(isOn, host)
      let fresh = ViewHost(size: size(400, 500)) { scene(setting, isOn) }
      #expect(list(host) == list(fresh), "\(setting) \(isOn)")
    }
  }

  /// Settings that must show: all but those that only paint and those that are accepted.
  @Test(arguments: TextSetting.allCases) func makesADifference(_ setting: TextSetting) {
    let passing: Set<TextSetting> = [
      .italic, .width, .underline, .strikethrough, .alignment, .tightening, .ownColor, .runColor,
    ]
    let lists = [false, true].map { isOn in list(ViewHost(size: size(400, 500)) { scene(setting, isOn) }) }
    #expect((lists[0] == lists[1]) == passing.contains(setting))
  }

  private func frame(_ text: some View, _ width: CGFloat = 500) -> CGRect {
    ViewHost(size: size(width, 500)) { text }.displayList.first?.frame ?? .null
  }

  /// A line is 1.193359 em: 12 at 10 points, 48 at 40, 20.5 at 17 (body), 33.5 at 28 (title).
  @Test func theModifierNearestToTheTextCounts() {
    #expect(frame(Text("x").font(.system(size: 10)).font(.system(size: 40))).height == 12)
    #expect(frame(VStack { Text("x") }.font(.system(size: 10)).font(.system(size: 40))).height == 12)
    #expect(frame(VStack { Text("x").font(.title) }.font(.system(size: 40))).height == 33.5)
    #expect(frame(VStack { Text("x").font(nil) }.font(.system(size: 40))).height == 20.5)
    #expect(frame((Text("x").font(.title) + Text("y")).font(.system(size: 10))).height == 33.5)
    #expect(frame((Text("x") + Text("y").bold()).font(.system(size: 10))).height == 12)
  }

  /// On iOS bold is 700 for large title, title, title 2 and fonts of a size, and 600 for all other styles.
  @Test func boldIsTheFontsOwn() {
    for style in Font.TextStyle.allCases {
      let isTitle = [.largeTitle, .title, .title2].contains(style)
      let expected = frame(Text("Bold").font(.system(style, weight: isTitle ? .bold : .semibold)))
      #expect(frame(Text("Bold").font(.system(style)).bold()) == expected)
      #expect(frame(Text("Bold").font(.system(style).bold())) == expected)
      #expect(frame(VStack { Text("Bold") }.bold().font(.system(style))) == expected)
      #expect(
        frame(Text("Bold").font(.system(style)).fontWeight(.bold))
          == frame(Text("Bold").font(.system(style, weight: .bold))))
    }
    #expect(
      frame(Text("Bold").font(.system(size: 13)).bold())
        == frame(Text("Bold").font(.system(size: 13, weight: .bold))))
  }

  @Test func boldCanBeTakenBack() {
    let regular = frame(Text("Statistics"))
    #expect(frame(VStack { Text("Statistics").bold(false) }.bold()) == regular)
    #expect(frame(VStack { VStack { Text("Statistics") }.bold(false) }.bold()) == regular)
    #expect(frame(VStack { VStack { Text("Statistics") }.fontWeight(nil) }.bold()) == regular)
    #expect(frame(Text("Statistics").font(.body.bold().bold(false))) == regular)
  }

  @Test func trackingGoesBeforeKerning() {
    let plain = frame(Text("Archive")).width
    #expect(abs(frame(Text("Archive").kerning(2)).width - plain - 14) <= 0.5)
    #expect(abs(frame(Text("Archive").kerning(2).tracking(5)).width - plain - 35) <= 0.5)
    #expect(abs(frame(VStack { Text("Archive") }.tracking(5).kerning(2)).width - plain - 35) <= 0.5)
    #expect(abs(frame(VStack { Text("Archive").tracking(0) }.tracking(5)).width - plain) <= 0.5)
  }

  /// Capitals as wide as the text itself, so that nothing but what is shown changes.
  @Test func letterCaseChangesWhatIsShown() {
    var environment = EnvironmentValues()
    environment.textMeasurer = .table(["Inbox": 40, "INBOX": 40, "inbox": 38])
    let model = Model<Text.Case?>(nil)
    let host = ViewHost(size: size(100, 50), environment: environment) {
      Driven(model) { textCase in VStack { Text("Inbox").onTapGesture {} }.textCase(textCase) }
    }
    for (textCase, shown, width) in [
      (Text.Case?.none, "Inbox", 40.0), (.uppercase, "INBOX", 40), (.lowercase, "inbox", 38),
      (nil, "Inbox", 40),
    ] {
      model.set(textCase, host)
      #expect(host.texts == [shown])
      #expect(abs(host.frame(of: shown).width - width) < 1e-9)
      #expect(host.tap(shown))
    }
  }

  /// Lower bounds reserve height: at 17 points a line is 20.287 high, so 2, 3 and 4 are 41, 61 and 81.5.
  @Test func reservedLines() {
    func height(_ view: some View) -> CGFloat { frame(view).height }
    #expect(height(Text("x").lineLimit(2...)) == 41)
    #expect(height(Text("x").lineLimit(3, reservesSpace: true)) == 61)
    #expect(height(Text("x").lineLimit(4...6)) == 81.5)
    #expect(height(Text("x").lineLimit(...6)) == 20.5)
    #expect(height(Text("x").lineLimit(6, reservesSpace: false)) == 20.5)
    // The number alone leaves the lower bound of further out.
    #expect(height(VStack { Text("x").lineLimit(5) }.lineLimit(3...)) == 61)
    for limit in [Int.min, -1, 0, Int.max] { #expect(height(Text("x").lineLimit(limit)) == 20.5) }
    #expect(height(Text("x").lineLimit(...Int.min)) == 20.5)
    #expect(height(Text("x").lineLimit(Int.max...)).isFinite)
  }

  /// The first baseline of a text that has shrunk to half its size is half as deep: 19 at 20 points, 9.5 at 10.
  @Test func aShrunkTextHasAShrunkBaseline() {
    let full = frame(Text("Archive").font(.system(size: 20))).width
    let host = ViewHost(size: size(400, 100)) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Archive").font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.2).frame(width: full / 2)
        square(.red, 10)
      }
    }
    #expect(abs(host.frame(.red).maxY - host.frame(of: "Archive").minY - 9.5) <= 0.5)
    #expect(host.frame(of: "Archive").height == 12)
  }
}
