/// The middle of the capital letters of the first line of text: where a label's icon has its centre.
///
/// Measured on Apple's SwiftUI (swiftui-web, Label): the first baseline less half of the title's cap height; a symbol
/// has such a line too, with the cap height rounded to a pixel.
enum FirstTextLineCenter: AlignmentID {
  static let key = AlignmentKey(FirstTextLineCenter.self, axis: .vertical)

  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }

  static func combineExplicit(_ value: CGFloat, into accumulated: CGFloat?, count: Int) -> CGFloat? {
    accumulated.map { min($0, value) } ?? value
  }
}

extension VerticalAlignment {
  /// The middle of the first line of text.
  static let firstTextLineCenter = VerticalAlignment(FirstTextLineCenter.self)
}
