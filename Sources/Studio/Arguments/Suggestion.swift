/// ` Did you mean '…'?` when some of the candidates are close to what was typed, else nothing.
func suggestion(for typed: String, among candidates: [String]) -> String {
  let close = candidates.compactMap { candidate -> (candidate: String, distance: Int)? in
    let letters = candidate.drop { $0 == "-" }.count
    let isPrefix = candidate.hasPrefix(typed) && typed.drop { $0 == "-" }.count >= 3
    if isPrefix { return (candidate, 1) }
    guard abs(typed.count - candidate.count) <= 2 else { return nil }
    let distance = editDistance(Array(typed), Array(candidate))
    return distance <= max(1, letters / 3) ? (candidate, distance) : nil
  }
  let nearest = close.filter { $0.distance == close.map(\.distance).min() }.map(\.candidate)
  // Many that are as near are no help.
  let named = nearest.count > 3 ? Array(nearest.prefix(1)) : nearest
  return named.isEmpty ? "" : " Did you mean \(named.spelledOut)?"
}

/// Insertions, removals, replacements and swaps of neighbours that lead from one word to the other.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var rows = [Array(0...right.count)]
  for i in left.indices {
    var row = [i + 1]
    for j in right.indices {
      let replaced = rows[i][j] + (left[i] == right[j] ? 0 : 1)
      var cost = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        cost = min(cost, rows[i - 1][j - 1] + 1)
      }
      row.append(cost)
    }
    rows.append(row)
  }
  return rows[left.count][right.count]
}
