enum GridCellColumns: LayoutValueKey {
  static let defaultValue = 1
  /// More columns than anyone lays out; keeps sums and lists small.
  static let limit = 1024
}

enum GridColumnAlignment: LayoutValueKey {
  static let defaultValue: HorizontalAlignment? = nil
}

enum GridCellAnchor: LayoutValueKey {
  static let defaultValue: UnitPoint? = nil
}

enum GridCellUnsizedAxes: LayoutValueKey {
  static let defaultValue: Axis.Set = []
}

extension View {
  /// Makes the view's cell as wide as a number of columns.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumns.self, value: count)
  }

  /// Aligns all cells of the view's column.
  ///
  /// One cell of a column is to say it; of several the first counts (undefined in Apple's documentation). Cells of
  /// several columns keep the grid's alignment (measured on Apple's SwiftUI, swiftui-web grid/modifiers).
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }

  /// Puts a point of the view, in fractions of its size, on the same point of its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchor.self, value: anchor)
  }

  /// Keeps the view from making its columns wider or its row higher; it is offered what they have.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxes.self, value: axes)
  }
}
