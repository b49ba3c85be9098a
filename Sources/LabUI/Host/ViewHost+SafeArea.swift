extension ViewHost {
  /// What the window's own edges take off the safe area, in points: zero by default; a change is committed at once.
  public var safeAreaInsets: EdgeInsets {
    get { graph.safeArea }
    set {
      guard graph.safeArea != newValue.finite else { return }
      graph.safeArea = newValue.finite
      graph.root.markPlace()
      graph.root.pointee.flags.formUnion([.sizeDirty, .placeDirty])
      graph.requestPass()
      graph.flush()
    }
  }
}
