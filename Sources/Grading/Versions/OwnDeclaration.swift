import SwiftLexer

/// A declaration that one version of a file has and others do not, who are the same with it.
struct OwnDeclaration {
  /// What a declaration stands in.
  enum Home: Equatable {
    case file
    /// A class or an actor.
    case object
    /// A structure, an enumeration, or an extension of anything.
    case value
  }

  /// What it declares under names that nothing else has: other versions can know it by other ones.
  private(set) var newNames: [String] = []
  /// What it is called.
  private(set) var name = ""

  /// Nil where others can tell that it is there.
  init?(_ pieces: [BracedSource.Piece], in home: Home, isNew: (String) -> Bool) {
    let words = pieces.map(\.text)
    // What one file brings in, others do not see.
    if home == .file, words.first == "import", words.count == 2 { return }
    guard let introducer = Self.introducer(in: words) else { return nil }
    if words[introducer] == "extension" {
      guard home == .file, introducer == 0,
        let names = Self.namesOfMembers(pieces, isNew: isNew)
      else { return nil }
      newNames = names
      return
    }
    if words[introducer] == "init" {
      guard home == .object, Self.isInitializerOfItsOwn(words[(introducer + 1)...]) else {
        return nil
      }
      return
    }
    guard introducer + 1 < words.count, let letter = words[introducer + 1].first,
      // An operator, and the keys of a type, are asked for by what the compiler writes.
      letter.isLetter || letter == "_", words[introducer + 1] != "CodingKeys"
    else { return nil }
    name = words[introducer + 1]
    if isNew(name) { newNames = [name] }
    let isHidden = !newNames.isEmpty || pieces.first?.isPrivate == true
    switch words[introducer] {
    case let word where Self.types.contains(word):
      // In its own file, what nobody names is not even made.
      guard isHidden || home == .file else { return nil }
    case "typealias":
      guard isHidden else { return nil }
    case "func":
      guard isHidden, pieces.last?.block != nil else { return nil }
    default:
      guard isHidden else { return nil }
      if home == .file || words[..<introducer].contains("static") { return }
      guard Self.isQuiet(pieces, introducer, in: home) else { return nil }
    }
  }

  private static let types: Set<String> = ["class", "struct", "enum", "actor", "protocol"]
  private static let introducers = types.union([
    "func", "var", "let", "typealias", "extension", "init",
  ])
  private static let modifiers: Set<String> = [
    "final", "static", "lazy", "weak", "mutating", "nonisolated", "indirect", "convenience",
    "@MainActor", "@Published", "@discardableResult", "@ViewBuilder", "@Observable",
    "@ObservationIgnored", "@Reducer", "@ObservableState",
  ]

  /// Where the word is that says what is declared, if all before it is known to change nothing for others.
  private static func introducer(in words: [String]) -> Int? {
    guard let found = words.firstIndex(where: { !modifiers.contains($0) }),
      introducers.contains(words[found])
    else { return nil }
    return found
  }

  // MARK: - Properties

  private static let observers: Set<String> = ["willSet", "didSet"]

  /// Whether a property of a value or an object is computed, or costs others nothing but its room.
  private static func isQuiet(
    _ pieces: [BracedSource.Piece], _ introducer: Int, in home: Home
  ) -> Bool {
    let words = pieces.map(\.text)
    guard let value = words.firstIndex(of: "=") else {
      // Computed, or nil at first.
      return pieces.last?.block?.pieces.first.map { !observers.contains($0.text) } == true
        || home == .object && words[introducer] == "var" && words.last?.hasSuffix("?") == true
    }
    return home == .object
      && (words[..<introducer].contains("lazy") || isPlain(words[(value + 1)...]))
  }

  /// Whether nothing happens when a value is made.
  private static func isPlain(_ words: ArraySlice<String>) -> Bool {
    words.allSatisfy { word in
      ["[", "]", ":", "nil", "true", "false", "-", "."].contains(word)
        || word.first.map { $0.isNumber || $0 == "\"" } == true
    }
  }

  // MARK: - Initializers and extensions

  /// First words of what protocols ask for, and of what classes of the system are made by.
  private static let knownLabels: Set<String> = [
    "_", "coder", "from", "frame", "nibName", "rawValue", "stringValue", "intValue", "style",
  ]

  /// Whether no other class's initializer, and no protocol's, can be meant by it.
  private static func isInitializerOfItsOwn(_ words: ArraySlice<String>) -> Bool {
    guard words.first == "(", let label = words.dropFirst().first else { return false }
    return !knownLabels.contains(label) && !label.hasSuffix("Literal")
  }

  /// The names of what an extension adds; nil if it adds more than functions and computed properties.
  private static func namesOfMembers(
    _ pieces: [BracedSource.Piece], isNew: (String) -> Bool
  ) -> [String]? {
    guard !pieces.contains(where: { [":", "where"].contains($0.text) }),
      let block = pieces.last?.block?.foldingAccess.foldingValues
    else { return nil }
    var names: [String] = []
    for range in block.declarations {
      let member = OwnDeclaration(
        block.pieces[range].flatMap(\.unfolded), in: .value, isNew: isNew)
      guard let member, !member.newNames.isEmpty else { return nil }
      names += member.newNames
    }
    return names
  }
}
