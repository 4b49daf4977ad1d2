/// What a module's types inherit from and conform to, for those who use the module.
package struct Ancestry: Sendable, Equatable {
  /// By the compiler's unique names.
  private(set) var ancestors: [String: [FileIndex.IndexedSymbol]] = [:]

  package init() {}

  /// Adds what a file of the compiler's account of the module says; false if that is no such account.
  package mutating func add(json: [UInt8]) -> Bool {
    var scanner = JSONScanner(json)
    var names: [String: String] = [:]
    var relations: [Relation] = []
    do {
      try scanner.object { scanner, key in
        switch key {
        case "symbols":
          try scanner.array { scanner in
            let (usr, name) = try Self.symbol(&scanner)
            names[usr] = name
          }
        case "relationships": try scanner.array { relations.append(try Self.relation(&$0)) }
        default: try scanner.skip()
        }
      }
      try scanner.end()
    } catch {
      return false
    }
    for relation in relations where ["inheritsFrom", "conformsTo"].contains(relation.kind) {
      let path = names[relation.target] ?? relation.fallback
      guard let name = path.split(separator: ".").last else { continue }
      ancestors[relation.source, default: []].append(
        FileIndex.IndexedSymbol(typeNamed: String(name), usr: relation.target))
    }
    return true
  }

  private struct Relation {
    var kind = ""
    var source = ""
    var target = ""
    /// The target's name where another module declares it.
    var fallback = ""
  }

  private static func symbol(_ scanner: inout JSONScanner) throws -> (String, String) {
    var (usr, name) = ("", "")
    try scanner.object { scanner, key in
      switch key {
      case "identifier":
        try scanner.object { scanner, key in
          if key == "precise" { usr = try scanner.string() } else { try scanner.skip() }
        }
      case "names":
        try scanner.object { scanner, key in
          if key == "title" { name = try scanner.string() } else { try scanner.skip() }
        }
      default: try scanner.skip()
      }
    }
    return (usr, name)
  }

  private static func relation(_ scanner: inout JSONScanner) throws -> Relation {
    var relation = Relation()
    try scanner.object { scanner, key in
      switch key {
      case "kind": relation.kind = try scanner.string()
      case "source": relation.source = try scanner.string()
      case "target": relation.target = try scanner.string()
      case "targetFallback": relation.fallback = try scanner.string()
      default: try scanner.skip()
      }
    }
    return relation
  }
}

// MARK: - As text, to be kept

extension Ancestry {
  /// A line for each type: its unique name, then the unique name and the name of each ancestor.
  package var encoded: [UInt8] {
    var writer = LineWriter()
    for (usr, found) in ancestors.sorted(by: { $0.key < $1.key }) {
      writer.write([usr] + found.flatMap { [$0.usr, $0.name] })
    }
    return writer.bytes
  }

  /// Adds what `encoded` made.
  package mutating func add(encoded: [UInt8]) {
    for line in LineReader(encoded) {
      guard let usr = line.first else { continue }
      ancestors[usr, default: []] += stride(from: 1, to: line.count - 1, by: 2).map {
        FileIndex.IndexedSymbol(typeNamed: line[$0 + 1], usr: line[$0])
      }
    }
  }
}
