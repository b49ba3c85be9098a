import Foundation
import LabExhibits
import LabHarness
import LabUI
import Testing

/// The photo grid and the dock of seed 004.
@MainActor @Suite struct DockTests {
  private static let published = DockVariant(.asPublished).record()
  private static let repaired = DockVariant(.repaired).record()

  private func findings(_ style: DockVariant.Style) -> [ExhibitFinding] {
    DockVariant(style).findings(in: style == .repaired ? Self.repaired : Self.published)
  }

  /// Cells of at least 50 with gaps of 8 in what a padding of 16 leaves (semantics.md section 9).
  @Test(arguments: [(390.0, 6.0, 53.0), (375, 6, 50.5), (352, 5, 57.6), (744, 12, 52)])
  func theGridsColumns(width: Double, count: Double, column: Double) {
    let variant = DockVariant(.repaired)
    let recording = variant.record(ExhibitOptions(width: width))
    #expect(isClose(variant.findings(in: recording)["columns"], [count, column]))
    // A gap of 8 between them, and cells 60 high.
    let cells = recording.frames.first?.elements.filter { $0.id.hasPrefix("photo") }
    #expect(cells?.map(\.frame.x).sorted().first == 16)
    #expect(cells?.allSatisfy { $0.frame.height == 60 } == true)
    #expect(recording.frames.first?["photo 2"]?.frame.x == 16 + column + 8)
  }

  /// B48: the dock does not scroll by itself: of the third photo, at 282.67 of 326 points, 43.33 of 133.33 are seen.
  @Test func b48WithoutScrollToTheNewPhotosAreNotSeen() {
    let variant = DockVariant(.withoutScrollTo)
    let recording = variant.record()
    let findings = variant.findings(in: recording)
    #expect(isClose(findings["seen"], [1, 1, 0.325, 0, 0]))
    // 698.67 points of photos in 326: scrolled by hand as far as they go, the last one ends where the dock does.
    #expect(findings["seen-by-hand"] == [1])
    #expect(isClose(recording.value("photo 5", .right, at: 5).map { [$0] }, [358]))
  }

  /// B48: with `scrollTo` and no anchor the new photo is wholly visible after each tap.
  @Test(arguments: [DockVariant.Style.asPublished, .repaired]) func b48EachNewPhotoIsWhollyVisible(
    _ style: DockVariant.Style
  ) {
    #expect(findings(style)["seen"] == [1, 1, 1, 1, 1])
  }

  /// The smallest move: after the fourth pick the new photo ends where the dock does, at 390 - 16 - 16.
  @Test func theDockScrollsAsLittleAsItCan() {
    for time in [2.9, 3.9, 4.9] {
      let id = "photo \(Int(time) + 1)"
      #expect(isClose(Self.published.value(id, .right, at: time).map { [$0] }, [358]), "\(id)")
    }
    // The first two fit without.
    #expect(isClose(Self.published.value("photo 1", .left, at: 1.9).map { [$0] }, [32]))
  }

  /// B48: the id picked last does not change on the way back, so that way is not animated, and picking the same photo
  /// again neither animates nor scrolls.
  @Test func b48AsPublishedTheWayBackIsNotAnimated() {
    let findings = findings(.asPublished)
    // At its place at once; then not even made, because the dock has not scrolled to it.
    #expect(findings["back"] == [1])
    #expect(findings["again"] == [])
    #expect(findings["seen-again"] == [0])
    // Put back, it is the last of the grid, and the step is one frame that nothing follows.
    #expect(Self.published.frames(ofStep: 5).count == 1)
    #expect(Self.published.frames(ofStep: 6).count == 1)
  }

  /// The interactive spring, 0.15 and 0.86, has done 0.6766 after 0.05 s (semantics.md section 8).
  ///
  /// The first three photos fly by it; beyond the dock's edge a lazy cell is made only when the dock has scrolled (B38).
  @Test func asPublishedOnlyWhatTheDockHasMadeFlies() {
    let shares = findings(.asPublished)["there"] ?? []
    #expect(shares.count == 5 && shares[0...2].allSatisfy { abs($0 - 0.6766) < 5e-5 })
    #expect(shares.suffix(2) == [1, 1])
  }

  @Test func repairedEverythingFlies() {
    let findings = findings(.repaired)
    let shares = findings["there"] ?? []
    #expect(shares.count == 5 && shares.allSatisfy { $0 > 0 && $0 < 1 })
    #expect(findings["back"].map { $0.count == 1 && $0[0] > 0 && $0[0] < 1 } == true)
    #expect(findings["again"].map { $0.count == 1 && $0[0] > 0 && $0[0] < 1 } == true)
    #expect(findings["seen-again"] == [1])
  }

  /// A flight's two copies have one frame at every instant.
  @Test func repairedTheTwoCopiesAreOne() {
    #expect(isClose(findings(.repaired)["copies"], [0, 0, 0, 0]))
    // In all seven flights both are drawn.
    for step in 0..<7 {
      let both = Self.repaired.frames(ofStep: step).filter { frame in
        Set(frame.elements.filter(\.isRemoved).map(\.id)).count == 1
      }
      #expect(both.count > 10, "step \(step)")
    }
  }

  /// Published, the effect stands outside of fixed heights of 60 and 100: the copies share all edges but the upper ones.
  @Test func asPublishedTheTwoCopiesKeepTheirHeights() {
    #expect(isClose(findings(.asPublished)["copies"], [0, 0, 0, 40]))
  }

  /// It leaves from its cell and arrives at its place: half-way of the spring both are the means.
  @Test func aFlightGoesFromCellToPlace() {
    let start = Self.repaired.frame(beforeStep: 0)?["photo 1"]?.frame
    let first = Self.repaired.frames(ofStep: 0).first?["photo 1"]?.frame
    let end = Self.repaired.frame(beforeStep: 1)?["photo 1"]?.frame
    #expect(start == Frame(x: 16, y: start?.y ?? 0, width: 53, height: 60))
    #expect(first == start)
    #expect(end == Frame(x: 32, y: 712, width: 100, height: 100))
    for frame in Self.repaired.frames(ofStep: 0) {
      guard let start, let end, let now = frame["photo 1"]?.frame else { continue }
      // One fraction of the way in all four numbers.
      let share = (now.y - start.y) / (end.y - start.y)
      #expect(abs(now.x - (start.x + (end.x - start.x) * share)) < 1e-6)
      #expect(abs(now.width - (start.width + (end.width - start.width) * share)) < 1e-6)
      #expect(abs(now.height - (start.height + (end.height - start.height) * share)) < 1e-6)
    }
  }
}
