import LabUI

extension Scene {
  /// Right to left: containers mirror their placements, coordinates that are read stay physical (semantics 12; measured
  /// on macOS 26.6).
  static let rightToLeft: [Scene] = [
    Scene("the row 40, 32, 56 is mirrored", size(144, 20), rightToLeft: true) {
      HStack(spacing: 8) {
        Color.red.frame(width: 40)
        Color.green.frame(width: 32)
        Color.blue.frame(width: 56)
      }
    } expected: {
      [Drawn(.red, 104, 0, 40, 20), Drawn(.green, 64, 0, 32, 20), Drawn(.blue, 0, 0, 56, 20)]
    },
    Scene("U3 right to left the leading inset is on the right", size(100, 100), rightToLeft: true) {
      Color.red.frame(width: 50, height: 30)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .frame(width: 100, height: 100, alignment: .topLeading)
    } expected: {
      [Drawn(.red, 48, 1, 50, 30)]
    },
    Scene("leading padding stands on the right", size(100, 20), rightToLeft: true) {
      Color.red.padding(.leading, 30)
    } expected: {
      [Drawn(.red, 0, 0, 70, 20)]
    },
    Scene("leading in a frame is right", size(100, 20), rightToLeft: true) {
      square(.red, 20).frame(maxWidth: .infinity, alignment: .leading)
    } expected: {
      [Drawn(.red, 80, 0, 20, 20)]
    },
    Scene("leading in a column and in depth is right", size(100, 40), rightToLeft: true) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 100, height: 10)
        Color.green.frame(width: 30, height: 10)
        ZStack(alignment: .topLeading) {
          Color.blue.frame(width: 100, height: 20)
          square(.yellow, 10)
        }
      }
    } expected: {
      [
        Drawn(.red, 0, 0, 100, 10), Drawn(.green, 70, 10, 30, 10), Drawn(.blue, 0, 20, 100, 20),
        Drawn(.yellow, 90, 20, 10, 10),
      ]
    },
    Scene("alignmentGuide(.leading) of -10 is ten in from the right", size(100, 20), rightToLeft: true) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 90, height: 10)
        Color.green.frame(width: 30, height: 10).alignmentGuide(.leading) { _ in -10 }
      }
    } expected: {
      // The column is 90 wide and stands at 5 to 95; the green one ends at 85.
      [Drawn(.red, 5, 0, 90, 10), Drawn(.green, 55, 10, 30, 10)]
    },
    Scene("offset(x: 40) moves left", size(100, 20), rightToLeft: true) {
      square(.red, 20).offset(x: 40)
    } expected: {
      [Drawn(.red, 0, 0, 20, 20)]
    },
    Scene("position(x: 30) counts from the right", size(100, 20), rightToLeft: true) {
      square(.red, 20).position(x: 30, y: 10)
    } expected: {
      [Drawn(.red, 60, 0, 20, 20)]
    },
    Scene("an overlay's leading is right", size(100, 20), rightToLeft: true) {
      Color.red.overlay(alignment: .leading) { square(.blue, 20) }
    } expected: {
      [Drawn(.red, 0, 0, 100, 20), Drawn(.blue, 80, 0, 20, 20)]
    },
    Scene("an island of left to right is placed as a block", size(100, 20), rightToLeft: true) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20)
        HStack(spacing: 0) {
          Color.green.frame(width: 10)
          Color.blue.frame(width: 30)
        }.environment(\.layoutDirection, .leftToRight)
        Spacer(minLength: 0)
      }
    } expected: {
      // Red at 80 to 100, the island at 40 to 80, inside it green before blue.
      [Drawn(.red, 80, 0, 20, 20), Drawn(.green, 40, 0, 10, 20), Drawn(.blue, 50, 0, 30, 20)]
    },
    // The naive reader plus offset: physical x is offset, which is mirrored again (B32, B34).
    naive(0, 0), naive(1, 48), naive(2, 88),
  ]

  private static func naive(_ index: Int, _ x: CGFloat) -> Scene {
    let widths: [CGFloat] = [40, 32, 56]
    // What a reader tells for the item: its physical place in the mirrored row.
    let physical: [CGFloat] = [104, 64, 0]
    return Scene("B32, B34 naive offset over item \(index)", size(144, 20), rightToLeft: true) {
      Color.clear.frame(height: 0)
        .overlay(alignment: .leading) {
          Color.red.frame(width: widths[index], height: 2).offset(x: physical[index])
        }
    } expected: {
      [Drawn(.clear, 0, 10, 144, 0), Drawn(.red, x, 9, widths[index], 2)]
    }
  }
}
