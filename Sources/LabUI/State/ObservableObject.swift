/// An object that says before it changes; Combine's protocol, for what views need of it.
///
/// Views that have read a `@StateObject`, `@ObservedObject` or `@EnvironmentObject` are evaluated again after any
/// change of the object, whatever it is that changed.
public protocol ObservableObject: AnyObject {
  /// What the object says it with.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// One for each object, made when it is first asked for.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// Tells the views that have read an object that it changes.
public final class ObservableObjectPublisher {
  let source = DependencySource()

  /// Makes one that nobody listens to.
  public init() {}

  /// Has the views that have read the object evaluated again.
  public func send() { source.notify() }

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  // One thread evaluates views, and objects that they have read are changed there.
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  private nonisolated(unsafe) static var limit = 64

  /// The publisher of an object; one of an object that is gone is not taken for it, though its address may be the same.
  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    if let known = entries[id], known.object === object { return known.publisher }
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(64, entries.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    entries[id] = Entry(object: object, publisher: publisher)
    return publisher
  }
}

/// A property of an observable object that says before it is set.
@propertyWrapper public struct Published<Value> {
  private var value: Value

  /// Makes the property with its first value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Makes the property with its first value.
  public init(initialValue: Value) { value = initialValue }

  /// Only properties of classes can say anything.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value in an object, which is told before it is set.
  public static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      owner.objectWillChange.send()
      owner[keyPath: storage].value = newValue
    }
  }
}
