import LabUI
import Testing

/// `onGeometryChange`, `visualEffect` and `geometryGroup`.
@MainActor @Suite struct GeometryActionTests {
  @Test func sizesAreToldOfAfterLayout() {
    let log = Log<[CGFloat]>()
    let model = Model<CGFloat>(40)
    let host = ViewHost(size: size(100, 100)) {
      Driven(model) { width in
        Color.red.frame(width: width, height: 20)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            log.add([$0, $1])
          }
      }
    }
    #expect(log.entries == [[40, 40]])
    model.set(60, host)
    #expect(log.entries == [[40, 40], [40, 60]])
    model.set(60, host)
    host.size = size(200, 100)
    #expect(log.entries.count == 2)
  }

  @Test func placesAreToldOfWhenAnAncestorMoves() {
    let log = Log<CGFloat>()
    let model = Model<CGFloat>(0)
    let host = ViewHost(size: size(100, 100)) {
      Driven(model) { x in
        square(.red, 20).onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minX
        } action: {
          log.add($0)
        }
        .padding(.leading, 10).offset(x: x)
      }
    }
    // 30 wide in 100: from 35; the padding adds 10.
    #expect(log.entries == [45])
    model.set(7, host, .linear(duration: 1))
    host.settle()
    #expect(log.entries == [45, 52])
  }

  /// What the action changes is there in the same frame.
  private struct Follower: View {
    let width: CGFloat
    @State private var seen: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            seen = $0
          }
        Color.blue.frame(width: seen, height: 10)
      }
    }
  }

  @Test func aStateSetByTheAction() {
    let model = Model<CGFloat>(40)
    let host = ViewHost(size: size(100, 100)) { Driven(model) { Follower(width: $0) } }
    #expect(host.frame(.blue).width == 40)
    model.set(70, host)
    #expect(host.frame(.blue).width == 70)
    #expect(host.warnings.isEmpty)
  }

  private struct Grower: View {
    let log: Log<CGFloat>
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          log.add($0)
          width = $0 + 1
        }
    }
  }

  /// A value that changes itself: twice a frame, then one warning (engine facts, section 6).
  @Test func aCycleEnds() {
    let log = Log<CGFloat>()
    let host = ViewHost(size: size(100, 100)) { Grower(log: log) }
    #expect(log.entries == [10, 11])
    #expect(
      host.warnings == ["onGeometryChange(for: CGFloat) action tried to update multiple times per frame."])
    #expect(host.frame(.red).width == 12)
  }

  @Test func whatTheClosureReadsIsObserved() {
    let log = Log<CGFloat>()
    let model = Model<CGFloat>(1)
    let host = ViewHost(size: size(100, 100)) {
      Color.red.onGeometryChange(for: CGFloat.self) {
        $0.size.width * model.value
      } action: {
        log.add($0)
      }
    }
    model.set(2, host)
    #expect(log.entries == [100, 200])
  }

  @Test(arguments: [false, true]) func visualEffectsAreComputedOfTheGeometry(_ isRightToLeft: Bool) {
    var environment = EnvironmentValues()
    if isRightToLeft { environment.layoutDirection = .rightToLeft }
    let host = ViewHost(size: size(200, 100), environment: environment) {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20).visualEffect { content, proxy in
          content.offset(x: proxy.size.width / 2).scaleEffect(2, anchor: .topLeading).offset(y: 3).opacity(
            0.5)
        }
        Color.blue
      }
    }
    // The slot is (0, 40, 40, 20). Moved by 20, doubled from the leading top: 40...120, then 3 down. Right to left the
    // slot is (160, 40, 40, 20) and all is mirrored.
    let expected = CGRect(x: isRightToLeft ? 80 : 40, y: 43, width: 80, height: 40)
    #expect(host.frame(.red).isClose(to: expected), "\(host.frame(.red))")
    #expect(host.opacity(.red) == 0.5)
    #expect(host.frame(.blue).width == 160)
    #expect(!host.isAnimating)
  }

  @Test func aVisualEffectFollowsItsViewsPlace() {
    let model = Model<CGFloat>(0)
    func content(_ lead: CGFloat) -> some View {
      HStack(spacing: 0) {
        Color.blue.frame(width: lead)
        square(.red, 20).visualEffect { content, proxy in
          content.offset(y: proxy.frame(in: .global).minX / 10)
        }
      }.frame(maxWidth: .infinity, alignment: .leading)
    }
    let host = ViewHost(size: size(200, 100)) { Driven(model) { content($0) } }
    #expect(host.frame(.red).minY == 40)
    model.set(50, host, .linear(duration: 1))
    host.advance(by: 0.5)
    // Both the place and the effect are half-way.
    #expect(host.frame(.red).isClose(to: CGRect(x: 25, y: 42.5, width: 20, height: 20)))
    host.settle()
    #expect(host.displayList == ViewHost(size: size(200, 100)) { content(50) }.displayList)
  }

  private func growing(_ model: Model<Bool>, isGrouped: Bool) -> ViewHost {
    ViewHost(size: size(400, 400)) {
      Driven(model) { isLarge in
        let side: CGFloat = isLarge ? 300 : 200
        let base = Color.gray.frame(width: side, height: side).overlay(alignment: .topLeading) {
          if isLarge { square(.red, 20) }
        }
        if isGrouped { base.geometryGroup() } else { base }
      }
    }
  }

  /// From 200 to 300 in a second, with a circle that is inserted at the leading top.
  @Test("B22 a group carries what is inserted", arguments: [0.0, 0.25, 0.5, 1])
  func aGroupCarriesWhatIsInserted(_ time: Double) {
    for isGrouped in [false, true] {
      let model = Model(false)
      let host = growing(model, isGrouped: isGrouped)
      model.set(true, host, .linear(duration: 1))
      host.advance(by: time)
      // From the centre at 200: at -150 at once, or -100 - 50 t.
      #expect(abs(host.frame(.red).minX - 200 - (isGrouped ? -100 - 50 * time : -150)) < 1e-9)
      #expect(abs(host.opacity(.red) - time) < 1e-9)
      #expect(abs(host.frame(.gray).width - (200 + 100 * time)) < 1e-9)
      #expect(abs(host.frame(.gray).minX - (100 - 50 * time)) < 1e-9)
    }
  }
}
