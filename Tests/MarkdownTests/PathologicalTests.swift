import Markdown
import Testing

/// Inputs made to send a parser into quadratic time or out of its stack.
@Suite(.needsConformanceData)
struct PathologicalTests {
  struct File: Decodable {
    let cases: [Case]
  }

  struct Case: Decodable {
    let name: String
    let parts: [Part]

    var markdown: String { parts.map(\.text).joined() }
  }

  /// A generator: an array whose first element says how to read the others.
  struct Part: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      switch try values.decode(String.self) {
      case "s":
        let piece = try values.decode(String.self)
        text = String(repeating: piece, count: try values.decode(Int.self))
      case "run":
        let prefix = try values.decode(String.self)
        let piece = try values.decode(String.self)
        let range = try values.decode(Int.self)..<values.decode(Int.self)
        text = range.map { prefix + String(repeating: piece, count: $0) }.joined()
      case "indent":
        let indent = try values.decode(String.self)
        let piece = try values.decode(String.self)
        let range = try values.decode(Int.self)..<values.decode(Int.self)
        text = range.map { String(repeating: indent, count: $0) + piece }.joined()
      case "refs":
        let prefix = try values.decode(String.self)
        let suffix = try values.decode(String.self)
        let range = try values.decode(Int.self)..<values.decode(Int.self)
        text = range.map { "\(prefix)\($0)\(suffix)" }.joined()
      default:
        let count = try values.decode(Int.self)
        text = (0..<count).map { "[key\($0)]: /url\n\n[other\($0)]\n\n" }.joined()
      }
    }
  }

  @Test func `all 42 hostile inputs are parsed to the end`() throws {
    let cases = try Conformance.load(File.self, from: "pathological.json").cases
    #expect(cases.count == 42)
    for hostile in cases {
      let html = Document(parsing: hostile.markdown).html()
      #expect(!html.isEmpty, "\(hostile.name)")
    }
  }
}
