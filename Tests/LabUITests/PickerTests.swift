import LabUI
import Observation
import Testing

/// The pickers of the sources on the row 40 | 8 | 32 | 8 | 56, which is 144 wide.
@MainActor @Suite struct PickerTests {
  struct Item: Identifiable {
    let id: Int
    let width: CGFloat
  }

  static let items = [Item(id: 0, width: 40), Item(id: 1, width: 32), Item(id: 2, width: 56)]
  static let origins: [Int: CGFloat] = [0: 0, 1: 48, 2: 88]

  @Observable final class Model {
    var selection = 0
  }

  struct Matched: View {
    var model: Model
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 8) {
        ForEach(items) { item in
          Color.gray.frame(width: item.width, height: 20)
            .matchedGeometryEffect(id: item.id, in: namespace)
        }
      }
      .overlay {
        Color.red
          .frame(height: 1)
          .frame(maxHeight: .infinity, alignment: .bottom)
          .matchedGeometryEffect(id: model.selection, in: namespace, isSource: false)
      }
      .animation(.default, value: model.selection)
    }
  }

  func line(_ host: ViewHost) -> CGRect {
    host.displayList.first { $0.content == .color(.red) }?.frame ?? .null
  }

  @Test func theFollowerHasTheFrameOfItsSource() {
    let model = Model()
    let host = ViewHost(size: CGSize(width: 144, height: 20)) { Matched(model: model) }
    #expect(line(host) == CGRect(x: 0, y: 19, width: 40, height: 1))
    model.selection = 2
    host.advance(by: 0)
    #expect(line(host) == CGRect(x: 0, y: 19, width: 40, height: 1))
    host.advance(by: 0.1)
    // The closed form of the critically damped spring, response 0.5 s, at 0.1 s: 0.3577.
    #expect(abs(line(host).minX - 88 * 0.35774) < 0.01)
    #expect(abs(line(host).width - (40 + 16 * 0.35774)) < 0.01)
    host.settle()
    #expect(line(host) == CGRect(x: 88, y: 19, width: 56, height: 1))
  }
}
