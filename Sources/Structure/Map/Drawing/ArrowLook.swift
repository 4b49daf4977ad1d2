/// How an arrow is drawn in SVG: its line by its kind, its colour by what is wrong with it.
struct ArrowLook: Hashable {
  let kind: ArchitectureMap.Arrow.Kind
  let breaksRule: Bool
  let isInCycle: Bool

  init(_ arrow: ArchitectureMap.Arrow, isInCycle: Bool) {
    kind = arrow.kind
    breaksRule = arrow.brokenRule != nil
    self.isInCycle = isInCycle
  }

  init(kind: ArchitectureMap.Arrow.Kind, breaksRule: Bool = false, isInCycle: Bool = false) {
    self.kind = kind
    self.breaksRule = breaksRule
    self.isInCycle = isInCycle
  }

  /// The pixels from the tip of a head to where its line ends.
  static let length = 9

  private var ink: Ink { breaksRule ? .broken : isInCycle ? .cycle : .line }
  private var lineClass: String { breaksRule ? "broken-line" : isInCycle ? "cycle-line" : "line" }
  private var fillClass: String { breaksRule ? "broken" : isInCycle ? "cycle" : "head" }

  /// What stands beside the head, for those who do not see the colour.
  private var sign: String? { breaksRule ? "✗" : isInCycle ? "↻" : nil }

  func line(_ path: String) -> XML {
    var element = XML(
      "path", ["class": lineClass, "d": path, "fill": "none", "stroke": ink.light])
    element.attributes.append(("stroke-width", kind == .makes ? "2.6" : "1.4"))
    switch kind {
    case .makes, .holds: break
    case .conforms: element.attributes.append(("stroke-dasharray", "9 4"))
    case .uses: element.attributes.append(("stroke-dasharray", "4 3"))
    case .holdsWeakly: element.attributes.append(("stroke-dasharray", "1.5 4"))
    }
    return element
  }

  func head(at tip: (x: Int, y: Int), pointsUp: Bool) -> [XML] {
    let base = tip.y + (pointsUp ? Self.length : -Self.length)
    let points = "\(tip.x),\(tip.y) \(tip.x - 5),\(base) \(tip.x + 5),\(base)"
    let isHollow = kind == .conforms
    var elements = [
      XML(
        "polygon",
        [
          "class": isHollow ? "\(lineClass) hollow" : "\(lineClass) \(fillClass)",
          "points": points, "fill": (isHollow ? Ink.page : ink).light, "stroke": ink.light,
        ])
    ]
    if let sign {
      elements.append(
        XML(
          "text",
          [
            "class": fillClass, "x": "\(tip.x + 8)", "y": "\(pointsUp ? tip.y + 12 : tip.y - 3)",
            "font-size": "12", "fill": ink.light,
          ], text: sign))
    }
    return elements
  }
}

/// Says what the lines mean, of those that are there.
struct SVGLegend {
  private var entries: [(words: String, look: ArrowLook?)] = []

  init(map: ArchitectureMap, inCycle: [Bool]) {
    let kinds = Set(map.arrows.filter { $0.from != $0.to }.map(\.kind))
    for kind in ArchitectureMap.Arrow.Kind.allCases where kinds.contains(kind) {
      entries.append((kind.words, ArrowLook(kind: kind)))
    }
    let drawn = kinds.contains(.uses) ? ArchitectureMap.Arrow.Kind.uses : .holds
    if map.arrows.contains(where: { $0.brokenRule != nil }) {
      entries.append(("breaks a rule", ArrowLook(kind: drawn, breaksRule: true)))
    }
    if inCycle.contains(true) {
      entries.append(("leads in a circle", ArrowLook(kind: drawn, isInCycle: true)))
    }
    if map.boxes.contains(where: { !$0.userInterface.isEmpty }) {
      entries.append(("names UIKit or SwiftUI", nil))
    }
  }

  private func width(_ words: String) -> Int { 58 + words.count * 8 }

  /// The entries, as many in a row as there is room for.
  func rows(within width: Int) -> [[Int]] {
    var rows: [[Int]] = []
    var used = Int.max / 2
    for (index, entry) in entries.enumerated() {
      if used + self.width(entry.words) > width {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(index)
      used += self.width(entry.words)
    }
    return rows
  }

  func elements(of row: [Int], y: Int) -> [XML] {
    var x = 0
    return row.flatMap { index -> [XML] in
      let entry = entries[index]
      defer { x += width(entry.words) }
      let words = XML(
        "text",
        ["class": "faint", "x": "\(x + 40)", "y": "\(y + 12)", "fill": Ink.faint.light],
        text: entry.words)
      guard let look = entry.look else {
        return [
          XML(
            "rect",
            [
              "class": "screen", "x": "\(x)", "y": "\(y + 1)", "width": "28", "height": "14",
              "rx": "3", "fill": Ink.screen.light, "stroke": Ink.border.light,
            ]), words,
        ]
      }
      let line = look.line("M\(x) \(y + 2)H\(x + 14)Q\(x + 19) \(y + 2) \(x + 19) \(y + 7)")
      return [line] + look.head(at: (x + 19, y + 16), pointsUp: false) + [words]
    }
  }
}

/// The text in lines of at most so many columns, broken at blanks where it can be.
func wrapped(_ text: String, to columns: Int, measure: (String) -> Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    let longer = line.isEmpty ? String(word) : "\(line) \(word)"
    if !line.isEmpty, measure(longer) > columns {
      lines.append(line)
      line = String(word)
    } else {
      line = longer
    }
  }
  return line.isEmpty ? lines : lines + [line]
}
