package import Curriculum
import SwiftLexer

/// What to read of many errors: each fault once, and nothing that only follows from another.
package struct DiagnosticDigest: Sendable, Equatable {
  /// One fault, however often the compiler met it.
  package struct Entry: Sendable, Equatable {
    /// Where it is met first.
    package var diagnostic: Diagnostic
    /// Where else.
    package var others: [Diagnostic.Place] = []
    /// A name of the learner's own that is close to the one that cannot be found; told of the first entry only.
    package var similarName: String?
    /// The module that it comes from, if the file does not import it; told of the first entry only.
    package var missingImport: String?
  }

  package var entries: [Entry] = []
  /// How many errors are not among the entries, because they follow from one that is.
  package var followUps = 0

  /// More are only counted: who mends the first hundreds reads another list.
  private static let mostRead = 500

  /// The order of the diagnostics is kept; the files are those that they are about.
  package init(_ diagnostics: [Diagnostic], in files: [SourceFile]) {
    let all = diagnostics.filter { $0.severity == .error }
    let errors = Array(all.prefix(Self.mostRead))
    let declarations = LearnerDeclarations(files)
    let causes = ErrorCauses(errors, declarations: declarations)
    var read = errors.filter { !causes.isFollowUp($0) }
    if read.isEmpty { read = errors }
    followUps = all.count - read.count
    var known: [String: Int] = [:]
    for error in read {
      if let index = known[error.fault] {
        entries[index].add(error)
      } else {
        known[error.fault] = entries.count
        entries.append(Entry(diagnostic: error))
      }
    }
    if let first = entries.first?.diagnostic, let name = first.missingName,
      !first.message.contains("did you mean")
    {
      entries[0].similarName = declarations.similarName(to: name)
      let file = files.first { $0.path == first.file }
      entries[0].missingImport = MissingImport.module(of: name, in: file)
    }
  }
}

extension DiagnosticDigest.Entry {
  /// Mistakes in one line are mended together.
  fileprivate mutating func add(_ error: Diagnostic) {
    let place = Diagnostic.Place(file: error.file, line: error.line)
    if place == Diagnostic.Place(file: diagnostic.file, line: diagnostic.line) {
      diagnostic.fixIts += error.fixIts.filter { !diagnostic.fixIts.contains($0) }
    } else if !others.contains(place) {
      others.append(place)
    }
  }
}

extension Diagnostic {
  /// The name that the compiler looked for in vain.
  fileprivate var missingName: String? {
    id.hasPrefix("cannot_find") ? quotedNames.first : nil
  }

  /// What stands in quotation marks in the message.
  package var quotedNames: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
  }

  /// What is the same fault wherever it stands: a missing name is one, as a type and as a value.
  fileprivate var fault: String {
    missingName.map { "cannot_find \($0)" } ?? "\(id) \(message)"
  }
}

/// Which errors only say that something else failed.
private struct ErrorCauses {
  /// Names with a declaration that the compiler could not take as it stands.
  private let badNames: Set<String>
  /// Names with two declarations where there can be one.
  private let doubleNames: Set<String>
  /// The first error of the syntax in each line: after it the parser only gropes its way.
  private let firstOfLines: Set<ExactPlace>
  /// Types that inherit from one that cannot be found.
  private let badTypes: [LearnerDeclarations.TypeBody]

  private struct ExactPlace: Hashable {
    let file: String
    let line: Int
    let column: Int
    let id: String

    init(_ error: Diagnostic) {
      (file, line, column, id) = (error.file, error.line, error.column, error.id)
    }
  }

  private static let mostTypes = 100

  init(_ errors: [Diagnostic], declarations: LearnerDeclarations) {
    let unreadable = Set(errors.filter(\.isAboutSyntax).map(\.file))
    let byPlace = Dictionary(grouping: errors) { Diagnostic.Place(file: $0.file, line: $0.line) }
    badNames = Set(errors.compactMap(\.missingName)).filter { name in
      declarations.places(of: name).contains { place in
        unreadable.contains(place.file)
          || (byPlace[place] ?? []).contains { $0.missingName != name }
      }
    }
    doubleNames = Set(errors.filter { $0.id == "invalid_redecl" }.compactMap(\.quotedNames.first))
    firstOfLines = Set(
      byPlace.values.compactMap { $0.first(where: \.isAboutSyntax) }.map(ExactPlace.init))
    let missing = errors.filter { $0.id == "cannot_find_type_in_scope" }
    let lines = Dictionary(grouping: missing, by: \.file).mapValues { Set($0.map(\.line)) }
    badTypes = Array(
      declarations.types.lazy
        .filter { type in lines[type.file]?.contains { type.header.contains($0) } ?? false }
        .prefix(Self.mostTypes))
  }

  func isFollowUp(_ error: Diagnostic) -> Bool {
    if error.id == "failed_to_produce_diagnostic" { return true }
    if let name = error.missingName, badNames.contains(name) { return true }
    if error.isAboutSyntax {
      return !error.id.hasPrefix("lex_") && !firstOfLines.contains(ExactPlace(error))
    }
    if error.id.hasPrefix("ambiguous"), let name = error.quotedNames.first {
      return doubleNames.contains(name)
    }
    return Self.aboutInheritance.contains(error.id)
      && badTypes.contains { type in
        (type.file == error.file && type.body.contains(error.line))
          || error.quotedNames.first == type.name
      }
  }

  /// What a type would have or be if the one that it inherits from were there.
  private static let aboutInheritance: Set<String> = [
    "method_does_not_override", "property_does_not_override", "initializer_does_not_override",
    "subscript_does_not_override", "super_no_superclass", "cannot_find_in_scope",
    "could_not_find_value_member", "cannot_convert_argument_value",
  ]
}

/// What the learner's files declare, by name.
private struct LearnerDeclarations {
  struct TypeBody {
    var name: String
    var file: String
    /// Up to the opening brace.
    var header: ClosedRange<Int>
    var body: ClosedRange<Int>
  }

  private var placesByName: [String: Set<Diagnostic.Place>] = [:]
  private(set) var types: [TypeBody] = []

  init(_ files: [SourceFile]) {
    for file in files {
      let text = SourceText(file.bytes)
      for token in NameSearch.declaredNames(in: text) {
        let line = text.location(of: token.range.lowerBound).line
        placesByName[text.text(of: token), default: []]
          .insert(Diagnostic.Place(file: file.path, line: line))
      }
      types += Self.types(in: text, file: file.path)
    }
  }

  func places(of name: String) -> Set<Diagnostic.Place> { placesByName[name] ?? [] }

  /// The declared name that a slip of the finger would turn into this one.
  func similarName(to name: String) -> String? {
    let most = max(1, name.count / 4)
    return placesByName.keys.map { (distance: distance($0, name, atMost: most), name: $0) }
      .filter { $0.distance <= most && $0.name != name }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  private static func types(in text: SourceText, file: String) -> [TypeBody] {
    let introducers: Set = ["class", "struct", "enum", "actor", "extension", "protocol"]
    let tokens = tokenize(text.bytes).filter { !$0.kind.isTrivia }
    var found: [TypeBody] = []
    var open: [Int?] = []
    var waiting: (name: String, line: Int)?
    for (index, token) in tokens.enumerated() {
      let word = text.text(of: token)
      let line = text.location(of: token.range.lowerBound).line
      if introducers.contains(word), index + 1 < tokens.count,
        tokens[index + 1].kind == .identifier
      {
        waiting = (text.text(of: tokens[index + 1]), line)
      } else if token.kind == .punctuation, word == "{" {
        open.append(waiting == nil ? nil : found.count)
        if let begun = waiting {
          found.append(
            TypeBody(
              name: begun.name, file: file, header: begun.line...line, body: line...Int.max))
        }
        waiting = nil
      } else if token.kind == .punctuation, word == "}", let type = open.popLast() ?? nil {
        found[type].body = found[type].body.lowerBound...line
      }
    }
    return found
  }
}

/// How many letters are to be changed, added, left out or swapped with their neighbour.
private func distance(_ left: String, _ right: String, atMost limit: Int) -> Int {
  let left = Array(left.unicodeScalars.prefix(80))
  let right = Array(right.unicodeScalars.prefix(80))
  guard abs(left.count - right.count) <= limit else { return .max }
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      var cost = min(last[column + 1], current[column]) + 1
      cost = min(cost, last[column] + (left[row] == right[column] ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
