import LabUI

/// Adds up (row 188 of the cases).
enum TotalKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Multiplies (row 191).
enum ProductKey: PreferenceKey {
  static let defaultValue = 1
  static func reduce(value: inout Int, nextValue: () -> Int) { value *= nextValue() }
}

/// Strings one after the other: shows the order of reduction.
enum OrderKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

/// The last value wins: the usual mistake.
enum LastKey: PreferenceKey {
  static let defaultValue: Int? = nil
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() }
}

/// The first value that is not nil wins, as in seed 003.
enum FirstKey: PreferenceKey {
  static let defaultValue: Int? = nil
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
}

/// A reduce that does nothing keeps the first value.
enum EmptyKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

/// The largest wins.
enum MaxKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// Sizes by index, all kept.
enum SizesKey: PreferenceKey {
  static let defaultValue: [Int: CGSize] = [:]
  static func reduce(value: inout [Int: CGSize], nextValue: () -> [Int: CGSize]) {
    value.merge(nextValue()) { $1 }
  }
}

/// The first anchor wins, as in seed 003.
enum SelectedBoundsKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// Anchors of points by name.
enum PointsKey: PreferenceKey {
  static let defaultValue: [String: Anchor<CGPoint>] = [:]
  static func reduce(value: inout [String: Anchor<CGPoint>], nextValue: () -> [String: Anchor<CGPoint>]) {
    value.merge(nextValue()) { $1 }
  }
}
