import LabUI
import Observation

/// The values that a case's view reads while it runs, and what went wrong in building it.
@Observable @MainActor final class CaseModel {
  /// The state by name; views that read it are evaluated again when it changes.
  var values: [String: JSON]

  /// What the description has that no view can be made of, each once.
  @ObservationIgnored private(set) var faults: [String] = []
  /// Scrolls to a view by its id, once there is a scroll view reader.
  @ObservationIgnored var scrollTo: ((AnyHashable, UnitPoint?) -> Void)?

  init(_ values: [String: JSON]) { self.values = values }

  func fail(_ what: String) {
    if !faults.contains(what) { faults.append(what) }
  }

  /// Runs an effect such as `appeared += 1` or `shown = true`.
  func run(_ effect: String) {
    let parts = effect.split(separator: " ", maxSplits: 2).map(String.init)
    guard parts.count == 3, let old = values[parts[0]] else {
      return fail("the effect “\(effect)” is not understood")
    }
    switch (parts[1], old.number, Double(parts[2])) {
    case ("+=", let old?, let number?): values[parts[0]] = .number(old + number)
    case ("-=", let old?, let number?): values[parts[0]] = .number(old - number)
    case ("=", _, let number?): values[parts[0]] = .number(number)
    case ("=", _, nil) where ["true", "false"].contains(parts[2]):
      values[parts[0]] = .bool(parts[2] == "true")
    default: fail("the effect “\(effect)” is not understood")
    }
  }
}
