extension BracedSource.Block {
  /// Without the words that say who may use a declaration, without what its parameters are if nobody says so, and
  /// without the lines that these stand on.
  ///
  /// That others may use it as well, or may leave out an argument, changes nothing in what they do without.
  ///
  /// Only where declarations stand.
  var foldingAccess: BracedSource.Block {
    var folded = self
    folded.pieces = []
    var depth = 0
    var takesArguments = false
    var words: [BracedSource.Piece] = []
    var position = pieces.startIndex
    while position < pieces.endIndex {
      var piece = pieces[position]
      let isMember = position > pieces.startIndex && pieces[position - 1].text == "."
      position += 1
      if depth == 0, !isMember, Self.accessWords.contains(piece.text) {
        let isOfSetter = pieces[position...].prefix(3).map(\.text) == ["(", "set", ")"]
        if isOfSetter { position += 3 }
        piece.isPrivate = !isOfSetter && ["private", "fileprivate"].contains(piece.text)
        words.append(piece)
        continue
      }
      if let first = words.first {
        piece.range = first.range.lowerBound..<piece.range.upperBound
        piece.startsLine = first.startsLine
        piece.isPrivate = words.contains(where: \.isPrivate)
        words = []
      }
      if depth == 0, Self.declarationWords.contains(piece.text) {
        takesArguments = ["func", "init"].contains(piece.text)
      }
      if depth > 0, takesArguments, piece.text == "=" {
        let end = endOfDefault(after: position)
        let text = pieces[position..<end]
        position = end
        guard position < pieces.endIndex else { break }
        piece = pieces[position]
        position += 1
        piece.defaultValue = text.map(\.text)
      }
      // Between brackets a new line is no new beginning.
      if depth > 0 { piece.startsLine = false }
      if ["(", "["].contains(piece.text) { depth += 1 }
      if [")", "]"].contains(piece.text) { depth -= 1 }
      folded.pieces.append(piece)
    }
    folded.pieces += words
    return folded
  }

  private static let accessWords: Set<String> = [
    "private", "fileprivate", "internal", "package", "public",
  ]

  /// Where the comma or the bracket stands that follows a default argument.
  private func endOfDefault(after start: Int) -> Int {
    var depth = 0
    return pieces[start...].firstIndex { piece in
      if ["(", "["].contains(piece.text) { depth += 1 }
      if depth == 0, [",", ")"].contains(piece.text) { return true }
      if [")", "]"].contains(piece.text) { depth -= 1 }
      return false
    } ?? pieces.endIndex
  }
}

extension BracedSource.Piece {
  /// Whether a declaration's piece can stand for that of another version.
  func stands(for other: BracedSource.Piece) -> Bool {
    // What is left out here, nobody leaves out who has to say it.
    reads(as: other) && (defaultValue.isEmpty || defaultValue == other.defaultValue)
  }
}
