import LabUI
import Testing

/// Where a flight starts when its first source has moved or left before the next one is known.
@MainActor @Suite struct FlightStartTests {
  /// A square behind a gap, or below at the left edge.
  struct Square: View {
    var gap: CGFloat
    var isAway: Bool
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        HStack(spacing: 0) {
          Color.gray.frame(width: gap, height: 20)
          if !isAway { square }
        }
        VStack(spacing: 0) {
          Color.gray.frame(width: 20, height: 80)
          if isAway { square }
        }
      }
    }

    private var square: some View {
      Color.red.matchedGeometryEffect(id: 1, in: namespace).frame(width: 20, height: 20)
    }
  }

  /// A source that moved while it was alone in its group is left from where it stands.
  @Test func fromWhereALoneSourceHasMoved() {
    let model = Model((gap: CGFloat(0), isAway: false))
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Driven(model) { Square(gap: $0.gap, isAway: $0.isAway) }
    }
    model.set((gap: 60, isAway: false), host)
    model.set((gap: 60, isAway: true), host, .linear(duration: 1))
    for time in [0, 0.5] {
      host.advance(by: time - host.time)
      // From (60, 0) to (0, 80).
      let place = CGRect(x: 60 * (1 - time), y: 80 * time, width: 20, height: 20)
      #expect(host.items(.red).count == 2)
      for copy in host.items(.red) { #expect(copy.frame.isClose(to: place), "\(copy) at \(time)") }
    }
  }

  /// Two lazy columns between which a row changes.
  struct Columns: View {
    var isRight: Bool
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 0) {
        column(isRight ? [] : [1])
        column(isRight ? [1] : [])
      }
    }

    private func column(_ ids: [Int]) -> some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(ids, id: \.self) { id in
            Color.red.matchedGeometryEffect(id: id, in: namespace).frame(height: 20)
          }
        }
      }
      .frame(width: 100)
    }
  }

  /// A lazy container makes the next source later in the pass in which the first one has left.
  @Test(arguments: [false, true]) func betweenLazyContainers(startsRight: Bool) {
    let model = Model(startsRight)
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Driven(model) { Columns(isRight: $0) } }
    model.set(!startsRight, host, .linear(duration: 1))
    for time in [0, 0.25, 0.75] {
      host.advance(by: time - host.time)
      let x = 100 * (startsRight ? 1 - time : time)
      #expect(host.items(.red).count == 2)
      for copy in host.items(.red) {
        #expect(copy.frame.isClose(to: CGRect(x: x, y: 0, width: 100, height: 20)), "\(copy) at \(time)")
      }
    }
    host.settle()
    #expect(host.items(.red).map(\.frame.minX) == [startsRight ? 0 : 100])
  }
}
