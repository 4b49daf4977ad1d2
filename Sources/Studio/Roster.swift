import Curriculum
import FoundationEssentials
import Grading

/// Who is in a class: names by whatever a submission may be called after.
struct Roster {
  private let rows: [(name: String, keys: Set<String>)]
  /// The rows that a key stands in, if all of them are of one name: a section's number names nobody.
  private let owners: [String: [Int]]

  /// A table in UTF-8, or as spreadsheets write it: old ones, and all of them where they call it Unicode.
  init?(_ bytes: [UInt8]) {
    for isBig in [false, true] where bytes.starts(with: isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]) {
      let units = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
        UInt16(bytes[place + (isBig ? 0 : 1)]) << 8 | UInt16(bytes[place + (isBig ? 1 : 0)])
      }
      self.init(String(decoding: units, as: UTF16.self))
      return
    }
    let latin = { String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })) }
    self.init(String(validating: bytes, as: UTF8.self) ?? latin())
  }

  /// A table with a heading: a column `name`, or `first_name` and `last_name`, and any others.
  init?(_ text: String) {
    guard let table = Self.table(text),
      let heading = table.first?.map({ $0.lowercased().replacing(" ", with: "_") })
    else {
      return nil
    }
    let whole = heading.firstIndex {
      ["name", "full_name", "student", "display_name"].contains($0)
    }
    let parts = ["first_name", "last_name"].compactMap { heading.firstIndex(of: $0) }
    guard whole != nil || !parts.isEmpty else { return nil }
    var rows: [(name: String, keys: Set<String>)] = []
    for row in table.dropFirst() {
      let cells = (whole.map { [$0] } ?? parts).filter(row.indices.contains).map { row[$0] }
      // A name is told in one line, whatever lines it has in the table.
      let name = cells.flatMap { $0.split(whereSeparator: \.isNewline) }.joined(separator: " ")
      guard !name.isEmpty else { continue }
      rows.append((name, Set(([name] + row).map(Self.key).filter { !$0.isEmpty })))
    }
    self.rows = rows
    var owners: [String: [Int]] = [:]
    for (index, row) in rows.enumerated() {
      for key in row.keys { owners[key, default: []].append(index) }
    }
    self.owners = owners.filter { Set($0.value.map { rows[$0].name }).count == 1 }
  }

  /// The learner whose submission this is; a name may go on behind a key, as in `ada_late_42.zip`.
  ///
  /// What is found in a learner's folder is that learner's, whatever it is called.
  func name(of submission: String, in folder: String? = nil) -> String? {
    owners(of: submission, in: folder).first.map { rows[$0].name }
  }

  private func owners(of submission: String, in folder: String?) -> [Int] {
    let owners = folder.map { self.owners(of: $0) } ?? []
    return owners.isEmpty ? self.owners(of: submission) : owners
  }

  /// All rows that may mean whoever has handed this in: somebody may be listed twice.
  private func owners(of submission: String) -> [Int] {
    var key = Self.key(submission)
    for ending in Archive.endings + [".git"] where key.hasSuffix(ending) {
      key = String(key.dropLast(ending.count))
      break
    }
    if let rows = owners[key] { return rows }
    return key.indices.reversed().lazy.filter { "_-. ".contains(key[$0]) }
      .compactMap { owners[String(key[..<$0])] }.first ?? []
  }

  /// Those of whom nothing is among these submissions.
  func missing(among submissions: [(name: String, folder: String?)]) -> [String] {
    let found = Set(submissions.flatMap { owners(of: $0.name, in: $0.folder) })
    return rows.indices.filter { !found.contains($0) }.map { rows[$0].name }
  }

  private static func key(_ text: String) -> String {
    text.lowercased().filter { !$0.isNewline }
  }

  /// Cells between commas, semicolons or tabs, in quotes or not; nil where quotes do not end.
  ///
  /// Read by scalars: a sign that clings to a quote or to a comma does not take it away. Only what ends a line in
  /// every table does so here: a name may have other signs for it.
  private static func table(_ text: String) -> [[String]]? {
    var rows: [[String]] = []
    var row: [String] = []
    var cell = ""
    var isQuoted = false
    var rest = text.unicodeScalars.drop { $0 == "\u{FEFF}" }
    // How some tell a spreadsheet what parts the cells.
    var told: Unicode.Scalar?
    if String(rest.prefix(4)).lowercased() == "sep=" {
      told = rest.prefix { !endsLine($0) }.dropFirst(4).first
      rest = rest.drop { !endsLine($0) }.drop(while: endsLine)
    }
    let heading = rest.prefix { !endsLine($0) }
    let separator = told ?? ([";", "\t"] as [Unicode.Scalar]).first(where: heading.contains) ?? ","
    while let next = rest.popFirst() {
      switch next {
      case "\"" where isQuoted && rest.first == "\"":
        cell.unicodeScalars.append("\"")
        rest.removeFirst()
      case "\"" where isQuoted || cell.trimmed.isEmpty: isQuoted.toggle()
      case separator where !isQuoted:
        row.append(cell.trimmed)
        cell = ""
      case _ where endsLine(next) && !isQuoted:
        rows.append(row + [cell.trimmed])
        (row, cell) = ([], "")
      default: cell.unicodeScalars.append(next)
      }
    }
    if isQuoted { return nil }
    return rows + (row.isEmpty && cell.isEmpty ? [] : [row + [cell.trimmed]])
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r"
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
