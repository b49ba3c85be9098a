public import Foundation

/// A type whose change can be animated: it tells which of its data to interpolate.
public protocol Animatable {
  /// The type of the data to animate.
  associatedtype AnimatableData: VectorArithmetic

  /// The data to animate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself: a vector is its own animatable data.
  @inlinable public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: a type that does not say otherwise has nothing to animate.
  @inlinable public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    // swift-format-ignore
    set {}
  }
}

extension Double: Animatable {
  /// A number is its own animatable data.
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  /// A number is its own animatable data.
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  /// A number is its own animatable data.
  public typealias AnimatableData = CGFloat
}

extension CGPoint: Animatable {
  /// The coordinates, in points: x, then y.
  @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The lengths, in points: width, then height.
  @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size, in points.
  @inlinable
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
