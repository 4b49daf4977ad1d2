extension BracedSource.Block {
  /// With the value that each property begins with as a block, which follows its `=`.
  ///
  /// Only where declarations stand: in a body, `=` is something else.
  var foldingValues: BracedSource.Block {
    var folded = self
    folded.pieces = []
    var position = pieces.startIndex
    while position < pieces.endIndex {
      var piece = pieces[position]
      position += 1
      if let value = valueOfProperty(at: position - 1), let first = pieces[value].first,
        let last = pieces[value].last
      {
        let end = last.range.upperBound
        piece.block = BracedSource.Block(
          pieces: Array(pieces[value]), content: first.range.lowerBound..<end)
        piece.range = piece.range.lowerBound..<end
        position = value.upperBound
      }
      folded.pieces.append(piece)
    }
    return folded
  }

  /// What follows the `=` at an index, if that is the one of a `let` or `var`.
  private func valueOfProperty(at index: Int) -> Range<Int>? {
    guard pieces[index].text == "=", let start = declaration(before: index),
      ["let", "var"].contains(pieces[start].text)
    else { return nil }
    return endOfValue(after: index)
  }

  /// The pieces after an `=`, up to the next declaration or what observes the property.
  private func endOfValue(after index: Int) -> Range<Int> {
    var depth = 0
    var end = index + 1
    while end < pieces.endIndex {
      let piece = pieces[end]
      if ["(", "["].contains(piece.text) { depth += 1 }
      if [")", "]"].contains(piece.text) { depth -= 1 }
      if depth == 0, end > index + 1 {
        let isObserved =
          piece.block?.pieces.first.map { ["willSet", "didSet"].contains($0.text) } ?? false
        let isNew = piece.startsLine && !piece.continues && !pieces[end - 1].isJoint
        if isObserved || isNew || [",", ";"].contains(piece.text) { break }
      }
      end += 1
    }
    return (index + 1)..<end
  }

  /// The word that begins the declaration that the piece at an index belongs to.
  func declaration(before index: Int) -> Int? {
    var depth = 0
    for place in pieces[..<index].indices.reversed() {
      let piece = pieces[place]
      if [")", "]"].contains(piece.text) { depth += 1 }
      if ["(", "["].contains(piece.text) { depth -= 1 }
      // An argument, or the default of one.
      if depth < 0 { return nil }
      guard depth == 0 else { continue }
      if piece.block != nil && !piece.isValue || piece.text == ";" { return nil }
      let isMember = place > pieces.startIndex && pieces[place - 1].text == "."
      if Self.declarationWords.contains(piece.text), !isMember { return place }
    }
    return nil
  }

  static let declarationWords: Set<String> = [
    "func", "init", "deinit", "subscript", "var", "let", "class", "struct", "enum", "extension",
    "protocol", "actor", "case", "import", "typealias", "macro",
  ]

  /// Whether both are seen to be of one type: the same type is made, or both are literals of one kind.
  func hasTypeOfItsOwn(like other: BracedSource.Block) -> Bool {
    guard let type = madeType ?? literalType else { return false }
    return type == other.madeType ?? other.literalType
  }

  private var madeType: String? {
    guard let name = pieces.first?.text, name.first?.isUppercase == true, pieces.count > 2,
      pieces[1].text == "(", pieces.last?.text == ")", !pieces.contains(where: \.isOperator)
    else { return nil }
    return name
  }

  private var literalType: String? {
    guard pieces.count == 1, let word = pieces.first?.text else { return nil }
    if ["true", "false"].contains(word) { return "Bool" }
    if word.hasPrefix("\"") { return "String" }
    return word.allSatisfy(\.isWholeNumber) ? "Int" : nil
  }
}

extension BracedSource.Piece {
  /// Whether it is the `=` of a property, with what that begins with.
  var isValue: Bool { text == "=" && block != nil }

  /// As it was before its value was folded.
  var unfolded: [BracedSource.Piece] {
    guard isValue, let block else { return [self] }
    var sign = self
    sign.block = nil
    return [sign] + block.pieces
  }
}
