import LabUI
import Testing

/// Rows 172 to 178 and 187 of the cases, read from what views can see: anchors, readers, scroll views.
@MainActor @Suite struct CoordinateTests {
  /// What a reader over `content` finds of the points that are anchored in it, by name.
  private func points(
    of content: some View, at origin: CGPoint = .zero
  ) -> [String: CGPoint] {
    let log = Log<[String: CGPoint]>()
    _ = ViewHost(size: CGSize(width: 200, height: 200)) {
      content
        .overlayPreferenceValue(PointsKey.self) { anchors in
          GeometryReader { proxy in
            let _ = log.add(anchors.mapValues { proxy[$0] })
            Color.clear
          }
          .offset(x: origin.x, y: origin.y)
        }
    }
    return log.entries.last ?? [:]
  }

  @Test("172 points of a view at (3, 4), from inside and back") func outwardsAndBack() {
    let inside = Color.gray
      .anchorPreference(key: PointsKey.self, value: .point(CGPoint(x: 1, y: 2))) { ["p": $0] }
      .offset(x: 3, y: 4)
    #expect(points(of: inside) == ["p": CGPoint(x: 4, y: 6)])
    let outside = Color.gray
      .anchorPreference(key: PointsKey.self, value: .point(CGPoint(x: 4, y: 6))) { ["p": $0] }
    #expect(points(of: outside, at: CGPoint(x: 3, y: 4)) == ["p": CGPoint(x: 1, y: 2)])
  }

  @Test("173 several points at once") func severalPoints() {
    let inside = Color.gray
      .anchorPreference(key: PointsKey.self, value: .point(CGPoint(x: 1, y: 2))) { ["a": $0] }
      .transformAnchorPreference(key: PointsKey.self, value: .point(CGPoint(x: 5, y: 6))) { $0["b"] = $1 }
      .offset(x: 3, y: 4)
    #expect(points(of: inside) == ["a": CGPoint(x: 4, y: 6), "b": CGPoint(x: 8, y: 10)])
  }

  @Test("174 the bounds of a scaled view") func scaledBounds() {
    let log = Log<CGRect>()
    _ = ViewHost(size: CGSize(width: 200, height: 200)) {
      Color.gray.frame(width: 10, height: 20)
        .anchorPreference(key: SelectedBoundsKey.self, value: .bounds) { $0 }
        .scaleEffect(x: 2, y: 3, anchor: .topLeading)
        .overlayPreferenceValue(SelectedBoundsKey.self) { anchor in
          GeometryReader { proxy in
            let _ = log.add(anchor.map { proxy[$0] } ?? .null)
            Color.clear
          }
        }
    }
    #expect(log.entries.last == CGRect(x: 0, y: 0, width: 20, height: 60))
  }

  /// A view of 100 by 100 that begins 10 above and left of a scroll view of 50 by 60 fills it.
  @Test("175 what a scroll view leaves of a view") func clippedByAScrollView() {
    let host = ViewHost(size: CGSize(width: 50, height: 60)) {
      ScrollView([.horizontal, .vertical]) { square(.red, 100) }
        .frame(width: 50, height: 60)
    }
    #expect(host.scroll(at: CGPoint(x: 25, y: 30), by: CGSize(width: 10, height: 10)))
    #expect(host.frame(.red) == CGRect(x: -10, y: -10, width: 100, height: 100))
    #expect(host.items(.red).first?.visibleFrame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test("177 a child and its parent's space") func childAndParent() {
    let log = Log<CGPoint>()
    _ = ViewHost(size: CGSize(width: 200, height: 200)) {
      GeometryReader { proxy in
        let _ = log.add(proxy.frame(in: .named("parent")).origin)
        let _ = log.add(proxy.bounds(of: .named("parent"))?.origin ?? .zero)
        Color.clear
      }
      .frame(width: 20, height: 20)
      .padding(EdgeInsets(top: 4, leading: 3, bottom: 0, trailing: 0))
      .coordinateSpace(.named("parent"))
    }
    #expect(log.entries.suffix(2) == [CGPoint(x: 3, y: 4), CGPoint(x: -3, y: -4)])
  }

  /// The second item of the row 40, 32, 56 with gaps of 8, padded by 10.
  ///
  /// From the right 10 + 40 + 8: it ends at 164 - 58 = 106 and begins at 74. Coordinates count from the left whatever the
  /// direction, and sizes stay.
  @Test("Right to left what is read is physical (semantics 12)", arguments: [false, true])
  func physicalCoordinates(isRightToLeft: Bool) {
    let log = Log<CGRect>()
    var environment = EnvironmentValues()
    if isRightToLeft { environment.layoutDirection = .rightToLeft }
    _ = ViewHost(size: CGSize(width: 164, height: 20), environment: environment) {
      HStack(spacing: 8) {
        Color.gray.frame(width: 40)
        GeometryReader { proxy in
          let _ = log.add(proxy.frame(in: .named("strip")))
          let _ = log.add(proxy.frame(in: .global))
          let _ = log.add(proxy.frame(in: .local))
          Color.clear
        }
        .frame(width: 32)
        Color.gray.frame(width: 56)
      }
      .padding(.horizontal, 10)
      .coordinateSpace(.named("strip"))
    }
    let x: CGFloat = isRightToLeft ? 74 : 58
    let frame = CGRect(x: x, y: 0, width: 32, height: 20)
    #expect(log.entries.suffix(3) == [frame, frame, CGRect(x: 0, y: 0, width: 32, height: 20)])
  }

  @Test("178 content of 100 by 200 in 50 by 100, scrolled by (10, 20)") func scrolledBothWays() {
    let host = ViewHost(size: CGSize(width: 50, height: 100)) {
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 100, height: 200) }
        .frame(width: 50, height: 100)
    }
    #expect(host.frame(.red).origin == .zero)
    #expect(host.scroll(at: CGPoint(x: 25, y: 50), by: CGSize(width: 10, height: 20)))
    #expect(host.frame(.red).origin == CGPoint(x: -10, y: -20))
    // Half of the content is seen: it can go 50 and 100 further at most.
    _ = host.scroll(at: CGPoint(x: 25, y: 50), by: CGSize(width: 1000, height: 1000))
    #expect(host.frame(.red).origin == CGPoint(x: -50, y: -100))
  }

  @Test("187 opacity over a translation") func opacityOverATranslation() {
    let host = ViewHost(size: CGSize(width: 3, height: 4)) {
      Color.blue.offset(x: 1, y: 2).offset(x: 10, y: 20).opacity(0.5)
    }
    #expect(host.frame(.blue) == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(host.opacity(.blue) == 0.5)
  }
}
