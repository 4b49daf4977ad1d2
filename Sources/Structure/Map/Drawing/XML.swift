/// An element of XML, which keeps its attributes in the order in which they were written.
struct XML {
  var name: String
  var attributes: [(name: String, value: String)]
  var text: String?
  var children: [XML]

  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String? = nil,
    _ children: [XML] = []
  ) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.text = text
    self.children = children
  }

  /// A line for each element, indented by its depth.
  func lines(indent: String = "") -> [String] {
    let start =
      indent + "<" + name
      + attributes.map { " \($0.name)=\"\(Self.escaped($0.value))\"" }.joined()
    if let text { return ["\(start)>\(Self.escaped(text))</\(name)>"] }
    if children.isEmpty { return ["\(start)/>"] }
    return ["\(start)>"] + children.flatMap { $0.lines(indent: indent + "  ") }
      + ["\(indent)</\(name)>"]
  }

  /// What no document may hold, or turns the text around it, is shown as a character that could not be read.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{2069}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
