import Markdown
import Terminal

/// Markdown for a terminal without ornament: what is a heading, code or a list stays recognisable.
struct LessonView {
  let width: Int

  /// Prose is wrapped to the width; lines of code stay as they are.
  func lines(of markdown: [UInt8]) -> [StyledLine] {
    let document = Document(parsing: markdown)
    var lines = blocks(in: document.root, indent: "", isTight: false)
    while lines.last?.text.isEmpty == true { lines.removeLast() }
    return lines
  }

  private func blocks(in parent: Node, indent: String, isTight: Bool) -> [StyledLine] {
    var lines: [StyledLine] = []
    for node in parent.children {
      lines += block(node, indent: indent)
      if !isTight, node.next != nil, lines.last?.text.isEmpty == false { lines.append(.blank) }
    }
    return lines
  }

  private func block(_ node: Node, indent: String) -> [StyledLine] {
    // Nobody nests this deep on purpose, and the stack has an end.
    guard indent.count < 60 else { return prose(node.plainText, indent: indent) }
    switch node.kind {
    case .heading(let level):
      let mark = String(repeating: "#", count: level)
      return [StyledLine(indent + harmless("\(mark) \(node.plainText)"), style: .heading)]
    case .codeBlock(_, let literal):
      return literal.split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast(literal.hasSuffix("\n") ? 1 : 0)
        .map { line in
          line.isEmpty ? .blank : .text("\(indent)    \(line)", .code)
        }
    case .list(let list): return items(of: node, list: list, indent: indent)
    case .blockQuote:
      return blocks(in: node, indent: indent + "  ", isTight: false)
    case .thematicBreak: return [StyledLine(indent + "---", style: .secondary)]
    case .table:
      return node.children.map { row in
        let cells = row.children.map { inlineText($0) }
        return StyledLine(indent + harmless(cells.joined(separator: " | ")))
      }
    case .htmlBlock: return []
    default: return prose(inlineText(node), indent: indent)
    }
  }

  private func items(of node: Node, list: ListInfo, indent: String) -> [StyledLine] {
    var lines: [StyledLine] = []
    var number = list.start
    for item in node.children {
      let marker = number.map { "\($0). " } ?? "- "
      let box =
        switch item.kind {
        case .item(isChecked: true): "[x] "
        case .item(isChecked: false): "[ ] "
        default: ""
        }
      let inner = indent + String(repeating: " ", count: marker.count)
      var rows = blocks(in: item, indent: inner, isTight: list.isTight)
      let first = rows.isEmpty ? "" : String(rows.removeFirst().text.dropFirst(inner.count))
      lines.append(StyledLine(indent + marker + box + first))
      lines += rows
      if !list.isTight, item.next != nil { lines.append(.blank) }
      number = number.map { $0 + 1 }
    }
    return lines
  }

  private func prose(_ text: String, indent: String) -> [StyledLine] {
    text.split(separator: "\n").flatMap { line in
      StyledLine(indent + harmless(String(line))).wrapped(to: width, hangingIndent: indent.count)
    }
  }

  /// The words of a block with the marks that carry meaning without colour.
  private func inlineText(_ block: Node) -> String {
    var text = ""
    for node in block.descendants {
      switch node.kind {
      case .text(let words): text += words
      case .code(let code): text += "`\(code)`"
      case .softBreak: text += " "
      case .hardBreak: text += "\n"
      case .image(let destination, _): text += "[\(destination)] "
      default: break
      }
    }
    return text
  }
}
