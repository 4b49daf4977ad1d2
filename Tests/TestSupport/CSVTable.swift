/// A table as RFC 4180 has it.
package struct CSVTable {
  package struct Malformed: Error {}

  package private(set) var rows: [[String]] = []

  package init(_ text: String) throws {
    var row: [String] = []
    var field = ""
    var isQuoted = false
    var rest = Array(text.unicodeScalars)[...]
    while let next = rest.popFirst() {
      switch next {
      case "\"" where isQuoted && rest.first == "\"":
        field.unicodeScalars.append("\"")
        rest.removeFirst()
      case "\"":
        guard isQuoted || field.isEmpty else { throw Malformed() }
        isQuoted.toggle()
      case "," where !isQuoted:
        row.append(field)
        field = ""
      case "\r" where !isQuoted:
        guard rest.popFirst() == "\n" else { throw Malformed() }
        rows.append(row + [field])
        (row, field) = ([], "")
      default: field.unicodeScalars.append(next)
      }
    }
    guard row.isEmpty, field.isEmpty, !isQuoted else { throw Malformed() }
  }
}
