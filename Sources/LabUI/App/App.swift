/// A program as a whole.
///
/// `main()` makes the program's first window, shows its content once and returns: nothing waits for events here.
@MainActor @preconcurrency public protocol App {
  /// The type of the program's scenes.
  associatedtype Body: Scene

  /// The scenes.
  @SceneBuilder var body: Self.Body { get }

  /// Makes the program.
  init()
}

extension App {
  /// Makes the first window of 390 by 844 points, the size of a phone, and returns.
  public static func main() { _ = _firstWindow(size: CGSize(width: 390, height: 844)) }

  /// The program's first window; nil when it has none.
  public static func _firstWindow(
    size: CGSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> ViewHost? {
    let app = Self()
    return Body._window(app.body, size: size, environment: environment)
  }
}

/// A part of a program that has windows.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene that makes up the body.
  associatedtype Body: Scene

  /// The scene that this one is made of.
  @SceneBuilder var body: Self.Body { get }

  /// The first window. Not for conformers outside the engine.
  static func _window(_ scene: Self, size: CGSize, environment: EnvironmentValues) -> ViewHost?
}

extension Scene {
  /// The first window of the body.
  public static func _window(_ scene: Self, size: CGSize, environment: EnvironmentValues) -> ViewHost? {
    Body._window(scene.body, size: size, environment: environment)
  }
}

extension Scene where Body == Never {
  /// Never called: a primitive scene makes its window itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Scene {}

extension Never {
  /// Never called: there is no value of this type.
  public var body: Never { preconditionFailure("There is no value of this type") }
}

/// Windows of one kind.
public struct WindowGroup<Content: View>: Scene {
  /// A scene of the engine has no body.
  public typealias Body = Never
  let content: () -> Content

  /// Makes windows with content.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// Makes windows with content that can be opened by an id.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// Makes windows with a title and content.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Makes windows with a title and content that can be opened by an id.
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// A window with the content.
  public static func _window(_ scene: Self, size: CGSize, environment: EnvironmentValues) -> ViewHost? {
    ViewHost(size: size, environment: environment, content: scene.content)
  }
}

/// Several scenes.
public struct _TupleScene: Scene {
  /// A scene of the engine has no body.
  public typealias Body = Never
  let windows: [@MainActor (CGSize, EnvironmentValues) -> ViewHost?]

  /// The first window of the first scene that has one.
  public static func _window(_ scene: Self, size: CGSize, environment: EnvironmentValues) -> ViewHost? {
    for window in scene.windows {
      if let host = window(size, environment) { return host }
    }
    return nil
  }
}

/// Makes one scene of the statements of a closure.
@MainActor @resultBuilder public struct SceneBuilder {
  /// A single statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes.
  @_disfavoredOverload public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene {
    var windows: [@MainActor (CGSize, EnvironmentValues) -> ViewHost?] = []
    for scene in repeat each content { windows.append(window(of: scene)) }
    return _TupleScene(windows: windows)
  }

  private static func window<Content: Scene>(of scene: Content)
    -> @MainActor (
      CGSize, EnvironmentValues
    ) -> ViewHost?
  {
    { size, environment in Content._window(scene, size: size, environment: environment) }
  }
}

/// Whether a program is in use.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// Not seen.
  case background
  /// Seen, but not in use.
  case inactive
  /// In use.
  case active
}

extension EnvironmentValues {
  /// Whether the program is in use: always.
  public var scenePhase: ScenePhase { .active }
}
