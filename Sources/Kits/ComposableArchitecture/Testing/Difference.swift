/// How two values differ, line by line, or nil if nobody could read a difference.
///
/// What is only in the first stands after a minus sign, what is only in the second after a plus.
func difference(_ first: Any, _ second: Any) -> String? {
  let old = Shape(first).lines
  let new = SharedComparison.readingActual { Shape(second).lines }
  guard old != new else { return nil }
  return DifferentLines(old, new).text
}

/// How two values differ, or nil if they are equal.
public func diff<T>(_ left: T, _ right: T) -> String? { difference(left, right) }

/// Fails the test unless two values are equal, and says how they differ.
public func expectNoDifference<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  do {
    let (left, right) = (try expression1(), try expression2())
    let found =
      left == right ? doubt(left, right) : difference(left, right) ?? "  \(describe(left))"
    guard let found else { return }
    let words = message().map { "\($0)\n\n" } ?? ""
    reportIssue(
      "\(words)Difference:\n\n\(found)\n\n(First: −, Second: +)", fileID: fileID,
      filePath: filePath, line: line, column: column)
  } catch {
    reportIssue(error, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The older name of `expectNoDifference`.
public func XCTAssertNoDifference<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  expectNoDifference(
    try expression1(), try expression2(), message(), fileID: fileID, filePath: filePath,
    line: line, column: column)
}

private struct DifferentLines {
  private struct Line {
    let mark: String
    let text: String
    var isShown: Bool
    var depth: Int { text.prefix { $0 == " " }.count }
  }

  private var lines: [Line] = []

  init(_ old: [String], _ new: [String]) {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): inserted.insert(place)
      }
    }
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        lines.append(Line(mark: "−", text: old[before], isShown: true))
        before += 1
      } else if inserted.contains(after) {
        lines.append(Line(mark: "+", text: new[after], isShown: true))
        after += 1
      } else {
        lines.append(Line(mark: " ", text: new[after], isShown: false))
        (before, after) = (before + 1, after + 1)
      }
    }
    showSurroundings(lines.indices)
    showSurroundings(lines.indices.reversed())
  }

  /// Shows the lines that begin, or end, what a change lies in.
  private mutating func showSurroundings(_ places: some Sequence<Int>) {
    var around: [Int] = []
    for place in places {
      let depth = lines[place].depth
      while let last = around.last, lines[last].depth >= depth { around.removeLast() }
      if lines[place].mark != " " { for outer in around { lines[outer].isShown = true } }
      around.append(place)
    }
  }

  /// What has not changed is left out where it is long.
  var text: String {
    var result: [String] = []
    var place = 0
    while place < lines.count {
      let line = lines[place]
      let hidden = lines[place...].prefix { !$0.isShown }
      if hidden.count > 2 {
        let indent = hidden.map(\.depth).min() ?? 0
        result.append("    \(String(repeating: " ", count: indent))… (\(hidden.count) unchanged)")
        place += hidden.count
      } else {
        result.append("  \(line.mark) \(line.text)")
        place += 1
      }
    }
    return result.joined(separator: "\n")
  }
}
