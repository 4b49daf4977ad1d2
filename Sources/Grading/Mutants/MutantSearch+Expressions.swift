import SwiftLexer

extension MutantSearch {
  mutating func findInExpression(_ node: TypedNode, _ context: Context) {
    switch node.kind {
    case "boolean_literal_expr", "integer_literal_expr", "float_literal_expr",
      "string_literal_expr", "interpolated_string_literal_expr":
      if !node.isImplicit { findInLiteral(node, context) }
    case "ternary_expr": if let condition = node.child("cond_expr") { negate(condition) }
    case "binary_expr": findInOperation(node)
    case "call_expr": findInArguments(of: node)
    case "capture_list": findInCaptures(of: node)
    default: break
    }
  }

  private mutating func findInLiteral(_ node: TypedNode, _ context: Context) {
    guard let range = range(of: node) else { return }
    let source = source(range)
    switch node.kind {
    case "boolean_literal_expr":
      // Nothing moves here, so that nobody can see whether it would.
      if context.label == "animated" { return }
      add(.changedBoolean, at: range, source == "true" ? "false" : "true", as: .expression)
    case "integer_literal_expr":
      guard !isGeometry(node), let number = Int(source) else { return }
      add(.changedNumber, at: range, "\(number + 1)", as: .expression)
    case "float_literal_expr":
      guard !isGeometry(node), let point = source.firstIndex(of: "."),
        let whole = Int(source[..<point])
      else { return }
      add(.changedNumber, at: range, "\(whole + 1)\(source[point...])", as: .expression)
    default:
      guard source.hasPrefix("\"") else { return }
      add(.changedText, at: range, source == "\"\"" ? "\"?\"" : "\"\"", as: .expression)
    }
  }

  /// Where something is and how large, which a screen without pixels has no use for.
  private func isGeometry(_ node: TypedNode) -> Bool { node.type.contains("7CGFloatV") }

  private static let others = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+=", "===": "!==", "!==": "===",
  ]

  private mutating func findInOperation(_ node: TypedNode) {
    guard let range = range(of: node), let (name, token) = operatorSign(of: node) else { return }
    if name == "??" {
      let rest = source(token.range.upperBound..<range.upperBound)
      add(.droppedDefault, at: range, String(rest.drop(while: \.isWhitespace)), as: .expression)
    } else if let other = Self.others[name] {
      // Texts have no minus.
      if name.hasPrefix("+"), node.children("args").first?.holdsText == true { return }
      let changed =
        source(range.lowerBound..<token.range.lowerBound) + other
        + source(token.range.upperBound..<range.upperBound)
      let isAssignment = name == "+=" || name == "-="
      add(.changedOperator, at: range, changed, as: isAssignment ? .statement : .expression)
    }
  }

  func operatorSign(of node: TypedNode) -> (text: String, token: Token)? {
    guard node.kind == "binary_expr", let start = node.child("fn")?.start,
      let token = tokens.first(where: { $0.range.lowerBound == start })
    else { return nil }
    return (text.text(of: token), token)
  }

  /// Neighbours of one type change places.
  private mutating func findInArguments(of call: TypedNode) {
    guard !call.isImplicit, let whole = range(of: call), let list = call.child("args") else {
      return
    }
    let values = list.children("args").compactMap { $0.child("expr") }
    for (first, second) in zip(values, values.dropFirst())
    where first.type == second.type && !first.type.isEmpty
      && !first.holds("closure_expr") && !isGeometry(first)
    {
      guard let left = range(of: first), let right = range(of: second),
        left.upperBound <= right.lowerBound, whole.lowerBound <= left.lowerBound,
        right.upperBound <= whole.upperBound
      else { continue }
      let changed =
        source(whole.lowerBound..<left.lowerBound) + source(right)
        + source(left.upperBound..<right.lowerBound) + source(left)
        + source(right.upperBound..<whole.upperBound)
      add(.swappedArguments, at: whole, changed, as: .expression)
    }
  }

  private mutating func findInCaptures(of list: TypedNode) {
    let body = list.child("closure_body")?.child("body")
    let first = body?.children("elements").first
    for capture in list.children("captures") {
      guard let start = capture.start,
        let index = tokens.lastIndex(where: { $0.range.upperBound <= start }),
        ["weak", "unowned"].contains(text.text(of: tokens[index])),
        let whole = range(of: capture)
      else { continue }
      let isWeak = text.text(of: tokens[index]) == "weak"
      let source = source(whole)
      let name = source.prefix { $0 != " " && $0 != "=" }
      let value = source.contains("=") ? String(source.drop { $0 != "=" }.dropFirst(2)) : source
      let strong = isWeak ? "\(name) = Optional(\(value))" : source
      let range = tokens[index].range.lowerBound..<whole.upperBound
      var form = SourcePatch.Form.apart
      if let start = first?.start, first?.kind != "return_stmt" { form = .capture(body: start) }
      add(.strongCapture, at: range, strong, as: form)
    }
  }

  /// A property that refers strongly, or may be used by everybody.
  mutating func findInDeclaration(_ node: TypedNode) {
    for attribute in node.children("attrs") where !attribute.isImplicit {
      guard let range = range(of: attribute) else { continue }
      let following = text.bytes[range.upperBound...].prefix { $0 == 0x20 }.count
      let whole = range.lowerBound..<(range.upperBound + following)
      switch (attribute.kind, source(range)) {
      case ("reference_ownership_attr", "weak"), ("reference_ownership_attr", "unowned"):
        add(.strongReference, at: whole, "", as: .apart)
      case ("access_control_attr", "private") where asked.use,
        ("setter_access_attr", "private(set)") where asked.change:
        add(.widenedAccess, at: whole, "", as: .apart)
      default: break
      }
    }
  }
}

extension TypedNode {
  /// Whether the first value of an operation is a text or a list, which can be joined and not parted.
  fileprivate var holdsText: Bool {
    guard let first = children("args").first?.child("expr") else { return false }
    let type = first.type.hasSuffix("zD") ? first.type.dropLast(2) + "D" : first.type[...]
    return type == "$sSSD" || type.hasPrefix("$sSay")
  }
}
