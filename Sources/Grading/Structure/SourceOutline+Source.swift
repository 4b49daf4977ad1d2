import Structure
import SwiftLexer

extension SourceOutline {
  /// The outline of a file's source.
  init(path: String, module: String, source: [UInt8]) {
    var scan = OutlineScan(source)
    scan.run()
    self.init(
      path: path, module: module, codeLines: scan.codeLines, imports: scan.imports,
      blocks: scan.blocks.sorted { $0.start < $1.start }, delegations: scan.delegations,
      setterAccess: scan.setterAccess)
  }
}

/// One walk over the tokens of a file.
private struct OutlineScan {
  private(set) var codeLines: [Int] = []
  private(set) var imports: [SourceOutline.Import] = []
  private(set) var blocks: [SourceOutline.Block] = []
  private(set) var delegations: [SourceOutline.Position] = []
  private(set) var setterAccess: [SourceOutline.Position: String] = [:]

  private let text: SourceText
  private let tokens: [Token]
  /// The braces that are open: where, and how many parentheses are open since.
  private var open: [(start: SourceOutline.Position, parentheses: Int, isInitializer: Bool)] = []
  private var parentheses = 0
  /// Whether what has been declared last is an initializer whose body has not begun.
  private var isInitializer = false
  /// What stood before `(set)`, as long as nothing has been read that it belongs to.
  private var nextSetterAccess: String?

  private static let accessLevels: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open",
  ]

  private static let introducers: Set<String> = [
    "actor", "class", "deinit", "enum", "extension", "func", "init", "let", "protocol", "struct",
    "subscript", "var",
  ]

  init(_ source: [UInt8]) {
    text = SourceText(source)
    tokens = tokenize(source)
    imports = importedModules(in: source).map { .init(module: $0.name, line: $0.line) }
  }

  mutating func run() {
    var previous: (zeroth: String, first: String, second: String) = ("", "", "")
    var beforeParenthesis = ""
    for token in tokens where !token.kind.isTrivia {
      let place = text.location(of: token.range.lowerBound)
      let last = text.location(of: max(token.range.lowerBound, token.range.upperBound - 1)).line
      if previous.second == ";", codeLines.last == place.line { codeLines.append(place.line) }
      for line in place.line...last where line > codeLines.last ?? 0 { codeLines.append(line) }
      let word = token.kind == .stringText ? "" : text.text(of: token)
      let position = SourceOutline.Position(line: place.line, column: place.column)
      // Behind a type, as in `Service.self.init()`, it makes an object, as it does in a function.
      if word == "init", previous.second == ".", ["super", "self"].contains(previous.first),
        previous.zeroth != ".", open.contains(where: \.isInitializer)
      {
        delegations.append(position)
      }
      if parentheses == 0, token.kind == .keyword, previous.second != ".",
        Self.introducers.contains(word)
      {
        isInitializer = word == "init"
      }
      if word == "(" { beforeParenthesis = previous.second }
      if word == "set", previous.second == "(", Self.accessLevels.contains(beforeParenthesis) {
        nextSetterAccess = beforeParenthesis
      } else if previous.second == "var", let access = nextSetterAccess {
        setterAccess[position] = access
        nextSetterAccess = nil
      } else if word == "subscript" {
        nextSetterAccess = nil
      }
      if token.kind == .punctuation { note(word, at: position) }
      previous = (previous.first, previous.second, word)
    }
  }

  private mutating func note(_ bracket: String, at position: SourceOutline.Position) {
    switch bracket {
    case "(": parentheses += 1
    case ")": parentheses = max(0, parentheses - 1)
    case "{":
      open.append((position, parentheses, isInitializer && parentheses == 0))
      isInitializer = isInitializer && parentheses > 0
      parentheses = 0
    case "}":
      guard let last = open.popLast() else { return }
      parentheses = last.parentheses
      // What stands in parentheses, as a default argument does, is no declaration's own.
      if parentheses == 0 {
        blocks.append(SourceOutline.Block(start: last.start, endLine: position.line))
      }
    default: break
    }
  }
}
