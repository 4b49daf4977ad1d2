/// Writes a tree with one node a line, indented by depth.
struct TreeDump {
  let document: Document

  /// Deeper nodes are not indented further: the dump of a deep tree would grow with the square of its depth.
  private static let deepestIndent = 32

  func lines() -> String {
    var output = ""
    var depth = 0
    var walk = Walk(storage: document.storage, root: 0)
    while let step = walk.next() {
      guard step.isEntering else {
        depth -= 1
        continue
      }
      output += String(repeating: "  ", count: min(depth, Self.deepestIndent))
      output += line(of: Node(storage: document.storage, id: step.id))
      output += "\n"
      depth += 1
    }
    return output
  }

  private func line(of node: Node) -> String {
    let place = node.range.isEmpty ? "\(node.start)" : "\(node.start)-\(node.end)"
    let details = details(of: node.kind)
    return "\(node.raw.tag) @\(place)" + (details.isEmpty ? "" : " " + details)
  }

  private func details(of kind: Node.Kind) -> String {
    switch kind {
    case .heading(let level): "level=\(level)"
    case .list(let list):
      (list.start.map { "start=\($0) " } ?? "") + (list.isTight ? "tight" : "loose")
    case .item(let isChecked): isChecked.map { $0 ? "checked" : "unchecked" } ?? ""
    case .codeBlock(let info, let literal):
      (info.isEmpty ? "" : "info=\(quoted(info)) ") + quoted(literal)
    case .table(let alignments): alignments.map(\.rawValue).joined(separator: " ")
    case .tableRow(let isHeader): isHeader ? "header" : ""
    case .htmlBlock(let literal), .text(let literal), .code(let literal), .html(let literal):
      quoted(literal)
    case .link(let destination, let title), .image(let destination, let title):
      quoted(destination) + (title.isEmpty ? "" : " title=\(quoted(title))")
    default: ""
    }
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars { result += scalar.escaped(asASCII: false) }
    return result + "\""
  }
}
