import Foundation
import LayoutCore
import Testing

@Suite struct GridTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var items: [GridTrack.Size]
    var spacing: CGFloat = 8
    var width: CGFloat
    var tracks: [CGFloat]
    /// The tracks of the second pass, where they differ.
    var placed: [CGFloat]?
    var testDescription: String { "\(items) in \(width)" }
  }

  /// Semantics section 9 (objc.io, the SwiftUI field guide, seed 004) and measured facts section 6 (swiftui-web).
  @Test(arguments: [
    Row(
      items: [.fixed(60), flexible(10), .flexible(minimum: 20, maximum: 80)], width: 280,
      tracks: [60, 102, 80]),
    Row(items: [adaptive(50)], spacing: 10, width: 240, tracks: [52.5, 52.5, 52.5, 52.5]),
    Row(items: [.fixed(70), adaptive(40)], width: 200, tracks: [70, 57, 57]),
    Row(items: [flexible(50), flexible(120)], width: 200, tracks: [96, 120], placed: [108, 120]),
    Row(items: [flexible(100), flexible(180)], width: 300, tracks: [146, 180], placed: [163, 180]),
    Row(items: [flexible(180), flexible(100)], width: 300, tracks: [180, 112]),
    Row(
      items: [.adaptive(minimum: 50, maximum: 100)], width: 300, tracks: Array(repeating: 53.6, count: 5)),
    Row(
      items: [adaptive(50), adaptive(40)], width: 300, tracks: [69, 69, 130.0 / 3, 130.0 / 3, 130.0 / 3]),
    Row(items: [adaptive(50)], width: 358, tracks: Array(repeating: 53, count: 6)),
    Row(items: [adaptive(50)], width: 343, tracks: Array(repeating: 50.5, count: 6)),
    Row(items: [adaptive(50)], width: 320, tracks: Array(repeating: 57.6, count: 5)),
    Row(items: [adaptive(50)], width: 712, tracks: Array(repeating: 52, count: 12)),
    Row(items: [adaptive(50)], width: 108, tracks: [50, 50]),
    Row(items: [adaptive(50)], width: 107.99, tracks: [107.99]),
    Row(items: [adaptive(50)], width: 49, tracks: [49]),
    Row(items: [flexible(10)], width: .nan, tracks: [10]),
    Row(items: [], width: 100, tracks: []),
  ])
  func tracks(row: Row) {
    let items = row.items.map { GridTrack($0, spacing: row.spacing) }
    let first = GridTracks(items, in: row.width)
    expect(first, row.tracks, row.spacing)
    expect(GridTracks.placed(items, in: row.width), row.placed ?? row.tracks, row.spacing)
  }

  /// The fixed items leave 76: the flexible one takes 100 of it, and nothing is left for the adaptive one.
  @Test func aTrackMayBeShorterThanItsMinimum() {
    let items = [Self.flexible(100), .fixed(100), Self.adaptive(100), .fixed(100)].map { GridTrack($0) }
    let tracks = GridTracks(items, in: 300)
    #expect(tracks.tracks.map(\.length) == [100, 100, 0, 100])
    #expect(tracks.length == 324 && tracks.reportedLength(for: 300) == 324)
  }

  @Test func aNarrowGridReportsItsProposal() {
    let tracks = GridTracks([GridTrack(.fixed(94)), GridTrack(.fixed(94))], in: 240)
    #expect(tracks.length == 196 && tracks.reportedLength(for: 240) == 240)
    #expect(tracks.reportedLength(for: .nan) == 196)
    // Centred and trailing, as measured.
    let grid = ViewDimensions(size: CGSize(width: 240, height: 0))
    let content = ViewDimensions(size: CGSize(width: 196, height: 0))
    #expect(Alignment.center.origin(of: content, over: grid).x == 22)
    #expect(Alignment.trailing.origin(of: content, over: grid).x == 44)
  }

  @Test(arguments: [
    GridTrack.Size.adaptive(minimum: 0, maximum: 10), .adaptive(minimum: -5, maximum: .nan),
    .flexible(minimum: .nan, maximum: .infinity),
    .fixed(.nan), .fixed(-3), .adaptive(minimum: 1e-300, maximum: .infinity),
  ])
  func oddItemsGiveNumbers(size: GridTrack.Size) {
    for width: CGFloat in [.infinity, -.infinity, 0, -5, 100] {
      for spacing: CGFloat in [.nan, 0, 8, -8] {
        let tracks = GridTracks([GridTrack(size, spacing: spacing), GridTrack(Self.flexible(10))], in: width)
        #expect(tracks.tracks.count <= GridTracks.countLimit + 1)
        #expect(!tracks.length.isNaN)
      }
    }
  }

  private func expect(_ actual: GridTracks, _ lengths: [CGFloat], _ spacing: CGFloat) {
    #expect(actual.tracks.count == lengths.count)
    var cursor: CGFloat = 0
    for (track, length) in zip(actual.tracks, lengths) {
      #expect(abs(track.length - length) < 1e-9 && abs(track.origin - cursor) < 1e-9, "\(track)")
      cursor += length + spacing
    }
  }

  static func flexible(_ minimum: CGFloat) -> GridTrack.Size {
    .flexible(minimum: minimum, maximum: .infinity)
  }
  static func adaptive(_ minimum: CGFloat) -> GridTrack.Size {
    .adaptive(minimum: minimum, maximum: .infinity)
  }
}
