/// The facts of the learner's code as the grader hands them over, row by row.
struct FactTable: Sendable {
  struct File: Sendable {
    var module: String
    var path: String
    var lines: Int
    var imports: [(module: String, line: Int)] = []
  }

  struct Symbol: Sendable {
    var name: String
    var kind: String
    var module: String
    var parent: Int?
    var access: Access?
    /// `strong`, `weak` or `unowned`; empty for everything but a stored property.
    var hold: String
    var isStatic: Bool
    var isSettable: Bool
    var lines: Int
    var type: String
    var typeMentions: [Int]
    /// Those of them that a value has in it; what only a closure takes or gives is not.
    var heldTypes: [Int]
    /// Those of them that a value is itself, optional or not.
    var wholeTypes: [Int]
    /// What a type of another module than the learner's descends from, where that is known.
    var ancestors: [Int]
    /// Nil for a symbol of another module than the learner's.
    var place: Place?

    var isType: Bool { ["actor", "class", "struct", "enum", "protocol"].contains(kind) }

    /// Whether everybody reaches it who can name it, without a value of its type.
    var belongsToNoValue: Bool {
      ["global", "function"].contains(kind) || ["method", "property"].contains(kind) && isStatic
    }
  }

  struct Reference: Sendable {
    var from: Int
    var to: Int
    var use: Use
    var place: Place
  }

  struct Place: Sendable {
    var file: Int
    var line: Int
  }

  struct Use: OptionSet, Sendable {
    var rawValue: Int

    static let writes = Use(rawValue: 4)
    static let constructs = Use(rawValue: 16)
    static let inherits = Use(rawValue: 32)
    static let conforms = Use(rawValue: 64)
    static let overrides = Use(rawValue: 128)
  }

  private(set) var files: [File] = []
  private(set) var symbols: [Symbol] = []
  private(set) var references: [Reference] = []

  /// The symbol, what it is a member of, and so on outwards.
  func enclosing(_ number: Int) -> [Int] {
    var chain = [number]
    while let parent = chain.last.flatMap({ symbols[$0].parent }), !chain.contains(parent) {
      chain.append(parent)
    }
    return chain
  }

  /// Empty if the rows are not complete.
  init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map(Self.text)
      switch (fields[0], fields.count) {
      case ("f", 4):
        files.append(File(module: fields[1], path: fields[2], lines: Int(fields[3]) ?? 0))
      case ("i", 4):
        guard let file = Int(fields[1]), files.indices.contains(file) else { continue }
        files[file].imports.append((fields[2], Int(fields[3]) ?? 1))
      case ("s", 15...): symbols.append(Symbol(fields))
      case ("r", 8): references.append(Reference(fields.compactMap(Int.init)))
      case (".", 1): return
      default: continue
      }
    }
    (files, symbols, references) = ([], [], [])
  }

  private static func text(_ field: ArraySlice<UInt8>) -> String {
    let text = String(decoding: field, as: UTF8.self)
    guard field.contains(UInt8(ascii: "\\")) else { return text }
    var plain = ""
    var isEscape = false
    for character in text {
      if isEscape {
        plain.append(character == "t" ? "\t" : character == "n" ? "\n" : character)
        isEscape = false
      } else if character == "\\" {
        isEscape = true
      } else {
        plain.append(character)
      }
    }
    return plain
  }
}

extension FactTable.Symbol {
  fileprivate init(_ fields: [String]) {
    let place = fields[15...].compactMap { Int($0) }
    func numbers(_ field: Int) -> [Int] {
      fields[field].split(separator: " ").compactMap { Int($0) }
    }
    self.init(
      name: fields[1], kind: fields[2], module: fields[3], parent: Int(fields[4]),
      access: Access(rawValue: fields[5]), hold: fields[6], isStatic: fields[7] == "1",
      isSettable: fields[8] == "1", lines: Int(fields[9]) ?? 0, type: fields[10],
      typeMentions: numbers(11), heldTypes: numbers(12), wholeTypes: numbers(13),
      ancestors: numbers(14),
      place: place.count == 3 ? FactTable.Place(file: place[0], line: place[1]) : nil)
  }
}

extension FactTable.Reference {
  fileprivate init(_ numbers: [Int]) {
    self.init(
      from: numbers[0], to: numbers[1], use: FactTable.Use(rawValue: numbers[2]),
      place: FactTable.Place(file: numbers[3], line: numbers[4]))
  }
}

/// Who may use a declaration, from the narrowest to the widest.
public enum Access: String, Sendable, CaseIterable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  public static func < (first: Access, second: Access) -> Bool {
    allCases.firstIndex(of: first) ?? 0 < allCases.firstIndex(of: second) ?? 0
  }
}
