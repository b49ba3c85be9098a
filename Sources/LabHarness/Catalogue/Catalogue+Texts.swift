import Foundation

extension Scenario {
  /// Texts that are not short Latin words.
  static var texts: [NamedScenario] {
    let long = items(["All messages of the last thirty days", "Sent", "Everything that was ever archived"])
    let scripts = items(["受信トレイ", "Отправленные", "المحفوظات", "דואר זבל", "📥 Inbox"])
    let sentences = items(["Everything that is new", "Sent", "All that was ever archived"])
    return [
      text(
        "long-texts", "Texts that are cut",
        "The row wants more than the window's 320 pt, so the long texts are cut.", long, width: 320),
      text(
        "mixed-scripts", "Texts of several scripts",
        "Japanese, Russian, Arabic and Hebrew words and an emoji stand side by side.", scripts),
      text(
        "wrapping-texts", "Texts that wrap",
        "In 240 pt the long texts take several lines, so the items differ in height.", sentences,
        width: 240, wraps: true),
    ]
  }

  private static func items(_ titles: [String]) -> [Item] {
    titles.enumerated().map { Item(id: "\($0)", title: $1) }
  }

  private static func text(
    _ name: String, _ title: String, _ summary: String, _ items: [Item], width: CGFloat? = nil,
    wraps: Bool = false
  ) -> NamedScenario {
    let tour = tour(of: items)
    return NamedScenario(
      name: name, title: title, summary: summary,
      scenario: Scenario(
        items: items, initialSelection: tour.initial, steps: tour.steps,
        containerSize: width.map { CGSize(width: $0, height: 300) }, wrapsText: wraps))
  }
}
