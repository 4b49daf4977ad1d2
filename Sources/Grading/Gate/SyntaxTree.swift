/// What the compiler's own parser says of a file (`-dump-parse -dump-ast-format json`), as far as the
/// gate asks: read in one pass, without a call for each level, however deep the file nests.
struct SyntaxTree: Equatable {
  struct Declaration: Equatable {
    var name: String
    var start: Int
  }

  /// The modules that are imported, with where each import begins.
  private(set) var imports: [Declaration] = []
  /// What stands directly in the file: types and aliases by themselves, and functions and variables.
  private(set) var fileLevelTypes: [Declaration] = []
  private(set) var fileLevelValues: [Declaration] = []
  /// Types and aliases in a protocol or in an extension: whatever conforms to the protocol means them by their bare
  /// names.
  private(set) var shared: [Declaration] = []
  /// Types and aliases that stand in a class which others can build upon, by the name of that.
  private(set) var inherited: [String: [Declaration]] = [:]
  /// The kinds of attributes with where each begins.
  private(set) var attributes: [Declaration] = []
  private(set) var macros: [Declaration] = []
  private(set) var unsafeExpressions = 0
  /// How many objects and arrays stand directly in another.
  private static let deepest = 200_000

  /// Nil for what is not such a tree, whole.
  ///
  /// Swift 6.3 forgets the end of each type with an attribute, such as `@Sendable () -> Void`.
  init?(json: [UInt8]) {
    guard
      let tree = SyntaxTree(json, endsAttributedTypes: true)
        ?? SyntaxTree(json, endsAttributedTypes: false)
    else { return nil }
    self = tree
  }

  private init?(_ json: [UInt8], endsAttributedTypes: Bool) {
    var reader = JSONEvents(json)
    var open: [Node] = []
    var isWhole = false
    while let event = reader.next() {
      switch event {
      case .begin:
        guard open.count < Self.deepest, !isWhole else { return nil }
        open.append(Node())
      case .end:
        var isForgotten = false
        repeat {
          guard let node = open.popLast() else { return nil }
          take(node, in: open)
          if open.isEmpty { isWhole = node.kind == "source_file" } else { node.tell(&open) }
          isForgotten =
            !endsAttributedTypes && open.last?.kind == "type_attributed"
            && open.last?.key == "type_repr"
        } while isForgotten
      case .key(let key):
        guard !open.isEmpty else { return nil }
        open[open.count - 1].key = key
      case .text(let text): if !open.isEmpty { open[open.count - 1].take(text) }
      }
    }
    guard reader.isWhole, isWhole else { return nil }
  }

  private mutating func take(_ node: Node, in open: [Node]) {
    guard let kind = node.kind else { return }
    let start = node.start ?? 0
    switch kind {
    case "import_decl": imports.append(Declaration(name: node.name ?? "", start: start))
    case "unsafe_expr": unsafeExpressions += 1
    case "macro_decl": macros.append(Declaration(name: node.name ?? "", start: start))
    default:
      if kind.hasSuffix("_attr") { attributes.append(Declaration(name: kind, start: start)) }
    }
    // Below a file stands its list of items, and in that the items; it is the same with what has members.
    guard open.count >= 2, Self.declarations.contains(kind), let name = node.name else { return }
    let declaration = Declaration(name: name, start: start)
    let isValue = kind == "func_decl" || kind == "var_decl"
    if open.count == 2 {
      if isValue { fileLevelValues.append(declaration) } else { fileLevelTypes.append(declaration) }
      return
    }
    guard !isValue else { return }
    let home = open[open.count - 2]
    if Self.sharing.contains(home.kind ?? "") { return shared.append(declaration) }
    guard home.kind == "class_decl", !home.isFinal, let owner = home.name else { return }
    inherited[owner, default: []].append(declaration)
  }

  private static let declarations: Set<String> = [
    "actor_decl", "class_decl", "enum_decl", "func_decl", "macro_decl", "protocol", "protocol_decl",
    "struct_decl", "typealias", "var_decl",
  ]

  private static let sharing: Set<String> = ["extension_decl", "protocol", "protocol_decl"]
}

/// An object or an array that is being read.
private struct Node {
  var key = ""
  var kind: String?
  /// A declaration's name, or the first part of an imported module's.
  var name: String?
  var start: Int?
  /// Whether no class can build upon this one.
  var isFinal = false

  mutating func take(_ text: String) {
    switch key {
    case "_kind": kind = text
    case "name": name = text
    case "start": start = Int(text)
    case "final": isFinal = true
    // An array has no keys.
    case "": if name == nil { name = text }
    default: break
    }
  }

  /// Hands on to what it stands in what that wants to know of it.
  func tell(_ open: inout [Node]) {
    let parent = open.count - 1
    switch open[parent].key {
    case "range": open[parent].start = start
    case "name", "base_name", "module_path": open[parent].name = name
    default: break
    }
  }
}

/// JSON as a row of events; what is broken ends it.
struct JSONEvents {
  enum Event: Equatable {
    case begin
    case end
    case key(String)
    /// A string, a number or a word.
    case text(String)
  }

  private let bytes: [UInt8]
  private var position = 0
  private(set) var isBroken = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether everything was read, and could be.
  var isWhole: Bool { !isBroken && position >= bytes.count }

  mutating func next() -> Event? {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: ":"): position += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        position += 1
        return .begin
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        position += 1
        return .end
      case UInt8(ascii: "\""): return string()
      default: return word()
      }
    }
    return nil
  }

  /// Escapes are left as they are: no name that is looked for has any.
  private mutating func string() -> Event? {
    let start = position + 1
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count else {
      isBroken = true
      return nil
    }
    position = end + 1
    let isKey = position < bytes.count && bytes[position] == UInt8(ascii: ":")
    // Long text is none of the words that anybody asks for.
    let text = end - start > 200 ? "" : String(decoding: bytes[start..<end], as: UTF8.self)
    return isKey ? .key(text) : .text(text)
  }

  private mutating func word() -> Event? {
    let start = position
    while position < bytes.count, Self.isWordPart(bytes[position]) { position += 1 }
    guard position > start else {
      isBroken = true
      return nil
    }
    return .text(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
      || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")].contains(byte)
  }
}
