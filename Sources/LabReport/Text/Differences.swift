import LabHarness

/// What differs most between the strategies of a comparison, in sentences made from its numbers.
struct Differences {
  /// A sentence and how much it matters to a reader who chooses between the strategies.
  private struct Finding {
    var weight: Double
    var sentence: String
  }

  private let entries: [(id: String, summary: MeasurementSummary)]

  init(_ comparison: Comparison) {
    entries = comparison.results.map { ($0.id, $0.measurement.summary) }
  }

  /// The most important differences, at most `limit` of them; a sentence that says so if there are none.
  func sentences(limit: Int = 2) -> [String] {
    guard !entries.isEmpty else { return [] }
    let findings = [
      misplaced, motion, late, width, shift, cover, growth, settling, passes, work,
    ].compactMap { $0 }
    // Equal weights keep the order of the list, so that the same numbers always give the same text.
    let ranked = findings.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }
    let sentences = ranked.prefix(limit).map(\.element.sentence)
    if !sentences.isEmpty { return Array(sentences) }
    return [
      entries.count == 1
        ? "\(entries[0].id) does what the ideal indicator does, as far as the table can tell."
        : "Nothing of weight tells these strategies apart here."
    ]
  }

  /// What is seen between two selections.
  private var motion: Finding? {
    let seen = entries.compactMap { entry in entry.summary.motion.map { (entry.id, $0) } }
    var groups: [(verdict: MotionVerdict, ids: [String])] = []
    for (id, verdict) in seen {
      if let index = groups.firstIndex(where: { $0.verdict == verdict }) {
        groups[index].ids.append(id)
      } else {
        groups.append((verdict, [id]))
      }
    }
    guard groups.count > 1 else { return nil }
    // The smallest group first: it is what sets itself apart.
    let ordered = groups.enumerated().sorted {
      ($0.element.ids.count, $0.offset) < ($1.element.ids.count, $1.offset)
    }.map(\.element)
    let clauses = ordered.enumerated().map { index, group in
      let isRest = index == ordered.count - 1 && group.ids.count > 1
      let subject = isRest ? "the other \(Self.count(group.ids.count))" : list(group.ids)
      let isPlural = group.ids.count > 1
      return "\(subject) \(Self.words(group.verdict, isPlural: isPlural))"
    }
    return Finding(
      weight: 90,
      sentence: "Between two selections " + clauses.dropLast().joined(separator: ", ")
        + ", while \(clauses[clauses.count - 1]).")
  }

  private static func words(_ verdict: MotionVerdict, isPlural: Bool) -> String {
    let words = verdict.description
    guard isPlural else { return words }
    return words.split(separator: " ").map { word in
      word.last == "s"
        ? String(word.dropLast()) : word.hasSuffix("s,") ? word.dropLast(2) + "," : String(word)
    }.joined(separator: " ")
  }

  /// An indicator that has the item's width but not its place.
  private var misplaced: Finding? {
    let found = entries.filter { Self.matchesWidth($0.summary) && Self.edgeError($0.summary) > 0.5 }
    return finding(found, weight: 95, value: { Self.edgeError($0) }) { worst in
      "is up to \(number(worst)) pt away from the selected item at rest"
    }
  }

  /// An indicator that has not the item's width.
  private var width: Finding? {
    let found = entries.filter { $0.summary.widthRatio != nil && !Self.matchesWidth($0.summary) }
    guard !found.isEmpty else { return nil }
    let ratios = found.compactMap(\.summary.widthRatio)
    let least = ratios.map(\.least).min() ?? 0, greatest = ratios.map(\.greatest).max() ?? 0
    let subject = list(found.map(\.id))
    let own = found.count == 1 ? "its indicator is" : "their indicators are"
    return Finding(
      weight: 80,
      sentence: "\(subject) \(found.count == 1 ? "does" : "do") not match the item's width: "
        + "\(own) \(range(least, greatest)) times as wide"
        + (found.count < entries.count
          ? "; \(others(found.count)) \(entries.count - found.count == 1 ? "matches" : "match") it." : "."))
  }

  /// An indicator that is not in its place on the first frame.
  private var late: Finding? {
    let found = entries.filter { ($0.summary.firstRight ?? 0) > 0 }
    return finding(found, weight: 85, value: { $0.firstRight ?? 0 }) { worst in
      "is not right when the row appears, but only after \(number(worst)) s"
    }
  }

  /// Items that do not stay where they are.
  private var shift: Finding? {
    let found = entries.filter { max($0.summary.itemShift, $0.summary.itemMotion) > 0.01 }
    return finding(found, weight: 75, value: { max($0.itemShift, $0.itemMotion) }) { worst in
      "moves the items by up to \(number(worst)) pt"
    }
  }

  private var cover: Finding? {
    let found = entries.filter { ($0.summary.leastCoverage ?? 1) < 0.995 }
    guard let worst = found.compactMap(\.summary.leastCoverage).min() else { return nil }
    return finding(found, weight: 50, value: { 1 - ($0.leastCoverage ?? 1) }) { _ in
      "lets the indicator pale to \(number(worst * 100, places: 0)) % on the way"
    }
  }

  private var growth: Finding? {
    let found = entries.filter { $0.summary.heightGrowth > 0.01 || $0.summary.widthGrowth > 0.01 }
    guard found.count < entries.count else { return nil }
    return finding(found, weight: 45, value: { max($0.heightGrowth, $0.widthGrowth) }) { worst in
      "makes the row larger by up to \(number(worst)) pt"
    }
  }

  private var settling: Finding? {
    let timed = entries.compactMap { entry in entry.summary.settled.map { (id: entry.id, time: $0) } }
    guard let fastest = timed.min(by: { $0.time < $1.time }),
      let slowest = timed.max(by: { $0.time < $1.time }),
      slowest.time - fastest.time > 0.05
    else { return nil }
    return Finding(
      weight: 40,
      sentence: "\(slowest.id) takes longest to settle, \(number(slowest.time)) s; \(fastest.id) takes "
        + "\(number(fastest.time)) s.")
  }

  private var passes: Finding? {
    func passes(_ summary: MeasurementSummary) -> Int {
      max(summary.firstFrameWork.updatePasses, summary.commitWork?.updatePasses ?? 0)
    }
    let least = entries.map { passes($0.summary) }.min() ?? 0
    let found = entries.filter { passes($0.summary) > least }
    return finding(found, weight: 30, value: { Double(passes($0)) }) { worst in
      "needs up to \(number(worst)) update passes in one frame, where \(least) is enough for \(others(found.count))"
    }
  }

  private var work: Finding? {
    func bodies(_ summary: MeasurementSummary) -> Int { summary.commitWork?.bodyEvaluations ?? 0 }
    let least = entries.map { bodies($0.summary) }.min() ?? 0
    let found = entries.filter { bodies($0.summary) > least }
    return finding(found, weight: 20, value: { Double(bodies($0)) }) { worst in
      "evaluates up to \(number(worst)) bodies for a change, where \(least) are enough for \(others(found.count))"
    }
  }

  /// A sentence on some of the strategies, with the worst value among them.
  private func finding(
    _ found: [(id: String, summary: MeasurementSummary)], weight: Double,
    value: (MeasurementSummary) -> Double, predicate: (Double) -> String
  ) -> Finding? {
    guard let worst = found.map({ value($0.summary) }).max() else { return nil }
    var words = predicate(worst).split(separator: " ", maxSplits: 1).map(String.init)
    if found.count > 1 { words[0] = Self.plural(words[0]) }
    let subject = found.count == entries.count && found.count > 1 ? "Every strategy" : list(found.map(\.id))
    if subject == "Every strategy" {
      words[0] = predicate(worst).split(separator: " ").first.map(String.init) ?? ""
    }
    return Finding(weight: weight, sentence: "\(subject) \(words.joined(separator: " ")).")
  }

  private static func plural(_ verb: String) -> String {
    switch verb {
    case "is": "are"
    default: verb.hasSuffix("s") ? String(verb.dropLast()) : verb
    }
  }

  private func others(_ found: Int) -> String {
    entries.count - found == 1 ? "the other" : "the others"
  }

  private static func matchesWidth(_ summary: MeasurementSummary) -> Bool {
    guard let ratio = summary.widthRatio else { return false }
    return abs(ratio.least - 1) < 0.005 && abs(ratio.greatest - 1) < 0.005
  }

  private static func edgeError(_ summary: MeasurementSummary) -> Double {
    max(abs(summary.leadingError?.farthest ?? 0), abs(summary.trailingError?.farthest ?? 0))
  }

  private static func count(_ value: Int) -> String {
    let words = ["two", "three", "four", "five", "six", "seven", "eight", "nine"]
    return words.indices.contains(value - 2) ? words[value - 2] : "\(value)"
  }
}
