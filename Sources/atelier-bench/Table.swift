/// The lines as text, with columns as wide as they have to be.
enum Table {
  private static let header = [
    "row", "workload", "floor", "ours", "swift test", "ratio", "bar", "", "",
  ]
  private static let rightAligned: Set = [5, 6]

  static func text(of lines: [Line]) -> String {
    let rows = [header] + lines.flatMap(rows)
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let rule = widths.map { String(repeating: "─", count: $0) }
    return ([rows[0], rule] + rows.dropFirst()).map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return rightAligned.contains(column) ? space + cell.0 : cell.0 + space
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  /// The first comparison stands beside the figures, the others below.
  private static func rows(of line: Line) -> [[String]] {
    func cell(_ contestant: Contestant) -> String {
      line.samples[contestant].map { text(of: $0, line.unit) } ?? ""
    }
    let first = line.ratios.first
    var rows = [
      [line.row, line.workload, cell(.floor), cell(.ours), cell(.swiftTest)]
        + end(of: first) + [line.note ?? ""]
    ]
    for ratio in line.ratios.dropFirst() {
      let other = ratio.contestant.flatMap { $0.isVariantOfFloor ? $0 : nil }
      let cells = ["", other.map { "  \($0.rawValue)" } ?? "", other.map(cell) ?? "", "", ""]
      rows.append(cells + end(of: ratio) + [""])
    }
    return rows
  }

  private static func end(of ratio: Ratio?) -> [String] {
    guard let ratio else { return ["", "", ""] }
    let isNamed = ratio.contestant?.isVariantOfFloor == true
    let of = isNamed ? "× this floor" : ratio.of
    return ["\(figure(ratio.value)) \(of)", bar(of: ratio), verdict(on: ratio)]
  }

  private static func text(of samples: Samples, _ unit: Unit) -> String {
    let median = "\(figure(samples.median)) \(unit.rawValue)"
    guard samples.values.count > 1 else { return median }
    return "\(median) (\(figure(samples.smallest))…\(figure(samples.largest)))"
  }

  private static func bar(of ratio: Ratio) -> String {
    switch ratio.bar {
    case .atMost(let limit): "≤ \(plain(limit))"
    case .atLeast(let limit): "≥ \(plain(limit))"
    case nil: ""
    }
  }

  private static func verdict(on ratio: Ratio) -> String {
    switch (ratio.isMet, ratio.bar) {
    case (true?, _): "ok"
    case (false?, .atLeast): "BELOW"
    case (false?, _): "ABOVE"
    case (nil, _): ""
    }
  }

  private static func plain(_ limit: Double) -> String {
    limit == limit.rounded() ? String(Int(limit)) : decimals(limit, 2)
  }
}

/// A number with three digits that matter.
func figure(_ value: Double) -> String {
  guard value.isFinite else { return "–" }
  return switch abs(value) {
  case 100...: String(Int(value.rounded()))
  case 10...: decimals(value, 1)
  default: decimals(value, 2)
  }
}

private func decimals(_ value: Double, _ count: Int) -> String {
  let scale = count == 1 ? 10 : 100
  let scaled = Int((abs(value) * Double(scale)).rounded())
  let fraction = String(scaled % scale)
  let zeros = String(repeating: "0", count: count - fraction.count)
  return "\(value < 0 ? "-" : "")\(scaled / scale).\(zeros)\(fraction)"
}
