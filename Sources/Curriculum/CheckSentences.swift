/// Reads doc comments as sentences by language: a `- ru:` line begins another than `en`.
///
/// A line indented below such a line goes on with it. Each language's lines become one paragraph.
func sentences(_ comments: [String]) -> [String: String] {
  var sentences: [String: [String]] = [:]
  var language = "en"
  for line in undented(comments.flatMap(documentationLines)) {
    if let translation = translation(line) {
      language = translation.language
      sentences[language, default: []] += words(translation.text)
    } else {
      if !(line.first?.isWhitespace ?? false) { language = "en" }
      sentences[language, default: []] += words(line[...])
    }
  }
  return sentences.filter { !$0.value.isEmpty }.mapValues { $0.joined(separator: " ") }
}

/// The lines between the marks of a comment, without the stars that some people align.
private func documentationLines(_ comment: String) -> [String] {
  guard comment.hasPrefix("/**") else { return [String(comment.dropFirst(3))] }
  let hasEnd = comment.hasSuffix("*/")
  let lines = comment.dropFirst(3).dropLast(hasEnd ? 2 : 0)
    .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  return lines.enumerated().map { number, line in
    // The text behind `/**` is indented by chance.
    let text = line.drop(while: \.isWhitespace)
    if number == 0 { return String(text) }
    return text.hasPrefix("*") ? String(text.dropFirst()) : String(line)
  }
}

/// Removes the indentation that all lines share, apart from those without any.
private func undented(_ lines: [String]) -> [String] {
  let indents = lines.filter { !words($0[...]).isEmpty }.map {
    $0.prefix(while: \.isWhitespace).count
  }
  let shared = indents.filter { $0 > 0 }.min() ?? 0
  return lines.map { line in
    String(line.dropFirst(min(shared, line.prefix(while: \.isWhitespace).count)))
  }
}

/// The parts of a `- ru: text` line.
private func translation(_ line: String) -> (language: String, text: Substring)? {
  let text = line.drop(while: \.isWhitespace)
  guard text.hasPrefix("-") else { return nil }
  let item = text.dropFirst().drop(while: \.isWhitespace)
  let language = item.prefix { $0.isASCII && $0.isLetter }
  let rest = item.dropFirst(language.count)
  guard language.count == 2, rest.hasPrefix(":") else { return nil }
  return (language.lowercased(), rest.dropFirst())
}

private func words(_ text: Substring) -> [String] {
  text.split { $0.isWhitespace }.map(String.init)
}
