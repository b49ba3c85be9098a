/// A way in which one of the project's cases does not come out as measured.
struct KnownIssue: Sendable {
  /// Why.
  var reason: String
  /// What the problems have in their text; anything else that is wrong still fails.
  var marks: [String]

  func matches(_ problem: String) -> Bool { marks.contains(where: problem.contains) }

  /// The known issues by the ids of the cases.
  static let all: [String: KnownIssue] = [
    "scroll/geometry": KnownIssue(
      reason: "There is no onScrollGeometryChange that could report a scroll view's geometry.",
      marks: ["scrollGeometry"])
  ]
}
