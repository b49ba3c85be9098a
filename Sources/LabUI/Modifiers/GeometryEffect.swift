/// An effect that moves what is drawn by a transform, without changing the layout around it.
///
/// It is asked again while its animatable data moves. Right to left the transform is mirrored, as all effects are.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform of a view of a size, in points, in the view's own coordinates.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Writes the modified content into the retained tree.
  public static func _visit<Modified: View>(
    _ modifier: Self, _ content: Modified, _ cursor: inout _ViewCursor
  ) {
    _GeometryEffectModifier._visit(_GeometryEffectModifier(effect: modifier), content, &cursor)
  }

  /// Whether the modified content always is one layout element.
  public static func _isUnary<Modified: View>(_ content: Modified.Type) -> Bool { Modified._isUnary }

  /// The effect as it is: here what reads geometry sees where an effect ends, not where it is on its way.
  public func ignoredByLayout() -> some ViewModifier { self }
}

/// Applies a geometry effect to each element.
public struct _GeometryEffectModifier<Effect: GeometryEffect>: _PrimitiveModifier {
  let effect: Effect

  /// Takes its nodes, configures them and enters them.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.composite)
    let behind = cursor
    let value = EffectValue(effect: effect)
    cursor.descend(into: node)
    cursor.depth += 1
    let effectNode = cursor.take(.effect)
    if cursor.isMaking {
      let object = EffectObject(effectNode, .identity, cursor.transactions, isGeometric: true)
      effectNode.pointee.object = .passRetained(object)
      object.transform = SizedTransform { effect.effectValue(size: $0) }
      let record = ViewRecord(value, node, behind) { record, _ in object.show(record) }
      var inner = cursor
      record.run(&inner)
    } else {
      let record = node.object(ViewRecord<EffectValue<Effect>>.self)
      if record.update(value, behind) {
        effectNode.object(EffectObject.self).setTransform(
          SizedTransform { effect.effectValue(size: $0) }, in: cursor.graph)
        var inner = cursor
        record.run(&inner)
      }
    }
    cursor.descend(into: effectNode)
    return behind
  }
}

/// An effect as its record keeps it.
private struct EffectValue<Effect: GeometryEffect>: FlattensFirstField, Animatable {
  var effect: Effect

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}

extension EffectObject {
  /// Shows the effect as it is on its way.
  @MainActor fileprivate func show<Effect>(_ record: ViewRecord<EffectValue<Effect>>) {
    let effect = record.value.effect
    shownTransform = SizedTransform { effect.effectValue(size: $0) }
    record.graph.noteDrawing(below: node)
  }

  /// Takes over another transform; what reads geometry inside has moved although no frame has.
  fileprivate func setTransform(_ new: SizedTransform, in graph: Graph) {
    transform = new
    if !node.pointee.frame.x.isNaN, node.pointee.flags.insert(.moved).inserted { graph.moved.append(node) }
  }
}
