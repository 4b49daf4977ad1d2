import Structure
import Terminal

/// The figures of each type in columns; where there is no room for a column, it is left out.
struct MapTable {
  let metrics: [TypeMetrics]
  let signs: MapSigns
  let width: Int

  private struct Column {
    var title: String
    var isNumber = true
    var cell: (TypeMetrics) -> String
  }

  var lines: [StyledLine] {
    guard !metrics.isEmpty else { return [] }
    let widestName = metrics.map { displayWidth(harmless($0.name)) }.max() ?? 0
    let nameWidth = max(4, min(widestName, max(16, width / 2), width))
    var columns: [(column: Column, width: Int)] = []
    var left = width - nameWidth
    // The words are worth more than the last of the figures, and stand behind them.
    for column in words + figures {
      let own = ([column.title] + metrics.map(column.cell)).map(displayWidth).max() ?? 0
      guard own + 2 <= left else { continue }
      columns.insert((column, own), at: column.isNumber ? columns.count { $0.column.isNumber } : 0)
      left -= own + 2
    }
    let head = columns.map { "  " + $0.column.title.aligned($0.width, right: $0.column.isNumber) }
    let title = "type".padded(to: nameWidth) + head.joined()
    return [.blank, StyledLine(title, style: .heading)]
      + metrics.map { metrics in
        let name = shortened(metrics.name, to: nameWidth, signs.ellipsis).padded(to: nameWidth)
        let cells = columns.map {
          "  " + $0.column.cell(metrics).aligned($0.width, right: $0.column.isNumber)
        }
        let row = name + cells.joined()
        return StyledLine(String(row.reversed().drop { $0 == " " }.reversed()))
      }
  }

  /// The most telling first: the last ones go where the screen is narrow.
  private var figures: [Column] {
    [
      Column(title: "lines") { String($0.lines) },
      Column(title: "knows") { String($0.fanOut) },
      Column(title: "known by") { String($0.fanIn) },
      Column(title: "instability") { $0.instability.map(twoDigits) ?? "-" },
    ]
  }

  /// Where nobody knows a screen the question does not arise.
  private var words: [Column] {
    guard metrics.contains(where: { !$0.isTestableWithoutScreen }) else { return [] }
    return [
      Column(title: "test without UIKit", isNumber: false) { metrics in
        let way = metrics.wayToScreen
        if way.isEmpty { return "yes" }
        return way.count == 2 ? "no: names \(way[1])" : "no: needs \(way[1])"
      }
    ]
  }
}

/// From 0.00 to 1.00.
func twoDigits(_ share: Double) -> String {
  let hundredths = Int((share * 100).rounded())
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
}

extension String {
  fileprivate func aligned(_ width: Int, right: Bool) -> String {
    let text = harmless(self)
    guard right else { return text.padded(to: width) }
    return String(repeating: " ", count: max(0, width - displayWidth(text))) + text
  }
}

/// What became of the types since the start, a sentence for each that changed.
struct MapChangesView {
  let changes: [TypeChange]
  let signs: MapSigns
  let width: Int

  var lines: [StyledLine] {
    guard !changes.isEmpty else { return [] }
    let told = changes.filter { $0.before != $0.after }
    let kept = changes.filter { $0.before == $0.after }.map { harmless($0.name) }
    var lines: [StyledLine] = told.map { change in
      StyledLine([
        StyledText(harmless(change.name), style: .heading),
        StyledText(" " + words(of: change)),
      ])
    }
    if !kept.isEmpty {
      lines.append(.text("As they were: \(kept.joined(separator: ", ")).", .secondary))
    }
    if knowsScreens { lines.append(.text(testable)) }
    return [.blank]
      + ([.text("Since the start", .heading)] + lines).flatMap {
        $0.wrapped(to: width, hangingIndent: 2)
      }
  }

  private func words(of change: TypeChange) -> String {
    switch (change.before, change.after) {
    case (let before?, let after?):
      var parts = [step(before.lines, after.lines, "line")]
      parts.append("knows " + step(before.fanOut, after.fanOut, "type"))
      parts.append("known by " + step(before.fanIn, after.fanIn, nil))
      if before.isTestableWithoutScreen != after.isTestableWithoutScreen {
        parts.append(
          after.isTestableWithoutScreen
            ? "can now be tested without UIKit" : "can no longer be tested without UIKit")
      }
      return parts.joined(separator: ", ")
    case (nil, let after?):
      let test =
        knowsScreens && after.isTestableWithoutScreen ? ", can be tested without UIKit" : ""
      return
        "is new: \(counted(after.lines, "line")), knows \(counted(after.fanOut, "type"))\(test)"
    default: return "is gone"
    }
  }

  /// Where nobody knows a screen, that a type can do without is no news.
  private var knowsScreens: Bool {
    changes.contains { change in
      [change.before, change.after].contains { $0?.isTestableWithoutScreen == false }
    }
  }

  private var testable: String {
    let before = changes.compactMap(\.before)
    let after = changes.compactMap(\.after)
    let old = before.count { $0.isTestableWithoutScreen }
    let new = after.count { $0.isTestableWithoutScreen }
    return "Can be tested without UIKit: \(old) of \(before.count) \(signs.arrow) "
      + "\(new) of \(after.count) types."
  }

  private func step(_ before: Int, _ after: Int, _ noun: String?) -> String {
    let last = noun.map { counted(after, $0) } ?? String(after)
    return before == after ? last : "\(before) \(signs.arrow) \(last)"
  }

  private func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
