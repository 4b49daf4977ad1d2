/// A JSON document whose objects keep the order in which their fields were written.
package indirect enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  package static func == (left: JSON, right: JSON) -> Bool { left.text == right.text }

  /// The document as text, indented by two blanks a level, with a line end at its end.
  package var text: String {
    text(indent: "") + "\n"
  }

  /// The value as it stands within a document, at that depth; the first line's indent is the caller's.
  func text(indent: String) -> String {
    var text = ""
    write(to: &text, indent: indent)
    return text
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .number(let value): text += value.isFinite ? String(value) : "null"
    case .string(let value): Self.write(value, to: &text)
    case .array(let elements):
      Self.write(elements, to: &text, indent: indent, brackets: ("[", "]")) {
        $1.write(to: &$0, indent: $2)
      }
    case .object(let fields):
      Self.write(fields, to: &text, indent: indent, brackets: ("{", "}")) { text, field, indent in
        Self.write(field.key, to: &text)
        text += ": "
        field.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], to text: inout String, indent: String,
    brackets: (open: String, close: String),
    _ writeElement: (inout String, Element, String) -> Void
  ) {
    text += brackets.open
    let inner = indent + "  "
    let (first, next) = ("\n" + inner, ",\n" + inner)
    for (index, element) in elements.enumerated() {
      text += index == 0 ? first : next
      writeElement(&text, element, inner)
    }
    if !elements.isEmpty {
      text += "\n"
      text += indent
    }
    text += brackets.close
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    // Most strings are of this kind, and one by one is slow.
    let isPlain = string.utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Line separators end a string in JavaScript; the rest would act on a terminal, or on who reads it.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}",
        _ where isUnseen(scalar):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension JSON {
  /// The string, or null where there is none.
  package static func optional(_ value: String?) -> JSON { value.map(JSON.string) ?? .null }

  /// The number, or null where there is none.
  package static func optional(_ value: Int?) -> JSON { value.map(JSON.int) ?? .null }

  /// Seconds with as many digits as a reader can use.
  package static func seconds(_ value: Double) -> JSON {
    .number((value * 10_000).rounded() / 10_000)
  }
}
