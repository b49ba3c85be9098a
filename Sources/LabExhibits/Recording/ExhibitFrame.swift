public import LabHarness

/// What was displayed of a program at one instant.
public struct ExhibitFrame: Hashable, Sendable {
  /// Seconds after the program has started.
  public var time: Double
  /// The index of the step that was taken at this instant and whose effect the frame shows, or `nil`.
  public var step: Int?
  /// The marked elements in the order in which they are drawn, back to front.
  ///
  /// One in which several things are drawn stands where the backmost of them is; one in which nothing is drawn
  /// stands behind all others.
  public var elements: [ExhibitElement]
  /// The work since the frame before.
  public var work: WorkCounts

  /// Creates a frame.
  public init(
    time: Double, step: Int? = nil, elements: [ExhibitElement], work: WorkCounts = WorkCounts()
  ) {
    self.time = time
    self.step = step
    self.elements = elements
    self.work = work
  }

  /// The first element of that id that is there to stay, or else the first that is only drawn for its removal.
  public subscript(id: String) -> ExhibitElement? {
    elements.first { $0.id == id && !$0.isRemoved } ?? elements.first { $0.id == id }
  }

  /// All elements of that id, back to front.
  public func all(_ id: String) -> [ExhibitElement] { elements.filter { $0.id == id } }

  /// Where the first element of that id is drawn among the others, counted from the back, or `nil`.
  public func order(_ id: String) -> Int? {
    elements.firstIndex { $0.id == id && !$0.isRemoved } ?? elements.firstIndex { $0.id == id }
  }
}
