import Curriculum
import SwiftLexer

/// Constants that a learner's structs name, such as `static let offline = LoadError(code: 1)`, as far as they
/// can be told from one another as surely as the cases of an enumeration.
///
/// Each is made of numbers, texts and plain cases, which the struct keeps as they are.
struct ConstantsOfStructs {
  private typealias Argument = (label: String, value: String)

  private struct Facts {
    var declarations = 0
    var isPlainStruct = false
    /// Whether a part of it stands in an `#if`: nobody here knows which branch is compiled.
    var isConditional = false
    /// What is kept under each name, as far as its type is told by a single word.
    var stored: [String: String] = [:]
    /// Of each initialiser what it keeps, by the label that it takes it under.
    var initializers: [[String: String]?] = []
    var constants: [String: [Argument]] = [:]
  }

  private var types: [String: Facts] = [:]
  private let names: AuthorNames

  init(in files: [SourceFile]) {
    names = AuthorNames(in: files)
    for file in files { read(LexedSource(file.bytes)) }
  }

  /// Whether this is such a constant of a type, and no other constant of it is the same.
  func tellApart(_ name: String, of place: UsedDeclaration.Place) -> Bool {
    let typeName: String
    switch place {
    case .ownType(let type), .foreignType(let type): typeName = type
    case .file, .ownProtocol: return false
    }
    guard let type = types[typeName], !type.isConditional, let own = type.constants[name],
      !own.isEmpty,
      Self.plainTypes.contains(typeName)
        ? type.declarations == 0
        : type.isPlainStruct && type.declarations == 1 && isKept(own, in: type)
    else { return false }
    return type.constants.allSatisfy { other, arguments in
      other == name
        || own.contains { label, value in
          arguments.contains { $0.label == label && $0.value != value }
        }
    }
  }

  /// Whether each argument is written out and ends as it is in a property of a type that has no second names.
  private func isKept(_ arguments: [Argument], in type: Facts) -> Bool {
    guard !arguments.isEmpty, type.initializers.count <= 1 else { return false }
    let initializer =
      type.initializers.first ?? Dictionary(uniqueKeysWithValues: type.stored.keys.map { ($0, $0) })
    guard let initializer else { return false }
    return arguments.allSatisfy { label, value in
      guard let property = initializer[label], let kind = type.stored[property] else {
        return false
      }
      if value.first != "." {
        return Self.plainTypes.contains(kind) && types[kind]?.declarations ?? 0 == 0
      }
      return types[kind]?.declarations == 1
        && names.isPlainCase(String(value.dropFirst()), of: kind)
    }
  }

  fileprivate static let plainTypes: Set<String> = [
    "Bool", "Character", "Int", "Int16", "Int32", "Int64", "Int8", "String", "UInt", "UInt16",
    "UInt32", "UInt64", "UInt8",
  ]
}

extension ConstantsOfStructs {
  private static let introducers: Set<String> = [
    "actor", "associatedtype", "class", "enum", "extension", "protocol", "struct", "typealias",
  ]

  private mutating func read(_ source: LexedSource) {
    var scopes: [String?] = []
    var opened: String?
    var conditions = 0
    for index in source.tokens.indices where !source.tokens[index].kind.isTrivia {
      let word = source.word(index)
      let isWord = source.tokens[index].kind == .keyword
      if word == "#if" { conditions += 1 }
      if word == "#endif" { conditions -= 1 }
      if conditions > 0, isWord, let scope = scopes.last, let type = scope {
        types[type, default: Facts()].isConditional = true
      }
      switch word {
      case "{":
        scopes.append(opened)
        opened = nil
      case "}": _ = scopes.popLast()
      case _ where isWord && Self.introducers.contains(word):
        guard let next = source.next(after: index), source.tokens[next].kind == .identifier else {
          continue
        }
        opened = ["associatedtype", "typealias"].contains(word) ? nil : source.name(next)
        note(word, source, at: next)
      case "let", "var":
        guard isWord, let scope = scopes.last, let type = scope else { continue }
        if source.previousWord(before: index) == "static" {
          if word == "let" { readConstants(source, after: index, of: type) }
        } else {
          readStored(source, after: index, of: type)
        }
      case "init":
        guard isWord, let scope = scopes.last, let type = scope else { continue }
        types[type, default: Facts()].initializers.append(Self.kept(source, after: index))
      default: break
      }
    }
  }

  private mutating func note(_ word: String, _ source: LexedSource, at name: Int) {
    let isPlain = word == "struct" && source.nextWord(after: name) != "<"
    var type = types[source.name(name)] ?? Facts()
    if word != "extension" {
      type.declarations += 1
      type.isPlainStruct = isPlain
    }
    types[source.name(name)] = type
    // `struct Name<Int>`: what looks like a type of Swift's may be any.
    var next = source.next(after: name)
    while let at = next, ["<", ","].contains(source.word(at)),
      let parameter = source.next(after: at)
    {
      types[source.name(parameter), default: Facts()].declarations += 1
      next = source.next(after: parameter)
      while let part = next, [":", "&", "."].contains(source.word(part)) {
        next = source.next(after: part).flatMap(source.next)
      }
    }
  }

  /// `let code: Int`, without a wrapper, and with nothing behind it that computes or watches.
  private mutating func readStored(_ source: LexedSource, after index: Int, of type: String) {
    guard let name = source.next(after: index), let colon = source.next(after: name),
      source.word(colon) == ":", let kind = source.next(after: colon),
      source.tokens[kind].kind == .identifier, !source.isWrapped(before: index)
    else { return }
    let next = source.nextWord(after: kind)
    guard !["{", ".", "<", "?", "!", "&", "=", "::"].contains(next) else { return }
    types[type, default: Facts()].stored[source.name(name)] = source.name(kind)
  }

  /// `name: Type = Type(label: 1, other: "a"), next = .init(…)`
  private mutating func readConstants(_ source: LexedSource, after index: Int, of type: String) {
    var name = source.next(after: index)
    while let at = name, source.tokens[at].kind == .identifier {
      var next = source.next(after: at)
      if next.map(source.word) == ":", let kind = next.flatMap(source.next) {
        guard [type, "Self"].contains(source.name(kind)) else { return }
        next = source.next(after: kind)
      }
      guard next.map(source.word) == "=", let start = next.flatMap(source.next),
        let (arguments, end) = Self.plainTypes.contains(type)
          ? Self.value(source, at: start).map({ ([("", $0.0)], $0.end) })
          : Self.bracket(source, at: start, of: type).flatMap({
            Self.arguments(source, from: $0)
          })
      else { return }
      let after = source.next(after: end)
      // Another operator, call or member would make another value of it.
      guard after.map({ Self.endsConstant(source, at: $0, after: end) }) ?? true else { return }
      // Of two of one name nobody here knows which one is meant.
      let isKnown = types[type]?.constants[source.name(at)] != nil
      types[type, default: Facts()].constants[source.name(at)] = isKnown ? [] : arguments
      guard let after, source.word(after) == "," else { return }
      name = source.next(after: after)
    }
  }

  fileprivate static func endsConstant(_ source: LexedSource, at next: Int, after end: Int) -> Bool
  {
    if [",", ";", "}"].contains(source.word(next)) { return true }
    return [.keyword, .identifier, .attribute, .poundWord].contains(source.tokens[next].kind)
      && source.tokens[end..<next].contains { $0.kind == .newline }
      && !["as", "is"].contains(source.word(next))
  }

  /// The bracket behind `Type`, `Self`, `.init`, `Type.init` or `Self.init`.
  private static func bracket(_ source: LexedSource, at start: Int, of type: String) -> Int? {
    var words: [String] = []
    var next: Int? = start
    while let at = next, source.word(at) != "(", words.count < 3 {
      words.append(source.name(at))
      next = source.next(after: at)
    }
    let forms = [[type], ["Self"], [".", "init"], [type, ".", "init"], ["Self", ".", "init"]]
    guard let at = next, source.word(at) == "(", forms.contains(words) else { return nil }
    return at
  }

  /// Arguments that are written out, up to their closing bracket; nil where one of them is anything else.
  private static func arguments(
    _ source: LexedSource, from open: Int
  ) -> (arguments: [Argument], end: Int)? {
    var arguments: [Argument] = []
    var next = source.next(after: open)
    while let at = next {
      if source.word(at) == ")" { return (arguments, at) }
      if source.word(at) == "," {
        next = source.next(after: at)
        continue
      }
      var (label, place) = ("_", at)
      if source.nextWord(after: at) == ":", let value = source.next(after: at).flatMap(source.next)
      {
        (label, place) = (source.name(at), value)
      }
      guard let (value, end) = value(source, at: place) else { return nil }
      arguments.append((label, value))
      guard let after = source.next(after: end), [",", ")"].contains(source.word(after)) else {
        return nil
      }
      next = after
    }
    return nil
  }

  /// A whole number, a text without escapes, a truth or a plain case, and the last token of it.
  fileprivate static func value(_ source: LexedSource, at start: Int) -> (String, end: Int)? {
    let word = source.word(start)
    guard let next = source.next(after: start) else { return nil }
    switch source.tokens[start].kind {
    case .integer where Int(word).map(String.init) == word: return (word, start)
    case .operator where word == "-" && source.word(next) != "0":
      guard source.tokens[next].kind == .integer, let (value, end) = value(source, at: next) else {
        return nil
      }
      return ("-\(value)", end)
    case .keyword where ["true", "false"].contains(word): return (word, start)
    case .stringOpen where word == "\"":
      if source.tokens[next].kind == .stringClose { return ("\"\"", next) }
      let close = start + 2
      guard close < source.tokens.count, source.tokens[start + 1].kind == .stringText,
        source.tokens[close].kind == .stringClose
      else { return nil }
      return ("\"\(source.word(start + 1))\"", close)
    case .punctuation where word == "." && source.tokens[next].kind == .identifier:
      return (".\(source.name(next))", next)
    default: return nil
    }
  }

  /// What `init(code: Int, _ text: String) { self.code = code; self.text = text }` keeps, by its labels; nil where it
  /// does anything else.
  private static func kept(_ source: LexedSource, after index: Int) -> [String: String]? {
    guard let open = source.next(after: index), source.word(open) == "(",
      let body = source.skipArguments(open), source.word(body) == "{"
    else { return nil }
    var labels: [String: String] = [:]
    var next = source.next(after: open)
    while let at = next, at < body, source.word(at) != ")" {
      // A wrapper may give it another value.
      if source.tokens[at].kind == .attribute { return nil }
      if source.nextWord(after: at) == ":" {
        labels[source.name(at)] = source.name(at)
      } else if let inner = source.next(after: at), source.nextWord(after: inner) == ":" {
        labels[source.name(inner)] = source.name(at)
        next = source.next(after: inner)
        continue
      }
      next = source.next(after: at)
    }
    var kept: [String: String] = [:]
    next = source.next(after: body)
    while let at = next, source.word(at) != "}" {
      let words = source.names(from: at, count: 5)
      guard words.count == 5, words[0] == "self", words[1] == ".", words[3] == "=",
        let label = labels[words[4]], kept[label] == nil
      else { return nil }
      kept[label] = words[2]
      next = source.place(from: at, after: 5)
      if next.map(source.word) == ";" { next = next.flatMap(source.next) }
    }
    return next == nil ? nil : kept
  }
}

extension LexedSource {
  /// Whether an attribute stands before the `let` or `var` of a property.
  fileprivate func isWrapped(before index: Int) -> Bool {
    var words = preceding(index).makeIterator()
    while let at = words.next() {
      if Self.accessWords.contains(word(at)) { continue }
      guard word(at) == ")" else { return tokens[at].kind == .attribute }
      // `private(set)`, or what an attribute is given.
      guard words.next().map(word) == "set", words.next().map(word) == "(" else { return true }
    }
    return false
  }

  /// Whether a property is declared to be a whole number, a text or a truth, a list of such or perhaps none, without
  /// a wrapper.
  func isPlainProperty(named index: Int) -> Bool {
    guard let introducer = previous(before: index), !isWrapped(before: introducer),
      let sign = next(after: index), let first = next(after: sign)
    else { return false }
    if word(sign) == "=" {
      guard let (value, end) = ConstantsOfStructs.value(self, at: first), value.first != "." else {
        return false
      }
      return next(after: end).map {
        word($0) == "{" || ConstantsOfStructs.endsConstant(self, at: $0, after: end)
      } ?? true
    }
    guard word(sign) == ":" else { return false }
    let type = following(sign).prefix {
      ["[", "]", "?"].contains(word($0)) || ConstantsOfStructs.plainTypes.contains(name($0))
    }
    guard let last = type.last, type.count(where: { tokens[$0].kind == .identifier }) == 1 else {
      return false
    }
    return ![".", "<", "->", "&", ":", "::", "!"].contains(nextWord(after: last))
  }

  /// The next so many names and signs.
  fileprivate func names(from start: Int, count: Int) -> [String] {
    var found: [String] = []
    var next: Int? = start
    while let at = next, found.count < count {
      found.append(name(at))
      next = self.next(after: at)
    }
    return found
  }

  fileprivate func place(from start: Int, after count: Int) -> Int? {
    (0..<count).reduce(start as Int?) { at, _ in at.flatMap { next(after: $0) } }
  }
}
