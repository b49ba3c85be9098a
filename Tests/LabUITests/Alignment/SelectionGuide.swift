import LabUI

/// The guide of seed 000: the centre where nothing sets it.
enum SelectionGuide: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    dimensions[HorizontalAlignment.center]
  }
}

/// A guide that nobody aligns on.
enum OtherGuide: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  static let selection = HorizontalAlignment(SelectionGuide.self)
  static let other = HorizontalAlignment(OtherGuide.self)
}

extension VerticalAlignment {
  static let selectionLine = VerticalAlignment(SelectionGuide.self)
}

/// The row 40, 8, 32, 8, 56 over a line, aligned on the guide of the selected items.
struct GuideRow: View {
  var selected: Set<Int>
  var line: CGFloat
  static let widths: [CGFloat] = [40, 32, 56]
  static let colors: [Color] = [.orange, .mint, .teal]

  var body: some View {
    VStack(alignment: .selection, spacing: 0) {
      HStack(spacing: 8) {
        ForEach(0..<3) { index in
          Self.colors[index].frame(width: Self.widths[index], height: 20)
            .alignmentGuide(selected.contains(index) ? .selection : .other) { $0[HorizontalAlignment.center] }
        }
      }.background(Color.green)
      Color.red.frame(width: line, height: 1)
    }.background(Color.blue)
  }
}
