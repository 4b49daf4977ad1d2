extension ArchitectureMap {
  /// What is said of a box below its name.
  package func details(of box: Box, isInCycle: Bool) -> [String] {
    var details = [box.kind == .globals ? "functions" : box.kind.rawValue]
    details.append("\(box.lines) \(box.lines == 1 ? "line" : "lines")")
    if box.isSingleton { details.append("singleton") }
    details += box.userInterface
    if isInCycle { details.append("in a cycle") }
    if holdsItself(box) { details.append("holds itself") }
    return details
  }

  private func holdsItself(_ box: Box) -> Bool {
    arrows.contains { $0.from == box.id && $0.to == box.id }
  }

  /// The ids of the boxes from which arrows lead back to them.
  package var idsInCycles: Set<String> {
    let graph = MapGraph(self)
    return Set(boxes.indices.filter { graph.isInCycle($0) }.map { boxes[$0].id })
  }

  /// For each arrow whether it is part of a way that leads back to its start.
  package var arrowsInCycles: [Bool] {
    let graph = MapGraph(self)
    var result = [Bool](repeating: false, count: arrows.count)
    for edge in graph.edges { result[edge.arrow] = graph.isInCycle(edge) }
    return result
  }

  /// The rules that arrows break, each with the arrow before it, and the circles: a sentence each.
  package func faults(arrow sign: String) -> [String] {
    let names = Dictionary(boxes.map { ($0.id, $0.name) }) { first, _ in first }
    let broken = arrows.compactMap { arrow in
      arrow.brokenRule.map {
        "\(names[arrow.from] ?? "") \(sign) \(names[arrow.to] ?? ""): \($0)"
      }
    }
    return broken
      + cycles.map { cycle in
        let way = (cycle.names + cycle.names.prefix(1)).joined(separator: " \(sign) ")
        return cycle.isHeldStrongly
          ? "\(way): they hold each other strongly, so none of them is ever freed."
          : "\(way): none of them can be understood or tested without the others."
      }
  }
}
