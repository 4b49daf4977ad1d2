/// Tags of raw HTML; every function returns the offset behind what it found.
enum HTMLSyntax {
  static let rawTextTags: Set<String> = ["script", "pre", "style", "textarea"]

  /// The elements whose tags start a block wherever they stand.
  static let blockTags = Set(
    """
    address article aside base basefont blockquote body caption center col colgroup dd details dialog dir
    div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html
    iframe legend li link main menu menuitem nav noframes ol optgroup option p param search section summary
    table tbody td tfoot th thead title tr track ul
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// A complete opening or closing tag.
  static func tag(in text: [UInt8], at start: Int, limit: Int) -> Int? {
    guard start + 1 < limit else { return nil }
    return text[start + 1] == .slash
      ? closingTag(in: text, at: start, limit: limit)
      : openingTag(in: text, at: start, limit: limit)
  }

  private static func closingTag(in text: [UInt8], at start: Int, limit: Int) -> Int? {
    guard var index = name(in: text, at: start + 2, limit: limit) else { return nil }
    index = LinkSyntax.skipWhitespace(in: text, from: index, limit: limit)
    return index < limit && text[index] == .greater ? index + 1 : nil
  }

  private static func openingTag(in text: [UInt8], at start: Int, limit: Int) -> Int? {
    guard var index = name(in: text, at: start + 1, limit: limit) else { return nil }
    while true {
      let next = LinkSyntax.skipWhitespace(in: text, from: index, limit: limit)
      guard next < limit else { return nil }
      switch text[next] {
      case .greater:
        return next + 1
      case .slash:
        return next + 1 < limit && text[next + 1] == .greater ? next + 2 : nil
      default:
        guard next > index, let end = attribute(in: text, at: next, limit: limit) else {
          return nil
        }
        index = end
      }
    }
  }

  private static func name(in text: [UInt8], at start: Int, limit: Int) -> Int? {
    guard start < limit, text[start].isLetter else { return nil }
    var index = start + 1
    while index < limit, text[index].isAlphanumeric || text[index] == .dash { index += 1 }
    return index
  }

  private static func attribute(in text: [UInt8], at start: Int, limit: Int) -> Int? {
    guard text[start].isLetter || text[start] == .underscore || text[start] == .colon else {
      return nil
    }
    var index = start + 1
    while index < limit, isAttributeNameByte(text[index]) { index += 1 }
    let equals = LinkSyntax.skipWhitespace(in: text, from: index, limit: limit)
    guard equals < limit, text[equals] == .equals else { return index }
    let value = LinkSyntax.skipWhitespace(in: text, from: equals + 1, limit: limit)
    return attributeValue(in: text, at: value, limit: limit)
  }

  private static func isAttributeNameByte(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte == .underscore || byte == .colon || byte == .period || byte == .dash
  }

  private static func attributeValue(in text: [UInt8], at start: Int, limit: Int) -> Int? {
    guard start < limit else { return nil }
    var index = start
    if text[start] == .quote || text[start] == .apostrophe {
      index += 1
      while index < limit, text[index] != text[start] { index += 1 }
      return index < limit ? index + 1 : nil
    }
    while index < limit, !text[index].isWhitespace, !"\"'=<>`".utf8.contains(text[index]) {
      index += 1
    }
    return index > start ? index : nil
  }
}
