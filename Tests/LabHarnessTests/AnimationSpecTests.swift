import Foundation
import LabHarness
import Testing

@Suite("Animations as text")
struct AnimationSpecTests {
  static let good: [(String, AnimationSpec)] = [
    ("default", .default), ("none", .none), ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
    ("interactive-spring", .interactiveSpring), ("linear(0.35)", .linear(0.35)), ("linear", .linear(0.35)),
    ("linear( 1 )", .linear(1)), ("ease-in(2)", .easeIn(2)), ("ease-out(0.1)", .easeOut(0.1)),
    ("ease-in-out(0.35)", .easeInOut(0.35)),
    ("spring(0.5,0.825)", .spring(response: 0.5, dampingFraction: 0.825)),
    ("spring", .spring(response: 0.5, dampingFraction: 0.825)),
    ("spring(1e0, 1)", .spring(response: 1, dampingFraction: 1)),
  ]

  @Test("Texts that are animations", arguments: good)
  func parses(text: String, animation: AnimationSpec) throws {
    #expect(try AnimationSpec(parsing: text) == animation)
    #expect(try AnimationSpec(parsing: animation.description) == animation)
    let json = try JSONEncoder().encode([animation])
    #expect(try JSONDecoder().decode([AnimationSpec].self, from: json) == [animation])
  }

  static let bad: [(String, AnimationSpecError)] = [
    ("", .unknownName("")), ("lineer", .unknownName("lineer")), ("Linear(1)", .unknownName("Linear")),
    ("linear(1", .missingParenthesis), ("linear(1)x", .missingParenthesis), ("linear()", .notANumber("")),
    ("linear(x)", .notANumber("x")), ("linear(nan)", .notANumber("nan")), ("linear(inf)", .notANumber("inf")),
    ("linear(1,2)", .wrongNumbers(name: "linear", expected: "at most one number, its seconds")),
    ("linear(0)", .outOfRange(what: "the duration")), ("linear(-1)", .outOfRange(what: "the duration")),
    ("linear(1e308)", .outOfRange(what: "the duration")),
    ("smooth(1)", .wrongNumbers(name: "smooth", expected: "no number")),
    ("spring(1)", .wrongNumbers(name: "spring", expected: "two numbers, its response and damping fraction")),
    ("spring(0,1)", .outOfRange(what: "the response")), ("spring(1,0)", .dampingOutOfRange),
    ("spring(1,-1)", .dampingOutOfRange), ("spring(1,11)", .dampingOutOfRange),
  ]

  @Test("Texts that are none", arguments: bad)
  func refuses(text: String, error: AnimationSpecError) {
    #expect(throws: error) { try AnimationSpec(parsing: text) }
    #expect(!error.description.isEmpty)
  }

  @Test("A wrong text in JSON is an error that says why")
  func refusesInJSON() throws {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([AnimationSpec].self, from: Data("[\"lineer\"]".utf8))
    }
  }
}
