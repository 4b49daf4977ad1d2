/// A place in a drawing, in whole cells from the upper left corner.
package struct MapPoint: Sendable, Hashable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A number of columns and rows.
package struct MapSize: Sendable, Equatable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// Where everything of a map is drawn: boxes that do not touch, and lines that run between them.
package struct MapLayout: Sendable, Equatable {
  package internal(set) var size: MapSize
  /// In the order of the map's boxes.
  package internal(set) var frames: [Frame]
  /// In the order of the map's arrows; those of a box to itself have none.
  package internal(set) var routes: [Route]
  package internal(set) var bands: [Band]

  /// The cells that a box covers, borders included.
  package struct Frame: Sendable, Equatable {
    package var origin: MapPoint
    package var size: MapSize
  }

  /// The way of an arrow from its first cell, on a border, to its last, before one.
  package struct Route: Sendable, Equatable {
    /// The place of the arrow in the map.
    package var arrow: Int
    /// Routes with the same trunk run together to the same head.
    package var trunk: Int
    /// Corners included; two in a row share a column or a row.
    package var points: [MapPoint]
    package var pointsUp: Bool
  }

  /// The row above a layer's boxes, in which its name stands.
  package struct Band: Sendable, Equatable {
    package var layer: String
    package var y: Int
    /// The columns of lines that pass through the row.
    package var crossedAt: [Int]
  }
}

extension ArchitectureMap {
  /// Lays the map out within a width; nil if it cannot be done.
  ///
  /// The sizes are those of the boxes' contents with their borders, in the order of the boxes.
  package func layout(sizes: [MapSize], width: Int) -> MapLayout? {
    let graph = MapGraph(self)
    let ranks = MapRanks(self, graph)
    let whole = sizes.map(\.width).max() ?? 0
    guard whole <= width else { return nil }
    // The fewer boxes stand in a row, the more room there is for lines to pass between them.
    var capacities = [100, 85, 70, 55, 42, 30].map { width * $0 / 100 }.filter { $0 > whole }
    capacities.append(whole)
    var best: MapLayout?
    for capacity in capacities {
      let rows = ranks.rows(widths: sizes.map(\.width), capacity: capacity)
      var drawing = MapDrawing(self, graph, rows: rows, sizes: sizes)
      guard drawing.fit(into: width) else { continue }
      let layout = drawing.layout()
      if layout.cost < best?.cost ?? Int.max { best = layout }
    }
    return best
  }
}

extension MapLayout {
  /// What a reader's eyes have to go through: lines of the drawing, and corners.
  fileprivate var cost: Int {
    size.height * 2 + routes.reduce(0) { $0 + $1.points.count - 2 }
  }
}
