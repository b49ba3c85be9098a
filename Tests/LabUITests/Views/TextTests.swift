import LabUI
import Testing

/// Texts in layout.
@MainActor @Suite struct TextTests {
  private func host(_ width: CGFloat, _ height: CGFloat = 200, @ViewBuilder _ content: () -> some View)
    -> ViewHost
  {
    var environment = EnvironmentValues()
    environment.textMeasurer = .table([
      "Inbox": 40, "Sent": 32, "Archive": 56, "one two three": 200, "wide": 90,
    ])
    return ViewHost(size: size(width, height), environment: environment, content: content)
  }

  @Test func aTableInTheEnvironment() {
    let host = host(144) {
      HStack(spacing: 8) {
        Text("Inbox")
        Text("Sent")
        Text("Archive")
      }
    }
    #expect(host.displayList.map(\.frame.minX) == [0, 48, 88])
    #expect(host.displayList.map(\.frame.width) == [40, 32, 56])
  }

  /// A label of 200 between two readers in 300 is the least flexible, is offered (300 - 16) / 3 = 94.67 first and
  /// wraps; with a priority it gets its 200 and the readers 42 each.
  @Test("B24 a label between readers", arguments: [false, true]) func aLabelBetweenReaders(hasPriority: Bool)
  {
    let host = host(300) {
      HStack(spacing: 8) {
        GeometryReader { _ in Color.red }
        Text("one two three").layoutPriority(hasPriority ? 1 : 0)
        GeometryReader { _ in Color.blue }
      }
    }
    let label = host.frame(of: "one two three")
    if hasPriority {
      #expect(label.width == 200)
      #expect([host.frame(.red).width, host.frame(.blue).width] == [42, 42])
    } else {
      #expect(label.width <= 284.0 / 3)
      #expect(label.height > 21)
    }
  }

  @Test func fixedSizeOverflows() {
    let host = host(50) { Text("one two three").fixedSize() }
    #expect(host.frame(of: "one two three").minX == -75)
    #expect(host.frame(of: "one two three").width == 200)
  }

  /// Texts of equal size in a column touch; beside each other they stand 8 apart.
  @Test func spacingBetweenTexts() {
    let host = host(300) {
      VStack {
        Text("Inbox").font(.system(size: 17))
        HStack {
          Text("Sent")
          Text("Archive")
        }.font(.system(size: 17))
      }
    }
    #expect(host.frame(of: "Sent").minY == host.frame(of: "Inbox").maxY)
    #expect(host.frame(of: "Archive").minX - host.frame(of: "Sent").maxX == 8)
  }

  /// Semantics 1: a frame resets the spacing on its edges to the plain default.
  @Test func aFrameResetsTheSpacing() {
    let host = host(300) {
      VStack {
        Text("Inbox").frame(height: 20)
        Text("Sent").frame(height: 20)
      }
    }
    #expect(abs(host.frame(of: "Sent").midY - host.frame(of: "Inbox").midY - 28) < 1e-9)
  }

  @Test func aTextThatChangesIsMeasuredAnew() {
    let model = Model("Inbox")
    let host = host(144) {
      HStack(spacing: 0) {
        Driven(model) { Text($0) }
        square(.red, 10)
      }.frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(host.frame(.red).minX == 40)
    for (text, width) in [("Sent", CGFloat(32)), ("Archive", 56), ("Inbox", 40)] {
      model.set(text, host)
      #expect(host.frame(.red).minX == width)
    }
  }

  @Test func anotherMeasurerMeasuresAnew() {
    let host = host(144) { Text("Inbox").frame(maxWidth: .infinity, alignment: .leading) }
    host.environment.textMeasurer = .table(["Inbox": 70])
    #expect(host.frame(of: "Inbox").width == 70)
  }

  /// A bold label is wider, so selection moves what comes after it.
  @Test("B27 bold is wider") func boldIsWider() {
    let model = Model(false)
    let host = ViewHost(size: size(300, 40)) {
      Driven(model) { isBold in
        HStack(spacing: 0) {
          Text("Statistics").fontWeight(isBold ? .bold : .regular)
          square(.red, 10)
          Spacer(minLength: 0)
        }
      }
    }
    let regular = host.frame(.red).minX
    model.set(true, host)
    #expect(host.frame(.red).minX > regular)
    model.set(false, host)
    #expect(host.frame(.red).minX == regular)
  }

  @Test func lineLimitAndWrapping() {
    let text = "The quick brown fox jumps over the lazy dog"
    let heights = [nil, 1, 2].map { limit in
      ViewHost(size: size(100, 400)) { Text(text).font(.system(size: 17)).lineLimit(limit) }.frame(of: text)
        .height
    }
    // One line of 17 points is 20.5 high, two 41 (20.287 each, rounded up to half a point).
    #expect(heights[1] == 20.5)
    #expect(heights[2] == 41)
    #expect(heights[0] > 60)
  }

  /// The label's width changes at once, what stands behind it moves by the animation.
  @Test("B14 a text that grows does not drag its layout") func aTextThatGrowsDoesNotDragItsLayout() {
    let model = Model("Sent")
    let host = host(144) {
      Driven(model) { text in
        HStack(spacing: 0) {
          Text(text)
          square(.red, 10).animation(.linear(duration: 1), value: text)
          Spacer(minLength: 0)
        }
      }
    }
    model.set("Archive", host)
    #expect(host.frame(of: "Archive").width == 56)
    #expect(host.frame(.red).minX == 32)
    host.advance(by: 0.5)
    #expect(host.frame(.red).minX == 44)
  }
}
