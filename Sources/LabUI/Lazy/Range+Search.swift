extension Range<Int> {
  /// The first number for which a condition holds that holds for all behind it too; the upper bound when there is none.
  func first(fromWhich condition: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
