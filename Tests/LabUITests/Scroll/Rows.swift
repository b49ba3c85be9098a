import Foundation
import LabUI

/// A row of a colour that tests find by its id.
struct Row: View {
  let id: AnyHashable
  var width: CGFloat = 120
  var height: CGFloat = 20

  var body: some View {
    Color.red.frame(width: width, height: height).probe(ProbeTag(name: "row", id: id))
  }
}

extension ViewHost {
  /// The final frames of the rows that exist, by id.
  var rows: [AnyHashable: CGRect] {
    Dictionary(
      probes.filter { $0.tag.name == "row" && !$0.isRemoved }
        .map { ($0.tag.id ?? AnyHashable(""), $0.frame) },
      uniquingKeysWith: { $1 })
  }

  /// The final frame of a row, `.null` when there is none.
  func row(_ id: some Hashable) -> CGRect { rows[AnyHashable(id)] ?? .null }

  /// The ids of the rows that exist, if they are numbers, ascending.
  var rowNumbers: [Int] { rows.keys.compactMap { $0.base as? Int }.sorted() }
}

/// Hands the proxy of a reader to a test.
@MainActor final class ProxyHolder {
  var proxy: ScrollViewProxy?
  func keep(_ proxy: ScrollViewProxy) -> EmptyView {
    self.proxy = proxy
    return EmptyView()
  }
}
