import LabUI
import Observation

/// The state of a scene, changed from outside as an app's model would be.
@MainActor @Observable final class BenchModel {
  struct Item: Identifiable {
    var id: Int
    var title: String
  }

  var items: [Item]
  var selection = 0
  var indicator: CGFloat = 0

  init(count: Int) {
    items = (0..<count).map { Item(id: $0, title: "Item \($0)") }
  }
}

/// A row of texts from one array, padded 12 and 8, with a 40 × 2 indicator in an overlay.
struct PlainScene: View {
  let model: BenchModel

  var body: some View {
    HStack(spacing: 0) {
      ForEach(model.items) { item in
        Text(item.title).padding(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
      }
    }
    .fixedSize()
    .overlay(alignment: .bottomLeading) { BenchIndicator(model: model) }
    .frame(width: 390, alignment: .leading)
  }
}

/// The indicator alone depends on where it is.
struct BenchIndicator: View {
  let model: BenchModel

  var body: some View {
    Color.accentColor.frame(width: 40, height: 2).offset(x: model.indicator)
  }
}

/// The same row with each item a view with a state of its own.
struct RowsScene: View {
  let model: BenchModel

  var body: some View {
    HStack(spacing: 0) {
      ForEach(model.items) { item in BenchRow(title: item.title) }
    }
    .fixedSize()
    .overlay(alignment: .bottomLeading) { BenchIndicator(model: model) }
    .frame(width: 390, alignment: .leading)
  }
}

struct BenchRow: View {
  let title: String
  @State private var suffix = ""

  var body: some View {
    Text(title + suffix)
      .padding(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
      .onTapGesture { suffix += "!" }
  }
}
