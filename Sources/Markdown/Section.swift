/// A heading with everything up to the next heading of its own or a higher rank.
package struct Section: Sendable {
  /// The heading that opens the section.
  package let heading: Node
  /// The blocks under the heading, those of deeper sections included.
  package let body: [Node]

  /// The heading's text without markup.
  package var title: String { heading.plainText }

  /// The line of the heading.
  package var line: Int { heading.line }

  /// The bytes from the heading to the end of the last block.
  package var range: Range<Int> {
    heading.range.lowerBound..<(body.last ?? heading).range.upperBound
  }

  /// The bytes below the heading; empty where there is no block.
  package var bodyRange: Range<Int> {
    let end = heading.range.upperBound
    guard let first = body.first, let last = body.last else { return end..<end }
    return first.range.lowerBound..<last.range.upperBound
  }
}

extension Sequence<Node> {
  /// The sections that headings of one level open among sibling blocks; blocks outside of them are left out.
  package func sections(level: Int) -> [Section] {
    var sections: [Section] = []
    var heading: Node?
    var body: [Node] = []
    func close() {
      if let heading { sections.append(Section(heading: heading, body: body)) }
      body = []
    }
    for node in self {
      if case .heading(let found) = node.kind, found <= level {
        close()
        heading = found == level ? node : nil
      } else {
        body.append(node)
      }
    }
    close()
    return sections
  }
}
