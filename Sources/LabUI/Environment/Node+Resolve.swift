extension UnsafeMutablePointer where Pointee == Node {
  /// Takes over what changed in the environment: fonts, colours, direction.
  func resolve(_ environment: EnvironmentValues.BuiltIn, in graph: Graph) {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    if pointee.flags.contains(.rightToLeft) != isRightToLeft {
      if isRightToLeft { pointee.flags.insert(.rightToLeft) } else { pointee.flags.remove(.rightToLeft) }
      if !pointee.kind.isTransparent { markPlace() }
      if effect != nil, !pointee.frame.x.isNaN, pointee.flags.insert(.moved).inserted {
        graph.moved.append(self)
      }
    }
    switch pointee.kind {
    case .text:
      let object = object(TextObject.self)
      let isRecased = object.styling.environment.textCase != environment.text.textCase
      if object.resolve(TextStyling(environment, object.text), self) { markSize() }
      if isRecased { graph.noteDrawing(pointee.leaf) }
    case .box:
      if object(BoxObject.self).resolve(environment) { markSize() }
    case .leaf:
      switch object(LeafObject.self).resolve(environment) {
      case .resized:
        markSize()
        graph.noteDrawing(pointee.leaf)
      case .redrawn: graph.noteDrawing(pointee.leaf)
      case .same: break
      }
    case .color, .shape, .border:
      if object(PaintObject.self).resolve(environment) { graph.noteDrawing(pointee.leaf) }
    default: break
    }
  }
}
