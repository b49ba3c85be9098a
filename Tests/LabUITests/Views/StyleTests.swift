import LabUI
import Testing

@Suite("Styles") @MainActor struct StyleTests {
  @Test func gradientsAreViewsAndStyles() {
    let host = ViewHost(size: size(100, 60)) {
      VStack(spacing: 0) {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        RadialGradient(colors: [.green], center: .center, startRadius: 0, endRadius: 10)
        AngularGradient(gradient: Gradient(colors: [.orange, .blue]), center: .center)
      }
      .background(LinearGradient(colors: [.pink], startPoint: .leading, endPoint: .trailing))
    }
    #expect(
      host.displayList.map(\.content) == [
        .shape("LinearGradient", .pink), .shape("LinearGradient", .red), .shape("RadialGradient", .green),
        .shape("AngularGradient", .orange),
      ])
    #expect(host.displayList[2].frame == CGRect(x: 0, y: 20, width: 100, height: 20))
  }

  @Test func stylesFillShapes() {
    let host = ViewHost(size: size(100, 60)) {
      VStack(spacing: 0) {
        Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Circle().fill(.blue.gradient)
        Capsule().fill(.ultraThinMaterial)
        Rectangle().fill(.tint.opacity(0.5))
        Color(.systemGray6)
      }
    }
    #expect(
      host.displayList.map(\.content) == [
        .shape("Rectangle", .red), .shape("Circle", .blue), .shape("Capsule", Color("ultraThinMaterial")),
        .shape("Rectangle", .accentColor.opacity(0.5)), .color(Color("systemGray6")),
      ])
  }

  @Test func shapesOfAnyType() {
    let model = Model(true)
    @ViewBuilder func content(_ isCircle: Bool) -> some View {
      HStack(spacing: 0) {
        (isCircle ? AnyShape(Circle()) : AnyShape(Capsule())).fill(.red)
        Color.blue
      }
    }
    let host = ViewHost(size: size(100, 30)) { Driven(model) { content($0) } }
    #expect(host.frame(.red).size == size(30, 30))
    model.set(false, host)
    #expect(host.frame(.red).size == size(50, 30))
    #expect(host.displayList == ViewHost(size: size(100, 30)) { content(false) }.displayList)
  }

  @Test func unevenCorners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = UnevenRoundedRectangle(topLeadingRadius: 5, bottomTrailingRadius: 100).path(in: rect)
    #expect(path.boundingRect == rect)
    var points: [CGPoint] = []
    path.forEach {
      switch $0 {
      case .move(let end), .line(let end), .quadCurve(let end, _): points.append(end)
      default: break
      }
    }
    // From the left end of the upper edge on: the second radius is half of the height at most.
    #expect(
      points == [
        CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 10),
        CGPoint(x: 30, y: 20), CGPoint(x: 0, y: 20),
      ])
  }

  @Test func masksClip() {
    let host = ViewHost(size: size(100, 100)) {
      square(.red, 50).offset(x: 10).mask { Circle() }
    }
    #expect(host.items(.red).first?.clip == CGRect(x: 25, y: 25, width: 50, height: 50))
  }
}
