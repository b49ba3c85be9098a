/// A headless window: a view graph, an environment and a virtual clock.
///
/// The clock starts at 0 and only ``advance(by:)`` and ``settle(frameRate:limit:)`` move it. State that changes, by a tap
/// or from outside, is committed at the time it changes: a tap at once, other changes with the next call that flushes.
@MainActor public final class ViewHost {
  let graph: Graph
  private let root: RootRecord

  /// Makes a window of a size in points and shows a view in its centre.
  public init(
    size: CGSize, environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder content: () -> some View
  ) {
    graph = Graph(environment: environment)
    graph.size = size.sane
    self.size = size
    root = RootRecord()
    root.show(content(), in: graph)
    graph.flush()
  }

  isolated deinit { graph.tearDown() }

  /// The size of the window in points; a change is a new proposal, committed at once.
  public var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      graph.size = size.sane
      graph.root.markPlace()
      graph.root.pointee.flags.insert(.placeDirty)
      graph.requestPass()
      graph.flush()
    }
  }

  /// The environment around the content; a change is committed at once.
  public var environment: EnvironmentValues {
    get { graph.environment.values }
    set {
      let old = graph.environment.values
      guard !old.isSame(as: newValue) else { return }
      graph.environment.values = newValue
      graph.requestPass()
      graph.propagate(from: old, to: newValue)
      graph.flush()
    }
  }

  /// Seconds on the virtual clock, 0 when created.
  public var time: Double { graph.time }

  /// Shows one frame, a time after the last; 0 only commits what is pending.
  ///
  /// A negative or not finite time counts as 0.
  public func advance(by seconds: Double) {
    graph.advance(by: seconds.isFinite ? max(seconds, 0) : 0)
  }

  /// Shows frames until nothing animates, and returns the seconds that took.
  ///
  /// - Parameters:
  ///   - frameRate: Frames a second; anything but a positive number counts as 60.
  ///   - limit: The most seconds to go on, for animations that repeat for ever.
  @discardableResult public func settle(frameRate: Double = 60, limit: Double = 60) -> Double {
    graph.flush()
    let start = time
    let step = 1 / (frameRate > 0 && frameRate.isFinite ? frameRate : 60)
    var frames = 0.0
    while isAnimating, frames * step < limit {
      frames += 1
      graph.advance(by: start + frames * step - time)
    }
    return time - start
  }

  /// Whether anything is on its way.
  public var isAnimating: Bool { !graph.animations.isEmpty || !graph.batches.isEmpty }

  /// What is drawn now, back to front.
  public var displayList: [DisplayItem] { graph.displayList() }

  /// Run-time issues so far, each once, in SwiftUI's wording where it is known.
  public var warnings: [String] { graph.warnings }

  /// Counts since creation; subtract two.
  public var statistics: UpdateStatistics { graph.statistics }
}

extension CGSize {
  /// Lengths that a layout can start from.
  fileprivate var sane: CGSize {
    CGSize(width: width.isFinite ? max(width, 0) : 0, height: height.isFinite ? max(height, 0) : 0)
  }
}

/// Puts the content of a window into its graph.
@MainActor final class RootRecord {
  func show<Content: View>(_ content: Content, in graph: Graph) {
    let root = graph.root
    if Content._isUnary {
      root.pointee.kind = .passThrough
    } else {
      // Several views, or none, where one is needed: a column (engine facts 2.1).
      root.pointee.kind = .vStack
      root.pointee.object = .passRetained(
        StackObject(axis: .vertical, alignment: .horizontalCenter, spacing: nil))
    }
    if graph.environment.isRightToLeft { root.pointee.flags.insert(.rightToLeft) }
    graph.requestPass()
    var cursor = _ViewCursor(
      graph: graph, parent: root, environment: graph.environment, transactions: graph.rootTransactions)
    graph.isUpdating = true
    Content._visit(content, &cursor)
    graph.isUpdating = false
  }
}
