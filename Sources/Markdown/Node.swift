/// How the cells of a table column are set.
package enum ColumnAlignment: String, Sendable {
  case automatic, left, center, right
}

/// What a list's markers look like and how its items are spaced.
package struct ListInfo: Equatable, Sendable {
  /// The number of the first item of an ordered list; nil for bullets.
  package var start: Int?
  /// The bullet, or the `.` or `)` behind the number.
  package var marker: UInt8
  /// Whether no blank line separates its parts, so that its paragraphs are set without space.
  package var isTight: Bool

  func continues(_ other: ListInfo) -> Bool {
    marker == other.marker && (start == nil) == (other.start == nil)
  }
}

/// One node of a document: a small handle, cheap to copy.
package struct Node: Sendable {
  /// What a node is, with all that its syntax said.
  package enum Kind: Equatable, Sendable {
    case document, blockQuote, paragraph, thematicBreak
    case heading(level: Int)
    case list(ListInfo)
    /// `isChecked` is nil for an item without a box.
    case item(isChecked: Bool?)
    /// `info` is all that stands behind the opening fence, empty for indented code.
    case codeBlock(info: String, literal: String)
    case htmlBlock(String)
    case table([ColumnAlignment])
    case tableRow(isHeader: Bool)
    case tableCell(ColumnAlignment)
    case softBreak, hardBreak, emphasis, strong, strikethrough
    case text(String)
    case code(String)
    case html(String)
    case link(destination: String, title: String)
    case image(destination: String, title: String)
  }

  let storage: Storage
  let id: NodeID

  var raw: RawNode { storage.tree[id] }

  private func node(_ id: NodeID) -> Node? {
    id == noNode ? nil : Node(storage: storage, id: id)
  }

  package var parent: Node? { node(raw.parent) }
  package var firstChild: Node? { node(raw.firstChild) }
  package var lastChild: Node? { node(raw.lastChild) }
  package var next: Node? { node(raw.next) }
  package var previous: Node? { node(raw.previous) }

  /// The byte range in the document's source, markers included.
  package var range: Range<Int> { raw.source.range }

  /// The line of the node's first byte, counted from 1.
  package var line: Int { start.line }

  /// What the node is; strings are made on each call.
  package var kind: Kind {
    let raw = self.raw
    switch raw.tag {
    case .document: return .document
    case .blockQuote: return .blockQuote
    case .paragraph: return .paragraph
    case .thematicBreak: return .thematicBreak
    case .heading: return .heading(level: Int(raw.detail))
    case .list: return .list(storage.tree.lists[Int(raw.detail)])
    case .item: return .item(isChecked: raw.task == 0 ? nil : raw.task == 2)
    case .codeBlock: return .codeBlock(info: info, literal: literal)
    case .htmlBlock: return .htmlBlock(literal)
    case .table: return .table(storage.tree.tables[Int(raw.detail)])
    case .tableRow: return .tableRow(isHeader: raw.isMarked)
    case .tableCell: return .tableCell(storage.tree.alignment(ofCell: id))
    default: return inlineKind(raw)
    }
  }

  private func inlineKind(_ raw: RawNode) -> Kind {
    switch raw.tag {
    case .softBreak: return .softBreak
    case .hardBreak: return .hardBreak
    case .code: return .code(literal)
    case .html: return .html(literal)
    case .emphasis: return .emphasis
    case .strong: return .strong
    case .strikethrough: return .strikethrough
    case .link, .image:
      let target = storage.tree.links[Int(raw.detail)]
      let destination = storage.string(target.destination)
      let title = storage.string(target.title)
      return raw.tag == .link
        ? .link(destination: destination, title: title)
        : .image(destination: destination, title: title)
    default: return .text(literal)
    }
  }

  private var literal: String { storage.string(raw.text) }

  private var info: String {
    raw.isMarked ? storage.string(storage.tree.infoStrings[Int(raw.detail)]) : ""
  }
}

/// Walking.
extension Node {
  /// The direct children, first to last.
  package var children: some Sequence<Node> {
    sequence(first: firstChild) { $0?.next }.lazy.prefix { $0 != nil }.compactMap { $0 }
  }

  /// The node and everything below it in the order of the source.
  package var descendants: some Sequence<Node> {
    sequence(state: Walk(storage: storage, root: id)) { walk in
      while let step = walk.next() {
        if step.isEntering { return Node(storage: walk.storage, id: step.id) }
      }
      return nil
    }
  }

  /// What a reader sees of the node with all markup left out; a line break counts as a space.
  package var plainText: String {
    var bytes: [UInt8] = []
    for node in descendants {
      switch node.raw.tag {
      case .text, .code, .codeBlock: bytes += storage.bytes[node.raw.text.range]
      case .softBreak, .hardBreak: bytes.append(.space)
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A walk over a subtree that visits each node on the way in and on the way out, without recursion.
struct Walk {
  let storage: Storage
  let root: NodeID
  private var upcoming: (id: NodeID, isEntering: Bool)?

  init(storage: Storage, root: NodeID) {
    self.storage = storage
    self.root = root
    upcoming = (root, true)
  }

  mutating func next() -> (id: NodeID, isEntering: Bool)? {
    guard let step = upcoming else { return nil }
    let node = storage.tree[step.id]
    if step.isEntering {
      upcoming = node.firstChild == noNode ? (step.id, false) : (node.firstChild, true)
    } else if step.id == root {
      upcoming = nil
    } else {
      upcoming = node.next == noNode ? (node.parent, false) : (node.next, true)
    }
    return step
  }
}

extension Tree {
  func alignment(ofCell cell: NodeID) -> ColumnAlignment {
    let table = self[self[cell].parent].parent
    return tables[Int(self[table].detail)][Int(self[cell].detail)]
  }
}
