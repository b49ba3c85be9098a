import LabHarness
import Testing

@Suite("A rest measured from a frame made by hand")
struct RestMeasurementTests {
  private func rest(
    _ indicators: [RecordedFrame.Indicator], selection: String?, direction: Scenario.Direction = .leftToRight,
    container: Frame = HandMade.row, items: [RecordedFrame.Item] = HandMade.items
  ) throws -> RestMeasurement {
    let recording = Recording(
      strategy: "still", direction: direction, initialSelection: selection,
      frames: [HandMade.frame(0, indicators, container: container, items: items)])
    return try #require(Measurement(recording, reference: HandMade.reference).appearance.rest)
  }

  @Test("A line of 40 points, centred: the issue's numbers", arguments: [("0", 0.0), ("1", 44), ("2", 96)])
  func centredLine(selection: String, x: Double) throws {
    let rest = try rest([HandMade.line(x, x + 40)], selection: selection)
    #expect(rest.indicator?.x == x)
    // Centred on widths 40, 32 and 56: nothing over, 4 over on both sides, 8 missing on both sides.
    let over = ["0": 0.0, "1": 4, "2": -8][selection] ?? .nan
    #expect(rest.leadingError == 0 - over)
    #expect(rest.trailingError == over)
    let width = ["0": 40.0, "1": 32, "2": 56][selection] ?? .nan
    #expect(rest.widthRatio == 40 / width)
    #expect(rest.bottomError == 0)
    #expect(rest.growth == .init(width: 0, height: 0))
  }

  @Test("Right to left, leading is right: the naive offset lands on the wrong side")
  func rightToLeft() throws {
    // The row mirrored: item 0 at 104…144. The naive line is at 0…40.
    let mirrored = HandMade.items.map { item in
      RecordedFrame.Item(
        id: item.id,
        frame: Frame(x: 144 - item.frame.maxX, y: 0, width: item.frame.width, height: 20))
    }
    let right = try rest(
      [HandMade.line(104, 144)], selection: "0", direction: .rightToLeft, items: mirrored)
    #expect(right.leadingError == 0)
    #expect(right.trailingError == 0)
    let naive = try rest([HandMade.line(0, 40)], selection: "0", direction: .rightToLeft, items: mirrored)
    // Both edges lie 104 points farther along the direction of the row, which runs to the left.
    #expect(naive.leadingError == 104)
    #expect(naive.trailingError == 104)
    #expect(naive.widthRatio == 1)
  }

  @Test("A line of 80 points makes the stack 164 wide and moves the row by 20")
  func wideLine() throws {
    // Centred in the same window, the wider stack begins 10 farther left, and the row 10 farther right.
    let items = HandMade.items.map { item in
      var frame = item.frame
      frame.x += 10
      return RecordedFrame.Item(id: item.id, frame: frame)
    }
    let rest = try rest(
      [HandMade.line(-10, 70)], selection: "0", container: Frame(x: -10, y: 0, width: 164, height: 30),
      items: items)
    #expect(rest.growth == .init(width: 20, height: 10))
    #expect(rest.itemShift == 20)
    // From the left edge of the stack.
    #expect(rest.indicator?.x == 0)
    #expect(rest.item?.x == 20)
    #expect(rest.leadingError == -20)
    #expect(rest.trailingError == 20)
  }

  @Test(
    "An indicator marks the item if an edge or the middle is the item's, and if it has a width",
    arguments: [
      (48, 80, true), (44, 84, true), (48, 88, true), (30, 80, true), (64, 64, false), (40, 80.4, true),
      (52, 84, false), (0, 40, false),
    ] as [(Double, Double, Bool)])
  func marksItem(left: Double, right: Double, marks: Bool) throws {
    #expect(try rest([HandMade.line(left, right)], selection: "1").marksItem == marks)
  }

  @Test("What comes to rest beside the item was never right")
  func neverRight() {
    let recording = Recording(
      strategy: "beside", initialSelection: "1", frames: [HandMade.frame(0, [HandMade.line(0, 40)])])
    let appearance = Measurement(recording, reference: HandMade.reference).appearance
    #expect(appearance.firstRight == nil)
    #expect(!appearance.isRightOnFirstFrame)
    #expect(appearance.settled == 0)
    #expect(appearance.rest?.marksItem == false)
  }

  @Test("Nothing selected, or an id that is not in the list", arguments: [nil, "nobody"])
  func nothing(selection: String?) throws {
    let rest = try rest([HandMade.line(52, 92)], selection: selection)
    #expect(rest.item == nil)
    #expect(rest.indicator?.x == 52)
    #expect(rest.leadingError == nil)
    #expect(rest.widthRatio == nil)
  }

  @Test("What cannot be seen is no indicator")
  func invisible() throws {
    let rest = try rest([HandMade.line(0, 40, opacity: 0.005)], selection: "0")
    #expect(rest.indicator == nil)
    #expect(rest.visibleIndicators == 0)
  }

  @Test("Numbers that are not finite do no harm")
  func notFinite() throws {
    let rest = try rest(
      [.init(frame: Frame(x: .nan, y: 0, width: .infinity, height: 2))], selection: "0",
      container: Frame(x: 0, y: 0, width: .infinity, height: .nan))
    #expect(rest.leadingError?.isNaN == true)
  }

  @Test("The first frame is right, or a later one is")
  func appearance() {
    let steady = Measurement(HandMade.mover, reference: HandMade.reference).appearance
    #expect(steady.isRightOnFirstFrame)
    // It grows from nothing in half a second.
    let growing = Recording(
      strategy: "late", initialSelection: "0",
      frames: [
        HandMade.frame(0, [HandMade.line(20, 20)]), HandMade.frame(0.25, [HandMade.line(10, 30)]),
        HandMade.frame(0.5, [HandMade.line(0, 40)], passes: 2),
      ])
    let late = Measurement(growing, reference: HandMade.reference).appearance
    #expect(!late.isRightOnFirstFrame)
    #expect(late.firstRight == 0.5)
    #expect(late.work.updatePasses == 4)
    #expect(late.firstFrameWork.updatePasses == 1)
    #expect(late.frameCount == 3)
  }
}
