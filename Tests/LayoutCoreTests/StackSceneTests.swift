import Foundation
import LayoutCore
import Testing

/// Rows 200 to 256, the extra derived cases and P1 to P11 of the public numeric cases.
///
/// The inputs of rows 200 to 256 are OpenSwiftUI's snapshot tests, which are checked by pixels against Apple's SwiftUI;
/// hosts are 200 × 200 unless given. P rows are scenes that other engines get wrong.
@Suite struct StackSceneTests {
  @Test(arguments: scenes) func framesAreTheKnownOnes(_ scene: Scene) { scene.check() }

  static let scenes: [Scene] = [
    Scene(
      "200 HStack in a frame", { Framed(150, 150, hstack(fixed("red", 50, 50), fixed("blue", 50, 50))) },
      ["red": [46, 75, 50, 50], "blue": [104, 75, 50, 50]]),
    Scene(
      "201 VStack in a frame", { Framed(150, 150, vstack(fixed("red", 50, 50), fixed("blue", 50, 50))) },
      ["red": [75, 46, 50, 50], "blue": [75, 104, 50, 50]]),
    Scene(
      "202 nested in a frame", { Framed(150, 150, nested()) },
      [
        "red": [80, 32, 40, 40], "blue": [80, 80, 40, 40], "green": [56, 128, 40, 40],
        "yellow": [104, 128, 40, 40],
      ]),
    Scene(
      "203 nested", { nested() },
      [
        "red": [80, 32, 40, 40], "blue": [80, 80, 40, 40], "green": [56, 128, 40, 40],
        "yellow": [104, 128, 40, 40],
      ]),
    Scene(
      "206 nested colours", { vstack(Fill("red"), Fill("blue"), hstack(Fill("green"), Fill("yellow"))) },
      [
        "red": [0, 0, 200, 184 / 3], "blue": [0, 69.3333, 200, 184 / 3], "green": [0, 138.667, 96, 184 / 3],
        "yellow": [104, 138.667, 96, 184 / 3],
      ]),
    Scene(
      "207 priority among nested colours",
      { vstack(Fill("red"), Prioritised(1, Fill("blue")), hstack(Fill("green"), Fill("yellow"))) },
      [
        "red": [0, 0, 200, 0], "blue": [0, 8, 200, 184], "green": [0, 200, 96, 0],
        "yellow": [104, 200, 96, 0],
      ]),
    Scene(
      "208 two colours share", { vstack(gap: 20, Fill("red"), fixed("yellow", 10, 10), Fill("blue")) },
      ["red": [0, 0, 200, 75], "yellow": [95, 95, 10, 10], "blue": [0, 125, 200, 75]]),
    Scene(
      "221 spacer in a row",
      { Framed(200, 80, hstack(fixed("red", 50, 50), Gap(.horizontal), fixed("blue", 50, 50))) },
      ["red": [0, 75, 50, 50], "blue": [150, 75, 50, 50]]),
    Scene(
      "222 spacer in a column",
      { Framed(80, 200, vstack(fixed("red", 50, 50), Gap(.vertical), fixed("blue", 50, 50))) },
      ["red": [75, 0, 50, 50], "blue": [75, 150, 50, 50]]),
    Scene(
      "224 several spacers",
      {
        Framed(
          80, 250,
          vstack(
            fixed("red", 50, 40), Gap(.vertical), fixed("blue", 50, 40), Gap(.vertical),
            fixed("green", 50, 40)))
      },
      ["red": [75, -25, 50, 40], "blue": [75, 80, 50, 40], "green": [75, 185, 50, 40]]),
    Scene(
      "225 least length of a spacer in a row",
      { Framed(180, 80, hstack(fixed("red", 50, 50), Gap(.horizontal, minimum: 50), fixed("blue", 50, 50))) },
      ["red": [10, 75, 50, 50], "blue": [140, 75, 50, 50]]),
    Scene(
      "226 least length of a spacer in a column",
      { Framed(80, 160, vstack(fixed("red", 50, 50), Gap(.vertical, minimum: 30), fixed("blue", 50, 50))) },
      ["red": [75, 20, 50, 50], "blue": [75, 130, 50, 50]]),
    Scene(
      "227 spacer first",
      { Framed(200, 80, hstack(Gap(.horizontal), fixed("red", 50, 50), fixed("blue", 50, 50))) },
      ["red": [92, 75, 50, 50], "blue": [150, 75, 50, 50]]),
    Scene(
      "228 spacer last",
      { Framed(200, 80, hstack(fixed("red", 50, 50), fixed("blue", 50, 50), Gap(.horizontal))) },
      ["red": [0, 75, 50, 50], "blue": [58, 75, 50, 50]]),
    Scene(
      "229 spacers at both ends",
      {
        Framed(
          200, 80,
          hstack(Gap(.horizontal), fixed("red", 50, 50), fixed("blue", 50, 50), Gap(.horizontal)))
      },
      ["red": [46, 75, 50, 50], "blue": [104, 75, 50, 50]]),
    Scene(
      "231 spacer of least length 0",
      { Framed(160, 80, hstack(fixed("red", 80, 50), Gap(.horizontal, minimum: 0), fixed("blue", 80, 50))) },
      ["red": [20, 75, 80, 50], "blue": [100, 75, 80, 50]]),
    Scene(
      "232 spacer of a large least length",
      {
        Framed(200, 80, hstack(fixed("red", 30, 50), Gap(.horizontal, minimum: 100), fixed("blue", 30, 50)))
      },
      ["red": [0, 75, 30, 50], "blue": [170, 75, 30, 50]]),
    Scene(
      "233 spacer without a frame", { hstack(fixed("red", 50, 50), Gap(.horizontal), fixed("blue", 50, 50)) },
      ["red": [0, 75, 50, 50], "blue": [150, 75, 50, 50]]),
    Scene(
      "234 spacer without a frame, column",
      { vstack(fixed("red", 50, 50), Gap(.vertical), fixed("blue", 50, 50)) },
      ["red": [75, 0, 50, 50], "blue": [75, 150, 50, 50]]),
    Scene(
      "250 padding in a column",
      {
        vstack(
          gap: 0, Padded(named: "red", bottom: 20, Framed(nil, 30, Fill("blue"))),
          Padded(named: "yellow", top: 15, Framed(nil, 30, Fill("green"))))
      },
      [
        "red": [0, 52.5, 200, 50], "blue": [0, 52.5, 200, 30], "yellow": [0, 102.5, 200, 45],
        "green": [0, 117.5, 200, 30],
      ]),
    Scene(
      "three colours", 300, 200, { hstack(Fill("a"), Fill("b"), Fill("c")) },
      [
        "a": [0, 0, 284 / 3, 200], "b": [102.6667, 0, 284 / 3, 200], "c": [205.3333, 0, 284 / 3, 200],
      ]),
    Scene(
      "three colours without gaps", 300, 200, { hstack(gap: 0, Fill("a"), Fill("b"), Fill("c")) },
      ["a": [0, 0, 100, 200], "b": [100, 0, 100, 200], "c": [200, 0, 100, 200]]),
    Scene(
      "fixed, colour, colour of priority 1", 300, 200,
      { hstack(fixed("a", 50, 20), Fill("b"), Prioritised(1, Fill("c"))) },
      ["a": [0, 90, 50, 20], "b": [58, 0, 0, 200], "c": [66, 0, 234, 200]]),
    Scene(
      "least 100, colour", 150, 200,
      { hstack(Flexible("a", FlexibleFrame(minWidth: 100, maxWidth: .infinity), Fill()), Fill("b")) },
      ["a": [0, 0, 100, 200], "b": [108, 0, 42, 200]]),
    // Both are infinitely flexible: the one with the larger minimum is sized first, although it comes last.
    Scene(
      "colour, least 100", 150, 200,
      { hstack(Fill("a"), Flexible("b", FlexibleFrame(minWidth: 100, maxWidth: .infinity), Fill())) },
      ["a": [0, 0, 42, 200], "b": [50, 0, 100, 200]]),
    Scene(
      "at most 40, colour, spacer", 300, 200,
      { hstack(Flexible("a", FlexibleFrame(maxWidth: 40), Fill()), Fill("b"), Gap(.horizontal)) },
      ["a": [0, 0, 40, 200], "b": [48, 0, 244, 200]]),
    Scene(
      "P1 least flexible first", 200, 10,
      { hstack(gap: 0, Range("a", width: 0...200), Range("b", width: 0...50)) },
      ["a": [0, 0, 150, 10], "b": [150, 0, 50, 10]]),
    Scene(
      "P2 a reserve of nothing", 200, 10,
      { hstack(gap: 0, Fill("a"), Prioritised(1, Range("b", width: 30...60))) },
      ["a": [0, 0, 140, 10], "b": [140, 0, 60, 10]]),
    Scene(
      "P3 spacer", 300, 200,
      { hstack(named: "stack", fixed("a", 50, 50), Gap(.horizontal), fixed("b", 50, 50)) },
      ["stack": [0, 75, 300, 50], "a": [0, 75, 50, 50], "b": [250, 75, 50, 50]]),
    Scene(
      "P4 child wider than its frame", 300, 200,
      { Flexible("frame", FlexibleFrame(maxWidth: 200), fixed("child", 250, 10)) },
      ["frame": [50, 95, 200, 10], "child": [25, 95, 250, 10]]),
    Scene(
      "P5 child narrower than its frame", 300, 200,
      { Flexible("frame", FlexibleFrame(minWidth: 100), fixed("child", 40, 10)) },
      ["frame": [100, 95, 100, 10], "child": [130, 95, 40, 10]]),
    Scene(
      "P9 a column of rows", 300, 200,
      {
        vstack(
          gap: 10,
          Padded(
            named: "row", top: 10, leading: 10, bottom: 10, trailing: 10,
            hstack(gap: 10, Fill("a"), Framed(80, nil, Fill("b")))),
          Framed(
            named: "bottom", nil, 60,
            hstack(gap: 10, Framed(40, nil, Fill("c")), Gap(.horizontal), Framed(40, nil, Fill("d")))))
      },
      [
        "row": [0, 0, 300, 130], "a": [10, 10, 190, 110], "b": [210, 10, 80, 110],
        "bottom": [0, 140, 300, 60],
        "c": [0, 140, 40, 60], "d": [260, 140, 40, 60],
      ]),
    Scene(
      "P10 reserved minimums", 300, 10,
      {
        hstack(
          gap: 0, Range("a", width: 20 ... .infinity), Prioritised(1, Range("b", width: 20 ... .infinity)),
          Range("c", width: 60...60))
      },
      ["a": [0, 0, 20, 10], "b": [20, 0, 220, 10], "c": [240, 0, 60, 10]]),
    Scene(
      "P11 overflow", 300, 10,
      {
        hstack(
          named: "stack", fixed("a", 250, 10), Gap(named: "gap", .horizontal, minimum: 20),
          fixed("b", 100, 10))
      },
      ["stack": [-35, 0, 370, 10], "gap": [215, 5, 20, 0], "b": [235, 0, 100, 10]]),
    Scene(
      "75 and 100 in 150", 150, 10,
      {
        hstack(
          named: "stack", gap: 0, Flexible("a", FlexibleFrame(maxWidth: 100), Fill()),
          Flexible("b", FlexibleFrame(minWidth: 100), Fill()))
      },
      ["stack": [-12.5, 0, 175, 10], "a": [-12.5, 0, 75, 10], "b": [62.5, 0, 100, 10]]),
    Scene(
      "fixed and two readers", 320, 10, { hstack(fixed("a", 50, 10), Fill("b"), Fill("c")) },
      ["a": [0, 0, 50, 10], "b": [58, 0, 127, 10], "c": [193, 0, 127, 10]]),
    // Texts of ideal 72, 64, 88 that can shrink to nothing: each is as flexible as it is wide.
    Scene(
      "segments in the order of their flexibility", 200, 10,
      {
        hstack(
          gap: 0, Range("a", width: 0...72, ideal: 72), Range("b", width: 0...64, ideal: 64),
          Range("c", width: 0...88, ideal: 88))
      },
      ["a": [0, 0, 68, 10], "b": [68, 0, 64, 10], "c": [132, 0, 68, 10]]),
    // The text is offered 284 / 3 first, although its ideal 200 would fit.
    Scene(
      "reader, text, reader", 300, 10,
      { hstack(Fill("a"), Range("t", width: 0...200, ideal: 200), Fill("b")) },
      ["t": [102.6667, 0, 284 / 3, 10]]),
    Scene(
      "reader, text of priority 1, reader", 300, 10,
      { hstack(Fill("a"), Prioritised(1, Range("t", width: 0...200, ideal: 200)), Fill("b")) },
      ["a": [0, 0, 42, 10], "t": [50, 0, 200, 10], "b": [258, 0, 42, 10]]),
    // Measured on Apple's SwiftUI (swiftui-web, section 1): guides 100, 0 and 15, so the union is −100…50.
    Scene(
      "guides beyond their views", 300, 300,
      {
        vstack(
          named: "stack", gap: 0, key: .leading, Guided(.leading, fixed("a", 100, 10)) { $0[.trailing] },
          fixed("b", 50, 10),
          Guided(.leading, fixed("c", 30, 10)) { $0.width / 2 })
      },
      [
        "stack": [75, 135, 150, 30], "a": [75, 135, 100, 10], "b": [175, 145, 50, 10],
        "c": [160, 155, 30, 10],
      ]),
    // The union is of the children alone: 50…90 and 50…70 about the guide line, hence 40 wide, not 90.
    Scene(
      "guide line outside all children", 100, 100,
      {
        vstack(
          named: "stack", gap: 0, key: .leading, Guided(.leading, fixed("a", 40, 10)) { _ in -50 },
          Guided(.leading, fixed("b", 20, 10)) { _ in -50 })
      },
      ["stack": [30, 40, 40, 20], "a": [30, 40, 40, 10], "b": [30, 50, 20, 10]]),
  ]

  static func nested() -> Box {
    vstack(
      fixed("red", 40, 40), fixed("blue", 40, 40), hstack(fixed("green", 40, 40), fixed("yellow", 40, 40)))
  }
}
