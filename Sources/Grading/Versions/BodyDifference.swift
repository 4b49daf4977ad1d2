import Curriculum
import SwiftLexer

/// Finds what two versions of a file have otherwise, where that is in nothing but bodies of functions, in what
/// properties begin with, in who may use a declaration, and in declarations that only one of them knows of.
///
/// Nobody else can tell that any of these has changed, so that both can stand in one program.
struct BodyDifference {
  private let path: String
  private let other: [UInt8]
  private let otherText: String
  private let names: KnownNames
  /// All files of the second version.
  private let others: [SourceFile]
  private var patches: [SourcePatch] = []
  /// What only the second version declares.
  private var newNames: Set<String> = []

  /// The patches that make one list of files another; nil where more than this differs.
  ///
  /// New names get the version's number, so that several versions may have the same.
  static func patches(
    from files: [SourceFile], to others: [SourceFile], names: KnownNames, number: Int
  ) -> [SourcePatch]? {
    guard Set(files.map(\.path)).isSubset(of: others.map(\.path)) else { return nil }
    var patches: [SourcePatch] = []
    var newNames: Set<String> = []
    for other in others {
      let own = files.first { $0.path == other.path }
      // What an additional file declares can stand in an existing one of the same module.
      let isOfItsModule = { (file: SourceFile) in file.folder == other.folder }
      guard let file = own ?? files.last(where: isOfItsModule) else { return nil }
      if file.bytes == other.bytes { continue }
      guard let first = BracedSource(file.bytes), let second = BracedSource(other.bytes) else {
        return nil
      }
      var difference = BodyDifference(
        path: file.path, other: other.bytes, names: names, others: others)
      let isPossible =
        own == nil
        ? difference.addAll(of: second.file, to: first.file)
        : difference.walk(first.file, second.file, in: .file)
      guard isPossible else { return nil }
      patches += difference.patches
      newNames.formUnion(difference.newNames)
    }
    return patches.map { $0.renaming(newNames) { "\($0)_\(number)" } }
  }

  private init(path: String, other: [UInt8], names: KnownNames, others: [SourceFile]) {
    self.path = path
    self.other = other
    self.names = names
    self.others = others
    otherText = String(decoding: other, as: UTF8.self)
  }

  /// What stands in a block.
  private enum Place: Equatable {
    case file
    case members(ofObject: Bool)
    case accessors
    /// What a property begins with.
    case value
    /// Statements, or what a result builder makes something of.
    case code

    /// Nil where no declarations stand.
    var home: OwnDeclaration.Home? {
      switch self {
      case .file: .file
      case .members(let ofObject): ofObject ? .object : .value
      case .accessors, .value, .code: nil
      }
    }

    var hasDeclarations: Bool { home != nil }
  }

  /// What a block is.
  private enum Role: Equatable {
    case type(isObject: Bool)
    case accessors
    case body(hasResult: Bool)
    /// Its result is of a type that depends on what stands in it, so that only a builder makes a choice of it.
    case fixedBody
    case closure
    case value
    case other
  }

  /// False where the difference is none that a patch can make.
  private mutating func walk(
    _ first: BracedSource.Block, _ second: BracedSource.Block, in place: Place
  ) -> Bool {
    let first = place.hasDeclarations ? first.foldingAccess.foldingValues : first
    let second = place.hasDeclarations ? second.foldingAccess.foldingValues : second
    guard let counterparts = counterparts(first, second, in: place) else { return false }
    for (index, counterpart) in zip(first.pieces.indices, counterparts) {
      guard let counterpart, let inner = first.pieces[index].block,
        let other = second.pieces[counterpart].block, !inner.reads(as: other)
      else { continue }
      let role = role(ofBlockAt: index, in: first, place)
      guard
        role == .value
          ? walkValues(inner, other, declaredAs: typeOfValue(at: counterpart, in: second))
          : walk(inner, other, as: role)
      else { return false }
    }
    return true
  }

  private mutating func walk(
    _ first: BracedSource.Block, _ second: BracedSource.Block, as role: Role
  ) -> Bool {
    let known = patches
    switch role {
    case .type(let isObject): return walk(first, second, in: .members(ofObject: isObject))
    case .accessors: return walk(first, second, in: .accessors)
    case .body(let hasResult): return exchange(first, second, hasResult: hasResult)
    case .fixedBody:
      if !walk(first, second, in: .code) {
        patches = known
        // Builders take a choice for one of their values; what is none of them does not compile with it.
        guard add(first, first.pieces[...], second, second.pieces[...]) else { return false }
      }
      markAsShown(patchesAfter: known.count)
      return true
    case .closure:
      if walk(first, second, in: .code) { return true }
      patches = known
      return exchangeClosures(first, second)
    case .value, .other: return false
    }
  }

  // MARK: - What is added, or left out

  /// Where each piece of the first block stands in the second, which may have left it out; nil if one of them
  /// has what the other may not have, too.
  private mutating func counterparts(
    _ first: BracedSource.Block, _ second: BracedSource.Block, in place: Place
  ) -> [Int?]? {
    let (pieces, others) = (first.pieces, second.pieces)
    if pieces.count == others.count, zip(pieces, others).allSatisfy({ $0.stands(for: $1) }) {
      return Array(others.indices)
    }
    guard let home = place.home else { return nil }
    let (own, theirs) = (first.declarations, second.declarations)
    var isAdded = [Bool](repeating: false, count: theirs.count)
    var isLeftOut = [Bool](repeating: false, count: own.count)
    let changes = theirs.map { others[$0] }.difference(from: own.map { pieces[$0] }) {
      $0.elementsEqual($1) { $0.stands(for: $1) }
    }
    for change in changes {
      switch change {
      case .insert(let index, _, _): isAdded[index] = true
      case .remove(let index, _, _): isLeftOut[index] = true
      }
    }
    for index in own.indices where isLeftOut[index] {
      guard leaveOut(pieces[own[index]], of: home) else { return nil }
    }
    let kept = own.indices.filter { !isLeftOut[$0] }.map { own[$0] }
    for index in theirs.indices where isAdded[index] {
      let before = isAdded[..<index].count { !$0 }
      let start =
        before < kept.count
        ? pieces[kept[before].lowerBound].range.lowerBound : first.content.upperBound
      guard add(others[theirs[index]], to: first, at: start, in: home) else { return nil }
    }
    var counterparts = [Int?](repeating: nil, count: pieces.count)
    let found = theirs.indices.filter { !isAdded[$0] }.map { theirs[$0] }
    for (index, counterpart) in zip(kept.joined(), found.joined()) {
      counterparts[index] = counterpart
    }
    return counterparts
  }

  /// The same for all that a file of the second version's declares.
  private mutating func addAll(of other: BracedSource.Block, to block: BracedSource.Block) -> Bool {
    other.declarations.allSatisfy {
      add(other.pieces[$0], to: block, at: block.content.upperBound, in: .file)
    }
  }

  /// Makes a declaration of the second version one of both; false if it cannot be.
  private mutating func add(
    _ pieces: ArraySlice<BracedSource.Piece>, to block: BracedSource.Block, at start: Int,
    in home: OwnDeclaration.Home
  ) -> Bool {
    if let own = OverridingMethod(pieces, in: home) {
      // All at one place, so that those of several versions are one.
      let end = block.content.upperBound
      patches.append(
        SourcePatch(
          file: path, range: end..<end, replacement: text(in: own.body),
          form: .override(
            SourcePatch.Override(header: text(in: own.header), inherited: own.inherited)),
          scope: block.content))
      return true
    }
    guard
      let own = OwnDeclaration(pieces.flatMap(\.unfolded), in: home, isNew: names.isNew),
      let first = pieces.first, let last = pieces.last
    else { return false }
    newNames.formUnion(own.newNames)
    patches.append(
      SourcePatch(
        file: path, range: start..<start,
        replacement: "\n\(text(in: first.range.lowerBound..<last.range.upperBound))\n",
        form: .addition, scope: block.content, showsElsewhere: home == .object))
    return true
  }

  /// Whether the second version does without a declaration that stays where it is.
  private mutating func leaveOut(
    _ pieces: ArraySlice<BracedSource.Piece>, of home: OwnDeclaration.Home
  ) -> Bool {
    if pieces.first?.text == "import" { return home == .file }
    if let own = OverridingMethod(pieces, in: home) {
      patches.append(
        SourcePatch(
          file: path, range: own.body, replacement: " \(own.inherited)", form: .block(.init()),
          scope: own.body))
      return true
    }
    guard
      let own = OwnDeclaration(pieces.flatMap(\.unfolded), in: home, isNew: { _ in false })
    else { return false }
    // Nobody asks for it.
    return pieces.first?.isPrivate == true
      ? !otherText.contains(own.name)
      : home == .file && !names.asked.contains(own.name)
        && !KnownNames.names(in: others).contains(own.name)
  }

  private func text(in range: Range<Int>) -> String {
    String(decoding: other[range], as: UTF8.self)
  }

  // MARK: - What a block is

  private func role(
    ofBlockAt index: Int, in block: BracedSource.Block, _ place: Place
  ) -> Role {
    switch place {
    case .file, .members: Self.roleOfDeclaration(at: index, in: block)
    case .accessors: Self.roleOfAccessor(at: index, in: block.pieces)
    case .value where index == block.pieces.startIndex: .closure
    case .value, .code: Self.isClosure(at: index, in: block.pieces) ? .closure : .other
    }
  }

  private static let accessors: Set<String> = ["get", "set", "willSet", "didSet"]

  private static func roleOfDeclaration(at index: Int, in parent: BracedSource.Block) -> Role {
    let pieces = parent.pieces
    guard let block = pieces[index].block, let start = parent.declaration(before: index)
    else { return .other }
    if pieces[index].isValue { return .value }
    let header = outside(start..<index, of: pieces)
    let isFixed =
      header.contains("some") || isBuilder(before: start, in: pieces)
      || header.dropFirst().first == "body"
    switch pieces[start].text {
    case "class", "actor": return .type(isObject: true)
    case "struct", "enum", "extension": return .type(isObject: false)
    case "init", "deinit": return .body(hasResult: false)
    case "func":
      return isFixed ? .fixedBody : .body(hasResult: hasResult(pieces[start..<index]))
    case "var", "subscript", "let":
      if block.pieces.first.map({ accessors.contains($0.text) }) == true { return .accessors }
      return isFixed ? .fixedBody : .body(hasResult: true)
    default: return .other
    }
  }

  private static func roleOfAccessor(at index: Int, in pieces: [BracedSource.Piece]) -> Role {
    guard
      let start = pieces[..<index].lastIndex(where: { accessors.contains($0.text) }),
      !pieces[start..<index].contains(where: { $0.block != nil })
    else { return .other }
    return .body(hasResult: pieces[start].text == "get")
  }

  /// The words that stand in no brackets.
  private static func outside(_ range: Range<Int>, of pieces: [BracedSource.Piece]) -> [String] {
    var depth = 0
    var words: [String] = []
    for piece in pieces[range] {
      if ["(", "["].contains(piece.text) { depth += 1 }
      if depth == 0 || piece.text == "some" { words.append(piece.text) }
      if [")", "]"].contains(piece.text) { depth -= 1 }
    }
    return words
  }

  /// Whether a function's header names a result.
  private static func hasResult(_ header: ArraySlice<BracedSource.Piece>) -> Bool {
    var depth = 0
    for (index, piece) in zip(header.indices, header) {
      if ["(", "["].contains(piece.text) { depth += 1 }
      if [")", "]"].contains(piece.text) { depth -= 1 }
      guard depth == 0, piece.text == "->" else { continue }
      let result = header[(index + 1)...].map(\.text)
      return result.first != "Void" && result.prefix(2) != ["(", ")"] || result.contains("->")
    }
    return false
  }

  /// Whether an attribute such as `@ViewBuilder` stands before the modifiers of a declaration.
  private static func isBuilder(before start: Int, in pieces: [BracedSource.Piece]) -> Bool {
    var place = start
    while place > pieces.startIndex {
      place -= 1
      if pieces[place].text.hasPrefix("@") {
        if pieces[place].text.hasSuffix("Builder") { return true }
      } else if !modifiers.contains(pieces[place].text) {
        return false
      }
    }
    return false
  }

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "package", "open", "static", "final", "class",
    "override", "mutating", "nonmutating", "nonisolated", "lazy", "weak", "required",
    "convenience", "isolated",
  ]

  /// Whether the block is no part of a statement such as `if`.
  private static func isClosure(at index: Int, in pieces: [BracedSource.Piece]) -> Bool {
    var depth = 0
    for place in pieces[..<index].indices.reversed() {
      let piece = pieces[place]
      if [")", "]"].contains(piece.text) { depth += 1 }
      if ["(", "["].contains(piece.text) {
        // An argument.
        if depth == 0 { return true }
        depth -= 1
      }
      if depth == 0, control.contains(piece.text) { return false }
      if depth == 0, piece.startsLine, piece.text != "." { return true }
    }
    return index > pieces.startIndex
  }

  private static let control: Set<String> = [
    "if", "guard", "else", "while", "for", "switch", "do", "catch", "defer", "repeat", "func",
    "var", "init", "deinit", "get", "set", "case", "where", "struct", "class", "enum", "let",
  ]

  // MARK: - Patches

  private mutating func exchange(
    _ first: BracedSource.Block, _ second: BracedSource.Block, hasResult: Bool
  ) -> Bool {
    // With a word of the old value, the compiler fetches it before each change.
    guard first.contains({ $0 == "oldValue" }) == second.contains({ $0 == "oldValue" }) else {
      return false
    }
    return add(
      first, first.pieces[...], second, second.pieces[...],
      lead: SourcePatch.Lead(original: hasResult && first.isExpression ? "return " : ""),
      prefix: hasResult && second.isExpression ? "return " : "")
  }

  private mutating func markAsShown(patchesAfter count: Int) {
    for index in count..<patches.count { patches[index].showsElsewhere = true }
  }

  private mutating func exchangeClosures(
    _ first: BracedSource.Block, _ second: BracedSource.Block
  ) -> Bool {
    let (start, other) = (first.statements, second.statements)
    guard
      first.pieces[..<start].map(\.text) == second.pieces[..<other].map(\.text)
    else { return false }
    // A closure of more than one statement has the type that it would have without the choice; what has
    // to be one expression does not compile. To a builder a declaration is not one more value.
    return add(
      first, first.pieces[start...], second, second.pieces[other...],
      lead: SourcePatch.Lead(first: "let _ = atelierVersion; "))
  }

  // MARK: - What properties begin with

  private mutating func walkValues(
    _ first: BracedSource.Block, _ second: BracedSource.Block, declaredAs type: String?
  ) -> Bool {
    let known = patches
    if walk(first, second, in: .value) {
      if type == nil { markAsShown(patchesAfter: known.count) }
      return true
    }
    patches = known
    let start: String
    if let type {
      start = "{ () -> \(type) in "
    } else if first.hasTypeOfItsOwn(like: second) {
      start = "{ "
    } else {
      return false
    }
    return add(
      first, first.pieces[...], second, second.pieces[...],
      lead: SourcePatch.Lead(first: start, original: "return ", last: " }()"), prefix: "return ")
  }

  /// The type that a property is declared with.
  private func typeOfValue(at index: Int, in block: BracedSource.Block) -> String? {
    let pieces = block.pieces
    guard let start = block.declaration(before: index), start + 2 < index,
      pieces[start + 2].text == ":", start + 3 < index
    else { return nil }
    let range = pieces[start + 3].range.lowerBound..<pieces[index - 1].range.upperBound
    return String(decoding: other[range], as: UTF8.self)
  }

  private mutating func add(
    _ first: BracedSource.Block, _ pieces: ArraySlice<BracedSource.Piece>,
    _ second: BracedSource.Block, _ others: ArraySlice<BracedSource.Piece>,
    lead: SourcePatch.Lead = SourcePatch.Lead(), prefix: String = ""
  ) -> Bool {
    // Which lines stand where is another matter in a file with all versions in it.
    func isAboutPlaces(_ word: String) -> Bool { word.hasPrefix("#") }
    guard !first.contains(isAboutPlaces), !second.contains(isAboutPlaces) else { return false }
    let end = second.content.upperBound
    let text = String(decoding: other[(others.first?.range.lowerBound ?? end)..<end], as: UTF8.self)
    let start = pieces.first?.range.lowerBound ?? first.content.upperBound
    patches.append(
      SourcePatch(
        file: path, range: start..<first.content.upperBound, replacement: " \(prefix)\(text)",
        form: .block(lead), scope: first.content))
    return true
  }
}

extension SourceFile {
  fileprivate var folder: Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
}

extension BracedSource.Block {
  /// Where a closure's statements begin, after what it captures and takes.
  fileprivate var statements: Int {
    let header = pieces.prefix { $0.block == nil && ($0.text == "in" || !Self.isStatement($0)) }
    return header.firstIndex { $0.text == "in" }.map { $0 + 1 } ?? 0
  }

  private static func isStatement(_ piece: BracedSource.Piece) -> Bool {
    ["for", "if", "guard", "while", "switch", "let", "var", "return", "do", "repeat", "="]
      .contains(piece.text)
  }
}
