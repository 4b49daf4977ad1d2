import Markdown

/// A link of a lesson or an exercise, and where in the course it leads.
struct CourseLink: Equatable {
  var destination: String
  var line: Int

  /// Every link and image below a node.
  static func all(in node: Node) -> [CourseLink] {
    node.descendants.compactMap { node in
      switch node.kind {
      case .link(let destination, _), .image(let destination, _):
        CourseLink(destination: destination, line: node.line)
      default: nil
      }
    }
  }

  /// The path from the course's root; nil if it leads to the web, to a heading, or out of the course.
  func path(from file: String) -> String? {
    guard isRelative else { return nil }
    let end = destination.firstIndex { $0 == "#" || $0 == "?" } ?? destination.endIndex
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in Self.decoded(destination[..<end]).split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(String(part))
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  /// The heading that it leads to, by the name that Git hosts give it; nil if it leads to a whole page.
  var anchor: String? {
    guard let mark = destination.firstIndex(of: "#") else { return nil }
    let name = Self.decoded(destination[destination.index(after: mark)...])
    return name.isEmpty ? nil : name
  }

  /// The names that Git hosts give the headings of a text.
  static func anchors(in root: Node) -> Set<String> {
    var counts: [String: Int] = [:]
    var anchors: Set<String> = []
    for node in root.descendants {
      guard case .heading = node.kind else { continue }
      let words = node.plainText.lowercased().filter {
        $0.isLetter || $0.isNumber || " -_".contains($0)
      }
      let name = String(words.map { $0 == " " ? "-" : $0 })
      let count = counts[name, default: 0]
      counts[name] = count + 1
      anchors.insert(count == 0 ? name : "\(name)-\(count)")
    }
    return anchors
  }

  /// Whether it names a file of the course, as opposed to an address or a heading of the same page.
  var isRelative: Bool {
    guard let first = destination.first, first != "#", first != "/" else { return false }
    let scheme = destination.prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
    }
    return scheme.isEmpty || destination.dropFirst(scheme.count).first != ":"
  }

  /// `%20` and its like turned into the bytes they stand for.
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
