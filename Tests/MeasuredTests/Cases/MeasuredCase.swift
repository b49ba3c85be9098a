import Foundation
import Testing

/// A view, the size that it is shown in and the frames that it must have.
struct MeasuredCase: Sendable {
  /// The name of the file that it stands in.
  var file: String
  var id: String
  /// Whether it belongs to the project and not to the files that the environment names.
  var isOwn: Bool
  var host: CGSize
  var platform: Platform
  var input: JSON
  var state: [String: JSON]
  /// The points by which an edge or a length may be off.
  var tolerance: Double
  var rest: Expectation
  var steps: [Step]
  /// Names in the order in which they are painted, back to front, by a name for each list.
  var paintOrder: [String: [String]]
  var timeSamples: [TimeSample]
  var scrollGeometry: JSON?

  /// What must hold at one time.
  struct Expectation: Sendable {
    var frames: [String: CGRect] = [:]
    var painted: [String: CGRect] = [:]
    var absent: [String] = []
  }

  /// A change at run time and what must hold after it.
  struct Step: Sendable {
    var name: String
    var changes: [String: JSON] = [:]
    var animation: JSON?
    var scrollTarget: JSON?
    var expected = Expectation()
  }

  /// A frame at a time, in seconds, after the change of a step.
  struct TimeSample: Sendable {
    var step: String
    var time: Double
    var name: String
    var frame: CGRect
    /// Whether it is the frame in layout and not the one that is shown.
    var isLayout: Bool
  }

  /// The system on which it was measured.
  enum Platform: String, Sendable {
    case macOS
    case iOS
  }
}

extension MeasuredCase: CustomTestStringConvertible {
  var testDescription: String { isOwn ? id : "\(file): \(id)" }
}

/// Why a file or a case of it cannot be run.
struct CaseError: Error, Sendable, CustomStringConvertible, CustomTestStringConvertible {
  var file: String
  /// The id of the case, or its place in the file; nil when the fault is the file's.
  var id: String?
  var what: String

  var description: String { file + (id.map { ", case \($0)" } ?? "") + ": " + what }
  var testDescription: String { description }
}
