import LabUI
import Testing

/// Anchors and readers: final geometry, converted into the reader's coordinates.
@MainActor @Suite struct AnchorTests {
  nonisolated static let widths: [CGFloat] = [40, 32, 56]

  /// Seed 003: the selected item's bounds, drawn in an overlay.
  struct Picker: View {
    var selection: Int

    var body: some View {
      HStack(spacing: 8) {
        ForEach(0..<3) { index in
          Color.gray.frame(width: AnchorTests.widths[index], height: 20)
            .anchorPreference(key: SelectedBoundsKey.self, value: .bounds) { index == selection ? $0 : nil }
        }
      }
      .overlayPreferenceValue(SelectedBoundsKey.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            let bounds = proxy[anchor]
            Color.red.frame(width: bounds.width, height: 2)
              .offset(x: bounds.minX, y: bounds.maxY - 2)
          }
        }
      }
    }
  }

  @Test(arguments: [0, 1, 2]) func theLineHasTheEdgesOfItsItem(selection: Int) {
    let host = ViewHost(size: CGSize(width: 144, height: 20)) { Picker(selection: selection) }
    let x: [CGFloat] = [0, 48, 88]
    #expect(host.frame(.red) == CGRect(x: x[selection], y: 18, width: Self.widths[selection], height: 2))
  }

  @Test func noSelectionNoLine() {
    let host = ViewHost(size: CGSize(width: 144, height: 20)) { Picker(selection: 9) }
    #expect(host.items(.red).isEmpty)
    #expect(host.items(.gray).count == 3)
  }

  /// Right to left a reader tells physical coordinates and an offset is mirrored: 0, 48, 88.
  @Test("B32, B34 a naive offset is mirrored right to left", arguments: [0, 1, 2])
  func theNaiveOffsetIsTheMirrorImageRightToLeft(selection: Int) {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let host = ViewHost(size: CGSize(width: 144, height: 20), environment: environment) {
      Picker(selection: selection)
    }
    let naive: [CGFloat] = [0, 48, 88]
    #expect(host.frame(.red).minX == naive[selection])
    #expect(host.items(.gray).map(\.frame.minX) == [104, 64, 0])
  }

  @Test func theEdgesMoveByTheSameFraction() {
    let model = Model(0)
    let host = ViewHost(size: CGSize(width: 144, height: 20)) { Driven(model) { Picker(selection: $0) } }
    model.set(2, host, .linear(duration: 1))
    #expect(host.frame(.red) == CGRect(x: 0, y: 18, width: 40, height: 2))
    host.advance(by: 0.5)
    #expect(host.frame(.red).isClose(to: CGRect(x: 44, y: 18, width: 48, height: 2)))
    host.settle()
    #expect(host.frame(.red) == CGRect(x: 88, y: 18, width: 56, height: 2))
  }

  struct Point: Sendable {
    var name: String
    var source: @MainActor @Sendable () -> Anchor<CGPoint>.Source
    var expected: CGPoint
  }

  /// A view of 40 by 20 at (30, 40) of a reader of 100 by 100.
  nonisolated static let points = [
    Point(name: "topLeading", source: { .topLeading }, expected: CGPoint(x: 30, y: 40)),
    Point(name: "top", source: { .top }, expected: CGPoint(x: 50, y: 40)),
    Point(name: "topTrailing", source: { .topTrailing }, expected: CGPoint(x: 70, y: 40)),
    Point(name: "leading", source: { .leading }, expected: CGPoint(x: 30, y: 50)),
    Point(name: "center", source: { .center }, expected: CGPoint(x: 50, y: 50)),
    Point(name: "trailing", source: { .trailing }, expected: CGPoint(x: 70, y: 50)),
    Point(name: "bottomLeading", source: { .bottomLeading }, expected: CGPoint(x: 30, y: 60)),
    Point(name: "bottom", source: { .bottom }, expected: CGPoint(x: 50, y: 60)),
    Point(name: "bottomTrailing", source: { .bottomTrailing }, expected: CGPoint(x: 70, y: 60)),
    Point(
      name: "unit point", source: { .unitPoint(UnitPoint(x: 0.25, y: 0.75)) }, expected: CGPoint(x: 40, y: 55)
    ),
    Point(name: "point", source: { .point(CGPoint(x: 3, y: 4)) }, expected: CGPoint(x: 33, y: 44)),
  ]

  @Test(arguments: points) func pointsAreConverted(_ point: Point) {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.gray.frame(width: 40, height: 20)
        .anchorPreference(key: PointsKey.self, value: point.source()) { ["p": $0] }
        .offset(x: 30, y: 40)
        .frame(width: 100, height: 100, alignment: .topLeading)
        .overlayPreferenceValue(PointsKey.self) { points in
          GeometryReader { proxy in
            if let anchor = points["p"] {
              let point = proxy[anchor]
              Color.red.frame(width: 1, height: 1).offset(x: point.x, y: point.y)
            }
          }
        }
    }
    #expect(host.frame(.red).origin == point.expected)
  }

  @Test func aRectangleThroughAScaleIsItsBoundingBox() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      square(.gray, 40)
        .anchorPreference(
          key: SelectedBoundsKey.self, value: .rect(CGRect(x: 0, y: 0, width: 20, height: 10))
        ) { $0 }
        .scaleEffect(0.5)
        .frame(width: 100, height: 100)
        .overlayPreferenceValue(SelectedBoundsKey.self) { anchor in
          GeometryReader { proxy in
            if let anchor {
              let rect = proxy[anchor]
              Color.red.frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
            }
          }
        }
    }
    // 40 wide at 30, scaled about 50: at 40, half as large.
    #expect(host.frame(.red) == CGRect(x: 40, y: 40, width: 10, height: 5))
  }

  @Test func theFirstOfTwoSelectedItemsWins() {
    let host = ViewHost(size: CGSize(width: 144, height: 20)) {
      HStack(spacing: 8) {
        ForEach(0..<3) { index in
          Color.gray.frame(width: Self.widths[index], height: 20)
            .anchorPreference(key: SelectedBoundsKey.self, value: .bounds) { index > 0 ? $0 : nil }
        }
      }
      .backgroundPreferenceValue(SelectedBoundsKey.self) { anchor in
        GeometryReader { proxy in Color.red.frame(width: anchor.map { proxy[$0].minX } ?? 0) }
      }
    }
    #expect(host.frame(.red).width == 48)
    // A background is drawn first.
    #expect(host.displayList.first?.content == .color(.red))
  }

  @Test func theAnchorFollowsWhateverMovesItsView() {
    let model = Model<CGFloat>(0)
    let host = ViewHost(size: CGSize(width: 200, height: 20)) {
      HStack(spacing: 0) {
        Driven(model) { Color.blue.frame(width: $0) }
        Color.gray.frame(width: 50).anchorPreference(key: SelectedBoundsKey.self, value: .bounds) { $0 }
        Spacer(minLength: 0)
      }
      .overlayPreferenceValue(SelectedBoundsKey.self) { anchor in
        GeometryReader { proxy in
          if let anchor { Color.red.frame(width: 1).offset(x: proxy[anchor].minX) }
        }
      }
    }
    for x: CGFloat in [0, 25, 110, 3.5] {
      model.set(x, host)
      #expect(host.frame(.red).minX == x)
    }
  }

  @Test func framesInTheNamedTheGlobalAndTheLocalSpace() {
    let log = Log<CGRect>()
    _ = ViewHost(size: CGSize(width: 200, height: 100)) {
      Color.gray.frame(width: 50, height: 20)
        .overlay {
          GeometryReader { proxy in
            let _ = log.add(proxy.frame(in: .local))
            let _ = log.add(proxy.frame(in: .named("box")))
            let _ = log.add(proxy.frame(in: .global))
            let _ = log.add(proxy.frame(in: CoordinateSpace.named("nobody")))
            Color.clear
          }
        }
        .padding(.leading, 10)
        .coordinateSpace(name: "box")
        .frame(width: 200, height: 100, alignment: .topLeading)
        .offset(x: 5, y: 6)
    }
    let distinct = log.entries.suffix(4).map { $0 }
    #expect(distinct[0] == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(distinct[1] == CGRect(x: 10, y: 0, width: 50, height: 20))
    #expect(distinct[2] == CGRect(x: 15, y: 6, width: 50, height: 20))
    // A name that nobody has is the window.
    #expect(distinct[3] == distinct[2])
  }

  /// Measured: a reader reports its target at once while what is drawn is on its way.
  @Test func aReaderReportsFinalGeometryWhileItsViewIsMoving() {
    let log = Log<CGFloat>()
    let model = Model<CGFloat>(50)
    let host = ViewHost(size: CGSize(width: 200, height: 20)) {
      Driven(model) { width in
        Color.red.frame(width: width)
          .overlay {
            GeometryReader { proxy in
              let _ = log.add(proxy.size.width); Color.clear
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    model.set(150, host, .linear(duration: 1))
    #expect(log.entries.last == 150)
    host.advance(by: 0.5)
    #expect(host.frame(.red).width == 100)
    #expect(Set(log.entries) == [50, 150])
  }

  @Test func transformAnchorPreferenceAddsToWhatIsInside() {
    let log = Log<Int>()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.gray
        .anchorPreference(key: PointsKey.self, value: .top) { ["a": $0] }
        .padding(10)
        .transformAnchorPreference(key: PointsKey.self, value: .bottom) { $0["b"] = $1 }
        .overlayPreferenceValue(PointsKey.self) { points in
          GeometryReader { proxy in
            let _ = log.add(points.count)
            Color.red.frame(width: 1, height: points["b"].map { proxy[$0].y } ?? 0)
              .offset(y: points["a"].map { proxy[$0].y } ?? 0)
          }
        }
    }
    #expect(log.entries.last == 2)
    #expect(host.frame(.red) == CGRect(x: 0, y: 10, width: 1, height: 100))
  }
}
