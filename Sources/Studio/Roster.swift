import Curriculum
import FoundationEssentials
import Grading

/// Who is in a class: names by whatever a submission may be called after.
struct Roster {
  private let names: [String: String]
  private let rows: [(name: String, keys: Set<String>)]

  /// A table with a heading: a column `name`, or `first_name` and `last_name`, and any others.
  init?(_ text: String) {
    let table = Self.table(text)
    guard let heading = table.first?.map({ $0.lowercased().replacing(" ", with: "_") }) else {
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
      let name = cells.filter { !$0.isEmpty }.joined(separator: " ")
      guard !name.isEmpty else { continue }
      rows.append((name, Set(([name] + row).map(Self.key).filter { !$0.isEmpty })))
    }
    self.rows = rows
    // A cell that several have, such as a section's number, names nobody.
    var owners: [String: [String]] = [:]
    for row in rows { for key in row.keys { owners[key, default: []].append(row.name) } }
    names = owners.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// The learner whose submission this is; a name may go on behind a key, as in `ada_late_42.zip`.
  func name(of submission: String) -> String? {
    var key = Self.key(submission)
    for ending in [".zip", ".tar", ".tar.gz", ".tgz", ".git"] where key.hasSuffix(ending) {
      key = String(key.dropLast(ending.count))
      break
    }
    if let name = names[key] { return name }
    return key.indices.reversed().lazy.filter { "_-. ".contains(key[$0]) }
      .compactMap { names[String(key[..<$0])] }.first
  }

  /// Those of whom nothing was handed in.
  func missing(among found: Set<String>) -> [String] {
    rows.map(\.name).filter { !found.contains($0) }
  }

  private static func key(_ text: String) -> String {
    text.lowercased().filter { !$0.isNewline }
  }

  /// Cells between commas or semicolons, in quotes or not.
  private static func table(_ text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var cell = ""
    var isQuoted = false
    let separator: Character = text.prefix { !$0.isNewline }.contains(";") ? ";" : ","
    var rest = text.drop { $0 == "\u{FEFF}" }
    while let next = rest.popFirst() {
      switch next {
      case "\"" where isQuoted && rest.first == "\"":
        cell.append("\"")
        rest.removeFirst()
      case "\"": isQuoted.toggle()
      case separator where !isQuoted:
        row.append(cell.trimmed)
        cell = ""
      case _ where next.isNewline && !isQuoted:
        rows.append(row + [cell.trimmed])
        (row, cell) = ([], "")
      default: cell.append(next)
      }
    }
    return rows + (row.isEmpty && cell.isEmpty ? [] : [row + [cell.trimmed]])
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
