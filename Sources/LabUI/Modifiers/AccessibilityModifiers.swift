/// What a view is and does for those who do not see it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The flags as a number.
  public let rawValue: UInt64
  /// Makes a set of flags.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Chosen among others.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A field to search in.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// Plays a sound of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// A key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// Sums up the state of the app.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// Starts playing something.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// Turns the page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// Keeps from what lies behind it.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// A row of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// What becomes of the parts of a view for those who do not see it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: UInt8
  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// They stay as they are.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// They are read out as one.
  public static let combine = AccessibilityChildBehavior(number: 2)
}

/// What modifiers say of a view for those who do not see it; nil for what they say nothing of.
package struct AccessibilityAttributes: Equatable {
  /// What it is.
  package var label: String?
  /// What it is set to.
  package var value: String?
  /// What it is for.
  package var hint: String?
  /// What tests know it by.
  package var identifier: String?
  /// Whether it is left out.
  package var isHidden: Bool?
  /// What it is and does.
  package var traits: AccessibilityTraits = []
  /// What it is not, whatever is said further in.
  package var removedTraits: AccessibilityTraits = []
  /// What becomes of its parts.
  package var children: AccessibilityChildBehavior?

  /// These, and those of a modifier further out, which counts.
  func within(_ outer: AccessibilityAttributes) -> AccessibilityAttributes {
    var result = outer
    result.label = outer.label ?? label
    result.value = outer.value ?? value
    result.hint = outer.hint ?? hint
    result.identifier = outer.identifier ?? identifier
    result.isHidden = outer.isHidden ?? isHidden
    result.traits = traits.subtracting(outer.removedTraits).union(outer.traits)
    result.removedTraits = removedTraits.union(outer.removedTraits)
    result.children = outer.children ?? children
    return result
  }
}

private final class AccessibilityObject: NodeObject {
  var attributes: AccessibilityAttributes
  init(_ attributes: AccessibilityAttributes) { self.attributes = attributes }
}

/// Says something of a view for those who do not see it; kept for tests to read, and without effect on layout.
public struct _AccessibilityModifier: _PrimitiveModifier {
  let attributes: AccessibilityAttributes

  init(_ change: (inout AccessibilityAttributes) -> Void) {
    var attributes = AccessibilityAttributes()
    change(&attributes)
    self.attributes = attributes
  }

  /// Takes its node, configures it and enters it.
  public func _enter(_ cursor: inout _ViewCursor) -> _ViewCursor {
    let node = cursor.take(.passThrough)
    if cursor.isMaking {
      node.pointee.object = .passRetained(AccessibilityObject(attributes))
    } else {
      node.object(AccessibilityObject.self).attributes = attributes
    }
    let behind = cursor
    cursor.descend(into: node)
    return behind
  }
}

extension ViewHost {
  /// What modifiers say of the views for those who do not see them, in the order of the tree.
  package var accessibility: [AccessibilityAttributes] {
    var found: [AccessibilityAttributes] = []
    func visit(_ node: NodeRef, _ outer: AccessibilityAttributes?) {
      guard !node.pointee.flags.contains(.removed) else { return }
      var own = outer
      if node.pointee.kind == .passThrough,
        let object = node.pointee.object?.takeUnretainedValue() as? AccessibilityObject
      {
        let attributes = object.attributes
        own = if let outer { attributes.within(outer) } else { attributes }
      } else if let outer {
        found.append(outer)
        own = nil
      }
      var child = node.pointee.first
      while let current = child {
        visit(current, own)
        own = nil
        child = current.pointee.next
      }
    }
    graph.flush()
    visit(graph.root, nil)
    return found
  }
}

extension View {
  /// Sets what the view is read out as.
  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, _AccessibilityModifier> {
    modifier(_AccessibilityModifier { $0.label = label.string })
  }

  /// Sets what the view is read out as.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, _AccessibilityModifier
  > {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what the view is read out as.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
    Self, _AccessibilityModifier
  > {
    accessibilityLabel(Text(label))
  }

  /// Sets the value that the view is read out with.
  public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, _AccessibilityModifier> {
    modifier(_AccessibilityModifier { $0.value = value.string })
  }

  /// Sets the value that the view is read out with.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, _AccessibilityModifier
  > {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value that the view is read out with.
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<
    Self, _AccessibilityModifier
  > {
    accessibilityValue(Text(value))
  }

  /// Sets what the view is said to be for.
  public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, _AccessibilityModifier> {
    modifier(_AccessibilityModifier { $0.hint = hint.string })
  }

  /// Sets what the view is said to be for.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Self, _AccessibilityModifier
  > {
    accessibilityHint(Text(hintKey))
  }

  /// Sets what the view is said to be for.
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<
    Self, _AccessibilityModifier
  > {
    accessibilityHint(Text(hint))
  }

  /// Sets what tests know the view by.
  public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, _AccessibilityModifier> {
    modifier(_AccessibilityModifier { $0.identifier = identifier })
  }

  /// Sets whether the view is left out.
  public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, _AccessibilityModifier> {
    modifier(_AccessibilityModifier { $0.isHidden = hidden })
  }

  /// Adds to what the view is said to be.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, _AccessibilityModifier
  > {
    modifier(_AccessibilityModifier { $0.traits = traits })
  }

  /// Takes from what the view is said to be.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, _AccessibilityModifier
  > {
    modifier(_AccessibilityModifier { $0.removedTraits = traits })
  }

  /// Sets what becomes of the parts of the view.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> ModifiedContent<
    Self, _AccessibilityModifier
  > {
    modifier(_AccessibilityModifier { $0.children = children })
  }

  /// Accepted; the order in which views are read out is not kept.
  public func accessibilitySortPriority(_ sortPriority: Double) -> Self { self }
}
