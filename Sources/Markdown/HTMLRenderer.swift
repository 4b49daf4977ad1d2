/// Writes a document as HTML in the form of the CommonMark examples.
struct HTMLRenderer {
  let storage: Storage
  var output: [UInt8] = []
  /// The image whose description is being written: of its content only the text counts.
  private var image = noNode

  init(_ storage: Storage) {
    self.storage = storage
    output.reserveCapacity(storage.bytes.count + storage.bytes.count / 2)
  }

  mutating func render() -> String {
    var walk = Walk(storage: storage, root: 0)
    while let step = walk.next() {
      let node = storage.tree[step.id]
      if image != noNode {
        renderDescription(node, isEnd: step.id == image && !step.isEntering, step.isEntering)
      } else if node.tag.rawValue >= Tag.text.rawValue {
        renderInline(step.id, node, step.isEntering)
      } else if step.isEntering {
        enterBlock(step.id, node)
      } else {
        leaveBlock(step.id, node)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { output.append(contentsOf: $0) }
  }

  /// Starts a new line unless the output is at the start of one.
  private mutating func startLine() {
    if let last = output.last, last != .newline { output.append(.newline) }
  }

  private mutating func enterBlock(_ id: NodeID, _ node: RawNode) {
    if node.tag == .paragraph {
      enterParagraph(id, node)
      return
    }
    if node.tag != .tableCell { startLine() }
    switch node.tag {
    case .blockQuote: write("<blockquote>\n")
    case .list: enterList(storage.tree.lists[Int(node.detail)])
    case .item: write("<li>")
    case .heading: writeHeadingTag("<h", node)
    case .thematicBreak: write("<hr />\n")
    case .codeBlock: writeCodeBlock(node)
    case .htmlBlock:
      output.append(contentsOf: storage.bytes[node.text.range])
      startLine()
    case .table: write("<table>\n")
    case .tableRow:
      if node.isMarked {
        write("<thead>\n")
      } else if storage.tree[node.previous].isMarked {
        write("<tbody>\n")
      }
      write("<tr>\n")
    case .tableCell: enterCell(id, node)
    default: break
    }
  }

  private mutating func leaveBlock(_ id: NodeID, _ node: RawNode) {
    switch node.tag {
    case .paragraph: if !isTight(node) { write("</p>\n") }
    case .blockQuote:
      startLine()
      write("</blockquote>\n")
    case .list:
      write(storage.tree.lists[Int(node.detail)].start == nil ? "</ul>\n" : "</ol>\n")
    case .item: write("</li>\n")
    case .heading:
      writeHeadingTag("</h", node)
      output.append(.newline)
    case .table: write("</table>\n")
    case .tableRow:
      write("</tr>\n")
      if node.isMarked {
        write("</thead>\n")
      } else if node.next == noNode {
        write("</tbody>\n")
      }
    case .tableCell: write(storage.tree[node.parent].isMarked ? "</th>\n" : "</td>\n")
    default: break
    }
  }

  private func isTight(_ paragraph: RawNode) -> Bool {
    let item = storage.tree[paragraph.parent]
    guard item.tag == .item else { return false }
    return storage.tree.lists[Int(storage.tree[item.parent].detail)].isTight
  }

  private mutating func enterParagraph(_ id: NodeID, _ node: RawNode) {
    if !isTight(node) {
      startLine()
      write("<p>")
    } else if node.previous != noNode {
      startLine()
    }
    guard node.previous == noNode else { return }
    switch storage.tree[node.parent].task {
    case 1: write("<input type=\"checkbox\" disabled=\"\" /> ")
    case 2: write("<input type=\"checkbox\" checked=\"\" disabled=\"\" /> ")
    default: break
    }
  }

  private mutating func enterList(_ list: ListInfo) {
    switch list.start {
    case nil: write("<ul>\n")
    case 1: write("<ol>\n")
    case .some(let start):
      write("<ol start=\"")
      output += String(start).utf8
      write("\">\n")
    }
  }

  private mutating func writeHeadingTag(_ opening: StaticString, _ node: RawNode) {
    write(opening)
    output.append(0x30 + UInt8(truncatingIfNeeded: node.detail))
    output.append(.greater)
  }

  private mutating func writeCodeBlock(_ node: RawNode) {
    write("<pre><code")
    if node.isMarked {
      let info = storage.bytes[storage.tree.infoStrings[Int(node.detail)].range]
      let language = info.prefix { !$0.isWhitespace }
      if !language.isEmpty {
        write(language.starts(with: "language-".utf8) ? " class=\"" : " class=\"language-")
        writeEscaped(language.indices)
        write("\"")
      }
    }
    write(">")
    writeEscaped(node.text.range)
    write("</code></pre>\n")
  }

  private mutating func enterCell(_ id: NodeID, _ node: RawNode) {
    write(storage.tree[node.parent].isMarked ? "<th" : "<td")
    switch storage.tree.alignment(ofCell: id) {
    case .automatic: write(">")
    case .left: write(" align=\"left\">")
    case .center: write(" align=\"center\">")
    case .right: write(" align=\"right\">")
    }
  }

  private mutating func renderInline(_ id: NodeID, _ node: RawNode, _ isEntering: Bool) {
    switch node.tag {
    case .text: if isEntering { writeEscaped(node.text.range) }
    case .softBreak: if isEntering { output.append(.newline) }
    case .hardBreak: if isEntering { write("<br />\n") }
    case .code:
      guard isEntering else { return }
      write("<code>")
      writeEscaped(node.text.range)
      write("</code>")
    case .html: if isEntering { output.append(contentsOf: storage.bytes[node.text.range]) }
    case .emphasis: write(isEntering ? "<em>" : "</em>")
    case .strong: write(isEntering ? "<strong>" : "</strong>")
    case .strikethrough: write(isEntering ? "<del>" : "</del>")
    case .image:
      // The closing half is written by renderDescription.
      write("<img src=\"")
      writeURL(storage.tree.links[Int(node.detail)].destination.range)
      write("\" alt=\"")
      image = id
    default:
      isEntering ? enterLink(node) : write("</a>")
    }
  }

  private mutating func enterLink(_ node: RawNode) {
    let target = storage.tree.links[Int(node.detail)]
    write("<a href=\"")
    writeURL(target.destination.range)
    writeTitle(target.title)
    write("\">")
  }

  /// Ends the attribute before it and leaves its own one open.
  private mutating func writeTitle(_ title: Span) {
    guard !title.isEmpty else { return }
    write("\" title=\"")
    writeEscaped(title.range)
  }

  private mutating func renderDescription(_ node: RawNode, isEnd: Bool, _ isEntering: Bool) {
    if isEnd {
      writeTitle(storage.tree.links[Int(node.detail)].title)
      write("\" />")
      image = noNode
      return
    }
    guard isEntering else { return }
    switch node.tag {
    case .text, .code, .html: writeEscaped(node.text.range)
    case .softBreak, .hardBreak: output.append(.space)
    default: break
    }
  }
}
