extension RestMeasurement {
  /// Measures one frame in which nothing moves.
  init(_ frame: RecordedFrame, selection: String?, reference: Reference, direction: Scenario.Direction) {
    let container = frame.container
    let item = frame.itemFrame(selection)?.relative(to: container)
    let visible = frame.visibleIndicators
    let indicator = frame.primary.flatMap { $0.isVisible ? $0.frame.relative(to: container) : nil }
    self.init(
      selection: selection, item: item, indicator: indicator, visibleIndicators: visible.count,
      itemShift: Self.itemShift(frame, reference: reference, direction: direction),
      growth: Growth(
        width: Frame.tidy(container.width - reference.container.width),
        height: Frame.tidy(container.height - reference.container.height)))
    guard let item, let indicator else { return }
    let left = Frame.tidy(indicator.x - item.x)
    let right = Frame.tidy(indicator.maxX - item.maxX)
    switch direction {
    case .leftToRight:
      leadingError = left
      trailingError = right
    case .rightToLeft:
      leadingError = 0 - right
      trailingError = 0 - left
    }
    bottomError = Frame.tidy(indicator.maxY - item.maxY)
    widthRatio = item.width > 0 ? indicator.width / item.width : nil
  }

  private static func itemShift(
    _ frame: RecordedFrame, reference: Reference, direction: Scenario.Direction
  ) -> Double {
    var largest = 0.0
    for (index, item) in reference.distinctItems {
      guard let displayed = frame.itemFrame(item.id, hint: index) else { continue }
      let actual = displayed.leadingTop(in: frame.container, direction: direction)
      let wanted = item.frame.leadingTop(in: reference.container, direction: direction)
      largest = max(largest, abs(actual.leading - wanted.leading), abs(actual.top - wanted.top))
    }
    return Frame.tidy(largest)
  }
}

extension Frame {
  /// The distances of the leading edge and the top from those of `container`.
  fileprivate func leadingTop(
    in container: Frame, direction: Scenario.Direction
  ) -> (leading: Double, top: Double) {
    let leading = direction == .leftToRight ? x - container.x : container.maxX - maxX
    return (leading, y - container.y)
  }
}

extension RecordedFrame {
  /// The displayed frame of an item that is most likely at a known place in the list.
  fileprivate func itemFrame(_ id: String, hint: Int) -> Frame? {
    if hint < items.count, items[hint].id == id { return items[hint].frame }
    return itemFrame(id)
  }
}
