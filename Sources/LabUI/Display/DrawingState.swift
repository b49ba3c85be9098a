/// What the drawing side keeps between frames.
struct DrawingState {
  /// Something came, went or changed its order: the list must be walked anew.
  var orderIsDirty = true
  var hasZIndex = false
  /// The display list, of which only changed slots are written anew.
  var list: [DisplayItem] = []
  /// The leaf of each slot.
  var slots: [Int32] = []
  var changed: [Int32] = []
  /// Marked views, found at the last walk; nil after something came or went.
  var probes: [ProbeReference]?
  /// Effects of transitions on elements that have none of their own.
  var transitions: [NodeRef: EffectObject] = [:]
  var ghosts: [Ghost] = []
  /// Contents of transitions that are to be evaluated in their next phase.
  var phases: [(record: Record, object: TransitionObject)] = []
}
