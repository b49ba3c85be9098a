import LabUI
import Testing

/// Grids whose frames follow by arithmetic.
@MainActor @Suite struct GridTests {
  nonisolated static let scenes: [Scene] = [
    // Columns 30 and 50 wide, rows 20 and 40 high, gaps 8: 88 by 68, centred in 200 by 200 at (56, 66).
    Scene("rigid cells") {
      Grid {
        GridRow {
          Block(color: .red, width: 30, height: 20)
          Block(color: .green, width: 10, height: 10)
        }
        GridRow {
          Block(color: .blue, width: 10, height: 40)
          Block(color: .yellow, width: 50, height: 10)
        }
      }
    } expected: {
      [
        Drawn(.red, 56, 66, 30, 20), Drawn(.green, 114, 71, 10, 10), Drawn(.blue, 66, 94, 10, 40),
        Drawn(.yellow, 94, 109, 50, 10),
      ]
    },
    Scene("rigid cells, right to left", rightToLeft: true) {
      Grid(alignment: .topLeading) {
        GridRow {
          Block(color: .red, width: 30, height: 20)
          Block(color: .green, width: 50, height: 10)
        }
      }
    } expected: {
      // 88 by 20 at (56, 90): the first column is on the right.
      [Drawn(.red, 114, 90, 30, 20), Drawn(.green, 56, 90, 50, 10)]
    },
    // (200 - 8) / 2 = 96 for each column; the rows share 200 - 8 likewise.
    Scene("flexible both ways") {
      Grid {
        GridRow {
          Color.red
          Color.green
        }
        GridRow { Color.blue }
      }
    } expected: {
      [Drawn(.red, 0, 0, 96, 96), Drawn(.green, 104, 0, 96, 96), Drawn(.blue, 0, 104, 96, 96)]
    },
    // A rigid row of 20 leaves 200 - 20 - 8 = 172 to the other.
    Scene("a flexible row takes the rest") {
      Grid(horizontalSpacing: 0) {
        GridRow { Block(color: .red, width: 40, height: 20) }
        GridRow { Color.blue.frame(width: 10) }
      }
    } expected: {
      [Drawn(.red, 80, 0, 40, 20), Drawn(.blue, 95, 28, 10, 172)]
    },
    // A row's own alignment, and a row of one view within a Group.
    Scene("alignment of a row") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        Group {
          GridRow(alignment: .top) {
            Block(color: .red, width: 20, height: 40)
            Block(color: .green, width: 20, height: 10)
          }
        }
        GridRow(alignment: .bottom) {
          Block(color: .blue, width: 20, height: 10)
          Block(color: .yellow, width: 20, height: 40)
        }
      }
    } expected: {
      [
        Drawn(.red, 80, 60, 20, 40), Drawn(.green, 100, 60, 20, 10), Drawn(.blue, 80, 130, 20, 10),
        Drawn(.yellow, 100, 100, 20, 40),
      ]
    },
    // A view outside of a row needs 100: 100 - (20 + 8 + 20) = 52 more, 26 for each column.
    Scene("a wide view outside of a row") {
      Grid(verticalSpacing: 0) {
        GridRow {
          Block(color: .red, width: 20, height: 10)
          Block(color: .green, width: 20, height: 10)
        }
        Block(color: .blue, width: 100, height: 10)
      }
    } expected: {
      [Drawn(.red, 63, 90, 20, 10), Drawn(.green, 117, 90, 20, 10), Drawn(.blue, 50, 100, 100, 10)]
    },
    // The row of one view takes the padding of each of its cells: 2 + 10 + 2.
    Scene("a modifier of a row goes to each cell") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block(color: .red, width: 10, height: 10)
          Block(color: .green, width: 10, height: 10)
        }.padding(2)
      }
    } expected: {
      [Drawn(.red, 88, 95, 10, 10), Drawn(.green, 102, 95, 10, 10)]
    },
    // Outside of a grid a row is its views.
    Scene("a row outside of a grid") {
      HStack(spacing: 0) {
        GridRow {
          Block(color: .red, width: 10, height: 10)
          Block(color: .green, width: 10, height: 10)
        }
      }
    } expected: {
      [Drawn(.red, 90, 95, 10, 10), Drawn(.green, 100, 95, 10, 10)]
    },
    // An explicit guide moves a cell: the column is the union, -5...20.
    Scene("a guide in a column") {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Block(color: .red, width: 20, height: 10) }
        GridRow { Block(color: .green, width: 20, height: 10).alignmentGuide(.leading) { _ in 5 } }
      }
    } expected: {
      [Drawn(.red, 92.5, 90, 20, 10), Drawn(.green, 87.5, 100, 20, 10)]
    },
    Scene("an unsized cell") {
      Grid(alignment: .leading, verticalSpacing: 0) {
        GridRow { Block(color: .red, width: 20, height: 10) }
        GridRow { Color.green.gridCellUnsizedAxes([.horizontal, .vertical]) }
        GridRow { Block(color: .blue, width: 10, height: 10) }
      }
    } expected: {
      // The row of the green cell has no height of its own.
      [Drawn(.red, 90, 90, 20, 10), Drawn(.green, 90, 100, 20, 0), Drawn(.blue, 90, 100, 10, 10)]
    },
    Scene("nothing") {
      Grid { GridRow {} }
    } expected: {
      []
    },
    Scene("absurd numbers of columns") {
      Grid(horizontalSpacing: .nan, verticalSpacing: .infinity) {
        GridRow { Block(color: .red, width: 10, height: 10).gridCellColumns(-3) }
        GridRow { Block(color: .blue, width: 30, height: 10).gridCellColumns(.max) }
      }
    } expected: {
      // 1024 columns share 30, of which the first has 10: (30 - 10) / 1024 more for each.
      [Drawn(.red, 85 + 20.0 / 2048, 90, 10, 10), Drawn(.blue, 85, 100, 30, 10)]
    },
  ]

  @Test(arguments: scenes) func scene(_ scene: Scene) { scene.check() }

  /// Everything of a grid that can change.
  struct Setting: Equatable {
    var rows = [[20, 30], [10, 50]]
    var spacing: CGFloat?
    var alignment = Alignment.center
    var rowAlignment: VerticalAlignment?
    var isRowShown = true
    var span = 1
    var column: HorizontalAlignment = .center
    var anchor: UnitPoint = .center
    var unsized: Axis.Set = []
  }

  static func grid(_ setting: Setting) -> some View {
    Grid(alignment: setting.alignment, horizontalSpacing: setting.spacing, verticalSpacing: setting.spacing) {
      ForEach(setting.rows.indices, id: \.self) { row in
        GridRow(alignment: setting.rowAlignment) {
          ForEach(setting.rows[row], id: \.self) { width in
            Color.red.frame(width: CGFloat(width), height: CGFloat(width))
          }
        }
      }
      if setting.isRowShown {
        GridRow {
          Block(color: .blue, width: 70, height: 5).gridCellColumns(setting.span)
          Block(color: .green, width: 5, height: 5).gridColumnAlignment(setting.column)
          Block(color: .yellow, width: 3, height: 3).gridCellAnchor(setting.anchor)
            .gridCellUnsizedAxes(setting.unsized)
        }
      }
    }
  }

  nonisolated static let changes: [@Sendable (inout Setting) -> Void] = [
    { $0.rows = [[20, 30], [10, 50], [60]] }, { $0.rows = [[50], [30, 20]] }, { $0.spacing = 3 },
    { $0.alignment = .bottomTrailing }, { $0.rowAlignment = .top }, { $0.isRowShown = false },
    { $0.span = 2 }, { $0.column = .trailing }, { $0.anchor = .bottomTrailing }, { $0.unsized = .horizontal },
    { $0.rows = [] },
  ]

  @Test(arguments: changes.indices) func aChangedGridIsAsOneMadeAnew(_ index: Int) {
    var setting = Setting()
    let model = Model(setting)
    let host = ViewHost(size: size(200, 200)) { Driven(model) { Self.grid($0) } }
    let original = host.displayList
    Self.changes[index](&setting)
    model.set(setting, host)
    let changed = setting
    #expect(host.displayList == ViewHost(size: size(200, 200)) { Self.grid(changed) }.displayList)
    #expect(host.displayList != original)
    model.set(Setting(), host)
    #expect(host.displayList == original)
  }
}
