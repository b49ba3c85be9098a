import LabUI
import Testing

/// The rows of the numeric cases that are views at rest.
@MainActor @Suite struct SceneTests {
  @Test(arguments: Scene.stacks) func stacks(_ scene: Scene) { scene.check() }
  @Test(arguments: Scene.spacers) func spacers(_ scene: Scene) { scene.check() }
  @Test(arguments: Scene.depthStacks) func depthStacks(_ scene: Scene) { scene.check() }
  @Test(arguments: Scene.padding) func padding(_ scene: Scene) { scene.check() }
  @Test(arguments: Scene.ratiosAndPositions) func ratiosAndPositions(_ scene: Scene) { scene.check() }
  @Test(arguments: Scene.derived) func derived(_ scene: Scene) { scene.check() }
  @Test(arguments: Scene.frames) func frames(_ scene: Scene) { scene.check() }
  @Test(arguments: Scene.layers) func layers(_ scene: Scene) { scene.check() }
  @Test(arguments: Scene.rightToLeft) func rightToLeft(_ scene: Scene) { scene.check() }
}
