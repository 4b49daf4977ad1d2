extension MapDrawing {
  /// Orders the items of each row so that few lines cross.
  mutating func orderRows() {
    var positions = [Int](repeating: 0, count: items.count)
    for row in rows {
      for (index, item) in row.enumerated() { positions[item] = index }
    }
    var best = rows
    var fewest = crossings(positions)
    for sweep in 0..<Self.sweeps where fewest > 0 {
      if sweep.isMultiple(of: 2) {
        for row in rows.indices.dropFirst() { order(row, by: above, &positions) }
      } else {
        for row in rows.indices.dropLast().reversed() { order(row, by: below, &positions) }
      }
      exchangeNeighbours(&positions)
      let count = crossings(positions)
      if count < fewest { (best, fewest) = (rows, count) }
    }
    rows = best
  }

  private static let sweeps = 16

  /// Sorts those that are linked by the mean place of what they are linked with; the others stay where they are.
  private mutating func order(_ row: Int, by links: [[Link]], _ positions: inout [Int]) {
    let slots = rows[row].indices.filter { !links[rows[row][$0]].isEmpty }
    let wishes = slots.map { slot -> (wish: Double, item: Int) in
      let item = rows[row][slot]
      let sum = links[item].reduce(0) { $0 + positions[$1.item] }
      return (Double(sum) / Double(links[item].count), item)
    }
    let sorted = wishes.indices.sorted {
      (wishes[$0].wish, $0) < (wishes[$1].wish, $1)
    }
    for (slot, index) in zip(slots, sorted) { rows[row][slot] = wishes[index].item }
    for (index, item) in rows[row].enumerated() { positions[item] = index }
  }

  /// Lets neighbours change places where that saves a crossing.
  private mutating func exchangeNeighbours(_ positions: inout [Int]) {
    for row in rows.indices {
      for index in rows[row].indices.dropLast() {
        let (left, right) = (rows[row][index], rows[row][index + 1])
        let kept = crossings(left, right, positions)
        guard kept > 0, crossings(right, left, positions) < kept else { continue }
        rows[row].swapAt(index, index + 1)
        positions[left] += 1
        positions[right] -= 1
      }
    }
  }

  /// The crossings between the lines of two items that stand side by side in this order.
  private func crossings(_ left: Int, _ right: Int, _ positions: [Int]) -> Int {
    [above, below].reduce(0) { sum, links in
      let others = links[right].map { positions[$0.item] }.sorted()
      return links[left].reduce(sum) { $0 + others.count(below: positions[$1.item]) }
    }
  }

  /// All crossings between rows, if lines ran straight.
  private func crossings(_ positions: [Int]) -> Int {
    var sum = 0
    for (index, row) in rows.enumerated().dropLast() {
      let ends = row.flatMap { item in below[item].map { positions[$0.item] }.sorted() }
      var passed = CountTree(count: rows[index + 1].count)
      for end in ends {
        sum += passed.count(above: end)
        passed.add(end)
      }
    }
    return sum
  }
}

extension [Int] {
  /// How many elements of a sorted array are smaller.
  fileprivate func count(below value: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// How often each number has been seen, with sums in logarithmic time (a Fenwick tree).
private struct CountTree {
  private var sums: [Int]
  private var total = 0

  init(count: Int) { sums = [Int](repeating: 0, count: count + 1) }

  mutating func add(_ number: Int) {
    total += 1
    var index = number + 1
    while index < sums.count {
      sums[index] += 1
      index += index & -index
    }
  }

  func count(above number: Int) -> Int {
    var seen = 0
    var index = number + 1
    while index > 0 {
      seen += sums[index]
      index -= index & -index
    }
    return total - seen
  }
}
