/// What GitHub adds to CommonMark, each to be had on its own.
package struct Extensions: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Rows of cells between pipes, under a row of dashes.
  package static let tables = Extensions(rawValue: 1)
  /// A box `[ ]` or `[x]` at the start of a list item.
  package static let taskLists = Extensions(rawValue: 2)
  /// Text between one or two tildes.
  package static let strikethrough = Extensions(rawValue: 4)
  /// Bare web and mail addresses.
  package static let autolinks = Extensions(rawValue: 8)
  /// All of them, as a reader of GitHub expects.
  package static let all: Extensions = [.tables, .taskLists, .strikethrough, .autolinks]
}

/// A parsed Markdown text: a tree of nodes, each of which knows where it stands in the source.
package struct Document: Sendable {
  let storage: Storage

  /// Parses UTF-8; a leading byte order mark is dropped, NUL and invalid bytes become U+FFFD, nothing is an error.
  package init(parsing bytes: [UInt8], extensions: Extensions = .all) {
    // Offsets are 32 bits wide, and unescaped text needs room beside the source.
    precondition(
      bytes.count < Int32.max / 4, "A Markdown text of half a gigabyte is not supported.")
    var blocks = BlockParser(tree: Tree(source: repaired(bytes)), extensions: extensions)
    blocks.run()
    var inlines = InlineParser(blocks: blocks.finished(), extensions: extensions)
    inlines.run()
    storage = Storage(inlines.finished())
  }

  /// Parses a string.
  package init(parsing text: String, extensions: Extensions = .all) {
    self.init(parsing: Array(text.utf8), extensions: extensions)
  }

  /// The whole document; its children are the outermost blocks.
  package var root: Node { Node(storage: storage, id: 0) }

  /// The text that every range of a node refers to, valid UTF-8 without byte order mark.
  package var source: ArraySlice<UInt8> { storage.bytes[..<storage.tree.source.count] }

  /// The part of the source that a range covers, as it was written.
  package func text(in range: Range<Int>) -> String {
    String(decoding: source[range.clamped(to: source.startIndex..<source.endIndex)], as: UTF8.self)
  }

  /// The document as HTML, with the raw HTML of its text passed through.
  package func html() -> String {
    var renderer = HTMLRenderer(storage)
    return renderer.render()
  }

  /// One line a node, indented, with source positions: for tests and for authors who wonder how a text is read.
  package func tree() -> String {
    TreeDump(document: self).lines()
  }
}

/// What the nodes of a document share.
final class Storage: Sendable {
  let tree: Tree
  /// The source and the derived text behind it, which spans refer to.
  let bytes: [UInt8]

  init(_ tree: Tree) {
    self.tree = tree
    bytes = tree.derived.isEmpty ? tree.source : tree.source + tree.derived
  }

  func string(_ span: Span) -> String {
    String(decoding: bytes[span.range], as: UTF8.self)
  }
}

/// The bytes as valid UTF-8 without NUL and without a leading byte order mark.
private func repaired(_ bytes: [UInt8]) -> [UInt8] {
  var bytes = bytes
  if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
  if String(validating: bytes, as: UTF8.self) == nil {
    bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
  }
  guard bytes.contains(0) else { return bytes }
  var clean: [UInt8] = []
  clean.reserveCapacity(bytes.count + 16)
  for byte in bytes {
    if byte == 0 {
      clean += [0xEF, 0xBF, 0xBD]
    } else {
      clean.append(byte)
    }
  }
  return clean
}
