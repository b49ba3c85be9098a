/// Something that runs actions after an update, and how often it has done so in this frame.
final class ActionOwner {
  /// What is said when it wants to run a third time in one frame.
  let warning: String
  fileprivate var frame: UInt32 = 0
  fileprivate var count = 0

  init(_ warning: String) { self.warning = warning }
}

/// An action that waits for the end of the update.
struct PendingAction {
  let owner: ActionOwner?
  let run: () -> Void
}

extension Graph {
  /// Puts an action on the list that is run after the update.
  func schedule(_ owner: ActionOwner?, _ run: @escaping () -> Void) {
    actions.append(PendingAction(owner: owner, run: run))
  }

  /// Runs the actions that wait.
  ///
  /// One action runs twice a frame at the most; a third time is dropped with a warning.
  @MainActor func runActions() {
    let waiting = actions
    actions = []
    for action in waiting {
      if let owner = action.owner {
        if owner.frame != frame {
          owner.frame = frame
          owner.count = 0
        }
        guard owner.count < 2 else {
          warn(owner.warning)
          continue
        }
        owner.count += 1
      }
      statistics.actionDispatches += 1
      // What an action changes is a transaction of its own, without the animation of the pass before it.
      withTransaction(Transaction()) { action.run() }
    }
  }
}
