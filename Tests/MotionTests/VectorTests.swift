import Foundation
import Motion
import Testing

@Suite struct VectorTests {
  @Test func scalars() {
    #expect(3.0.magnitudeSquared == 9)
    #expect(Float(3).magnitudeSquared == 9)
    #expect(CGFloat(3).magnitudeSquared == 9)
    #expect(3.0.scaled(by: 0.5) == 1.5)
    #expect(Float(3).scaled(by: 0.5) == 1.5)
    #expect(CGFloat(3).scaled(by: 0.5) == 1.5)
    #expect(2.0.interpolated(towards: 6, amount: 0.25) == 3)
  }

  @Test func pairs() {
    var pair = AnimatablePair(3.0, AnimatablePair(CGFloat(4), Float(12)))
    #expect(pair.magnitudeSquared == 169)  // 9 + 16 + 144
    pair += pair
    pair.scale(by: 0.25)
    #expect(pair == AnimatablePair(1.5, AnimatablePair(2, 6)))
    pair -= pair
    #expect(pair == .zero)
  }

  @Test func vector4() {
    var vector = Vector4(x: 1, y: 2, z: 3, w: 4)
    #expect(vector.magnitudeSquared == 30)  // 1 + 4 + 9 + 16
    vector += Vector4(x: 1, y: 0, z: 0, w: 0)
    vector.scale(by: 2)
    #expect(vector == Vector4(x: 4, y: 4, z: 6, w: 8))
    vector.y = 0
    #expect([vector.x, vector.y, vector.z, vector.w] == [4, 0, 6, 8])
    #expect(vector - vector == .zero)
  }

  @Test func geometry() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.animatableData.magnitudeSquared == 30)
    rect.animatableData.scale(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
    var size = CGSize(width: 1, height: 2)
    size.animatableData += AnimatablePair(1, 1)
    #expect(size == CGSize(width: 2, height: 3))
    var number = 4.0
    number.animatableData += 1
    #expect(number == 5)
  }

  private struct Plain: Animatable {
    var name = ""
  }

  @Test func aTypeWithoutAnimatableDataHasNone() {
    var plain = Plain()
    plain.animatableData.scale(by: 3)
    #expect(plain.animatableData == .zero)
    #expect(plain.animatableData.magnitudeSquared == 0)
  }
}
