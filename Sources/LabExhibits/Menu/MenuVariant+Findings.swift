import LabCore
import LabHarness

extension MenuVariant {
  private nonisolated static let titles = MenuItem.all.map(\.title)

  /// What is seen on the way, in which order the items go, where the circles stand, and what the style is about.
  public nonisolated func findings(in recording: ExhibitRecording) -> [ExhibitFinding] {
    let all: [ExhibitFinding?] =
      switch style {
      case .onTheView:
        [opening(recording), closing(recording), animated(recording), circles(recording), closed(recording)]
      case .stableStack, .timeline:
        [opening(recording), closing(recording), order(recording), circles(recording), closed(recording)]
      case .moving: [opening(recording), rise(recording), circles(recording)]
      case .trailing: [circles(recording), width(recording)]
      case .scrim: [scrims(recording), scrimOrder(recording)]
      }
    return all.compactMap { $0 }
  }

  private nonisolated func opacities(_ recording: ExhibitRecording, at time: Double) -> [Double] {
    // What is not there is not seen either.
    Self.titles.map { recording.element($0, at: time)?.opacity ?? 0 }
  }

  private nonisolated func opening(_ recording: ExhibitRecording) -> ExhibitFinding? {
    let values = opacities(recording, at: 0.75)
    return ExhibitFinding(
      "opening",
      "0.75 s after the menu is opened \(listed(Self.titles)) have the opacities \(listed(values)).",
      values: values)
  }

  private nonisolated func closing(_ recording: ExhibitRecording) -> ExhibitFinding? {
    let values = opacities(recording, at: 3.75)
    return ExhibitFinding(
      "closing", "0.75 s after it is closed they have the opacities \(listed(values)).", values: values)
  }

  private nonisolated func animated(_ recording: ExhibitRecording) -> ExhibitFinding? {
    let inBetween = recording.frames.count { frame in
      frame.elements.contains { Self.titles.contains($0.id) && $0.opacity > 0 && $0.opacity < 1 }
    }
    return ExhibitFinding(
      "in-between",
      "An item is half transparent in \(inBetween == 0 ? "none" : "\(inBetween)") of the \(recording.frames.count) frames"
        + (inBetween == 0 ? ": an inserted view has no earlier value to compare with." : "."),
      values: [Double(inBetween), Double(recording.frames.count)])
  }

  /// When each item cannot be seen any more, after the menu is closed.
  private nonisolated func order(_ recording: ExhibitRecording) -> ExhibitFinding? {
    guard let start = recording.steps.last?.time else { return nil }
    let closing = recording.frames(ofStep: 1)
    let times = Self.titles.compactMap { title -> Double? in
      closing.first { ($0[title]?.opacity ?? 0) <= 1e-6 }.map { $0.time - start }
    }
    guard times.count == Self.titles.count else { return nil }
    let order = zip(Self.titles, times).sorted { $0.1 < $1.1 }.map(\.0)
    return ExhibitFinding(
      "order",
      "After it is closed they are gone in the order \(listed(order)), \(isReversed(order) ? "the reverse of the one" : "the same") "
        + "in which they came.",
      values: order.compactMap { Self.titles.firstIndex(of: $0).map(Double.init) })
  }

  /// Whether they go from the top down, having come from the bottom up.
  private nonisolated func isReversed(_ order: [String]) -> Bool { order == Self.titles }

  private nonisolated func circles(_ recording: ExhibitRecording) -> ExhibitFinding? {
    guard let frame = recording.frame(beforeStep: 1), let button = frame["button"]?.frame.midX else {
      return nil
    }
    let centres = frame.all("circle").map(\.frame.midX)
    guard let first = centres.first else { return nil }
    let isOneLine = centres.allSatisfy { abs($0 - first) < 1e-6 }
    let subject = "The circles' centres are at x = \(isOneLine ? pointText(first) : listed(centres))"
    let rest =
      abs(first - button) < 1e-6
      ? ", as the button's is."
      : " and the button's at \(pointText(button)): \(pointText(abs(first - button))) pt beside it."
    return ExhibitFinding("circles", subject + rest, values: centres + [button])
  }

  private nonisolated func closed(_ recording: ExhibitRecording) -> ExhibitFinding? {
    guard let menu = recording.frames.first?["menu"]?.layout,
      let button = recording.frames.first?["button"]?.frame
    else { return nil }
    let spare = menu.height - button.height
    return ExhibitFinding(
      "closed",
      "Closed, the menu is \(pointText(menu.height)) pt high and its button \(pointText(button.height)): "
        + (spare == 0 ? "no spacing is left behind." : "\(pointText(spare)) pt of spacing stay behind."),
      values: [menu.height, button.height])
  }

  /// How much lower than its place the bottom item is drawn a quarter of a second after it begins to appear.
  private nonisolated func rise(_ recording: ExhibitRecording) -> ExhibitFinding? {
    guard let film = Self.titles.last, let now = recording.element(film, at: 0.25),
      let rest = recording.frame(beforeStep: 1)?[film]
    else { return nil }
    let lower = now.frame.y - rest.frame.y
    return ExhibitFinding(
      "rise",
      "0.25 s after the menu is opened \(film) is drawn \(pointText(lower)) pt below its place, "
        + "\(pointText(lower / rest.layout.height * 100)) % of its height, at an opacity of \(pointText(now.opacity)).",
      values: [lower, rest.layout.height, now.opacity])
  }

  private nonisolated func width(_ recording: ExhibitRecording) -> ExhibitFinding? {
    guard let frame = recording.frame(beforeStep: 1), let menu = frame["menu"]?.layout else { return nil }
    let widths = Self.titles.compactMap { frame[$0]?.layout.width }
    return ExhibitFinding(
      "width",
      "The menu is \(pointText(menu.width)) pt wide, as its widest item is: the circle's own trailing guide is not "
        + "heard of outside its row.",
      values: [menu.width] + widths)
  }

  private nonisolated func scrims(_ recording: ExhibitRecording) -> ExhibitFinding? {
    guard let plain = recording.element("plain scrim", at: 3.25),
      let raised = recording.element("raised scrim", at: 3.25)
    else { return nil }
    return ExhibitFinding(
      "scrims",
      "0.25 s after the menu is closed both layers are still drawn, with the opacities \(pointText(plain.opacity)) and "
        + "\(pointText(raised.opacity)).",
      values: [plain.opacity, raised.opacity])
  }

  /// Where the layers are drawn while the menu is open and while they go: under the page or over it.
  private nonisolated func scrimOrder(_ recording: ExhibitRecording) -> ExhibitFinding? {
    let ids = ["plain scrim", "raised scrim"]
    let places = [2.0, 3.25].map { time in
      ids.compactMap { id -> Double? in
        guard let frame = recording.frame(at: time), let page = frame.order("page"),
          let place = frame.order(id)
        else { return nil }
        return place > page ? 1 : 0
      }
    }
    guard places.allSatisfy({ $0.count == 2 }) else { return nil }
    func words(_ isOver: Double) -> String { isOver == 1 ? "over" : "under" }
    return ExhibitFinding(
      "scrim-order",
      "While the menu is open the plain one lies \(words(places[0][0])) the page and the raised one "
        + "\(words(places[0][1])) it. While they go the plain one lies \(words(places[1][0])) it"
        + (places[1][0] == 0 ? " and cannot be seen" : "")
        + ", the raised one \(words(places[1][1])) it.",
      values: places[0] + places[1])
  }
}
