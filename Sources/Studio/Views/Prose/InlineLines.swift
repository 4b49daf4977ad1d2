import Markdown
import Terminal

/// The words of one block with their styles, one line for each that a hard break ends.
struct InlineLines {
  private(set) var lines = [StyledLine([])]

  /// Nobody nests this deep on purpose, and the stack has an end.
  private static let deepest = 40

  init(of block: Node, style: Style = .plain) {
    for node in block.children { add(node, Look(style: style), depth: 0) }
    lines = lines.filter { !$0.spans.isEmpty }
    if lines.isEmpty { lines = [.blank] }
  }

  private struct Look {
    var style: Style
    var link: String?
  }

  private mutating func add(_ node: Node, _ look: Look, depth: Int) {
    guard depth < Self.deepest else { return put(node.plainText, look) }
    var look = look
    switch node.kind {
    case .text(let words): return put(words, look)
    case .softBreak: return put(" ", look)
    case .hardBreak: return lines.append(StyledLine([]))
    case .code(let code): return put(code: code, look)
    case .html(let tag):
      if HTMLText.isLineBreak(tag) { lines.append(StyledLine([])) }
      return
    case .image(let destination, _): return put(image: node.plainText, at: destination, look)
    case .emphasis: look.style.isItalic = true
    case .strong: look.style.isBold = true
    case .strikethrough:
      look.style.isStruck = true
      put("~~", look)
      defer { put("~~", look) }
      return addChildren(of: node, look, depth)
    case .link(let destination, _): return put(link: node, to: destination, look, depth)
    default: break
    }
    addChildren(of: node, look, depth)
  }

  private mutating func addChildren(of node: Node, _ look: Look, _ depth: Int) {
    for child in node.children { add(child, look, depth: depth + 1) }
  }

  private mutating func put(_ text: String, _ look: Look) {
    guard !text.isEmpty else { return }
    lines[lines.count - 1].spans.append(StyledText(text, style: look.style, link: look.link))
  }

  /// The backticks stay, for those who see no colour.
  private mutating func put(code: String, _ look: Look) {
    var style = look.style
    style.foreground = .cyan
    var mark = look
    mark.style = .secondary
    put("`", mark)
    put(code, Look(style: style, link: look.link))
    put("`", mark)
  }

  private mutating func put(image words: String, at destination: String, _ look: Look) {
    let isWeb = Self.isWeb(destination)
    let link = isWeb ? destination : look.link
    var label = Look(style: .secondary, link: link)
    put("Picture: ", label)
    label.style = look.style
    put(words.isEmpty ? destination : words, label)
    if !words.isEmpty { put(" (\(destination))", Look(style: .secondary, link: link)) }
  }

  /// The address is said too: not every terminal has links, and no paper has.
  private mutating func put(link node: Node, to destination: String, _ look: Look, _ depth: Int) {
    guard Self.isWeb(destination) else { return addChildren(of: node, look, depth) }
    var inner = look
    inner.link = destination
    inner.style.isUnderlined = true
    addChildren(of: node, inner, depth)
    let words = node.plainText
    guard !words.isEmpty, !Self.says(words, destination) else { return }
    put(" (\(destination))", Look(style: .secondary, link: destination))
  }

  private static func isWeb(_ destination: String) -> Bool {
    let start = destination.prefix(8).lowercased()
    return ["http://", "https://", "mailto:"].contains { start.hasPrefix($0) }
  }

  private static func says(_ words: String, _ destination: String) -> Bool {
    destination == words
      || ["http://", "https://", "mailto:"].contains { destination == $0 + words }
  }
}

/// What remains of HTML where nothing can draw it.
enum HTMLText {
  static func isLineBreak(_ tag: String) -> Bool {
    let name = tag.dropFirst().prefix { $0.isLetter }
    return tag.hasPrefix("<") && name.lowercased() == "br"
  }

  /// The lines with tags and comments left out.
  static func words(of html: String) -> [String] {
    var text = ""
    var rest = Substring(html)
    while let start = rest.firstIndex(of: "<") {
      text += rest[..<start]
      let isComment = rest[start...].hasPrefix("<!--")
      let end =
        isComment
        ? rest[start...].firstRange(of: "-->")?.upperBound
        : rest[start...].firstIndex(of: ">").map { rest.index(after: $0) }
      rest = end.map { rest[$0...] } ?? ""
    }
    text += rest
    return text.split(separator: "\n").map { $0.trimmed }.filter { !$0.isEmpty }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
