import Markdown
import Terminal

/// Markdown for a terminal: styled lines that say the same without a single colour.
struct LessonView {
  let width: Int

  /// Long lines tire the eye even where the screen has room; a line of code of 100 columns fits, with its indent.
  static let widestProse = 104

  /// No line is wider than the width, and none ends in a blank.
  func lines(of markdown: [UInt8]) -> [StyledLine] {
    let document = Document(parsing: markdown)
    let width = max(1, min(width, Self.widestProse))
    return BlockLines(width: width, depth: 0).lines(of: document.root).map(\.withoutEndBlanks)
  }
}

/// The blocks inside of one block, fitted to what its marks leave of the width.
struct BlockLines {
  let width: Int
  /// How many blocks there are around.
  let depth: Int

  /// Nobody nests this deep on purpose, and the stack has an end.
  private static let deepest = 24
  /// Where marks and what hangs beside them would leave nothing to read.
  private static let narrowest = 8

  func lines(of parent: Node, isTight: Bool = false) -> [StyledLine] {
    var rows: [StyledLine] = []
    for node in parent.children {
      let block = lines(ofBlock: node)
      guard !block.isEmpty else { continue }
      if !rows.isEmpty, !isTight || node.kind.standsApart { rows.append(.blank) }
      rows += block
    }
    return rows
  }

  private func lines(ofBlock node: Node) -> [StyledLine] {
    guard depth < Self.deepest, width >= Self.narrowest || !node.kind.isNest else {
      return wrapped(StyledLine(node.plainText))
    }
    switch node.kind {
    case .heading(let level): return heading(node, level)
    case .codeBlock(let info, let literal): return code(literal, info)
    case .list(let list): return items(of: node, list)
    case .blockQuote:
      let inner = BlockLines(width: max(1, width - 2), depth: depth + 1)
      let bar = StyledText("│ ", style: .secondary)
      return inner.lines(of: node).map { StyledLine([bar] + $0.spans) }
    case .thematicBreak:
      return [StyledLine(String(repeating: "─", count: min(width, 20)), style: .secondary)]
    case .table(let alignments):
      return TableLines(table: node, alignments: alignments, width: width).lines
    case .htmlBlock(let html):
      return HTMLText.words(of: html).flatMap { wrapped(StyledLine($0)) }
    default: return InlineLines(of: node).lines.flatMap(wrapped)
    }
  }

  private func wrapped(_ line: StyledLine) -> [StyledLine] { line.wrapped(to: width) }

  /// The first two levels are underlined, as in Markdown itself; the others keep their marks.
  private func heading(_ node: Node, _ level: Int) -> [StyledLine] {
    let words = InlineLines(of: node, style: .heading).lines
    guard level <= 2 else {
      let mark = StyledText(String(repeating: "#", count: level) + " ", style: .secondary)
      return words.flatMap {
        StyledLine([mark] + $0.spans).wrapped(to: width, hangingIndent: level + 1)
      }
    }
    let rows = words.flatMap(wrapped)
    let columns = rows.map(\.width).max() ?? 0
    guard columns > 0 else { return [] }
    let rule = String(repeating: level == 1 ? "━" : "─", count: columns)
    return rows + [StyledLine(rule, style: .secondary)]
  }

  private func code(_ literal: String, _ info: String) -> [StyledLine] {
    let indent = StyledText(width >= 30 ? "    " : width >= Self.narrowest ? "  " : "")
    let isSwift = info.split { $0 == " " || $0 == "," || $0 == "{" }.first?.lowercased() == "swift"
    let text = literal.hasSuffix("\n") ? String(literal.dropLast()) : literal
    let rows =
      isSwift
      ? SwiftLines(Array(text.utf8)).lines : StyledLine.lines(text, .code)
    let room = max(1, width - displayWidth(indent.text))
    return rows.flatMap { row in
      // What is broken off stands two columns further in than the line that it belongs to.
      row.wrapped(to: room, hangingIndent: row.text.prefix { $0 == " " }.count + 2)
    }.map { $0.spans.allSatisfy(\.text.isEmpty) ? .blank : StyledLine([indent] + $0.spans) }
  }

  private func items(of node: Node, _ list: ListInfo) -> [StyledLine] {
    let items = Array(node.children)
    let last = list.start.map { $0 + items.count - 1 }
    let widest = last.map { "\($0)".count } ?? 0
    var lines: [StyledLine] = []
    for (index, item) in items.enumerated() {
      let number = list.start.map { "\($0 + index)" }
      let marker = number.map { $0.padded(before: widest) + ". " } ?? "• "
      // A box is mark enough where there are no numbers.
      var marks =
        number == nil && item.kind != .item(isChecked: nil)
        ? [] : [StyledText(marker, style: .secondary)]
      switch item.kind {
      case .item(isChecked: true): marks.append(StyledText("[x] ", style: .success))
      case .item(isChecked: false): marks.append(StyledText("[ ] "))
      default: break
      }
      if index > 0, !list.isTight { lines.append(.blank) }
      lines += self.lines(of: item, list, marks: marks)
    }
    return lines
  }

  /// The item's text hangs beside its marks.
  private func lines(
    of item: Node, _ list: ListInfo, marks: [StyledText]
  ) -> [StyledLine] {
    let columns = StyledLine(marks).width
    let inner = BlockLines(width: max(1, width - columns), depth: depth + 1)
      .lines(of: item, isTight: list.isTight)
    let indent = StyledText(String(repeating: " ", count: columns))
    guard let first = inner.first else { return [StyledLine(marks)] }
    return [StyledLine(marks + first.spans)]
      + inner.dropFirst().map {
        $0.spans.allSatisfy(\.text.isEmpty) ? .blank : StyledLine([indent] + $0.spans)
      }
  }
}

extension Node.Kind {
  fileprivate var isNest: Bool {
    switch self {
    case .list, .blockQuote: true
    default: false
    }
  }

  /// Whether it has a blank line above even in a list that is set tight.
  fileprivate var standsApart: Bool {
    switch self {
    case .codeBlock, .table, .heading, .blockQuote: true
    default: false
    }
  }
}

extension String {
  fileprivate func padded(before width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

extension StyledLine {
  fileprivate var withoutEndBlanks: StyledLine {
    guard let last = spans.last, last.text.hasSuffix(" ") || last.text.isEmpty else { return self }
    let text = String(last.text.reversed().drop { $0 == " " }.reversed())
    let rest = StyledLine(Array(spans.dropLast()))
    return text.isEmpty
      ? rest.withoutEndBlanks
      : StyledLine(rest.spans + [StyledText(text, style: last.style, link: last.link)])
  }
}
