import LabCore
import LabUI

/// A strategy on the items of a model, in one row at its ideal width.
struct PickerScene: View {
  let model: BenchModel
  let strategy: any SelectionIndicatorStrategy

  var body: some View {
    let model = model
    let configuration = SelectionIndicatorConfiguration(
      items: model.items,
      selection: Binding<Int?>(get: { model.selection }, set: { model.selection = $0 ?? 0 }),
      look: .underline(thickness: 2), title: { $0.title })
    picker(strategy, configuration).fixedSize()
  }

  private func picker(
    _ strategy: some SelectionIndicatorStrategy, _ configuration: SelectionIndicatorConfiguration
  ) -> AnyView {
    AnyView(strategy.makeBody(configuration: configuration))
  }
}
