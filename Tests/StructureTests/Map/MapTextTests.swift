import Structure
import TestSupport
import Testing

@Suite struct MapTextTests {
  private let hostile = ArchitectureMap(
    layers: [.init(name: "Top \"layer\""), .init(name: "Лежит<ниже>")],
    boxes: [
      .init(name: "A<B> & \"C\"", kind: .struct, layer: "Top \"layer\"", file: "A\u{7}.swift"),
      .init(name: "Моя🧪]]>`#;", kind: .protocol, layer: "Лежит<ниже>", frameworks: ["SwiftUI"]),
      .init(name: "Free", kind: .globals),
    ],
    arrows: [
      .init(from: "A<B> & \"C\"", to: "Моя🧪]]>`#;", kinds: [.conforms]),
      .init(
        from: "Моя🧪]]>`#;", to: "A<B> & \"C\"", kinds: [.holds, .makes],
        brokenRule: "<below> may not know \u{1B}[31m above & all."),
      .init(from: "Free", to: "Free", kinds: [.holds]),
    ])

  @Test func `mermaid is as recorded`() throws {
    try expectSnapshot(hostile.mermaid(), named: "hostile.mmd")
    try expectSnapshot(
      hostile.mermaid(before: ArchitectureMap(boxes: [.init(name: "Old")])), named: "before.mmd")
  }

  @Test func `svg is as recorded`() throws {
    try expectSnapshot(svg(of: hostile), named: "hostile.svg")
  }

  @Test func `svg is well formed, whatever is in it`() {
    let maps = [hostile, ArchitectureMap(boxes: [])] + MapLayoutTests.samples.prefix(12)
    for map in maps {
      for text in [svg(of: map), map.svg(title: "<&>", before: hostile, measure: \.count)] {
        #expect(firstFault(inXML: text) == nil)
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
      }
    }
  }

  @Test func `no name turns the text around it`() {
    let turning =
      "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}"
      + "\u{2066}\u{2067}\u{2068}\u{2069}\u{2028}\u{FEFF}"
    let map = ArchitectureMap(boxes: [.init(name: "A\(turning)B", file: "\(turning).swift")])
    let text = svg(of: map)
    #expect(text.contains("A" + String(repeating: "\u{FFFD}", count: 11) + "B"))
    #expect(!text.unicodeScalars.contains { turning.unicodeScalars.contains($0) })
  }

  private func svg(of map: ArchitectureMap) -> String {
    map.svg(title: "A <map> & \"more\"", measure: \.count)
  }

  /// A strict reader of the XML that we write: elements that are closed in order, attributes in quotes.
  private func firstFault(inXML text: String) -> String? {
    var open: [Substring] = []
    var rest = text[...].drop { $0 != "\n" }
    while let start = rest.firstIndex(of: "<") {
      let words = rest[..<start]
      if words.contains(">") { return "a stray > in \(words)" }
      guard let end = rest[start...].firstIndex(of: ">") else { return "an open <" }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return "\(tag) closes another" }
        continue
      }
      if tag.contains("<") { return "< in \(tag)" }
      let attributes = tag.drop { $0 != " " }
      let body = attributes.hasSuffix("/") ? attributes.dropLast() : attributes
      guard String(body).wholeMatch(of: /( [A-Za-z-]+="[^"<>]*")*/) != nil else { return "\(tag)" }
      for entity in tag.split(separator: "&", omittingEmptySubsequences: false).dropFirst()
      where entity.prefixMatch(of: /(amp|lt|gt|quot);/) == nil {
        return "an unknown entity in \(tag)"
      }
      if !tag.hasSuffix("/") { open.append(tag.prefix { $0 != " " }) }
    }
    return open.isEmpty ? nil : "not closed: \(open)"
  }
}
