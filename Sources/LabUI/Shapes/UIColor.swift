/// The system's colours by the names that UIKit gives them.
///
/// Only the names are known: the display list shows them as they are. Not a class and without UIKit's other members.
public struct UIColor: Hashable, Sendable {
  let name: String

  private init(_ name: String) { self.name = name }

  /// The colour “system red”.
  public static let systemRed = UIColor("systemRed")
  /// The colour “system orange”.
  public static let systemOrange = UIColor("systemOrange")
  /// The colour “system yellow”.
  public static let systemYellow = UIColor("systemYellow")
  /// The colour “system green”.
  public static let systemGreen = UIColor("systemGreen")
  /// The colour “system mint”.
  public static let systemMint = UIColor("systemMint")
  /// The colour “system teal”.
  public static let systemTeal = UIColor("systemTeal")
  /// The colour “system cyan”.
  public static let systemCyan = UIColor("systemCyan")
  /// The colour “system blue”.
  public static let systemBlue = UIColor("systemBlue")
  /// The colour “system indigo”.
  public static let systemIndigo = UIColor("systemIndigo")
  /// The colour “system purple”.
  public static let systemPurple = UIColor("systemPurple")
  /// The colour “system pink”.
  public static let systemPink = UIColor("systemPink")
  /// The colour “system brown”.
  public static let systemBrown = UIColor("systemBrown")
  /// The colour “system gray”.
  public static let systemGray = UIColor("systemGray")
  /// The colour “system gray 2”.
  public static let systemGray2 = UIColor("systemGray2")
  /// The colour “system gray 3”.
  public static let systemGray3 = UIColor("systemGray3")
  /// The colour “system gray 4”.
  public static let systemGray4 = UIColor("systemGray4")
  /// The colour “system gray 5”.
  public static let systemGray5 = UIColor("systemGray5")
  /// The colour “system gray 6”.
  public static let systemGray6 = UIColor("systemGray6")
  /// The colour “label”.
  public static let label = UIColor("label")
  /// The colour “secondary label”.
  public static let secondaryLabel = UIColor("secondaryLabel")
  /// The colour “tertiary label”.
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  /// The colour “quaternary label”.
  public static let quaternaryLabel = UIColor("quaternaryLabel")
  /// The colour “placeholder text”.
  public static let placeholderText = UIColor("placeholderText")
  /// The colour “separator”.
  public static let separator = UIColor("separator")
  /// The colour “opaque separator”.
  public static let opaqueSeparator = UIColor("opaqueSeparator")
  /// The colour “link”.
  public static let link = UIColor("link")
  /// The colour “tint color”.
  public static let tintColor = UIColor("tintColor")
  /// The colour “system fill”.
  public static let systemFill = UIColor("systemFill")
  /// The colour “secondary system fill”.
  public static let secondarySystemFill = UIColor("secondarySystemFill")
  /// The colour “tertiary system fill”.
  public static let tertiarySystemFill = UIColor("tertiarySystemFill")
  /// The colour “quaternary system fill”.
  public static let quaternarySystemFill = UIColor("quaternarySystemFill")
  /// The colour “system background”.
  public static let systemBackground = UIColor("systemBackground")
  /// The colour “secondary system background”.
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  /// The colour “tertiary system background”.
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
  /// The colour “system grouped background”.
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  /// The colour “secondary system grouped background”.
  public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
  /// The colour “tertiary system grouped background”.
  public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
  /// The colour “black”.
  public static let black = UIColor("black")
  /// The colour “dark gray”.
  public static let darkGray = UIColor("darkGray")
  /// The colour “light gray”.
  public static let lightGray = UIColor("lightGray")
  /// The colour “white”.
  public static let white = UIColor("white")
  /// The colour “gray”.
  public static let gray = UIColor("gray")
  /// The colour “red”.
  public static let red = UIColor("red")
  /// The colour “green”.
  public static let green = UIColor("green")
  /// The colour “blue”.
  public static let blue = UIColor("blue")
  /// The colour “cyan”.
  public static let cyan = UIColor("cyan")
  /// The colour “yellow”.
  public static let yellow = UIColor("yellow")
  /// The colour “magenta”.
  public static let magenta = UIColor("magenta")
  /// The colour “orange”.
  public static let orange = UIColor("orange")
  /// The colour “purple”.
  public static let purple = UIColor("purple")
  /// The colour “brown”.
  public static let brown = UIColor("brown")
  /// The colour “clear”.
  public static let clear = UIColor("clear")
}

extension Color {
  /// Makes a colour of one of the system's.
  public init(_ color: UIColor) { self.init(color.name) }

  /// Makes a colour of one of the system's.
  public init(uiColor: UIColor) { self.init(uiColor.name) }
}
