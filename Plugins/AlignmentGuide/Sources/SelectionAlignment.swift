import Foundation
import LabUI

extension HorizontalAlignment {
  /// The centre of the selected item; where nothing is selected, the centre of the whole row.
  static let selectionCenter = HorizontalAlignment(SelectionCenterID.self)

  /// The leading edge of the selected item; where nothing is selected, that of the whole row.
  static let selectionLeading = HorizontalAlignment(SelectionLeadingID.self)
}

private enum SelectionCenterID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[HorizontalAlignment.center]
  }
}

private enum SelectionLeadingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[HorizontalAlignment.leading]
  }
}
