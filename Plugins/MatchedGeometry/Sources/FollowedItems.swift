import LabCore
import LabUI

extension SelectionIndicatorConfiguration {
  /// The items, each the source of a group of its own, and one follower in a layer of their row.
  ///
  /// - Parameters:
  ///   - id: The item that is followed.
  ///   - namespace: Where the groups are.
  func items(followedBy id: AnyHashable?, in namespace: Namespace.ID) -> some View {
    HStack(spacing: spacing) {
      ForEach(items) { item in
        SourceItem(item: item, selection: selection, look: look, namespace: namespace)
      }
    }
    .buttonStyle(.plain)
    .overlay {
      if case .underline(let thickness) = look {
        tint
          .frame(height: thickness)
          .labIndicator()
          .frame(maxHeight: .infinity, alignment: .bottom)
          .matchedGeometryEffect(id: id, in: namespace, isSource: false)
      }
    }
    .background {
      if case .capsule = look {
        Capsule()
          .fill(tint)
          .labIndicator()
          .matchedGeometryEffect(id: id, in: namespace, isSource: false)
      }
    }
  }
}
