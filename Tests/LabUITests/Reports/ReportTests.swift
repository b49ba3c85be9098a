import LabUI
import Testing

/// Public reports on pickers and tab bars, as they should be (the strategies' tests show the faults).
@MainActor @Suite struct ReportTests {
  /// Seed 001's picker in small: sizes by index in state, a line of the selected size at its place.
  struct SegmentedPicker: View {
    var titles: [String]
    var selection: Int
    var isFlexible = false
    @State private var sizes: [Int: CGSize] = [:]

    var body: some View {
      HStack(spacing: 0) {
        ForEach(titles.indices, id: \.self) { index in
          Text(titles[index])
            .padding(.horizontal, isFlexible ? 0 : 16)
            .padding(.vertical, 8)
            .frame(maxWidth: isFlexible ? .infinity : nil)
            .overlay {
              GeometryReader { Color.clear.preference(key: SizesKey.self, value: [index: $0.size]) }
            }
        }
      }
      .overlay(alignment: .bottomLeading) {
        Color.red.frame(width: sizes[selection]?.width ?? 0, height: 1)
          .offset(x: (0..<selection).reduce(0) { $0 + (sizes[$1]?.width ?? 0) })
      }
      .onPreferenceChange(SizesKey.self) { sizes = $0 }
    }
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.textMeasurer = .table([
      "Full Balance": 68, "Other Amount": 84, "Inbox": 40, "Sent": 32, "Archive": 56,
    ])
    return environment
  }

  /// Texts of 68 and 84 with 16 on both sides are 100 and 116 wide, 216 together.
  @Test(
    "B1 the selection is as wide as its item on the first displayed frame",
    arguments: [(0, 0, 100), (1, 100, 116)] as [(Int, CGFloat, CGFloat)])
  func firstFrame(selection: Int, x: CGFloat, width: CGFloat) {
    let host = ViewHost(size: CGSize(width: 216, height: 60), environment: environment) {
      SegmentedPicker(titles: ["Full Balance", "Other Amount"], selection: selection)
    }
    #expect(host.frame(.red).minX == x)
    #expect(host.frame(.red).width == width)
    #expect(!host.isAnimating)
  }

  /// Three equal segments of 390, then of 358: 130 and 358 / 3 wide.
  @Test("B2 sizes follow a proposal that changes after the first layout") func narrowerLater() {
    let padding = Model<CGFloat>(0)
    let host = ViewHost(size: CGSize(width: 390, height: 60), environment: environment) {
      Driven(padding) { padding in
        SegmentedPicker(titles: ["Inbox", "Sent", "Archive"], selection: 2, isFlexible: true)
          .padding(.horizontal, padding)
      }
    }
    #expect(host.frame(.red).minX == 260)
    #expect(host.frame(.red).width == 130)
    padding.set(16, host)
    #expect(abs(host.frame(.red).minX - (16 + 2 * 358.0 / 3)) < 1e-9)
    #expect(abs(host.frame(.red).width - 358.0 / 3) < 1e-9)
    #expect(!host.isAnimating)
  }

  /// What may stand between the writer and the action.
  @Test("B10 wrappers between the writer and the action lose nothing") func throughWrappers() {
    let log = Log<Int>()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ZStack {
        AnyView(
          Group { VStack { Color.red.preference(key: TotalKey.self, value: 7) } }
            .padding()
            .background(Color.blue)
            .id("wrapper")
        )
      }
      .frame(width: 50)
      .onPreferenceChange(TotalKey.self) { log.add($0) }
    }
    #expect(log.entries == [7])
    #expect(host.warnings.isEmpty)
  }

  struct Ball: View {
    var selection: Int

    var body: some View {
      HStack(spacing: 8) {
        ForEach(0..<3) { index in
          Color.gray.frame(width: GuideRow.widths[index], height: 20)
            .anchorPreference(key: SelectedBoundsKey.self, value: .bounds) { index == selection ? $0 : nil }
        }
      }
      .overlayPreferenceValue(SelectedBoundsKey.self) { anchor in
        GeometryReader { proxy in
          if let anchor { square(.red, 10).offset(x: proxy[anchor].midX - 5) }
        }
      }
    }
  }

  /// Centres 20, 64 and 116 less 5.
  @Test(
    "B11 the ball is in place on the first displayed frame",
    arguments: [(0, 15), (1, 59), (2, 111)] as [(Int, CGFloat)])
  func ball(selection: Int, x: CGFloat) {
    let host = ViewHost(size: CGSize(width: 144, height: 20)) { Ball(selection: selection) }
    #expect(host.frame(.red).minX == x)
  }

  struct Sheet: View {
    var isShown: Bool

    var body: some View {
      ZStack {
        Color.clear
        if isShown {
          ScrollView {
            LazyVGrid(columns: [GridItem(.fixed(100))], spacing: 0) {
              ForEach(0..<40) { index in
                (index == 0 ? Color.red : index == 20 ? Color.blue : Color.gray).frame(height: 20)
              }
            }
          }
          .transition(.move(edge: .trailing))
        }
      }
      .frame(width: 100, height: 200)
    }
  }

  /// The transition is an effect on all that is in the scroll view, cells included; a cell that is made on the way
  /// of the content moves with it.
  @Test("B38 lazy cells come with their container, and those made later with the content")
  func lazyCells() {
    let model = Model(false)
    let host = ViewHost(size: CGSize(width: 100, height: 200)) { Driven(model) { Sheet(isShown: $0) } }
    model.set(true, host, .linear(duration: 1))
    host.advance(by: 0.25)
    #expect(abs(host.frame(.red).minX - 75) < 1e-9)
    host.settle()
    #expect(host.frame(.red) == CGRect(x: 0, y: 0, width: 100, height: 20))
    withAnimation(.linear(duration: 1)) {
      _ = host.scroll(at: CGPoint(x: 50, y: 100), by: CGSize(width: 0, height: 300))
    }
    // Cell 20 begins at 400 of the content, which goes up by 300.
    #expect(host.frame(.blue) == CGRect(x: 0, y: 400, width: 100, height: 20))
    host.advance(by: 0.5)
    #expect(host.frame(.blue).isClose(to: CGRect(x: 0, y: 250, width: 100, height: 20)))
    host.settle()
    #expect(host.frame(.blue) == CGRect(x: 0, y: 100, width: 100, height: 20))
  }
}
