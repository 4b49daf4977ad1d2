import Curriculum
import SwiftLexer

/// Finds the mutants of a file: where the compiler knows what stands there, and which change will compile.
struct MutantSearch {
  let path: String
  let text: SourceText
  /// How the compiler's names of what the exercise itself declares begin.
  let ownSymbols: [String]
  let asked: AskedAccess
  /// Properties that have a value before any initializer gives them one.
  private let initialized: Set<String>
  /// The offset at which a token ends, by that at which it begins; a string is one token.
  private let ends: [Int: Int]
  let tokens: [Token]
  private(set) var found: [Mutant] = []
  /// The body of the function that is being walked through.
  private var scope: Range<Int>?

  /// What the walk has come through.
  struct Context {
    var isInitializer = false
    /// In the block of a guard, which must leave.
    var isGuardBlock = false
    /// Between the pieces of a text, which the compiler joins by statements of its own.
    var isText = false
    /// The label of the argument that this is.
    var label = ""
  }

  /// Every mutant, in the order of the source.
  static func mutants(
    of file: SourceFile, tree: TypedNode, modules: [String], asked: AskedAccess
  ) -> [Mutant] {
    var search = MutantSearch(file, tree, modules: modules, asked: asked)
    search.walk(tree, Context())
    return search.found.sorted {
      ($0.patch.range.lowerBound, -$0.patch.range.upperBound)
        < ($1.patch.range.lowerBound, -$1.patch.range.upperBound)
    }
  }

  private init(_ file: SourceFile, _ tree: TypedNode, modules: [String], asked: AskedAccess) {
    path = file.path
    text = SourceText(file.bytes)
    ownSymbols = modules.map { "s:\($0.utf8.count)\($0)" }
    self.asked = asked
    tokens = tokenize(file.bytes).filter { !$0.kind.isTrivia }
    ends = Self.ends(of: tokens)
    var initialized: Set<String> = []
    Self.collectInitialized(tree, into: &initialized)
    self.initialized = initialized
  }

  private static func ends(of tokens: [Token]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var strings: [Int] = []
    for token in tokens {
      ends[token.range.lowerBound] = token.range.upperBound
      if token.kind == .stringOpen { strings.append(token.range.lowerBound) }
      if token.kind == .stringClose, let start = strings.popLast() {
        ends[start] = token.range.upperBound
      }
    }
    return ends
  }

  private static func collectInitialized(_ node: TypedNode, into symbols: inout Set<String>) {
    if node.kind == "var_decl",
      node.children.contains(where: { $0.kind == "has_initial_value_attr" })
    {
      symbols.insert(node.symbol)
    }
    for child in node.children { collectInitialized(child, into: &symbols) }
  }

  // MARK: - The walk

  private mutating func walk(_ node: TypedNode, _ context: Context) {
    var context = context
    let outerScope = scope
    defer { scope = outerScope }
    switch node.kind {
    case "accessor_decl", "constructor_decl", "destructor_decl", "func_decl":
      // What the compiler has added stands nowhere; a `defer` counts as a function of its own.
      if node.isImplicit, node.role != "temp_decl" { return }
      context = Context(isInitializer: node.kind == "constructor_decl")
      scope = node.child("body").flatMap(range) ?? scope
      findInBody(of: node)
    case "closure_expr":
      context = Context()
      findInBody(of: node)
    case "default_argument_expr", "enum_element_decl", "macro_expansion_expr": return
    case "var_decl": findInDeclaration(node)
    case "brace_stmt": if !context.isText { findInStatements(node, context) }
    case "if_stmt", "guard_stmt", "while_stmt": findInConditions(of: node)
    case "argument": context.label = node.label
    default: findInExpression(node, context)
    }
    for child in node.children where child.role != "attrs" && child.role != "inherits" {
      var inner = context
      if child.kind == "brace_stmt" {
        inner.isGuardBlock = node.kind == "guard_stmt"
        inner.isText = node.kind == "tap_expr"
      }
      if node.kind != "argument" { inner.label = "" }
      if isPieceOfText(child, in: node) || isAppearance(child) { continue }
      walk(child, inner)
    }
  }

  /// Between the values in a text stand pieces that go with the whole.
  private func isPieceOfText(_ child: TypedNode, in node: TypedNode) -> Bool {
    node.isImplicit && child.role == "args" && node.kind == "call_expr"
      && node.child("fn")?.name.hasPrefix("appendLiteral") == true
  }

  // MARK: - What the parts of the search use

  /// The bytes of a node; nil for what stands nowhere.
  func range(of node: TypedNode) -> Range<Int>? {
    guard let start = node.start, let last = node.lastToken, let end = ends[last], start < end,
      end <= text.bytes.count
    else { return nil }
    return start..<end
  }

  func source(_ range: Range<Int>) -> String {
    String(decoding: text.bytes[range], as: UTF8.self)
  }

  func isOwn(_ symbol: String) -> Bool { ownSymbols.contains { symbol.hasPrefix($0) } }

  func isInitialized(_ symbol: String) -> Bool { initialized.contains(symbol) }

  mutating func add(
    _ change: Mutant.Change, at range: Range<Int>, _ replacement: String, as form: SourcePatch.Form
  ) {
    // The compiler tells of some places more than once.
    guard
      !found.contains(where: { $0.patch.range == range && $0.patch.replacement == replacement }),
      source(range) != replacement
    else { return }
    found.append(
      Mutant(
        change, in: text, of: path, at: range, replacement: replacement, form: form, scope: scope))
  }
}
