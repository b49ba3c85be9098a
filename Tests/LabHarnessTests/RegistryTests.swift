import LabCore
import LabUI
import Testing

@Suite("The registry and the configuration")
@MainActor struct RegistryTests {
  private struct Named: SelectionIndicatorStrategy {
    let id: String
    let title = "Named"
    let promises = StrategyPromises(summary: "", motion: .moves, looks: [.underline])

    func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  private let registry = StrategyRegistry(families: [
    [Named(id: "one"), Named(id: "one.big")], [], [Named(id: "two"), Named(id: "one")], [Named(id: "one")],
  ])

  @Test("Plain strategies, all, and ids that were seen before")
  func lists() {
    #expect(registry.defaults.map { $0.id } == ["one", "two"])
    #expect(registry.all.map { $0.id } == ["one", "one.big", "two"])
    #expect(registry.ids == ["one", "one.big", "two"])
    #expect(registry["one.big"]?.family == "one")
    #expect(registry["one.big"]?.isVariant == true)
    #expect(registry["two"]?.isVariant == false)
    #expect(registry["three"] == nil)
    #expect(registry.nearestID(to: "tow") == "two")
    #expect(StrategyRegistry(families: []).defaults.isEmpty)
  }

  @Test("Promises say which looks are drawn")
  func looks() {
    let promises = StrategyPromises(summary: "", motion: .fades, looks: [.underline])
    #expect(promises.allows(.underline(thickness: 3)))
    #expect(!promises.allows(.capsule))
  }

  private struct Pet: Identifiable {
    let id: Int
    let name: String
  }

  @Test("Any identifiable elements, and a selection of their ids")
  func configuration() {
    final class Box { var value: Int? = 2 }
    let box = Box()
    let configuration = SelectionIndicatorConfiguration(
      items: [Pet(id: 1, name: "Ada"), Pet(id: 2, name: "Bo")],
      selection: Binding(get: { box.value }, set: { box.value = $0 }), title: { $0.name },
      width: { $0.id == 1 ? 40 : nil })
    #expect(configuration.items.map(\.title) == ["Ada", "Bo"])
    #expect(configuration.items.map(\.width) == [40, nil])
    #expect(configuration.look == .underline(thickness: 2))
    #expect(configuration.animation == .default)
    #expect(configuration.selectedItem?.title == "Bo")
    configuration.selection.wrappedValue = configuration.items[0].id
    #expect(box.value == 1)
    configuration.selection.wrappedValue = AnyHashable("not an id of a pet")
    #expect(box.value == nil)
    box.value = 7
    #expect(configuration.selectedItem == nil)
    configuration.selection.wrappedValue = nil
    #expect(box.value == nil)
  }
}
