import Testing
import TypeMetrics

/// Widths of whole strings as HarfBuzz shapes them with Inter 4.001, features liga and calt off.
private struct HarfBuzz: Decodable {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var text: String
    var units: [Int]
    var testDescription: String { text.debugDescription }
  }

  var unitsPerEm: Int
  var weights: [Int]
  var cases: [Case]
}

@Suite("Equality with HarfBuzz")
struct HarfBuzzTests {
  @Test func everyWidthIsHarfBuzzs() throws {
    let truth = try Fixture.decode(HarfBuzz.self, from: "harfbuzz-inter.json")
    #expect(truth.cases.count > 500)
    for (index, weight) in truth.weights.enumerated() {
      // At a size of the units per em a point is a font unit; without pixels nothing is rounded.
      let font = FontDescription(size: Double(truth.unitsPerEm), weight: FontWeight(rawValue: weight))
      for item in truth.cases {
        let expected = Double(item.units[index])
        let ideal = TextMeasurer.inter.idealSize(of: item.text, font: font, pixel: 0)
        #expect(ideal.width == expected, "\(item.text.debugDescription) at \(weight)")
        let layout = TextMeasurer.inter.layout(of: TextRequest(item.text, font: font, pixel: 0))
        #expect(layout.width == expected, "\(item.text.debugDescription) at \(weight), laid out")
        #expect(layout.lines[0].width == expected, "\(item.text.debugDescription) at \(weight), by clusters")
      }
    }
  }
}
