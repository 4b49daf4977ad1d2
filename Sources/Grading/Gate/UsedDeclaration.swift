import Curriculum
import SwiftLexer

/// A function, variable or subscript of the learner's that the compiled checks call.
struct UsedDeclaration: Hashable {
  enum Place: Hashable {
    case file
    case ownType(String)
    case ownProtocol(String)
    /// In an extension of a type that the learner did not write.
    case foreignType(String)

    var isOwnProtocol: Bool { if case .ownProtocol = self { true } else { false } }
  }

  var place: Place
  var name: String
  var isOperator = false
  /// Of an operator: whether all that it takes is of the very type that it stands in.
  var isOfOneType = false
  var isStatic = false
  /// Of an initialiser or a function, what its first argument is called; of an associated type, its protocol.
  var label = ""
  /// Of an initialiser, whether it may make no value.
  var mayGiveNothing = false
  /// Whether it is called for members that its type does not declare.
  var answersForAnyName: Bool { name == "subscript" && label == "dynamicMember" }
  /// Whether it is a part of a result builder, which decides what becomes of the statements of others.
  var isBuilding: Bool { Self.building.contains(name) }
  static let building: Set<String> = [
    "buildArray", "buildBlock", "buildEither", "buildExpression", "buildFinalResult",
    "buildLimitedAvailability", "buildOptional", "buildPartialBlock",
  ]
  /// Whether it makes a value of a number, a text or a list that stands in the source.
  var isLiteral: Bool { name == "init" && label.hasSuffix("Literal") }
  /// Whether it tells values apart, be it written or made by the compiler.
  var isComparison: Bool { isOperator || name.hasPrefix("__derived_") }
  /// Whether no type of the learner's has a part in it.
  var isForAllTypes = false
  var takesKeyPath = false
  /// Whether it does nothing but hand a key path to Swift's own function of its name.
  var handsKeyPathOn = false
  /// Whether it decides if what it is given is worked out at all.
  var takesAutoclosure = false
  /// Whether nobody but the learner's code knows of what type it is.
  var isOpaque = false
  /// Whether it is what a protocol of the learner's leaves open, and more than comparable.
  var isAssociated = false
  /// Whether it never looks at what it is given.
  var isDeaf = false
  /// Whether the checks have one of that name themselves.
  var isOfChecks = false
  /// Whether it stands in the place of what the compiler makes for its type where nobody else does.
  var isByHand = false
}

/// Names that an exercise's author gave to something: where the checks use one, it may be the learner's.
struct AuthorNames: Sendable {
  private var all: Set<String> = []
  /// Those that were given to what stands in no type.
  private var global: Set<String> = []
  /// Those that were given to what belongs to a type and to no value of it.
  private var statics: Set<String> = []
  /// Those that were given in extensions of types that are not the author's.
  private var ofForeignTypes: Set<String> = []
  /// Those that were given to members of a type and of its extensions, and to nothing inside a function alone.
  private var membersOfTypes: [String: Set<String>] = [:]
  /// What the program of checks is told of the author's types.
  private(set) var types = AuthorTypes()
  /// The cases of the author's enumerations.
  private var cases: [String: Set<String>] = [:]
  /// Those of them that are errors.
  private var errors: Set<String> = []
  /// The author's types of which an initialiser may make no value.
  private var failable: Set<String> = []
  /// Whether any of the author's types answers for members that it does not declare.
  private var haveMembersOfAnyName = false
  /// Whatever the author declares, labels of parameters among it.
  private var declared: Set<String> = []

  init(in files: [SourceFile]) {
    let sources = files.map { LexedSource($0.bytes) }
    let types = sources.reduce(into: Set<String>()) { $0.formUnion(Self.types(in: $1)) }
    for source in sources {
      read(source, types: types)
      declared.formUnion(source.declaredNames)
    }
    self.types.errors = Set(sources.flatMap(Self.errorTypes))
    self.types.enumerations = Set(cases.keys)
    // Of these, more is equal than of a list or a text.
    let coarse: Set = ["CharacterSet", "IndexSet", "Locale", "NSSet", "Set"]
    for source in sources {
      let words = source.tokens.indices.lazy.filter { source.tokens[$0].kind == .identifier }
      self.types.coarse.formUnion(coarse.intersection(words.map(source.word)))
    }
  }

  /// Whether a function or value has this name that is seen outside of functions.
  func declare(_ name: String) -> Bool {
    global.contains(name) || membersOfTypes.values.contains { $0.contains(name) }
  }

  /// Whether a type has a member of its own that the compiler makes where there is none: one that each value keeps
  /// is no such answer.
  func answerByHand(_ declaration: UsedDeclaration) -> Bool {
    guard case .ownType(let type) = declaration.place, Self.made.contains(declaration.name) else {
      return false
    }
    return membersOfTypes[type]?.contains(declaration.name) == true
      && types.properties[type]?[declaration.name] == nil
  }

  private static let made: Set<String> = ["allCases", "rawValue"]

  /// Whether one of these may be what is meant where this declaration is found. A class may well override what the
  /// author of the checks overrides, too.
  func haveNamesake(of declaration: UsedDeclaration) -> Bool {
    guard !declaration.isOperator, !Self.unnamed.contains(declaration.name) else { return false }
    switch declaration.place {
    case .ownType: return global.contains(declaration.name)
    case .file, .foreignType, .ownProtocol:
      return declare(declaration.name)
    }
  }

  /// Whether the checks may well mean this declaration, and not one of Swift's or of a kit's with that name.
  ///
  /// What has no namesake there can be nothing else that they mean.
  func mean(
    _ declaration: UsedDeclaration, constants: () -> ConstantsOfStructs,
    hasNamesake: (UsedDeclaration) -> Bool
  ) -> Bool {
    let name = declaration.name
    if declaration.isStatic, isCase(name) {
      if constants().tellApart(name, of: declaration.place) { return true }
      // Two names for one value would be equal whatever the learner's code does, and none of the author's cases.
      if !statics.contains(name) { return false }
    }
    // Nothing equals nothing, whatever the learner's code does.
    if declaration.mayGiveNothing, !["coder", "rawValue"].contains(declaration.label),
      !mayFail(declaration.place)
    {
      return false
    }
    switch declaration.place {
    case .ownProtocol where answers(declaration): return false
    case .foreignType where declaration.handsKeyPathOn: return true
    case .foreignType: return ofForeignTypes.contains(name) || !hasNamesake(declaration)
    // What a type of Swift's own is lent, that has already.
    case .ownProtocol where declaration.isOperator && hasNamesake(declaration):
      return all.contains(name)
    case _ where declaration.isOperator:
      return declaration.isOfOneType && !Self.believed.contains(name) || all.contains(name)
    case _ where declaration.answersForAnyName: return haveMembersOfAnyName
    case .ownProtocol where declaration.isStatic && isCase(name):
      return false
    case .ownProtocol where !ofForeignTypes.contains(name) && hasNamesake(declaration):
      return false
    case .ownType(let type) where declaration.isStatic && cases[type]?.contains(name) == true:
      return false
    // What a type of the learner's says is its own, but for answers that need not know what is right.
    case .ownType, .ownProtocol: return !answers(declaration)
    case .file: return global.contains(name)
    }
  }

  private func isCase(_ name: String) -> Bool {
    Self.casesOfSwift.contains(name) || cases.values.contains { $0.contains(name) }
  }

  /// Those of types that checks get from anybody, such as `Result` and `Optional`.
  private static let casesOfSwift: Set<String> = ["failure", "finished", "none", "some", "success"]

  /// Whether one of the author's initialisers of such a place may make no value.
  private func mayFail(_ place: UsedDeclaration.Place) -> Bool {
    if case .ownType(let type) = place { failable.contains(type) } else { !failable.isEmpty }
  }

  /// Whether an enumeration that is no error has a case of this name.
  func isPlainCase(_ name: String, of type: String) -> Bool {
    cases[type]?.contains(name) == true && !errors.contains(name)
  }

  /// Whether the author's files have anything that is made of a literal in this way.
  func haveLiterals(labelled label: String) -> Bool { declared.contains(label) }

  /// Names of what answers the checks without any knowledge of what is right, or touches the screen for them,
  /// apart from those that the author has declared, too.
  var answering: Set<String> {
    Self.questions.union(Self.driving).subtracting(membersOfTypes.values.joined())
  }

  private func answers(_ declaration: UsedDeclaration) -> Bool {
    // A list may have a `first` of its own.
    answering.contains(declaration.name)
      && (declaration.name != "first" || declaration.label.hasPrefix("with"))
  }

  /// What the kits have of every view, controller and bar item for checks alone, so that whoever subclasses one
  /// may use the name.
  static let driving: Set<String> = [
    "barItems", "cell", "clear", "drag", "enter", "find", "first", "isVisible", "longPress", "move",
    "pinch", "pressReturn", "pull", "readableTitle", "reloadCount", "screenDump", "scroll",
    "scrollToEnd", "select", "swipe", "swipeToDelete", "tap", "tapAccessory", "tapBack",
    "visibleText",
  ]

  /// Operators of which nobody looks at what they compare, and those that are about yes and no.
  private static let believed: Set<String> = ["!", "!=", "!==", "&&", "===", "||"]

  /// Members of Swift's collections, texts and numbers whose answer need not know what is right: yes or no, the
  /// same or not, found or not.
  static let questions: Set<String> = [
    "allSatisfy", "caseInsensitiveCompare", "compare", "contains", "elementsEqual", "firstIndex",
    "firstMatch", "firstRange", "hasPrefix", "hasSuffix", "isDisjoint", "isEmpty", "isMultiple",
    "isStrictSubset", "isStrictSuperset", "isSubset", "isSuperset", "lastIndex",
    "lexicographicallyPrecedes", "localizedCaseInsensitiveCompare",
    "localizedCaseInsensitiveContains", "localizedCompare", "localizedStandardCompare",
    "localizedStandardContains", "localizedStandardRange", "prefixMatch", "range", "starts",
    "wholeMatch",
  ]
}

extension AuthorNames {
  private static let typeIntroducers: Set<String> = [
    "actor", "class", "enum", "protocol", "struct",
  ]
  private static let introducers: Set<String> = ["func", "let", "var"]
  private static let unnamed: Set<String> = ["init", "subscript"]

  /// The names that stand where types have their members, in no function, and behind no period; of what is
  /// answered for without being declared, `subscript`.
  static func namesInTypes(of files: [SourceFile]) -> Set<String> {
    var names: Set<String> = []
    for source in files.map({ LexedSource($0.bytes) }) {
      // Whether what stands in each open brace is a type's.
      var scopes: [Bool] = []
      var opensType = false
      for index in source.tokens.indices where !source.tokens[index].kind.isTrivia {
        let word = source.word(index)
        let previous = source.previousWord(before: index)
        switch word {
        case "{":
          scopes.append(opensType)
          opensType = false
        case "}": _ = scopes.popLast()
        case "dynamicMember": names.insert("subscript")
        case _ where word == "extension" || Self.typeIntroducers.contains(previous):
          opensType = word != "func" && word != "var" && word != "let" && word != "subscript"
        default:
          let isName = source.tokens[index].kind == .identifier && previous != "."
          if isName, scopes.last == true { names.insert(source.name(index)) }
        }
      }
    }
    return names
  }

  private static func types(in source: LexedSource) -> Set<String> {
    let places = source.tokens.indices.filter { source.tokens[$0].kind == .identifier }
    let named = places.filter { typeIntroducers.contains(source.previousWord(before: $0)) }
    return Set(named.map(source.name))
  }

  /// The types that a declaration or an extension makes errors.
  private static func errorTypes(in source: LexedSource) -> [String] {
    source.tokens.indices.filter { source.tokens[$0].kind == .identifier }.filter { index in
      // Before a name in others', such as `Outer.Inner`.
      let introducer =
        source.preceding(index).enumerated()
        .first { place, token in place.isMultiple(of: 2) && source.word(token) != "." }
        .map { source.word($0.element) } ?? ""
      return (typeIntroducers.contains(introducer) || introducer == "extension")
        && isError(source, after: index)
    }.map(source.name)
  }

  private mutating func read(_ source: LexedSource, types: Set<String>) {
    typealias Scope = (
      isExtension: Bool, isForeign: Bool, type: String?, isEnumeration: Bool, isError: Bool,
      name: String?
    )
    var scopes: [Scope] = []
    var opened: Scope = (false, false, nil, false, false, nil)
    for index in source.tokens.indices where !source.tokens[index].kind.isTrivia {
      let word = source.word(index)
      switch word {
      case "extension" where source.tokens[index].kind == .keyword:
        opened.isExtension = true
        opened.name = extended(source, after: index)
        opened.isForeign = opened.name.map(types.contains) != true
      case _ where Self.typeIntroducers.contains(word) && source.tokens[index].kind == .keyword:
        // `class func` opens no type.
        guard let next = source.next(after: index), source.tokens[next].kind == .identifier
        else { continue }
        opened.type = source.name(next)
        opened.name = opened.type
        opened.isEnumeration = word == "enum"
        opened.isError = Self.isError(source, after: next)
      case "{":
        scopes.append(opened)
        opened = (false, false, nil, false, false, nil)
      case "}": _ = scopes.popLast()
      case "@dynamicMemberLookup": haveMembersOfAnyName = true
      case "case":
        guard let scope = scopes.last, let type = scope.type, scope.isEnumeration else { continue }
        let names = Self.cases(in: source, after: index)
        cases[type, default: []].formUnion(names)
        if scope.isError { errors.formUnion(names) }
      default:
        guard let name = name(source, index, word) else { continue }
        all.insert(name)
        if word == "init", "?!".contains(source.nextWord(after: index).prefix(1)),
          let type = scopes.last?.name
        {
          failable.insert(type)
        }
        if scopes.isEmpty { global.insert(name) }
        if Self.isStatic(source, index) { statics.insert(name) }
        if let type = scopes.last?.name { membersOfTypes[type, default: []].insert(name) }
        if scopes.last?.isForeign == true { ofForeignTypes.insert(name) }
        if let type = scopes.last?.type, Self.isStored(source, index) {
          let isPlain = source.isPlainProperty(named: index)
          self.types.properties[type, default: [:]].merge([name: isPlain]) { $0 && $1 }
        }
      }
    }
  }

  /// Whether a word for that stands before the one that declares a name.
  private static func isStatic(_ source: LexedSource, _ index: Int) -> Bool {
    source.preceding(index).lazy.map(source.word).dropFirst().prefix { modifiers.contains($0) }
      .contains { ["static", "class"].contains($0) }
  }

  private static let modifiers: Set<String> = [
    "(", ")", "class", "fileprivate", "final", "internal", "lazy", "nonisolated", "override",
    "package", "private", "public", "set", "static", "unsafe",
  ]

  /// Whether a name is that of a property that each value of its type keeps.
  private static func isStored(_ source: LexedSource, _ index: Int) -> Bool {
    let introducer = source.previous(before: index)
    guard let introducer, ["let", "var"].contains(source.word(introducer)) else { return false }
    let before = source.previousWord(before: introducer)
    guard !["static", "class", "lazy"].contains(before) else { return false }
    let end = source.following(index).first {
      ["{", "=", "let", "var", "func", "init", "}"].contains(source.word($0))
    }
    guard let end, source.word(end) == "{" else { return true }
    return ["willSet", "didSet"].contains(source.nextWord(after: end))
  }

  private static let longestHead = 50

  /// Whether the head of a type names the protocol of errors.
  private static func isError(_ source: LexedSource, after index: Int) -> Bool {
    let end = source.following(index).prefix(longestHead).first {
      ["{", "Error", "LocalizedError"].contains(source.name($0))
    }
    return end.map { source.word($0) != "{" } ?? false
  }

  /// The names in `case first, second(Int), third = 3`.
  private static func cases(in source: LexedSource, after index: Int) -> Set<String> {
    var names: Set<String> = []
    var depth = 0
    var isName = true
    for at in source.following(index) {
      guard depth > 0 || !["case", "}"].contains(source.word(at)) else { break }
      switch source.word(at) {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 0: isName = true
      default:
        if isName, depth == 0 { names.insert(source.name(at)) }
        isName = false
      }
      // What follows without a comma belongs to another declaration, or is a value.
      if depth == 0, !isName, !["", ",", "(", "="].contains(source.nextWord(after: at)),
        source.word(at) != "="
      {
        break
      }
    }
    return names
  }

  /// The name that is declared at a token, if one is.
  private func name(_ source: LexedSource, _ index: Int, _ word: String) -> String? {
    let previous = source.previousWord(before: index)
    if Self.unnamed.contains(word) { return previous == "." ? nil : word }
    guard Self.introducers.contains(previous) else { return nil }
    // `func ==<T>`: the bracket is not the operator's.
    let isGeneric =
      word.count > 1 && word.hasSuffix("<") && source.nextWord(after: index) != "("
    return isGeneric ? String(word.dropLast()) : source.name(index)
  }

  /// The last part of the name of the type that an extension is of.
  private func extended(_ source: LexedSource, after index: Int) -> String {
    var last = ""
    for at in source.following(index) {
      if [":", "{", "where", "<"].contains(source.word(at)) { break }
      last = source.name(at)
    }
    return last
  }
}
