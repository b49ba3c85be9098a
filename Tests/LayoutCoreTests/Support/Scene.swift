import Foundation
import LayoutCore
import Testing

/// A tree in a host, and where its named boxes must be: x, y, width, height in points.
struct Scene: CustomTestStringConvertible, Sendable {
  var name: String
  var host: CGSize
  var box: @Sendable () -> Box
  var expected: [String: [CGFloat]]

  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ box: @escaping @Sendable () -> Box,
    _ expected: [String: [CGFloat]]
  ) {
    self.name = name
    host = CGSize(width: width, height: height)
    self.box = box
    self.expected = expected
  }

  /// A scene in a host of 200 × 200 points.
  init(_ name: String, _ box: @escaping @Sendable () -> Box, _ expected: [String: [CGFloat]]) {
    self.init(name, 200, 200, box, expected)
  }

  var testDescription: String { name }

  func check(tolerance: CGFloat = 0.001, sourceLocation: SourceLocation = #_sourceLocation) {
    let frames = box().frames(in: host)
    for (name, numbers) in expected.sorted(by: { $0.key < $1.key }) {
      guard let frame = frames[name] else {
        Issue.record("\(name) has no frame", sourceLocation: sourceLocation)
        continue
      }
      let actual = [frame.minX, frame.minY, frame.width, frame.height]
      #expect(
        zip(actual, numbers).allSatisfy { abs($0 - $1) <= tolerance }, "\(name): \(actual), not \(numbers)",
        sourceLocation: sourceLocation)
    }
  }
}
