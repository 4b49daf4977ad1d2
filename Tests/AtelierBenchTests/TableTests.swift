import FoundationEssentials
import Testing

@testable import atelier_bench

@Suite struct TableTests {
  private var line: Line {
    var line = Line(
      "body edit", "course", .milliseconds,
      [
        .floor: Samples(values: [200, 210, 190]), .ours: Samples(values: [260, 230, 240]),
        .fileFloor: Samples(values: [100]), .swiftTest: Samples(values: [1000, 1200, 800]),
      ])
    line.compare(with: .swiftTest, bar: .atMost(0.4))
    line.compare(with: .floor, bar: .atMost(1.15))
    line.compare(with: .fileFloor, bar: nil)
    return line
  }

  @Test func `a median is the middle, or between the two in the middle`() {
    #expect(Samples(values: [3, 1, 2]).median == 2)
    #expect(Samples(values: [4, 1, 2, 3]).median == 2.5)
    #expect(Samples(values: []).median.isNaN)
  }

  @Test func `a line shows medians, spread, ratios and which bar is not met`() {
    let expected = """
      row        workload             floor             ours              swift test                      ratio     bar
      ─────────  ───────────────────  ────────────────  ────────────────  ──────────────────  ─────────────────  ──────  ─────
      body edit  course               200 ms (190…210)  240 ms (230…260)  1000 ms (800…1200)  0.24 × swift test  ≤ 0.40  ok
                                                                                                   1.20 × floor  ≤ 1.15  ABOVE
                   edited file alone  100 ms                                                  2.40 × this floor
      """
    #expect(Table.text(of: [line]) == expected)
  }

  @Test func `a rate below its bar is marked`() {
    var line = Line("again", "course", .perSecond, [.ours: Samples(values: [999.6])])
    line.hold(to: .atLeast(1000))
    #expect(Table.text(of: [line]).hasSuffix("≥ 1000  BELOW"))
  }

  @Test func `the document has all samples and says which bars are met`() throws {
    struct Document: Decodable {
      struct Column: Decodable { var median: Double, samples: [Double] }
      struct Comparison: Decodable { var of: String, atMost: Double?, isMet: Bool? }
      struct Line: Decodable { var contestants: [String: Column], comparisons: [Comparison] }
      var schema: String
      var lines: [Line]
    }
    let report = Report(machine: Machine(swift: "Swift"), rounds: 3, lines: [line])
    let document = try JSONDecoder().decode(Document.self, from: report.json)
    #expect(document.schema == "atelier.bench/1")
    #expect(document.lines.first?.contestants["ours"]?.samples == [260, 230, 240])
    #expect(document.lines.first?.contestants["swift test"]?.median == 1000)
    #expect(document.lines.first?.comparisons.map(\.isMet) == [true, false, nil])
    #expect(report.text.contains("1 bars met, 1 not."))
  }

  @Test(arguments: [
    (0.004, "0.00"), (1.005, "1.00"), (9.99, "9.99"), (12.34, "12.3"), (1234.5, "1235"),
  ])
  func `a figure has three digits that matter`(value: Double, text: String) {
    #expect(figure(value) == text)
  }
}
