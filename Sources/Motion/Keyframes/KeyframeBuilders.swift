/// Keyframes one after the other, as a builder collects them.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  /// The keyframes in order.
  public let _keyframes: [_Keyframe<Value>]
}

/// Makes one track of the keyframes in a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A single keyframe, or content made of some.
  public static func buildExpression<Content: KeyframeTrackContent>(_ expression: Content) -> _KeyframeList<
    Value
  > where Content.Value == Value { _KeyframeList(_keyframes: expression._keyframes) }

  /// Several statements, one after the other.
  public static func buildBlock(_ parts: _KeyframeList<Value>...) -> _KeyframeList<Value> {
    buildArray(parts)
  }

  /// A loop.
  public static func buildArray(_ parts: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
    _KeyframeList(_keyframes: parts.flatMap(\._keyframes))
  }

  /// An `if` without an `else`.
  public static func buildOptional(_ part: _KeyframeList<Value>?) -> _KeyframeList<Value> {
    part ?? _KeyframeList(_keyframes: [])
  }

  /// The first branch of an `if`.
  public static func buildEither(first part: _KeyframeList<Value>) -> _KeyframeList<Value> { part }

  /// The second branch of an `if`.
  public static func buildEither(second part: _KeyframeList<Value>) -> _KeyframeList<Value> { part }
}

/// Tracks side by side, as a builder collects them.
public struct _KeyframeTracks<Value>: Keyframes {
  /// The tracks in order.
  public let _tracks: [_KeyframeTrackResolver<Value>]
}

/// Makes keyframes of the tracks in a closure, or one track of the keyframes in it.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> _KeyframeTracks<Value>
  where Content.Value == Value { _KeyframeTracks(_tracks: expression._tracks) }

  /// A keyframe of the value itself.
  public static func buildExpression<Content: KeyframeTrackContent>(_ expression: Content) -> _KeyframeList<
    Value
  > where Content.Value == Value { _KeyframeList(_keyframes: expression._keyframes) }

  /// No statement.
  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks(_tracks: []) }

  /// Several tracks, all from the beginning on.
  public static func buildBlock(_ parts: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    buildArray(parts)
  }

  /// Several keyframes, one after the other.
  public static func buildBlock(_ parts: _KeyframeList<Value>...) -> _KeyframeList<Value>
  where Value: Animatable { buildArray(parts) }

  /// A loop of tracks.
  public static func buildArray(_ parts: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> {
    _KeyframeTracks(_tracks: parts.flatMap(\._tracks))
  }

  /// A loop of keyframes.
  public static func buildArray(_ parts: [_KeyframeList<Value>]) -> _KeyframeList<Value>
  where Value: Animatable { _KeyframeList(_keyframes: parts.flatMap(\._keyframes)) }

  /// An `if` around tracks.
  public static func buildOptional(_ part: _KeyframeTracks<Value>?) -> _KeyframeTracks<Value> {
    part ?? buildBlock()
  }

  /// An `if` around keyframes.
  public static func buildOptional(_ part: _KeyframeList<Value>?) -> _KeyframeList<Value>
  where Value: Animatable { part ?? _KeyframeList(_keyframes: []) }

  /// The first branch of an `if`.
  public static func buildEither<Part>(first part: Part) -> Part { part }

  /// The second branch of an `if`.
  public static func buildEither<Part>(second part: Part) -> Part { part }

  /// The tracks.
  public static func buildFinalResult(_ tracks: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { tracks }

  /// One track of all keyframes.
  public static func buildFinalResult(_ keyframes: _KeyframeList<Value>) -> KeyframeTrack<
    Value, Value, _KeyframeList<Value>
  > where Value: Animatable { KeyframeTrack(\.self, keyframes) }
}
