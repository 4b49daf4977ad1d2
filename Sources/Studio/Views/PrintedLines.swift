import Grading
import Terminal

/// What a check printed, told by a bar from what we say.
struct PrintedLines {
  private let printed: [Substring]
  private let most: Int
  private let hasBar: Bool

  init(_ check: CheckGrade, most: Int, hasBar: Bool = true) {
    var printed = (check.output ?? "").split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if printed.last?.isEmpty == true { printed.removeLast() }
    self.printed = printed
    self.most = most
    self.hasBar = hasBar
  }

  private static let longest = 200

  var lines: [StyledLine] {
    guard !printed.isEmpty else { return [] }
    var lines = printed.prefix(most).map { line in
      let text = line.count > Self.longest ? "\(line.prefix(Self.longest))…" : String(line)
      return StyledLine([StyledText(hasBar ? "│ " : "", style: .secondary), StyledText(text)])
    }
    let left = printed.count - lines.count
    if left > 0 {
      lines.append(.text("… \(left) more \(left == 1 ? "line" : "lines")", .secondary))
    }
    return lines
  }
}
