import Curriculum
import Terminal

/// What differs between two versions of some files, as unified hunks.
struct DiffView {
  let from: [SourceFile]
  let to: [SourceFile]

  private static let context = 3

  /// Empty if nothing differs.
  var lines: [StyledLine] {
    let old = Dictionary(from.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    let new = Dictionary(to.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    return Set(old.keys).union(new.keys).sorted().flatMap { path -> [StyledLine] in
      if old[path]?.bytes == new[path]?.bytes { return [] }
      let note = old[path] == nil ? "  (new)" : new[path] == nil ? "  (deleted)" : ""
      return [.text(path + note, .heading)]
        + hunks(rows(from: lines(old[path]), to: lines(new[path])))
        + endNote(from: old[path], to: new[path]) + [.blank]
    }
  }

  /// Says what no line can show: that only one of the two ends with a line end.
  private func endNote(from old: SourceFile?, to new: SourceFile?) -> [StyledLine] {
    guard let old = old?.bytes.last, let new = new?.bytes.last else { return [] }
    let lineEnd = UInt8(ascii: "\n")
    guard (old == lineEnd) != (new == lineEnd) else { return [] }
    let change = new == lineEnd ? "+ a line end" : "- the line end"
    return [.text("\(change) at the end of the file", .secondary)]
  }

  private struct Row {
    var sign: Character
    var text: String
    var oldLine: Int
    var newLine: Int
  }

  private func lines(_ file: SourceFile?) -> [String] {
    guard let file, !file.bytes.isEmpty else { return [] }
    let lineEnd = UInt8(ascii: "\n")
    // By bytes: a carriage return before the line end makes one character of the two.
    return file.bytes.split(separator: lineEnd, omittingEmptySubsequences: false)
      .dropLast(file.bytes.last == lineEnd ? 1 : 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private func rows(from old: [String], to new: [String]) -> [Row] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [Row] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        rows.append(Row(sign: "-", text: old[i], oldLine: i, newLine: j))
        i += 1
      } else if inserted.contains(j) {
        rows.append(Row(sign: "+", text: new[j], oldLine: i, newLine: j))
        j += 1
      } else {
        rows.append(Row(sign: " ", text: old[i], oldLine: i, newLine: j))
        i += 1
        j += 1
      }
    }
    return rows
  }

  private func hunks(_ rows: [Row]) -> [StyledLine] {
    var lines: [StyledLine] = []
    var last = -1
    for index in rows.indices where isNearChange(index, rows) {
      if index != last + 1 || last == -1 {
        lines.append(.text("@@ line \(rows[index].newLine + 1) @@", .secondary))
      }
      last = index
      let style: Style =
        switch rows[index].sign {
        case "+": .success
        case "-": .failure
        default: .plain
        }
      lines.append(.text("\(rows[index].sign) \(rows[index].text)", style))
    }
    return lines
  }

  private func isNearChange(_ index: Int, _ rows: [Row]) -> Bool {
    let near = max(0, index - Self.context)...min(rows.count - 1, index + Self.context)
    return rows[near].contains { $0.sign != " " }
  }
}
