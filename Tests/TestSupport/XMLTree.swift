/// A strict reader of the XML 1.0 that reports need: it throws where a conforming parser would.
package struct XMLTree {
  package struct Malformed: Error, CustomStringConvertible {
    package var description: String
  }

  package var name: String
  package var attributes: [String: String] = [:]
  package var children: [XMLTree] = []
  package var text = ""

  /// The document's root.
  package init(_ text: String) throws {
    guard text.unicodeScalars.allSatisfy(Self.isAllowed) else {
      throw Malformed(description: "a character that XML does not have")
    }
    var reader = XMLReader(Array(text.unicodeScalars))
    self = try reader.document()
  }

  fileprivate init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Itself and everything below it.
  package var all: [XMLTree] { [self] + children.flatMap(\.all) }
}

private struct XMLReader {
  private let scalars: [Unicode.Scalar]
  private var place = 0

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  mutating func document() throws -> XMLTree {
    try expect(#"<?xml version="1.0" encoding="UTF-8"?>"#)
    skipBlanks()
    let root = try element()
    skipBlanks()
    guard place == scalars.count else { throw malformed("something after the root") }
    return root
  }

  private mutating func element() throws -> XMLTree {
    try expect("<")
    var tree = XMLTree(name: try name(), attributes: [:])
    while peek == " " {
      skipBlanks()
      let key = try name()
      try expect("=\"")
      guard tree.attributes[key] == nil else { throw malformed("\(key) twice") }
      tree.attributes[key] = try content(until: "\"")
      try expect("\"")
    }
    if peek == "/" {
      try expect("/>")
      return tree
    }
    try expect(">")
    while true {
      tree.text += try content(until: "<")
      if place + 1 < scalars.count, scalars[place + 1] == "/" { break }
      tree.children.append(try element())
    }
    try expect("</\(tree.name)>")
    return tree
  }

  private mutating func content(until end: Unicode.Scalar) throws -> String {
    var text = String.UnicodeScalarView()
    while let next = peek, next != end {
      guard next != "<", next != ">" else { throw malformed("a bare \(next)") }
      text.append(next == "&" ? try entity() : next)
      if next != "&" { place += 1 }
    }
    guard peek != nil else { throw malformed("no \(end)") }
    return String(text)
  }

  private mutating func entity() throws -> Unicode.Scalar {
    let rest = scalars[place...].prefix { $0 != ";" }
    let name = String(String.UnicodeScalarView(rest.dropFirst()))
    place += rest.count + 1
    let named: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "#39": "'", "#10": "\n",
      "#9": "\t",
    ]
    guard let scalar = named[name] else { throw malformed("the entity \(name)") }
    return scalar
  }

  private mutating func name() throws -> String {
    let rest = scalars[place...].prefix { $0.properties.isAlphabetic || $0 == "-" }
    guard !rest.isEmpty else { throw malformed("no name") }
    place += rest.count
    return String(String.UnicodeScalarView(rest))
  }

  private var peek: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private mutating func skipBlanks() {
    while let next = peek, next == " " || next == "\n" { place += 1 }
  }

  private mutating func expect(_ text: String) throws {
    let wanted = Array(text.unicodeScalars)
    guard scalars[place...].starts(with: wanted) else { throw malformed("no \(text)") }
    place += wanted.count
  }

  private func malformed(_ reason: String) -> XMLTree.Malformed {
    XMLTree.Malformed(description: "\(reason) at \(place)")
  }
}
