import LabUI
import Testing

private struct WeightKey: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// A row that shares its width by weight and counts how often it is asked.
private struct WeightedRow: Layout {
  var gap: CGFloat = 0
  let log: LayoutLog

  struct Cache {
    var weights: [CGFloat]
  }

  func makeCache(subviews: Subviews) -> Cache {
    log.caches += 1
    return Cache(weights: subviews.map { $0[WeightKey.self] })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    log.sizes += 1
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 10))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    log.placements += 1
    let total = cache.weights.reduce(0, +)
    let room = bounds.width - gap * CGFloat(max(subviews.count - 1, 0))
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      let width = total > 0 ? room * cache.weights[index] / total : 0
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + gap
    }
  }
}

private final class LayoutLog: @unchecked Sendable {
  var caches = 0
  var sizes = 0
  var placements = 0
}

/// Puts each view's centre on a circle about the middle; its radius animates.
private struct Wheel: Layout {
  var radius: CGFloat
  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, subview) in subviews.enumerated() {
      let side: CGFloat = index.isMultiple(of: 2) ? 1 : -1
      subview.place(
        at: CGPoint(x: bounds.midX + side * radius, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}

/// A column that uses spacing, priority and dimensions, as the swiftui-web's recorded one does.
private struct Column: Layout {

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = zip(subviews, subviews.dropFirst()).map {
      $0.spacing.distance(to: $1.spacing, along: .vertical)
    }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +) + gaps.reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for index in subviews.indices {
      if index > 0 {
        y += subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .vertical)
      }
      let dimensions = subviews[index].dimensions(in: .unspecified)
      subviews[index].place(
        at: CGPoint(x: bounds.midX - dimensions[HorizontalAlignment.center], y: y), proposal: .unspecified)
      y += dimensions.height
    }
  }
}

/// Apple's `Layout` protocol.
@MainActor @Suite struct CustomLayoutTests {
  @Test func valuesPlacementAndGaps() {
    let log = LayoutLog()
    let host = ViewHost(size: size(220, 20)) {
      WeightedRow(gap: 10, log: log) {
        Color.red
        Color.green.layoutValue(key: WeightKey.self, value: 2)
        Color.blue.padding(0).layoutValue(key: WeightKey.self, value: 1).opacity(1)
      }
    }
    // (220 - 20) / 4 = 50 for each weight.
    #expect(host.frame(.red) == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(host.frame(.green) == CGRect(x: 60, y: 0, width: 100, height: 20))
    #expect(host.frame(.blue) == CGRect(x: 170, y: 0, width: 50, height: 20))
    #expect(log.caches == 1)
  }

  @Test func itIsNotAskedAgainWhenNothingChanged() {
    let log = LayoutLog()
    let model = Model(0)
    let host = ViewHost(size: size(200, 100)) {
      VStack {
        WeightedRow(log: log) { Color.red }.frame(height: 20)
        Driven(model) { Text("\($0)") }
      }
    }
    let before = [log.caches, log.sizes, log.placements]
    model.set(1, host)
    #expect([log.caches, log.sizes, log.placements] == before)
  }

  @Test func theCacheIsUpdatedWhenViewsComeAndGo() {
    let log = LayoutLog()
    let model = Model(1)
    let host = ViewHost(size: size(120, 20)) {
      Driven(model) { count in WeightedRow(log: log) { ForEach(0..<count, id: \.self) { _ in Color.red } } }
    }
    for count in [1, 3, 2, 0, 4] {
      model.set(count, host)
      #expect(
        host.items(.red).map(\.frame.width)
          == Array(repeating: count == 0 ? 0 : 120 / CGFloat(count), count: count))
    }
  }

  @Test func aChangedLayoutMovesItsViewsByTheAnimation() {
    let log = LayoutLog()
    let model = Model<CGFloat>(0)
    let host = ViewHost(size: size(100, 20)) {
      Driven(model) { gap in
        WeightedRow(gap: gap, log: log) {
          Color.red
          Color.blue
        }
      }
    }
    model.set(20, host, .linear(duration: 1))
    host.advance(by: 0.5)
    // From 50 wide at 50 to 40 wide at 60.
    #expect(host.frame(.blue).isClose(to: CGRect(x: 55, y: 0, width: 45, height: 20)))
  }

  /// A layout's own animatable data runs it again each frame: its views stay on its curve.
  @Test func animatableDataRunsTheLayoutOnTheWay() {
    let model = Model<CGFloat>(10)
    let host = ViewHost(size: size(100, 20)) {
      Driven(model) { radius in
        Wheel(radius: radius) {
          square(.red, 10)
          square(.blue, 10)
        }
      }
    }
    #expect(host.frame(.red).midX == 60)
    model.set(30, host, .linear(duration: 1))
    for time in [0, 0.25, 0.5] {
      host.advance(by: time - host.time)
      #expect(abs(host.frame(.red).midX - (60 + 20 * time)) < 1e-9)
      #expect(abs(host.frame(.blue).midX - (40 - 20 * time)) < 1e-9)
    }
    host.settle()
    #expect(host.frame(.red).midX == 80)
  }

  @Test func rightToLeftPlacementsAreMirrored() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let log = LayoutLog()
    let host = ViewHost(size: size(100, 20), environment: environment) {
      WeightedRow(log: log) {
        Color.red.layoutValue(key: WeightKey.self, value: 3)
        Color.blue
      }
    }
    #expect(host.frame(.red) == CGRect(x: 25, y: 0, width: 75, height: 20))
    #expect(host.frame(.blue) == CGRect(x: 0, y: 0, width: 25, height: 20))
  }

  /// Text and a plain view: the distances of the closed form for a font of 17 points at 2 pixels a point.
  @Test func spacingIsReadFromTheViews() {
    let host = ViewHost(size: size(100, 200)) {
      Column() {
        Color.red.frame(width: 20, height: 10)
        Text("Ag").font(.system(size: 17))
        Color.blue.frame(width: 20, height: 10)
      }
    }
    let text = host.frame(of: "Ag")
    // Recorded by swiftui-web for 17 points on iOS: 6.60059 above and 10.80908 below.
    #expect(abs(text.minY - host.frame(.red).maxY - 6.60059) < 1e-4)
    #expect(abs(host.frame(.blue).minY - text.maxY - 10.80908) < 1e-4)
  }

  /// Guides of its views get through a custom layout, moved to where it put them.
  @Test func guidesGetThrough() {
    let log = LayoutLog()
    let host = ViewHost(size: size(200, 40)) {
      VStack(alignment: .selection, spacing: 0) {
        WeightedRow(log: log) {
          Color.red
          Color.green.alignmentGuide(.selection) { _ in 10 }
        }.frame(width: 100, height: 20)
        Color.blue.frame(width: 100, height: 1).alignmentGuide(.selection) { _ in 0 }
      }.frame(maxWidth: .infinity, alignment: .leading)
    }
    // The second half begins at 50: the guide lies at 60.
    #expect(host.frame(.blue).minX == 60)
  }

  private struct Fixed: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 100, height: 40)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    }
    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout Void
    ) -> CGFloat? { guide == .selection ? 77 : nil }
  }

  @Test func whatIsNotPlacedIsCentredAndAnExplicitGuideCounts() {
    let host = ViewHost(size: size(300, 41)) {
      VStack(alignment: .selection, spacing: 0) {
        Fixed { square(.red, 20) }
        Color.blue.frame(width: 10, height: 1).alignmentGuide(.selection) { _ in 0 }
      }.frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(host.frame(.red) == CGRect(x: 40, y: 10, width: 20, height: 20))
    #expect(host.frame(.blue).minX == 77)
  }

  private struct Wild: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: CGFloat.nan, height: -CGFloat.infinity)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: ProposedViewSize(width: -1, height: .nan))
      }
    }
  }

  @Test func numbersThatAreNoNumbersTrapNothing() {
    let host = ViewHost(size: size(100, 100)) {
      VStack {
        Wild {
          Color.red
          Text("text")
        }
        Color.blue
      }
    }
    #expect(host.items(.blue).count == 1)
  }
}
