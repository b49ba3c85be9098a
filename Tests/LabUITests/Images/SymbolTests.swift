import LabUI
import Testing

/// A symbol in a font.
struct SymbolCase: Sendable, CustomTestStringConvertible {
  var name: String
  var size: CGFloat
  var weight = Font.Weight.regular
  var scale = Image.Scale.medium
  var expected: CGSize

  init(
    _ name: String, _ size: CGFloat, _ width: CGFloat, _ height: CGFloat,
    weight: Font.Weight = .regular, scale: Image.Scale = .medium
  ) {
    self.name = name
    self.size = size
    self.weight = weight
    self.scale = scale
    expected = CGSize(width: width, height: height)
  }

  var testDescription: String { "\(name) at \(size), \(scale)" }
}

@Suite("Symbols") @MainActor struct SymbolTests {
  @Test(arguments: [
    // Measured on Apple's SwiftUI (swiftui-web, `symbol/basic`, `ios/symbol/basic`).
    SymbolCase("star", 10, 13, 11.5), SymbolCase("star", 13, 16.5, 16), SymbolCase("star", 17, 22, 20),
    SymbolCase("star", 40, 51.5, 47), SymbolCase("star", 13, 17, 16.5, weight: .bold),
    SymbolCase("star", 13, 13.5, 13, scale: .small), SymbolCase("star", 13, 21.5, 20.5, scale: .large),
    SymbolCase("chevron.right", 13, 10, 13.5),
    SymbolCase("chevron.right", 30, 23, 31.5, weight: .semibold),
    SymbolCase("gear", 28, 35.5, 34), SymbolCase("ellipsis", 13, 14, 4.5),
    // Halfway between 13 and 17 points: 19.25, rounded to 19.5, and 18.
    SymbolCase("star", 15, 19.5, 18),
    // In proportion to 40 points: 103 and 94.
    SymbolCase("star", 80, 103, 94),
    // Not recorded: a square of 1.2 em; 20.4 is 41 pixels of half a point.
    SymbolCase("plus", 17, 20.5, 20.5), SymbolCase("note.text", 10, 12, 12),
    // 1.28 of 12 is 15.36: 31 pixels.
    SymbolCase("photo", 10, 15.5, 15.5, scale: .large),
  ]) func measures(_ symbol: SymbolCase) {
    let host = ViewHost(size: size(200, 200)) {
      Image(systemName: symbol.name).named("symbol")
        .font(.system(size: symbol.size, weight: symbol.weight)).imageScale(symbol.scale)
    }
    #expect(host.frame(named: "symbol").size == symbol.expected)
  }

  /// Measured on Apple's SwiftUI: title is 28 points on iOS and 22 on macOS.
  @Test(arguments: [
    (Platform.iOS, CGSize(width: 36, height: 33.5)), (.macOS, CGSize(width: 28.5, height: 26)),
  ])
  func platform(_ platform: Platform, _ expected: CGSize) {
    var environment = EnvironmentValues()
    environment.platform = platform
    let host = ViewHost(size: size(200, 200), environment: environment) {
      Image(systemName: "star").named("symbol").font(.title)
    }
    #expect(host.frame(named: "symbol").size == expected)
  }

  /// Measured (swiftui-web, Symbols): the lower edge below the baseline, by the size of the font.
  @Test(arguments: [(10, 2), (13, 3), (17, 3.5), (24, 5), (26, 5.5), (40, 8)] as [(CGFloat, CGFloat)])
  func standsBelowTheBaseline(_ fontSize: CGFloat, _ descent: CGFloat) {
    let host = ViewHost(size: size(300, 200)) {
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "star").named("symbol")
        square(.red, 1)
      }
      .font(.system(size: fontSize))
    }
    #expect(host.frame(named: "symbol").maxY - host.frame(.red).maxY == descent)
  }

  @Test func unknownNamesOfTheCatalogue() {
    var environment = EnvironmentValues()
    environment.imageCatalog = ImageCatalog(
      symbols: ["own": CGSize(width: 2, height: 1)], symbolFallback: nil)
    let host = ViewHost(size: size(200, 200), environment: environment) {
      VStack {
        Image(systemName: "own").named("own")
        Image(systemName: "other").named("other")
      }
      .font(.system(size: 20))
    }
    #expect(host.frame(named: "own").size == size(40, 20))
    #expect(host.frame(named: "other").size == .zero)
  }

  @Test(arguments: [
    (SymbolVariants.fill, "star.fill"), (.circle, "star.circle"), (.circle.fill, "star.circle.fill"),
    (.slash, "star.slash"), (.none, "star"),
  ]) func variants(_ variant: SymbolVariants, _ name: String) {
    let host = ViewHost(size: size(100, 100)) { Image(systemName: "star").symbolVariant(variant) }
    #expect(host.displayList.map(\.content) == [.image(name)])
  }

  @Test func variantsOfNamesThatHaveThem() {
    let host = ViewHost(size: size(100, 100)) {
      Image(systemName: "star.fill").symbolVariant(.fill).symbolVariant(.circle)
    }
    #expect(host.displayList.map(\.content) == [.image("star.fill.circle")])
  }

  @Test func fontAndScaleMayChange() {
    let model = Model(0)
    func content(_ value: Int) -> some View {
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: value > 2 ? "gear" : "star")
        square(.red, 5)
      }
      .font(.system(size: value == 1 ? 24 : 13, weight: value == 4 ? .bold : .regular))
      .imageScale(value == 2 ? .large : .medium)
      .symbolVariant(value == 3 ? .fill : .none)
    }
    let host = ViewHost(size: size(100, 100)) { Driven(model) { content($0) } }
    for value in [1, 2, 3, 4, 0] {
      model.set(value, host)
      let fresh = ViewHost(size: size(100, 100)) { content(value) }
      #expect(host.displayList == fresh.displayList)
    }
  }

  @Test func resizableTakesItsFrame() {
    let host = ViewHost(size: size(200, 200)) {
      Image(systemName: "star").resizable().named("symbol").frame(width: 50, height: 60)
    }
    #expect(host.frame(named: "symbol").size == size(50, 60))
  }
}
