import LabUI
import Observation

/// A value outside the view tree that views can observe.
@Observable final class Model<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// A plain place to count or log in from closures.
final class Log<Entry> {
  var entries: [Entry] = []
  func add(_ entry: Entry) { entries.append(entry) }
}

/// Content made of a model's value, evaluated again when it changes.
struct Driven<Value, Content: View>: View {
  let model: Model<Value>
  let content: (Value) -> Content

  init(_ model: Model<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.model = model
    self.content = content
  }

  var body: some View { content(model.value) }
}

extension ViewHost {
  /// What is drawn in a colour, as a plain colour or as a shape, back to front.
  func items(_ color: Color) -> [DisplayItem] {
    displayList.filter {
      switch $0.content {
      case .color(let own), .shape(_, let own): own == color
      default: false
      }
    }
  }

  /// The frame of the first thing in a colour, `.null` when there is none.
  func frame(_ color: Color) -> CGRect { items(color).first?.frame ?? .null }

  /// The opacity of the first thing in a colour, NaN when there is none.
  func opacity(_ color: Color) -> Double { items(color).first?.opacity ?? .nan }

  /// The frame of the first text that reads so, `.null` when there is none.
  func frame(of text: String) -> CGRect { displayList.first { $0.content == .text(text) }?.frame ?? .null }

  /// All texts, back to front, without those that are going.
  var texts: [String] {
    displayList.compactMap {
      if case .text(let text) = $0.content, !$0.isRemoved { text } else { nil }
    }
  }
}

extension Model {
  /// Changes the value and commits the change.
  @MainActor func set(_ value: Value, _ host: ViewHost, _ animation: Animation? = nil) {
    withAnimation(animation) { self.value = value }
    host.advance(by: 0)
  }
}

/// Where the widths of the three items come from: Inbox, Sent and Archive are 40, 32 and 56 wide.
@MainActor var tableEnvironment: EnvironmentValues {
  var environment = EnvironmentValues()
  environment.textMeasurer = .table(["Inbox": 40, "Sent": 32, "Archive": 56])
  return environment
}
