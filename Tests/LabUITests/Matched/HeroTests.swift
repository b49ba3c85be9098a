import LabUI
import Testing

/// One id that leaves one place and comes in another, in one transaction.
@MainActor @Suite struct HeroTests {
  /// B12: two buttons 46 wide, 8 apart, each with a 3-point bar when it is selected.
  struct Bars: View {
    var selection: Int
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 8) {
        ForEach(0..<2) { index in
          Color.gray.frame(width: 46, height: 20)
            .overlay(alignment: .bottom) {
              if selection == index {
                Color.red.frame(height: 3).matchedGeometryEffect(id: "bar", in: namespace)
              }
            }
        }
      }
    }
  }

  @Test("B12 one bar moves and the copies cross-fade", arguments: [(0, 1), (1, 0)])
  func oneBarMovesAndTheCopiesCrossFade(_ path: (Int, Int)) {
    let model = Model(path.0)
    let host = ViewHost(size: CGSize(width: 100, height: 20)) { Driven(model) { Bars(selection: $0) } }
    func x(_ index: Int) -> CGFloat { CGFloat(index) * 54 }
    #expect(host.frame(.red) == CGRect(x: x(path.0), y: 17, width: 46, height: 3))
    model.set(path.1, host, .linear(duration: 1))
    for time in [0, 0.25, 0.5, 0.75] {
      host.advance(by: time - host.time)
      let bars = host.items(.red)
      #expect(bars.count == 2)
      let expected = CGRect(x: x(path.0) + (x(path.1) - x(path.0)) * time, y: 17, width: 46, height: 3)
      for bar in bars {
        #expect(bar.frame.isClose(to: expected), "\(bar) at \(time)")
        #expect(abs(bar.opacity - (bar.isRemoved ? 1 - time : time)) < 1e-9)
      }
      #expect(bars.filter(\.isRemoved).count == 1)
      // Together they cover 1 - a (1 - a): three quarters at half time.
      let coverage = 1 - bars.reduce(1) { $0 * (1 - $1.opacity) }
      #expect(abs(coverage - (1 - time * (1 - time))) < 1e-9)
    }
    host.settle()
    #expect(host.items(.red).map(\.frame) == [CGRect(x: x(path.1), y: 17, width: 46, height: 3)])
  }

  @Test func withoutAnAnimationItJumps() {
    let model = Model(0)
    let host = ViewHost(size: CGSize(width: 100, height: 20)) { Driven(model) { Bars(selection: $0) } }
    model.set(1, host)
    #expect(host.items(.red).map(\.frame) == [CGRect(x: 54, y: 17, width: 46, height: 3)])
    #expect(!host.isAnimating)
  }

  @Test func sentBackInMidFlightItEndsWhereItBegan() {
    let model = Model(0)
    let host = ViewHost(size: CGSize(width: 100, height: 20)) { Driven(model) { Bars(selection: $0) } }
    for turn in 1...5 {
      model.set(turn % 2, host, .default)
      let before = host.items(.red).last { !$0.isRemoved }?.frame.minX ?? .nan
      host.advance(by: 1e-6)
      // No jump.
      #expect(abs((host.items(.red).last { !$0.isRemoved }?.frame.minX ?? .nan) - before) < 0.01)
      host.advance(by: 0.1)
    }
    host.settle()
    #expect(host.items(.red).map(\.frame) == [CGRect(x: 54, y: 17, width: 46, height: 3)])
  }

  /// B17: 100 by 75 at the top against 200 by 150 in another container, ease-in-out 3 s.
  struct Photo: View {
    var isLarge: Bool
    var areSources: Bool
    @Namespace private var namespace

    var body: some View {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          if !isLarge {
            Color.red.matchedGeometryEffect(id: 1, in: namespace, isSource: areSources).frame(
              width: 100, height: 75)
          }
        }.frame(width: 200, height: 75)
        VStack(spacing: 0) {
          if isLarge {
            Color.red.matchedGeometryEffect(id: 1, in: namespace, isSource: areSources).frame(
              width: 200, height: 150)
          }
        }.frame(width: 200, height: 220)
      }
    }
  }

  private func photo(areSources: Bool) -> ViewHost {
    let model = Model(false)
    let host = ViewHost(size: CGSize(width: 200, height: 295)) {
      Driven(model) { Photo(isLarge: $0, areSources: areSources) }
    }
    model.set(true, host, .easeInOut(duration: 3))
    host.advance(by: 1.5)
    return host
  }

  @Test("B17 both are sources") func bothSources() {
    let items = photo(areSources: true).items(.red)
    #expect(items.count == 2)
    // Half way between (50, 0) 100 by 75 and (0, 75 + 35) 200 by 150.
    for item in items {
      #expect(item.frame.isClose(to: CGRect(x: 25, y: 55, width: 150, height: 112.5), within: 0.001))
      #expect(abs(item.opacity - 0.5) < 0.001)
    }
  }

  @Test("B17 no source, no matching") func noSourceNoMatching() {
    let items = photo(areSources: false).items(.red)
    #expect(
      items.map(\.frame) == [
        CGRect(x: 50, y: 0, width: 100, height: 75), CGRect(x: 0, y: 110, width: 200, height: 150),
      ])
    #expect(items.map(\.isRemoved) == [true, false])
  }

  /// A source that goes with nothing in its place: followers fall back to their own frame.
  @Test func aSourceThatVanishes() {
    struct Row: View {
      var isThere: Bool
      @Namespace private var namespace
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          if isThere { square(.gray, 40).matchedGeometryEffect(id: 1, in: namespace).padding(.leading, 50) }
          Color.red.matchedGeometryEffect(id: 1, in: namespace, isSource: false).frame(width: 10, height: 10)
        }
      }
    }
    let model = Model(true)
    let host = ViewHost(size: CGSize(width: 100, height: 40)) { Driven(model) { Row(isThere: $0) } }
    #expect(host.frame(.red) == CGRect(x: 50, y: 0, width: 40, height: 40))
    model.set(false, host)
    #expect(host.frame(.red) == CGRect(x: 0, y: 0, width: 10, height: 10))
    model.set(true, host)
    #expect(host.frame(.red) == CGRect(x: 50, y: 0, width: 40, height: 40))
    model.set(false, host, .linear(duration: 1))
    host.advance(by: 0.5)
    #expect(host.frame(.red).minX.isFinite)
    host.settle()
    #expect(host.frame(.red) == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func anIdThatVanishesInMidFlight() {
    struct Picker: View {
      var items: [Int]
      var selection: Int
      @Namespace private var namespace
      var body: some View {
        HStack(spacing: 0) {
          ForEach(items, id: \.self) { square(.gray, 10).matchedGeometryEffect(id: $0, in: namespace) }
          Spacer(minLength: 0)
        }
        .overlay { Color.red.matchedGeometryEffect(id: selection, in: namespace, isSource: false) }
      }
    }
    let model = Model(([0, 1, 2], 0))
    let host = ViewHost(size: CGSize(width: 60, height: 10)) {
      Driven(model) { Picker(items: $0.0, selection: $0.1) }
    }
    model.set(([0, 1, 2], 2), host, .default)
    host.advance(by: 0.1)
    model.set(([0, 1], 2), host, .default)
    host.advance(by: 0.1)
    #expect(host.frame(.red).width.isFinite)
    model.set(([2], 2), host, .default)
    host.settle()
    #expect(host.frame(.red) == CGRect(x: 0, y: 0, width: 10, height: 10))
    model.set(([], 2), host, .default)
    host.settle()
    // A row of nothing but a spacer has no height.
    #expect(host.frame(.red) == CGRect(x: 0, y: 5, width: 60, height: 0))
  }
}
