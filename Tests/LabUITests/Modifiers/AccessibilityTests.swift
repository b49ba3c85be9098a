import LabUI
import Testing

@Suite("Accessibility") @MainActor struct AccessibilityTests {
  @Test func saysWhatModifiersSaid() {
    let model = Model("First")
    let host = ViewHost(size: size(100, 100)) {
      Driven(model) { label in
        VStack {
          Image("a").accessibilityLabel(label).accessibilityAddTraits([.isButton, .isSelected])
            .accessibilityRemoveTraits(.isSelected)
          Text("b").accessibilityLabel(Text("Second")).accessibilityValue("3").accessibilityLabel("Third")
          Text("c").accessibilityHidden(true)
          Text("d").accessibilityIdentifier("d").accessibilityHint("Opens").accessibilityElement(
            children: .combine)
        }
      }
    }
    var found = host.accessibility
    #expect(found.map(\.label) == ["First", "Third", nil, nil])
    #expect(found.map(\.value) == [nil, "3", nil, nil])
    #expect(found.map(\.isHidden) == [nil, nil, true, nil])
    #expect(found.map(\.traits) == [.isButton, [], [], []])
    #expect(found.last?.identifier == "d")
    #expect(found.last?.hint == "Opens")
    #expect(found.last?.children == .combine)
    model.set("Other", host)
    found = host.accessibility
    #expect(found.first?.label == "Other")
  }
}
