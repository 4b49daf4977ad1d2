extension ArchitectureMap {
  /// The map as a flowchart of Mermaid, which many Git hosts draw; beside the map before if there is one.
  package func mermaid(before: ArchitectureMap? = nil) -> String {
    var chart = MermaidChart()
    if let before {
      chart.open("start", "The start")
      chart.add(before, prefix: "s")
      chart.close()
      chart.open("now", "Now")
      chart.add(self, prefix: "t")
      chart.close()
    } else {
      chart.add(self, prefix: "t")
    }
    return chart.text
  }
}

private struct MermaidChart {
  private var lines = ["flowchart TD"]
  /// Styles name arrows by the order in which these were drawn.
  private var styles: [String] = []
  private var arrowCount = 0
  private var indent = "  "

  var text: String { (lines + styles).joined(separator: "\n") + "\n" }

  mutating func open(_ id: String, _ title: String) {
    lines.append(#"\#(indent)subgraph \#(id)["\#(escaped(title))"]"#)
    indent += "  "
  }

  mutating func close() {
    indent.removeLast(2)
    lines.append("\(indent)end")
  }

  mutating func add(_ map: ArchitectureMap, prefix: String) {
    let nodes = Dictionary(map.boxes.enumerated().map { ($1.id, "\(prefix)\($0)") }) { first, _ in
      first
    }
    let inCycle = map.idsInCycles
    let layered = Set(map.layers.map(\.name))
    for (index, layer) in map.layers.enumerated() {
      open("\(prefix)layer\(index)", layer.name)
      for box in map.boxes where box.layer == layer.name { add(box, of: map, nodes, inCycle) }
      close()
    }
    for box in map.boxes where box.layer.map(layered.contains) != true {
      add(box, of: map, nodes, inCycle)
    }
    for (arrow, isInCycle) in zip(map.arrows, map.arrowsInCycles) {
      guard let from = nodes[arrow.from], let to = nodes[arrow.to] else { continue }
      add(arrow, isInCycle, from, to)
    }
  }

  private mutating func add(
    _ box: ArchitectureMap.Box, of map: ArchitectureMap, _ nodes: [String: String],
    _ inCycle: Set<String>
  ) {
    let details = map.details(of: box, isInCycle: inCycle.contains(box.id)).joined(separator: ", ")
    lines.append(
      #"\#(indent)\#(nodes[box.id] ?? "")["\#(escaped(box.name))<br/>\#(escaped(details))"]"#)
  }

  private mutating func add(
    _ arrow: ArchitectureMap.Arrow, _ isInCycle: Bool, _ from: String, _ to: String
  ) {
    var label = arrow.kind.words
    var color: String?
    if arrow.brokenRule != nil {
      label = "✗ \(label): breaks a rule"
      color = "#d1242f"
    } else if isInCycle {
      label = "↻ \(label)"
      color = "#b35900"
    }
    lines.append(#"\#(indent)\#(from) \#(arrow.kind.link)|"\#(label)"| \#(to)"#)
    if let color {
      styles.append("  linkStyle \(arrowCount) stroke:\(color),color:\(color)")
    }
    arrowCount += 1
  }
}

extension ArchitectureMap.Arrow.Kind {
  fileprivate var link: String {
    switch self {
    case .makes: "==>"
    case .holds, .uses: "-->"
    case .conforms, .holdsWeakly: "-.->"
    }
  }
}

/// Harmless within the quotes of a label.
private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "#quot;"
    case "#", "&", "<", ">", "`", "\\": result += "#\(scalar.value);"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": result += " "
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
