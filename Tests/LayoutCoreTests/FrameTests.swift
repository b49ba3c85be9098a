import Foundation
import LayoutCore
import Testing

/// Rows 30 to 44 of the public numeric cases (OpenSwiftUI, `FrameLayoutTests`) and the measured frames of swiftui-web.
@Suite struct FrameTests {
  @Test(
    arguments: [
      // minimum, ideal, maximum → the same, kept or put right; whether there is a warning
      (10, 20, 30, [10, 20, 30], false), (0, 0, 0, [0, 0, 0], false),
      (100, 200, 300, [100, 200, 300], false),
      (-10, nil, nil, [0, .nan, .nan], false), (-0.1, nil, nil, [0, .nan, .nan], false),
      (20, 10, nil, [20, 20, .nan], true), (50, 25, nil, [50, 50, .nan], true),
      (100, 0, nil, [100, 100, .nan], true),
      (nil, 30, 20, [.nan, 30, 30], true), (nil, 100, 50, [.nan, 100, 100], true),
      (nil, 50, 25, [.nan, 50, 50], true),
      (.infinity, nil, nil, [.infinity, .nan, .nan], true), (-.infinity, nil, nil, [0, .nan, .nan], true),
      (.nan, nil, nil, [.nan, .nan, .nan], true), (200, nil, 100, [200, .nan, 200], true),
    ] as [(CGFloat?, CGFloat?, CGFloat?, [CGFloat], Bool)])
  func boundsAreOrdered(
    minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?, expected: [CGFloat], warns: Bool
  ) {
    var warnings: [String] = []
    let frame = FlexibleFrame(
      minHeight: minimum, idealHeight: ideal, maxHeight: maximum, onWarning: { warnings.append($0) })
    let bounds = [frame.height.minimum, frame.height.ideal, frame.height.maximum]
    #expect(zip(bounds, expected).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }, "\(bounds)")
    #expect(warnings == (warns ? ["Contradictory frame constraints specified."] : []))
    #expect(frame.width.isEmpty)
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
