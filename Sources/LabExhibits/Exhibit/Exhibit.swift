/// A small program that shows one technique, with its variants.
public struct Exhibit: Identifiable, Sendable {
  /// The name used on the command line.
  public let id: String
  /// The name used in a report's headings.
  public let title: String
  /// What it shows, in a sentence.
  public let summary: String
  /// The programs, the plain one first; there is at least one.
  public let variants: [any ExhibitVariant]

  /// Creates an exhibit.
  public init(id: String, title: String, summary: String, variants: [any ExhibitVariant]) {
    self.id = id
    self.title = title
    self.summary = summary
    self.variants = variants
  }

  /// The variant of that id, which may be given whole (`menu.timeline`) or without the exhibit's (`timeline`).
  public subscript(variant variant: String) -> (any ExhibitVariant)? {
    variants.first { $0.id == variant || $0.id == "\(id).\(variant)" }
  }

  /// All exhibits, in the order in which they are listed.
  public static let all: [Exhibit] = [.segmented, .tabs, .menu, .dock]
}
