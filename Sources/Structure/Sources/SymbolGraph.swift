/// What the compiler says of a module's declarations: their attributes, their types, who may use them.
package struct SymbolGraph: Sendable, Equatable {
  /// By the compiler's unique names.
  private(set) var symbols: [String: Declared] = [:]

  struct Declared: Equatable {
    var access = ""
    var fragments: [Fragment] = []
  }

  /// A piece of a declaration as the compiler prints it.
  struct Fragment: Equatable {
    var kind = ""
    var spelling = ""
    /// The unique name of what the piece is the name of.
    var usr: String?
  }

  package init() {}

  /// Adds what a file of the compiler's says; false if that is no graph.
  package mutating func add(json: [UInt8]) -> Bool {
    var scanner = JSONScanner(json)
    var found = symbols
    do {
      try scanner.object { scanner, key in
        guard key == "symbols" else { return try scanner.skip() }
        try scanner.array { scanner in
          let (usr, declared) = try Self.symbol(&scanner)
          found[usr] = declared
        }
      }
      try scanner.end()
    } catch {
      return false
    }
    symbols = found
    return true
  }

  private static func symbol(
    _ scanner: inout JSONScanner
  ) throws -> (String, Declared) {
    var usr = ""
    var declared = Declared()
    try scanner.object { scanner, key in
      switch key {
      case "identifier":
        try scanner.object { scanner, key in
          if key == "precise" { usr = try scanner.string() } else { try scanner.skip() }
        }
      case "accessLevel": declared.access = try scanner.string()
      case "declarationFragments":
        try scanner.array { declared.fragments.append(try fragment(&$0)) }
      default: try scanner.skip()
      }
    }
    return (usr, declared)
  }

  private static func fragment(_ scanner: inout JSONScanner) throws -> Fragment {
    var fragment = Fragment()
    try scanner.object { scanner, key in
      switch key {
      case "kind": fragment.kind = try scanner.string()
      case "spelling": fragment.spelling = try scanner.string()
      case "preciseIdentifier": fragment.usr = try scanner.string()
      default: try scanner.skip()
      }
    }
    return fragment
  }
}

extension SymbolGraph.Declared {
  /// Without their arguments, as `@MainActor`.
  var attributes: [String] {
    fragments.filter { $0.kind == "attribute" && $0.spelling != "@" }.map {
      $0.spelling.hasPrefix("@") ? $0.spelling : "@\($0.spelling)"
    }
  }

  func has(_ keyword: String) -> Bool {
    fragments.contains { $0.kind == "keyword" && $0.spelling == keyword }
  }

  /// A method or a property of the type itself.
  var isStatic: Bool {
    let words = fragments.filter { $0.kind == "keyword" }.map(\.spelling)
    guard let last = words.firstIndex(where: { ["var", "let", "func", "subscript"].contains($0) })
    else { return false }
    return words[..<last].contains { $0 == "static" || $0 == "class" }
  }

  /// Whether it is a `var` with a setter; of one that is less open than the property, the compiler says little.
  var isSettable: Bool {
    has("var") && !fragments.contains { $0.kind == "text" && $0.spelling.contains("{ get }") }
      && (!has("get") || has("set"))
  }

  /// The type of a property, or what stands behind the name of a function; nil where there is neither.
  var type: String? {
    var text = typeFragments.map(\.spelling).joined()
    if let accessors = text.firstRange(of: " { ") {
      text = String(text[..<accessors.lowerBound])
    }
    if text.hasPrefix(": ") { text = String(text.dropFirst(2)) }
    return text.isEmpty ? nil : text
  }

  /// The types that it is made of, but for its attributes and its generic parameters.
  var namedTypes: [FileIndex.IndexedSymbol] {
    typeFragments.compactMap(Self.type) + TypeShape(typeFragments).collections
  }

  /// The types that are named in it in one way, its generic parameters left out.
  func types(where isMeant: (TypeShape.Name) -> Bool) -> [FileIndex.IndexedSymbol] {
    names(where: isMeant).compactMap(Self.type)
  }

  /// The names that its type is made of, as far as they are meant.
  func names(where isMeant: (TypeShape.Name) -> Bool) -> [SymbolGraph.Fragment] {
    TypeShape(typeFragments).names.filter(isMeant).map { fragments[$0.fragment] }
  }

  static func type(_ fragment: SymbolGraph.Fragment) -> FileIndex.IndexedSymbol? {
    guard fragment.kind == "typeIdentifier", let usr = fragment.usr, !usr.hasSuffix("mfp")
    else { return nil }
    return FileIndex.IndexedSymbol(typeNamed: fragment.spelling, usr: usr)
  }

  /// What stands behind the name.
  var typeFragments: ArraySlice<SymbolGraph.Fragment> {
    let name = fragments.firstIndex {
      $0.kind == "identifier"
        || $0.kind == "keyword" && ["init", "subscript"].contains($0.spelling)
    }
    return name.map { fragments[($0 + 1)...] } ?? []
  }
}
