import SwiftLexer

extension MutantSearch {
  /// Statements that are dropped or come twice, and results that are others.
  mutating func findInStatements(_ block: TypedNode, _ context: Context) {
    guard !block.isImplicit || block.role == "body" else { return }
    for statement in block.children("elements") {
      guard let range = range(of: statement), !isAppearance(statement) else { continue }
      if statement.kind == "return_stmt" {
        findInReturn(statement, at: range, context)
      } else if statement.kind == "throw_stmt" {
        if !context.isGuardBlock { add(.droppedStatement, at: range, "", as: .statement) }
      } else if let core = Self.core(of: statement), !statement.isImplicit || !core.isImplicit {
        findInCall(core, of: statement, at: range, context)
      }
    }
  }

  /// The call or assignment that an expression is, without `try`, `await` and what the compiler wraps it in.
  private static func core(of node: TypedNode) -> TypedNode? {
    switch node.kind {
    case "call_expr", "assign_expr", "binary_expr", "postfix_unary_expr": node
    case "try_expr", "await_expr", "force_try_expr", "optional_try_expr",
      "optional_evaluation_expr",
      "inject_into_optional", "open_existential_expr", "paren_expr", "force_value_expr",
      "covariant_return_conversion_expr", "erasure_expr", "derived_to_base_expr":
      node.child("sub_expr").flatMap(core)
    default: nil
    }
  }

  private mutating func findInCall(
    _ core: TypedNode, of statement: TypedNode, at range: Range<Int>, _ context: Context
  ) {
    // What is above does its work unseen here, and has to be called all the same.
    if core.child("fn")?.holds("super_ref_expr") == true { return }
    if core.kind == "assign_expr", context.isInitializer, let property = core.child("dest"),
      isOwn(property.symbol), !isInitialized(property.symbol)
    {
      return
    }
    add(.droppedStatement, at: range, "", as: .statement)
    // A second call of a library's does rarely more than the first.
    if core.kind == "call_expr", let symbol = Self.callee(core), isOwn(symbol) {
      let twice = "\(source(range))\n\(indentation(before: range.lowerBound))\(source(range))"
      add(.repeatedCall, at: range, twice, as: .statement)
    }
  }

  /// What is called: a function, or a property that holds a closure.
  private static func callee(_ call: TypedNode) -> String? {
    var open = call.child("fn").map { [$0] } ?? []
    while let node = open.popLast() {
      if !node.symbol.isEmpty { return node.symbol }
      open += node.children.filter { ["fn", "sub_expr", "base"].contains($0.role) }
    }
    return nil
  }

  private mutating func findInReturn(
    _ statement: TypedNode, at range: Range<Int>, _ context: Context
  ) {
    guard let result = statement.child("result") else {
      if !statement.isImplicit, !context.isGuardBlock {
        add(.droppedStatement, at: range, "", as: .statement)
      }
      return
    }
    guard let resultRange = self.range(of: result), let other = otherResult(result, resultRange)
    else { return }
    if statement.isImplicit {
      add(.changedResult, at: resultRange, other, as: .expression)
    } else {
      add(.changedResult, at: range, "return \(other)", as: .statement)
    }
  }

  /// Literals have mutants of their own.
  private func otherResult(_ result: TypedNode, _ range: Range<Int>) -> String? {
    let isLiteral = result.kind.hasSuffix("_literal_expr")
    let type = result.type.dropLast(result.type.hasSuffix("D") ? 1 : 0)
    if type.hasSuffix("Sg") {
      return type == "$sytSg" || result.kind == "nil_literal_expr" ? nil : "nil"
    }
    if type.hasPrefix("$sSay"), type.hasSuffix("G") { return "[]" }
    if isLiteral { return nil }
    switch type {
    case "$sSb": return result.kind == "binary_expr" ? nil : "!(\(source(range)))"
    case "$sSi": return "(\(source(range))) + 1"
    case "$sSS": return "\"\""
    default: return nil
    }
  }

  /// Bodies of more than one statement that do nothing at all.
  mutating func findInBody(of function: TypedNode) {
    guard let body = function.child("body") else { return }
    let statements = body.children("elements").filter { !$0.isImplicit || $0.kind != "return_stmt" }
    let ranges = statements.compactMap(range)
    guard ranges.count > 1, let first = ranges.first, let last = ranges.map(\.upperBound).max(),
      !body.children.contains(where: { $0.kind == "return_stmt" && $0.child("result") != nil }),
      !body.holds("rebind_self_in_constructor_expr"), function.kind != "constructor_decl"
    else { return }
    add(.emptiedBody, at: first.lowerBound..<last, "", as: .statement)
  }

  /// Conditions that are the opposite, and bindings that never come about.
  mutating func findInConditions(of statement: TypedNode) {
    for condition in statement.children("conditions") {
      if condition.kind == "pattern" {
        guard let value = condition.child("initializer"), let range = range(of: value) else {
          continue
        }
        add(.missedBinding, at: range, "\(source(range)), false", as: .condition)
      } else {
        negate(condition)
      }
    }
  }

  mutating func negate(_ condition: TypedNode) {
    guard let range = range(of: condition), condition.type == "$sSbD" else { return }
    let source = source(range)
    // Those have an opposite of their own.
    if let sign = operatorSign(of: condition), ["==", "!=", "===", "!=="].contains(sign.text) {
      return
    }
    let isNegation = condition.kind == "prefix_unary_expr" && source.hasPrefix("!")
    add(
      .negatedCondition, at: range, isNegation ? String(source.dropFirst()) : "!(\(source))",
      as: .expression)
  }

  private func indentation(before offset: Int) -> String {
    let start = text.bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let blanks = text.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }
}
