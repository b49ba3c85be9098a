import LabUI
import Testing

/// What builders and containers make of their content.
@MainActor @Suite struct BuilderTests {
  private func texts(@ViewBuilder _ content: () -> some View) -> [String] {
    ViewHost(size: size(400, 800), content: content).texts
  }

  @Test func manyChildrenAndDeclarations() {
    let result = texts {
      VStack {
        let a = "a"
        Text(a)
        Text("b")
        Text("c")
        Text("d")
        Text("e")
        Text("f")
        Text("g")
        Text("h")
        Text("i")
        Text("j")
        Text("k")
        let last = a + "z"
        Text(last)
      }
    }
    #expect(result == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "az"])
  }

  @Test(arguments: [0, 1, 2, 3]) func conditions(kind: Int) {
    let optional: Int? = kind == 1 ? 7 : nil
    let result = texts {
      VStack {
        if kind == 0 { Text("zero") }
        if let optional { Text("\(optional)") } else { Text("none") }
        switch kind {
        case 0, 1: Text("low")
        case 2: Text("two")
        default: EmptyView()
        }
        if #available(macOS 10, *) { Text("available") }
      }
    }
    let expected: [[String]] = [
      ["zero", "none", "low", "available"], ["7", "low", "available"], ["none", "two", "available"],
      ["none", "available"],
    ]
    #expect(result == expected[kind])
  }

  struct Person: Identifiable {
    let id: String
    var name: String
  }

  @Test func theFormsOfForEach() {
    let people = [Person(id: "1", name: "Ann"), Person(id: "2", name: "Bob")]
    #expect(texts { ForEach(people) { Text($0.name) } } == ["Ann", "Bob"])
    #expect(texts { ForEach(people, id: \.name) { Text($0.id) } } == ["1", "2"])
    #expect(texts { ForEach(0..<3) { Text("\($0)") } } == ["0", "1", "2"])
    #expect(
      texts { ForEach(Array(["x", "y"].enumerated()), id: \.offset) { Text("\($0.offset)\($0.element)") } }
        == ["0x", "1y"])
    #expect(texts { ForEach([Int](), id: \.self) { Text("\($0)") } } == [])
    #expect(
      texts {
        ForEach(people) { person in
          Text(person.name); Text(person.id)
        }
      } == ["Ann", "1", "Bob", "2"])
  }

  @Test func forEachOverABindingChangesItsElement() {
    struct Editor: View {
      @State private var people = [Person(id: "1", name: "Ann"), Person(id: "2", name: "Bob")]
      var body: some View {
        VStack { ForEach($people) { $person in Button(person.name) { person.name += "!" } } }
      }
    }
    let host = ViewHost(size: size(200, 200)) { Editor() }
    host.tap("Bob")
    host.tap("Bob!")
    #expect(host.texts == ["Ann", "Bob!!"])
  }

  @Test func severalViewsAtTheRootAreAColumn() {
    let host = ViewHost(size: size(100, 100)) {
      square(.red, 20)
      square(.blue, 20)
    }
    // 20 + 8 + 20 = 48, centred.
    #expect(host.frame(.red) == CGRect(x: 40, y: 26, width: 20, height: 20))
    #expect(host.frame(.blue) == CGRect(x: 40, y: 54, width: 20, height: 20))
  }

  @Test func nothingAtAll() {
    #expect(ViewHost(size: size(100, 100)) {}.displayList.isEmpty)
    #expect(ViewHost(size: size(100, 100)) { EmptyView() }.displayList.isEmpty)
    #expect(
      ViewHost(size: size(100, 100)) { EmptyView().padding().background(Color.red) }.displayList.isEmpty)
  }

  @Test func modifiersOfAGroupApplyToEachElement() {
    let host = ViewHost(size: size(100, 20)) {
      HStack(spacing: 0) {
        Group {
          Color.red
          Color.green
          ForEach(0..<2) { _ in Color.blue }
        }.frame(width: 10)
      }
    }
    #expect(host.displayList.map(\.frame.minX) == [30, 40, 50, 60])
    #expect(host.displayList.allSatisfy { $0.frame.width == 10 })
  }

  @Test func modifiersOfAForEachApplyToEachElementAndKeepDoingSo() {
    let model = Model([1, 2])
    let host = ViewHost(size: size(100, 20)) {
      Driven(model) { items in
        HStack(spacing: 0) {
          ForEach(items, id: \.self) { _ in Color.red }.frame(width: 10).padding(.leading, 5)
        }
      }
    }
    #expect(host.items(.red).map(\.frame.minX) == [40, 55])
    model.set([1, 2, 3, 4], host)
    #expect(host.items(.red).map(\.frame.minX) == [25, 40, 55, 70])
  }

  struct Framed: ViewModifier {
    var width: CGFloat
    @State private var taps = 0
    func body(content: Content) -> some View {
      VStack(spacing: 0) {
        content.frame(width: width)
        Button("\(taps)") { taps += 1 }
      }
    }
  }

  @Test func aModifierHasStateOfItsOwn() {
    let model = Model<CGFloat>(10)
    let host = ViewHost(size: size(100, 100)) { Driven(model) { Color.red.modifier(Framed(width: $0)) } }
    host.tap("0")
    host.tap("1")
    model.set(30, host)
    #expect(host.frame(.red).width == 30)
    #expect(host.texts == ["2"])
  }

  struct Pair<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
      HStack {
        content
        content
      }
    }
  }

  @Test func aViewBuilderOfOnesOwn() {
    #expect(
      texts {
        Pair {
          Text("a"); Text("b")
        }
      } == ["a", "b", "a", "b"])
  }

  @Test func modifiersCanBeJoined() {
    let joined = Framed(width: 20).concat(Framed(width: 60))
    let host = ViewHost(size: size(100, 100)) { Color.red.modifier(joined) }
    #expect(host.frame(.red).width == 20)
    #expect(host.texts == ["0", "0"])
  }
}
