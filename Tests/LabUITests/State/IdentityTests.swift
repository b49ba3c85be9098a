import LabUI
import Testing

/// What keeps a view's state, and what begins a new view.
@MainActor @Suite struct IdentityTests {
  /// A view that takes a number when it is made and keeps it.
  struct Ticket: View {
    var name: String
    let log: Log<String>
    @State private var number = -1

    var body: some View {
      Text(number < 0 ? "?" : "\(name)\(number)").onAppear {
        number = log.entries.count
        log.add(name)
      }
    }
  }

  private func host<Value>(
    _ model: Model<Value>, @ViewBuilder _ content: @escaping (Value, Log<String>) -> some View
  ) -> ViewHost {
    let log = Log<String>()
    return ViewHost(size: size(400, 400)) { Driven(model) { value in VStack { content(value, log) } } }
  }

  @Test func measuredIdentityByIdSurvivesInsertReverseAndRemove() {
    let model = Model(["a", "b", "c"])
    let host = host(model) { items, log in ForEach(items, id: \.self) { Ticket(name: $0, log: log) } }
    #expect(host.texts == ["a0", "b1", "c2"])
    model.set(["a", "x", "b", "c"], host)
    #expect(host.texts == ["a0", "x3", "b1", "c2"])
    model.set(["c", "b", "x", "a"], host)
    #expect(host.texts == ["c2", "b1", "x3", "a0"])
    model.set(["c", "a"], host)
    #expect(host.texts == ["c2", "a0"])
    model.set(["b", "c", "a"], host)
    #expect(host.texts == ["b4", "c2", "a0"])
    #expect(host.warnings.isEmpty)
  }

  @Test func aRangeIsIdentifiedByItsNumbers() {
    let model = Model(2)
    let host = host(model) { count, log in ForEach(0..<count, id: \.self) { Ticket(name: "\($0)-", log: log) }
    }
    model.set(3, host)
    #expect(host.texts == ["0-0", "1-1", "2-2"])
    model.set(0, host)
    #expect(host.texts.isEmpty)
    model.set(1, host)
    #expect(host.texts == ["0-3"])
  }

  @Test func theTwoBranchesOfAnIfAreTwoViews() {
    let model = Model(true)
    let host = host(model) { isFirst, log in
      if isFirst { Ticket(name: "t", log: log) } else { Ticket(name: "t", log: log) }
    }
    #expect(host.texts == ["t0"])
    model.set(false, host)
    #expect(host.texts == ["t1"])
    model.set(true, host)
    #expect(host.texts == ["t2"])
  }

  @Test func aConditionInAValueIsOneView() {
    let model = Model(true)
    let host = host(model) { isFirst, log in Ticket(name: isFirst ? "t" : "u", log: log) }
    model.set(false, host)
    #expect(host.texts == ["u0"])
  }

  /// Seed 001's helper `if isActive { … } else { self }` destroys what it is applied to.
  @Test func theIfHelperChangesIdentity() {
    let model = Model(false)
    let host = host(model) { isActive, log in
      if isActive {
        Ticket(name: "t", log: log).alignmentGuide(.selection) { $0.width }
      } else {
        Ticket(name: "t", log: log)
      }
    }
    model.set(true, host)
    #expect(host.texts == ["t1"])
  }

  /// A guide that switches its key keeps the view (seed 000).
  @Test func aSwitchedGuideDoesNot() {
    let model = Model(false)
    let host = host(model) { isActive, log in
      Ticket(name: "t", log: log).alignmentGuide(isActive ? .selection : .listRowSeparatorLeading) {
        $0.width
      }
    }
    model.set(true, host)
    #expect(host.texts == ["t0"])
  }

  @Test func anotherIdIsAnotherView() {
    let model = Model(0)
    let host = host(model) { id, log in Ticket(name: "t", log: log).id(id) }
    for (id, text) in [(0, "t0"), (1, "t1"), (1, "t1"), (0, "t2")] {
      model.set(id, host)
      #expect(host.texts == [text])
    }
  }

  struct Other: View {
    let log: Log<String>
    var body: some View { Ticket(name: "o", log: log) }
  }

  @Test func anotherTypeInAnAnyViewIsAnotherView() {
    let model = Model(0)
    let host = host(model) { kind, log in
      kind == 1 ? AnyView(Other(log: log)) : AnyView(Ticket(name: "t\(kind)-", log: log))
    }
    for (kind, text) in [(0, "t0-0"), (2, "t2-0"), (1, "o1"), (0, "t0-2")] {
      model.set(kind, host)
      #expect(host.texts == [text])
    }
  }

  @Test func anOptionalThatComesBackIsNew() {
    let model = Model(true)
    let host = host(model) { isThere, log in
      Color.red
      if isThere { Ticket(name: "t", log: log) }
      Ticket(name: "u", log: log)
    }
    #expect(host.texts == ["t0", "u1"])
    model.set(false, host)
    #expect(host.texts == ["u1"])
    model.set(true, host)
    #expect(host.texts == ["t2", "u1"])
  }

  @Test func aSwitchOfManyCases() {
    let model = Model(0)
    let host = host(model) { kind, log in
      switch kind {
      case 0: Ticket(name: "zero", log: log)
      case 1: Ticket(name: "one", log: log)
      case 2: Ticket(name: "two", log: log)
      default: Ticket(name: "many", log: log)
      }
    }
    for (kind, text) in [(0, "zero0"), (2, "two1"), (3, "many2"), (4, "many2"), (1, "one3")] {
      model.set(kind, host)
      #expect(host.texts == [text])
    }
  }

  @Test func duplicateIdsWarnOnceAndShowAll() {
    let model = Model(["a", "b", "a"])
    let host = host(model) { items, log in ForEach(items, id: \.self) { Text($0) } }
    #expect(host.texts == ["a", "b", "a"])
    #expect(host.warnings.count == 1)
    #expect(host.warnings.first?.contains("the ID a occurs multiple times within the collection") == true)
    model.set(["a", "a", "a", "b"], host)
    #expect(host.texts == ["a", "a", "a", "b"])
    model.set(["b"], host)
    #expect(host.texts == ["b"])
  }

  @Test func theNamespaceOfAViewStaysTheSame() {
    struct Owner: View {
      var value: Int
      let log: Log<Namespace.ID>
      @Namespace private var namespace
      var body: some View {
        let _ = log.add(namespace)
        Text("\(value)")
      }
    }
    let log = Log<Namespace.ID>()
    let model = Model(0)
    let host = ViewHost(size: size(100, 100)) {
      Driven(model) {
        Owner(value: $0, log: log)
        Owner(value: -1, log: log)
      }
    }
    model.set(1, host)
    #expect(log.entries.count == 3)
    #expect(log.entries[0] == log.entries[2])
    #expect(log.entries[0] != log.entries[1])
  }
}
