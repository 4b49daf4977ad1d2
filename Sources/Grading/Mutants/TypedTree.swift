/// A node of what the compiler knows of a file (`-dump-ast -dump-ast-format json`), as far as mutants ask.
struct TypedNode: Equatable {
  var kind = ""
  /// What it is to the node that it stands in, such as `body` or `args`.
  var role = ""
  var isImplicit = false
  /// Where it begins, and where its last token begins.
  var start: Int?
  var lastToken: Int?
  /// Mangled; empty for what has none, or a very long one.
  var type = ""
  /// Of a declaration its own, of a reference that which it refers to.
  var symbol = ""
  var name = ""
  var label = ""
  var children: [TypedNode] = []

  func child(_ role: String) -> TypedNode? { children.first { $0.role == role } }

  func children(_ role: String) -> [TypedNode] { children.filter { $0.role == role } }

  /// Whether a node of this kind is somewhere in it.
  func holds(_ kind: String) -> Bool {
    self.kind == kind || children.contains { $0.holds(kind) }
  }
}

/// Reads the files of a module, one after the other; nil for what is not whole.
func readTypedTrees(_ json: [UInt8]) -> [(path: String, tree: TypedNode)]? {
  var reader = JSONEvents(json)
  var open: [OpenNode] = []
  var files: [(String, TypedNode)] = []
  while let event = reader.next() {
    switch event {
    case .begin:
      // Deeper than anybody writes, and what is walked later calls itself.
      guard open.count < 2000 else { return nil }
      open.append(OpenNode(role: open.last?.roleOfNext ?? ""))
    case .end:
      guard let closed = open.popLast() else { return nil }
      if open.isEmpty {
        files.append((closed.path, closed.node))
      } else {
        open[open.count - 1].take(closed)
      }
    case .key(let key):
      guard !open.isEmpty else { return nil }
      open[open.count - 1].key = key
    case .text(let text):
      guard !open.isEmpty else { return nil }
      open[open.count - 1].take(text)
    }
  }
  return reader.isWhole && open.isEmpty ? files : nil
}

/// An object or an array that is being read.
private struct OpenNode {
  var node = TypedNode()
  /// An array has none.
  var key = ""
  var path = ""
  /// Of a range: that it is one of what a macro made, and none of the file.
  var isOfMacro = false

  init(role: String) { node.role = role }

  /// The elements of an array are what the array is.
  var roleOfNext: String { key.isEmpty ? node.role : key }

  mutating func take(_ text: String) {
    switch key {
    case "_kind": node.kind = text
    case "implicit": node.isImplicit = text == "true"
    case "start": node.start = Int(text)
    case "end": node.lastToken = Int(text)
    case "buffer_id": isOfMacro = true
    case "type": node.type = text
    case "usr", "decl_usr": node.symbol = text
    case "name", "base_name": node.name = text
    case "label": node.label = text
    case "filename": path = text
    default: break
    }
  }

  mutating func take(_ closed: OpenNode) {
    let other = closed.node
    switch other.role {
    case "range" where closed.isOfMacro: break
    case "range":
      node.start = other.start
      node.lastToken = other.lastToken
    case "decl":
      node.symbol = other.symbol
      node.name = other.name
    case "name", "base_name": node.name = other.name
    case "substitutions", "function_ref", "conformance", "reqs", "accessed_decl": break
    default:
      if other.kind.isEmpty {
        node.children += other.children
      } else {
        node.children.append(other)
      }
    }
  }
}
