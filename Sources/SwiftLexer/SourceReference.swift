/// What source names at one place, so that an error there can be told without showing the line.
package struct SourceReference: Sendable, Equatable {
  /// A call or a declaration with a parameter list: `ProductRouter(navigationController: x)`.
  package struct Call: Sendable, Equatable {
    package let name: String
    /// The name before the period, as in `base.name(…)`.
    package let base: String?
    /// One label an argument, `_` for none; a trailing closure is not among them.
    package let labels: [String]

    package init(name: String, base: String?, labels: [String]) {
      self.name = name
      self.base = base
      self.labels = labels
    }
  }

  /// The name at the place; nil where something else stands, such as a literal or a bracket.
  package let name: String?
  /// The name before the period, as in `base.name`; nil behind anything but a plain name.
  package let base: String?
  /// The labels of the parentheses that follow the name; nil if none follow.
  package let labels: [String]?
  /// The innermost call whose argument list holds the place, its own parentheses included.
  package let enclosingCall: Call?

  package init(name: String?, base: String?, labels: [String]?, enclosingCall: Call?) {
    self.name = name
    self.base = base
    self.labels = labels
    self.enclosingCall = enclosingCall
  }
}

/// Reads a place of an error; nil if no code stands there and no call surrounds it.
package func reference(in source: [UInt8], line: Int, column: Int) -> SourceReference? {
  let text = SourceText(source)
  guard let offset = text.offset(of: SourceText.Location(line: line, column: column))
  else { return nil }
  return ReferenceReader(text: text).reference(at: offset)
}

private struct ReferenceReader {
  let text: SourceText
  /// Everything but trivia.
  let tokens: [Token]

  init(text: SourceText) {
    self.text = text
    tokens = tokenize(text.bytes).filter { !$0.kind.isTrivia }
  }

  func reference(at offset: Int) -> SourceReference? {
    guard var index = tokens.firstIndex(where: { $0.range.upperBound > offset }) else { return nil }
    let enclosingCall = enclosingCall(around: index, at: offset)
    // The compiler points at the period of `.member` now and then.
    if isByte(index, .period), isName(index + 1) { index += 1 }
    guard tokens[index].range.lowerBound <= offset || isByte(index - 1, .period), isName(index)
    else {
      guard let enclosingCall else { return nil }
      return SourceReference(name: nil, base: nil, labels: nil, enclosingCall: enclosingCall)
    }
    return SourceReference(
      name: name(index), base: base(before: index), labels: labels(after: index),
      enclosingCall: enclosingCall)
  }

  private func enclosingCall(around index: Int, at offset: Int) -> SourceReference.Call? {
    if isByte(index, .openParenthesis), tokens[index].range.contains(offset),
      let call = call(openedAt: index)
    {
      return call
    }
    var depth = 0
    for index in stride(from: index - 1, through: 0, by: -1) {
      if closes(index) {
        depth += 1
      } else if opens(index) {
        guard depth == 0 else {
          depth -= 1
          continue
        }
        // A statement in a closure is not an argument.
        if isByte(index, .openBrace) { return nil }
        if isByte(index, .openParenthesis), let call = call(openedAt: index) { return call }
      }
    }
    return nil
  }

  private func call(openedAt parenthesis: Int) -> SourceReference.Call? {
    var callee = parenthesis - 1
    if callee >= 0, angleBrackets(callee) < 0 { callee = openingAngle(before: callee) - 1 }
    guard isName(callee), areOnOneLine(callee, parenthesis) else { return nil }
    return SourceReference.Call(
      name: name(callee), base: base(before: callee), labels: labels(openedAt: parenthesis))
  }

  private func labels(after index: Int) -> [String]? {
    var next = index + 1
    if next < tokens.count, angleBrackets(next) > 0,
      tokens[next].range.lowerBound == tokens[index].range.upperBound
    {
      next = closingAngle(after: next) + 1
    }
    guard isByte(next, .openParenthesis), areOnOneLine(next - 1, next) else { return nil }
    return labels(openedAt: next)
  }

  private func labels(openedAt parenthesis: Int) -> [String] {
    var labels: [String] = []
    var depth = 1
    var isArgumentStart = true
    var index = parenthesis + 1
    while index < tokens.count {
      if closes(index) {
        depth -= 1
        if depth == 0 { break }
      }
      if isArgumentStart {
        labels.append(isByte(index + 1, .colon) && isWord(index) ? name(index) : "_")
      }
      isArgumentStart = depth == 1 && isByte(index, .comma)
      if opens(index) { depth += 1 }
      index += 1
    }
    return labels
  }

  private func base(before index: Int) -> String? {
    guard isByte(index - 1, .period) else { return nil }
    var base = index - 2
    while isByte(base, .question) || isByte(base, .exclamation) { base -= 1 }
    return isWord(base) ? name(base) : nil
  }
}

// MARK: - Looking at tokens

extension ReferenceReader {
  private func isByte(_ index: Int, _ byte: UInt8) -> Bool {
    guard tokens.indices.contains(index), tokens[index].range.count == 1 else { return false }
    return text.bytes[tokens[index].range.lowerBound] == byte
  }

  private func isWord(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    return tokens[index].kind == .identifier || tokens[index].kind == .keyword
  }

  /// A word that can be called or looked up.
  private func isName(_ index: Int) -> Bool {
    guard isWord(index) else { return false }
    return tokens[index].kind == .identifier
      || ["init", "self", "Self", "super", "subscript"].contains(name(index))
  }

  private func name(_ index: Int) -> String {
    let name = text.text(of: tokens[index])
    return name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
  }

  private func opens(_ index: Int) -> Bool {
    tokens[index].kind == .interpolationOpen || isByte(index, .openParenthesis)
      || isByte(index, .openBracket) || isByte(index, .openBrace)
  }

  private func closes(_ index: Int) -> Bool {
    tokens[index].kind == .interpolationClose || isByte(index, .closeParenthesis)
      || isByte(index, .closeBracket) || isByte(index, .closeBrace)
  }

  private func areOnOneLine(_ first: Int, _ second: Int) -> Bool {
    !text.bytes[tokens[first].range.upperBound..<tokens[second].range.lowerBound]
      .contains { $0.isLineEnd }
  }

  /// How many generic argument lists the token opens (`<`), or closes if negative (`>>`).
  private func angleBrackets(_ index: Int) -> Int {
    guard tokens[index].kind == .operator else { return 0 }
    let bytes = text.bytes[tokens[index].range]
    if bytes.allSatisfy({ $0 == .less }) { return bytes.count }
    return -bytes.prefix { $0 == .greater }.count
  }

  /// Gives up at an unmatched bracket, which no generic argument list spans.
  private func openingAngle(before index: Int) -> Int {
    var depth = 0
    var brackets = 0
    for index in stride(from: index, through: 0, by: -1) {
      if closes(index) { brackets += 1 }
      if opens(index) { brackets -= 1 }
      if brackets < 0 { return 0 }
      depth -= angleBrackets(index)
      if depth <= 0 { return index }
    }
    return 0
  }

  private func closingAngle(after index: Int) -> Int {
    var depth = 0
    for index in index..<tokens.count {
      depth += angleBrackets(index)
      if depth <= 0 { return index }
    }
    return tokens.count
  }
}
