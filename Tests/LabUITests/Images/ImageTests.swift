import LabUI
import Testing

/// An image in a frame, and its own frame in a window of 200 by 200.
struct SizedImage: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var expected: CGSize
  let content: @MainActor @Sendable () -> AnyView

  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat,
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> some View
  ) {
    testDescription = name
    expected = CGSize(width: width, height: height)
    self.content = { AnyView(content()) }
  }
}

@Suite("Images") @MainActor struct ImageTests {
  static let catalog = ImageCatalog([
    "swatch": CGSize(width: 64, height: 40), "icon": CGSize(width: 24, height: 24),
  ])

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.imageCatalog = Self.catalog
    return environment
  }

  /// Measured on Apple's SwiftUI (swiftui-web, `image/aspect-ratio` and the page Image).
  @Test(arguments: [
    SizedImage("rigid in a smaller frame", 64, 40) {
      Image("swatch").named("image").frame(width: 30, height: 30)
    },
    SizedImage("resizable takes the frame", 30, 90) {
      Image("swatch").resizable().named("image").frame(width: 30, height: 90)
    },
    SizedImage("resizable at its ideal size", 64, 40) {
      Image("swatch").resizable().named("image").fixedSize()
    },
    SizedImage("fit, as high as offered", 64, 40) {
      Image("swatch").resizable().scaledToFit().named("image").frame(width: 100, height: 40)
    },
    SizedImage("fit, as wide as offered", 40, 25) {
      Image("swatch").resizable().scaledToFit().named("image").frame(width: 40, height: 100)
    },
    SizedImage("fill", 96, 60) {
      Image("swatch").resizable().scaledToFill().named("image").frame(width: 40, height: 60)
    },
    SizedImage("ratio 1 fit", 40, 40) {
      Image("swatch").resizable().aspectRatio(1, contentMode: .fit).named("image").frame(
        width: 60, height: 40)
    },
    SizedImage("ratio 1:3 fill", 30, 90) {
      Image("swatch").resizable().aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill).named("image")
        .frame(width: 30, height: 30)
    },
    SizedImage("rigid with a ratio", 64, 40) {
      Image("swatch").scaledToFit().named("image").frame(width: 100, height: 40)
    },
    SizedImage("no catalogue entry", 0, 0) { Image("nope").named("image") },
  ]) func measures(_ scene: SizedImage) {
    let host = ViewHost(size: size(200, 200), environment: environment, content: scene.content)
    #expect(host.frame(named: "image").size == scene.expected)
  }

  @Test func missingImageKeepsItsGap() {
    // 0 + 8 + 10 wide, in the middle of 100: from 41 on, the square 8 further (measured, swiftui-web `image/swap`).
    let host = ViewHost(size: size(100, 50)) {
      HStack {
        Image("nope")
        square(.red, 10)
      }
    }
    #expect(host.frame(.red).minX == 49)
    #expect(host.displayList.map(\.content).contains(.image("nope")))
  }

  @Test func catalogueMayChange() {
    let host = ViewHost(size: size(100, 50)) {
      HStack {
        Image("a").named("image")
        Text("Inbox")
      }
    }
    #expect(host.frame(named: "image").size == .zero)
    var environment = EnvironmentValues()
    environment.imageCatalog = ImageCatalog(["a": CGSize(width: 20, height: 30)], fallback: size(5, 6))
    host.environment = environment
    #expect(host.frame(named: "image").size == size(20, 30))
    environment.imageCatalog.sizes = [:]
    host.environment = environment
    #expect(host.frame(named: "image").size == size(5, 6))
    environment.imageCatalog.fallback = CGSize(width: CGFloat.nan, height: -1)
    host.environment = environment
    #expect(host.frame(named: "image").size == .zero)
  }

  @Test func nameMayChange() {
    let model = Model("swatch")
    let host = ViewHost(size: size(100, 100), environment: environment) {
      Driven(model) { name in
        VStack {
          Image(name).named("image")
          square(.red, 10)
        }
      }
    }
    for name in ["icon", "nope", "swatch"] {
      model.set(name, host)
      let fresh = ViewHost(size: size(100, 100), environment: environment) {
        VStack {
          Image(name).named("image")
          square(.red, 10)
        }
      }
      #expect(host.displayList == fresh.displayList)
      #expect(host.displayList.first?.content == .image(name))
    }
  }

  @Test func baselineIsTheLowerEdge() {
    let host = ViewHost(size: size(200, 100), environment: environment) {
      HStack(alignment: .firstTextBaseline) {
        Image("swatch").named("image")
        Text("Hello").named("text")
      }
      .font(.system(size: 17))
    }
    // The first baseline of 17 points is 16.19 + rounding below the text's top; the image's lower edge lies on it.
    let baseline = TextMeasurer.inter.lineMetrics(for: FontDescription(size: 17)).baseline
    let difference = host.frame(named: "image").maxY - host.frame(named: "text").minY - CGFloat(baseline)
    #expect(abs(difference) < 1e-9)
  }
}
