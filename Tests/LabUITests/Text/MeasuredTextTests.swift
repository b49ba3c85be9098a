import LabUI
import Testing

/// Every recorded view of texts alone.
@MainActor @Suite("Recorded texts") struct MeasuredTextTests {
  @Test(arguments: MeasuredScene.all) func isAsRecorded(_ scene: MeasuredScene) throws {
    let drawn = try scene.host().displayList.map(\.frame)
    #expect(drawn.count == scene.frames.count)
    for (index, (frame, recorded)) in zip(drawn, scene.frames).enumerated() {
      var recorded = recorded
      // Not recorded.
      if recorded.width.isNaN { recorded.size.width = frame.width }
      #expect(
        frame.isClose(to: recorded, within: 0.01), "\(scene.name), \(index): \(frame), not \(recorded)")
    }
  }
}
