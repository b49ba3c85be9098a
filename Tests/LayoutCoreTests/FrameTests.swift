import Foundation
import LayoutCore
import Testing

/// Rows 30 to 44 of the public numeric cases (OpenSwiftUI, `FrameLayoutTests`) and the measured frames of swiftui-web.
@Suite struct FrameTests {
  /// Bounds of a frame's width and height, as they are given and as they are kept: minimum, ideal, maximum.
  struct Bounded: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var width: [CGFloat?]
    var height: [CGFloat?]
    var keptWidth: [CGFloat]
    var keptHeight: [CGFloat]
    var warns: Bool

    init(
      _ name: String, _ width: [CGFloat?], _ height: [CGFloat?], keeps keptWidth: [CGFloat],
      _ keptHeight: [CGFloat], warns: Bool = false
    ) {
      testDescription = name
      self.width = width
      self.height = height
      self.keptWidth = keptWidth
      self.keptHeight = keptHeight
      self.warns = warns
    }

    /// A width whose height is not bounded.
    init(_ name: String, _ width: [CGFloat?], keeps keptWidth: [CGFloat], warns: Bool = false) {
      self.init(
        name, width, [nil, nil, nil], keeps: keptWidth, [.nan, .nan, .nan], warns: warns)
    }
  }

  /// Rows 30 to 44.
  static let bounds = [
    Bounded("30 in order", [10, 20, 30], [15, 25, 35], keeps: [10, 20, 30], [15, 25, 35]),
    Bounded("31 zero", [0, 0, 0], [0, 0, 0], keeps: [0, 0, 0], [0, 0, 0]),
    Bounded("32 large", [100, 200, 300], [50, 100, 150], keeps: [100, 200, 300], [50, 100, 150]),
    Bounded(
      "33 below zero", [-10, nil, nil], [-5, nil, nil], keeps: [0, .nan, .nan], [0, .nan, .nan]),
    Bounded(
      "34 far below zero", [-100, nil, nil], [-50, nil, nil], keeps: [0, .nan, .nan], [0, .nan, .nan]),
    Bounded(
      "35 just below zero", [-0.1, nil, nil], [-0.001, nil, nil], keeps: [0, .nan, .nan], [0, .nan, .nan]),
    Bounded(
      "36 ideal below minimum", [20, 10, nil], [30, 15, nil], keeps: [20, 20, .nan], [30, 30, .nan],
      warns: true),
    Bounded(
      "37 ideal below minimum", [50, 25, nil], [100, 50, nil], keeps: [50, 50, .nan], [100, 100, .nan],
      warns: true),
    Bounded(
      "38 ideal zero", [100, 0, nil], [200, 0, nil], keeps: [100, 100, .nan], [200, 200, .nan], warns: true),
    Bounded(
      "39 maximum below ideal", [nil, 30, 20], [nil, 40, 25], keeps: [.nan, 30, 30], [.nan, 40, 40],
      warns: true),
    Bounded(
      "40 maximum below ideal", [nil, 100, 50], [nil, 200, 100], keeps: [.nan, 100, 100], [.nan, 200, 200],
      warns: true),
    Bounded(
      "41 maximum below ideal", [nil, 50, 25], [nil, 75, 50], keeps: [.nan, 50, 50], [.nan, 75, 75],
      warns: true),
    Bounded(
      "42 infinite minimum", [.infinity, nil, nil], [.infinity, nil, nil], keeps: [.infinity, .nan, .nan],
      [.infinity, .nan, .nan], warns: true),
    Bounded(
      "43 minimum of minus infinity", [-.infinity, nil, nil], [-.infinity, nil, nil], keeps: [0, .nan, .nan],
      [0, .nan, .nan], warns: true),
    Bounded(
      "44 a minimum that is no number", [.nan, nil, nil], [.nan, nil, nil], keeps: [.nan, .nan, .nan],
      [.nan, .nan, .nan], warns: true),
    Bounded("maximum below minimum", [200, nil, 100], keeps: [200, .nan, 200], warns: true),
  ]

  /// Rows 21 to 29: there six of them trap, here the same bounds are put in order.
  static let dimensions = [
    Bounded("21 in order", [1, 2, 3], keeps: [1, 2, 3]),
    Bounded("22 from zero", [0, 2, 3], keeps: [0, 2, 3]),
    Bounded("23 below zero", [-0.1, 2, 3], keeps: [0, 2, 3]),
    Bounded("24 minimum of minus infinity", [-.infinity, 2, 3], keeps: [0, 2, 3], warns: true),
    Bounded(
      "25 infinite minimum", [.infinity, 2, 3], keeps: [.infinity, .infinity, .infinity], warns: true),
    Bounded("26 a minimum that is no number", [.nan, 2, 3], keeps: [.nan, 2, 3], warns: true),
    Bounded("27 infinite ideal", [1, .infinity, 3], keeps: [1, .infinity, .infinity], warns: true),
    Bounded("28 ideal above maximum", [1, 4, 3], keeps: [1, 4, 4], warns: true),
    Bounded("29 maximum below ideal", [1, 2, 1.5], keeps: [1, 2, 2], warns: true),
  ]

  @Test(arguments: bounds + dimensions) func boundsAreOrdered(_ row: Bounded) {
    var warnings: [String] = []
    let frame = FlexibleFrame(
      minWidth: row.width[0], idealWidth: row.width[1], maxWidth: row.width[2], minHeight: row.height[0],
      idealHeight: row.height[1], maxHeight: row.height[2], onWarning: { warnings.append($0) })
    for (bounds, kept) in [(frame.width, row.keptWidth), (frame.height, row.keptHeight)] {
      let found = [bounds.minimum, bounds.ideal, bounds.maximum]
      #expect(zip(found, kept).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }, "\(found)")
    }
    #expect(warnings == (row.warns ? ["Contradictory frame constraints specified."] : []))
  }

  @Test(arguments: [(-1, nil), (nil, -1), (.infinity, 10), (10, .nan)] as [(CGFloat?, CGFloat?)])
  func invalidFixedLengthsAreLeftOut(width: CGFloat?, height: CGFloat?) {
    var warnings: [String] = []
    let frame = FixedFrame(width: width, height: height, onWarning: { warnings.append($0) })
    #expect(warnings == ["Invalid frame dimension (negative or non-finite)."])
    let child = frame.childProposal(Proposal(7, 8))
    #expect(child.isSame(as: Proposal(width == 10 ? 10 : 7, height == 10 ? 10 : 8)))
  }

  @Test func fixedFrames() {
    let wide = FixedFrame(width: 50, height: nil)
    #expect(wide.childProposal(Proposal(300, nil)).isSame(as: Proposal(50, nil)))
    #expect(
      wide.size(Proposal(300, nil)) { _ in CGSize(width: 80, height: 20) } == CGSize(width: 50, height: 20))
    #expect(wide.resetEdges == .horizontal)
    var asked = 0
    let both = FixedFrame(width: 50, height: 10)
    let size = both.size(.unspecified) { _ in
      asked += 1
      return .zero
    }
    #expect(size == CGSize(width: 50, height: 10) && asked == 0)
  }

  /// Measured in a 300-point column around a child 40 wide (250 in the last case), and engine facts 2.4.
  @Test(
    arguments: [
      (FlexibleFrame(minWidth: 100), 300, 40, 100), (FlexibleFrame(maxWidth: 200), 300, 40, 200),
      (FlexibleFrame(minWidth: 50, maxWidth: .infinity), 300, 40, 300),
      (FlexibleFrame(idealWidth: 150), nil, 40, 150), (FlexibleFrame(maxWidth: 200), 300, 250, 200),
      (FlexibleFrame(maxWidth: .infinity), 300, 350, 350),
      (FlexibleFrame(minWidth: 0, maxWidth: .infinity), 300, 350, 300),
      (FlexibleFrame(minWidth: 20), 30, 40, 30), (FlexibleFrame(minWidth: 20, maxWidth: 30), nil, 40, 30),
      (FlexibleFrame(minHeight: 5), 300, 40, 40), (FlexibleFrame(maxWidth: 200), nil, 40, 40),
    ] as [(FlexibleFrame, CGFloat?, CGFloat, CGFloat)])
  func flexibleFrames(frame: FlexibleFrame, proposed: CGFloat?, child: CGFloat, expected: CGFloat) {
    #expect(frame.size(Proposal(proposed, 10)) { _ in CGSize(width: child, height: 10) }.width == expected)
  }

  @Test func flexibleFramesProposeTheirOwnSize() {
    let size = CGSize(width: 40, height: 10)
    let between = FlexibleFrame(minWidth: 10, maxWidth: 100)
    #expect(between.childProposal(Proposal(nil, 10), size: size).isSame(as: Proposal(nil, 10)))
    #expect(between.childProposal(Proposal(40, 10), size: size).isSame(as: Proposal(40, 10)))
    let atMaximum = FlexibleFrame(minWidth: 10, maxWidth: 40)
    #expect(atMaximum.childProposal(Proposal(nil, 10), size: size).isSame(as: Proposal(40, 10)))
    let ideal = FlexibleFrame(idealWidth: 40)
    #expect(ideal.childProposal(.unspecified, size: size).isSame(as: Proposal(40, nil)))
  }

  @Test func padding() {
    let insets = Insets(top: 10, leading: 20, bottom: 30, trailing: 15)
    #expect(insets.childProposal(Proposal(200, nil)).isSame(as: Proposal(165, nil)))
    #expect(insets.size(around: CGSize(width: 50, height: 30)) == CGSize(width: 85, height: 70))
    #expect(insets.origin == CGPoint(x: 20, y: 10))
    #expect(Insets(top: 0, leading: 1, bottom: 0, trailing: 0).resetEdges == .leading)
    let odd = Insets(top: .nan, leading: -100, bottom: .infinity, trailing: 0)
    #expect(odd.size(around: CGSize(width: 50, height: 30)) == CGSize(width: 0, height: 30))
  }

  @Test func fixedSizeOffersNothing() {
    let fixed = FixedSize(horizontal: true, vertical: false)
    #expect(fixed.childProposal(Proposal(100, 50)).isSame(as: Proposal(nil, 50)))
  }

  /// Measured on a resizable 64 × 40 image (swiftui-web, section 3); a size of nil is an open proposal.
  @Test(
    arguments: [
      (nil, .fit, 100, 40, 64, 40), (nil, .fit, 40, 100, 40, 25), (nil, .fill, 40, 60, 96, 60),
      (nil, .fit, 100, nil, 100, 62.5), (nil, .fit, nil, 30, 48, 30), (1, .fit, 60, 40, 40, 40),
      (1.0 / 3, .fill, 30, 30, 30, 90), (2, .fit, 100, 100, 100, 50), (nil, .fit, nil, nil, 64, 40),
      (-1, .fit, 100, 40, 64, 40), (CGFloat.nan, .fit, 100, 40, 64, 40),
    ] as [(CGFloat?, AspectRatio.Mode, CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func aspectRatios(
    ratio: CGFloat?, mode: AspectRatio.Mode, width: CGFloat?, height: CGFloat?, expectedWidth: CGFloat,
    expectedHeight: CGFloat
  ) {
    let image: (Proposal) -> CGSize = { $0.replacingUnspecified(by: CGSize(width: 64, height: 40)) }
    let size = image(AspectRatio(ratio, mode: mode).childProposal(Proposal(width, height), child: image))
    #expect(abs(size.width - expectedWidth) < 1e-9 && abs(size.height - expectedHeight) < 1e-9, "\(size)")
  }

  @Test func aShapelessChildKeepsTheProposal() {
    let ratio = AspectRatio(nil, mode: .fit)
    #expect(ratio.childProposal(Proposal(100, 40)) { _ in .zero }.isSame(as: Proposal(100, 40)))
  }

  @Test func overlaysMeetTheirPrimaryAtTheGuide() {
    let primary = ViewDimensions(size: CGSize(width: 200, height: 200))
    let secondary = ViewDimensions(size: CGSize(width: 100, height: 100))
    // Row 220 of the public cases.
    #expect(Alignment.topLeading.origin(of: secondary, over: primary) == .zero)
    #expect(Alignment.bottomTrailing.origin(of: secondary, over: primary) == CGPoint(x: 100, y: 100))
    #expect(Alignment.center.origin(of: primary, inFrame: secondary.size) == CGPoint(x: -50, y: -50))
    #expect(alignedOffset(outer: .infinity, inner: .infinity) == 0)
  }

  @Test(arguments: paddings) func paddingScenes(_ scene: Scene) { scene.check() }

  /// Rows 236 to 248 and 253 to 254 of the public numeric cases.
  static let paddings: [Scene] = [
    padded("236 default", 16, 16, 16, 16, [59, 69, 82, 62], [75, 85]),
    padded("237 20 everywhere", 20, 20, 20, 20, [55, 65, 90, 70], [75, 85]),
    padded("238 none", 0, 0, 0, 0, [75, 85, 50, 30], [75, 85]),
    padded("239 top", 30, 0, 0, 0, [75, 70, 50, 60], [75, 100]),
    padded("240 bottom", 0, 0, 30, 0, [75, 70, 50, 60], [75, 70]),
    padded("241 leading", 0, 30, 0, 0, [60, 85, 80, 30], [90, 85]),
    padded("242 trailing", 0, 0, 0, 30, [60, 85, 80, 30], [60, 85]),
    padded("243 horizontal", 0, 40, 0, 40, [35, 85, 130, 30], [75, 85]),
    padded("244 vertical", 40, 0, 40, 0, [75, 45, 50, 110], [75, 85]),
    padded("245 top and trailing", 25, 0, 0, 25, [62.5, 72.5, 75, 55], [62.5, 97.5]),
    padded("246 insets", 10, 20, 30, 15, [57.5, 65, 85, 70], [77.5, 75]),
    Scene(
      "253 ratio 2",
      {
        Framed(
          100, 100,
          ZStackBox(
            .center,
            [
              Framed(100, 50, Ratio(2, .fit, Fill("red"))), Framed(50, 100, Ratio(2, .fill, Fill("green"))),
            ]))
      }, ["red": [50, 75, 100, 50], "green": [0, 50, 200, 100]]),
    Scene(
      "254 the ratio of the ideal size",
      {
        Framed(
          200, 200,
          ZStackBox(
            .center,
            [
              Framed(100, 50, Ratio(nil, .fit, Fill("red"))),
              Framed(50, 100, Ratio(nil, .fill, Fill("green"))),
            ]))
      }, ["red": [75, 75, 50, 50], "green": [50, 50, 100, 100]]),
  ]

  static func padded(
    _ name: String, _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat,
    _ background: [CGFloat],
    _ blue: [CGFloat]
  ) -> Scene {
    Scene(
      name,
      {
        Padded(
          named: "bg", top: top, leading: leading, bottom: bottom, trailing: trailing, fixed("blue", 50, 30))
      }, ["bg": background, "blue": blue + [50, 30]])
  }
}
