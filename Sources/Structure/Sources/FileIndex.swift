internal import CIndexStore

/// What the compiler noted of one source file: each place where a symbol is declared or used.
package struct FileIndex: Sendable, Equatable {
  /// Each symbol once, named by its place here.
  var symbols: [IndexedSymbol] = []
  var occurrences: [Occurrence] = []

  struct IndexedSymbol: Equatable {
    var kind: Int
    var subkind: Int
    var name: String
    /// The compiler's unique name of the symbol.
    var usr: String
  }

  struct Occurrence: Equatable {
    var symbol: Int
    var roles: Roles
    var line: Int
    var column: Int
    var relations: [Relation] = []
  }

  /// What another symbol has to do with an occurrence.
  struct Relation: Equatable {
    var symbol: Int
    var roles: Roles
  }

  struct Roles: OptionSet, Equatable {
    var rawValue: Int

    static let definition = Roles(CINDEXSTORE_DEFINITION)
    static let reference = Roles(CINDEXSTORE_REFERENCE)
    static let read = Roles(CINDEXSTORE_READ)
    static let write = Roles(CINDEXSTORE_WRITE)
    static let call = Roles(CINDEXSTORE_CALL)
    static let implicit = Roles(CINDEXSTORE_IMPLICIT)
    static let childOf = Roles(CINDEXSTORE_CHILD_OF)
    static let baseOf = Roles(CINDEXSTORE_BASE_OF)
    static let overrideOf = Roles(CINDEXSTORE_OVERRIDE_OF)
    static let calledBy = Roles(CINDEXSTORE_CALLED_BY)
    static let extendedBy = Roles(CINDEXSTORE_EXTENDED_BY)
    static let accessorOf = Roles(CINDEXSTORE_ACCESSOR_OF)
    static let containedBy = Roles(CINDEXSTORE_CONTAINED_BY)

    init(rawValue: Int) { self.rawValue = rawValue }
    private init(_ role: cindexstore_role) { rawValue = Int(role.rawValue) }
  }

  package init() {}

  /// The symbols, as an object file has them, of what is called by one of these names, whatever its arguments;
  /// a case of an enumeration is not called.
  package func symbols(named names: Set<String>) -> [String] {
    let caseOfEnumeration = 15
    return symbols.filter {
      $0.kind != caseOfEnumeration && names.contains(String($0.name.prefix { $0 != "(" }))
    }
    .map(\.usr)
    .filter { $0.hasPrefix("s:") }.map { "$s\($0.dropFirst(2))" }
  }
}

// MARK: - As text, to be kept

extension FileIndex {
  /// A line for each symbol and each occurrence, its fields parted by tabs.
  package var encoded: [UInt8] {
    var writer = LineWriter()
    for symbol in symbols {
      writer.write(["s", "\(symbol.kind)", "\(symbol.subkind)", symbol.name, symbol.usr])
    }
    for occurrence in occurrences {
      let numbers =
        [occurrence.symbol, occurrence.roles.rawValue, occurrence.line, occurrence.column]
        + occurrence.relations.flatMap { [$0.symbol, $0.roles.rawValue] }
      writer.write(["o"] + numbers.map { "\($0)" })
    }
    writer.write(["."])
    return writer.bytes
  }

  /// Nil for anything that `encoded` did not make.
  package init?(encoded: [UInt8]) {
    var isComplete = false
    for line in LineReader(encoded) {
      guard !isComplete else { return nil }
      switch line.first {
      case "s":
        guard line.count == 5, let kind = Int(line[1]), let subkind = Int(line[2]) else {
          return nil
        }
        symbols.append(IndexedSymbol(kind: kind, subkind: subkind, name: line[3], usr: line[4]))
      case "o":
        guard let occurrence = Occurrence(line.dropFirst().map { Int($0) ?? -1 }) else {
          return nil
        }
        occurrences.append(occurrence)
      default:
        guard line == ["."] else { return nil }
        isComplete = true
      }
    }
    let named = occurrences.flatMap { [$0.symbol] + $0.relations.map(\.symbol) }
    guard isComplete, named.allSatisfy(symbols.indices.contains) else { return nil }
  }
}

extension FileIndex.Occurrence {
  fileprivate init?(_ numbers: [Int]) {
    guard numbers.count >= 4, numbers.count.isMultiple(of: 2), numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    self.init(
      symbol: numbers[0], roles: FileIndex.Roles(rawValue: numbers[1]), line: numbers[2],
      column: numbers[3])
    relations = stride(from: 4, to: numbers.count, by: 2).map {
      FileIndex.Relation(
        symbol: numbers[$0], roles: FileIndex.Roles(rawValue: numbers[$0 + 1]))
    }
  }
}
