import Foundation
import LabCore
import LabUI

/// The indicator in a layer of the row, at the place that an anchor names.
struct AnchoredIndicator: View {
  let anchor: Anchor<CGRect>?
  let configuration: SelectionIndicatorConfiguration
  /// What is cut off a line's beginning, in points.
  var inset: CGFloat = 0
  /// Where a line's top is put, given the item's bounds and the line's thickness.
  var top: (CGRect, CGFloat) -> CGFloat = { bounds, thickness in bounds.maxY - thickness }

  var body: some View {
    GeometryReader { proxy in
      if let anchor {
        let bounds = proxy[anchor]
        switch configuration.look {
        case .underline(let thickness):
          configuration.tint
            .frame(width: max(0, bounds.width - inset), height: thickness)
            .labIndicator()
            .offset(x: bounds.minX + inset, y: top(bounds, thickness))
        case .capsule:
          Capsule()
            .fill(configuration.tint)
            .frame(width: bounds.width, height: bounds.height)
            .labIndicator()
            .offset(x: bounds.minX, y: bounds.minY)
        }
      }
    }
  }
}
