/// A method that stands in for one of the class above and has no result, or a `deinit`.
struct OverridingMethod {
  let header: Range<Int>
  let body: Range<Int>
  /// What calls the method that it stands in for.
  let inherited: String

  /// Nil for any other declaration.
  init?(_ pieces: ArraySlice<BracedSource.Piece>, in home: OwnDeclaration.Home) {
    let words = pieces.map(\.text)
    guard home == .object, let first = pieces.first, let block = pieces.last?.block,
      let end = pieces.dropLast().last
    else { return nil }
    if words == ["deinit", "{"] {
      inherited = ""
    } else {
      guard words.prefix(2) == ["override", "func"], words.count > 5, words[3] == "(",
        words[words.count - 2] == ")", !words.contains(where: Self.isOfAnotherKind),
        let arguments = Self.arguments(of: words[4..<(words.count - 2)])
      else { return nil }
      inherited = "super.\(words[2])(\(arguments))"
    }
    header = first.range.lowerBound..<end.range.upperBound
    body = block.content
  }

  private static func isOfAnotherKind(_ word: String) -> Bool {
    ["->", "async", "throws", "inout", "<", "="].contains(word) || word.hasPrefix("@")
  }

  /// What passes on what the parameters are.
  private static func arguments(of words: ArraySlice<String>) -> String? {
    var arguments: [String] = []
    var depth = 0
    var start = words.startIndex
    for (index, word) in zip(words.indices, words) {
      if ["(", "[", "<"].contains(word) { depth += 1 }
      if [")", "]", ">"].contains(word) { depth -= 1 }
      guard depth == 0, word == ":" else {
        if depth == 0, word == "," { start = index + 1 }
        continue
      }
      let names = words[start..<index]
      guard let label = names.first, let name = names.last, names.count <= 2 else { return nil }
      arguments.append(label == "_" ? name : "\(label): \(name)")
    }
    return arguments.joined(separator: ", ")
  }
}
