/// The figures of one type that say how hard it is to change and to test.
package struct TypeMetrics: Sendable, Equatable {
  package let name: String
  package let lines: Int
  /// How many of the other types know it.
  package let fanIn: Int
  /// How many of the other types it knows.
  package let fanOut: Int
  /// The names on the way from the type to a framework for screens, through what it makes and inherits; empty if none.
  package let wayToScreen: [String]

  /// How much of a type's acquaintance is its own doing: 0 if others only lean on it, 1 if it only leans on others.
  package var instability: Double? {
    fanIn + fanOut == 0 ? nil : Double(fanOut) / Double(fanIn + fanOut)
  }

  /// Whether a test can make one without UIKit or SwiftUI.
  package var isTestableWithoutScreen: Bool { wayToScreen.isEmpty }
}

extension ArchitectureMap {
  /// The figures of every box, in the order of the boxes.
  package var metrics: [TypeMetrics] {
    let graph = MapGraph(self)
    let ways = waysToScreen(in: graph)
    return boxes.indices.map { index in
      TypeMetrics(
        name: boxes[index].name, lines: boxes[index].lines, fanIn: graph.arriving[index].count,
        fanOut: graph.leaving[index].count, wayToScreen: way(from: index, ways))
    }
  }

  /// The next step towards a framework, found in breadth from those that know one.
  private enum Step {
    case framework(String)
    case box(Int)
  }

  private func waysToScreen(in graph: MapGraph) -> [Int: Step] {
    var steps: [Int: Step] = [:]
    var open: [Int] = []
    for index in boxes.indices {
      guard let framework = boxes[index].userInterface.first else { continue }
      steps[index] = .framework(framework)
      open.append(index)
    }
    var next = 0
    while next < open.count {
      let box = open[next]
      next += 1
      for edge in graph.arriving[box] where steps[edge.from] == nil && needsItsEnd(edge) {
        steps[edge.from] = .box(box)
        open.append(edge.from)
      }
    }
    return steps
  }

  /// What somebody makes or inherits comes with it wherever it goes; what it is given may be a double.
  private func needsItsEnd(_ edge: MapGraph.Edge) -> Bool {
    let kinds = arrows[edge.arrow].kinds
    return kinds.contains(.makes) || (kinds.contains(.conforms) && boxes[edge.to].kind == .class)
  }

  private func way(from box: Int, _ steps: [Int: Step]) -> [String] {
    var names: [String] = []
    var step = steps[box].map { _ in Step.box(box) }
    while let current = step {
      switch current {
      case .framework(let name): return names + [name]
      case .box(let index):
        names.append(boxes[index].name)
        step = steps[index]
      }
    }
    return names
  }
}

/// What became of one type between two maps.
package struct TypeChange: Sendable, Equatable {
  package let name: String
  /// Nil for a type that is new.
  package let before: TypeMetrics?
  /// Nil for a type that has gone.
  package let after: TypeMetrics?
}

extension ArchitectureMap {
  /// Every type of the two maps by its name: those that changed the most first, then the new ones, then those that went.
  package func changes(since before: ArchitectureMap) -> [TypeChange] {
    let old = Dictionary(before.metrics.map { ($0.name, $0) }) { first, _ in first }
    let new = Dictionary(metrics.map { ($0.name, $0) }) { first, _ in first }
    return Set(old.keys).union(new.keys)
      .map { TypeChange(name: $0, before: old[$0], after: new[$0]) }
      .sorted { ($0.order, $0.shrinkage, $0.name) < ($1.order, $1.shrinkage, $1.name) }
  }
}

extension TypeChange {
  fileprivate var order: Int { before == nil ? 1 : after == nil ? 2 : 0 }

  fileprivate var shrinkage: Int {
    guard let before, let after else { return 0 }
    return after.lines - before.lines
  }
}
