import Structure
import Testing

@Suite struct MapLayoutTests {
  static let samples: [ArchitectureMap] =
    (0..<40).map { MapSamples.random($0 / 2, arrows: $0 * 3 / 4, seed: UInt64($0)) }
    + (0..<30).map {
      MapSamples.random(4 + $0 / 2, arrows: $0 * 2, layers: 1 + $0 % 4, seed: UInt64(100 + $0))
    }

  @Test(arguments: samples.indices)
  func `nothing lies on anything else`(sample: Int) throws {
    let map = Self.samples[sample]
    for width in [60, 90, 130, 4_000] {
      guard let layout = map.layout(sizes: MapSamples.sizes(of: map), width: width) else {
        #expect(width < 4_000, "it must fit somewhere")
        continue
      }
      expectSound(layout, of: map, width: width)
    }
  }

  /// What is wrong is collected first: an expectation for each cell would take a minute.
  private func expectSound(_ layout: MapLayout, of map: ArchitectureMap, width: Int) {
    #expect(layout.frames.count == map.boxes.count)
    #expect(layout.size.width <= width)
    let drawn = map.arrows.filter { $0.from != $0.to }
    #expect(layout.routes.map { map.arrows[$0.arrow] } == drawn)
    var faults: [String] = []
    var covered: Set<MapPoint> = []
    for frame in layout.frames {
      let corner = MapPoint(x: frame.right, y: frame.bottom)
      for point in cells(from: frame.origin, to: corner)
      where !covered.insert(point).inserted || point.x < 0 || point.x >= layout.size.width
        || point.y < 0 || point.y >= layout.size.height
      {
        faults.append("a box on another, or outside, at \(point)")
      }
    }
    var level: [MapPoint: Int] = [:]
    var upright: [MapPoint: Int] = [:]
    for route in layout.routes {
      if !hasItsEnds(route, in: layout, of: map) { faults.append("wrong ends: \(route)") }
      for (start, end) in zip(route.points, route.points.dropFirst()) {
        if (start.x == end.x) == (start.y == end.y) { faults.append("askew: \(start), \(end)") }
        for point in cells(from: start, to: end) where point != route.points.first {
          if covered.contains(point) { faults.append("a line through a box at \(point)") }
          let other =
            start.x == end.x
            ? upright.updateValue(route.trunk, forKey: point)
            : level.updateValue(route.trunk, forKey: point)
          if let other, other != route.trunk { faults.append("a line on a line at \(point)") }
        }
      }
    }
    // Where lines of two trunks meet, both go straight on.
    for route in layout.routes {
      for corner in route.points.dropFirst().dropLast()
      where level[corner] != route.trunk || upright[corner] != route.trunk {
        faults.append("two lines meet at the corner \(corner)")
      }
    }
    #expect(faults.isEmpty, "\(faults.prefix(5)) at width \(width)")
  }

  private func hasItsEnds(
    _ route: MapLayout.Route, in layout: MapLayout, of map: ArchitectureMap
  ) -> Bool {
    let arrow = map.arrows[route.arrow]
    guard let from = map.boxes.firstIndex(where: { $0.id == arrow.from }),
      let to = map.boxes.firstIndex(where: { $0.id == arrow.to }),
      let start = route.points.first, let end = route.points.last
    else { return false }
    let (source, target) = (layout.frames[from], layout.frames[to])
    return start.y == (route.pointsUp ? source.origin.y : source.bottom)
      && end.y == (route.pointsUp ? target.bottom + 1 : target.origin.y - 1)
      && source.origin.x + 1..<source.right ~= start.x
      && target.origin.x + 1..<target.right ~= end.x
  }

  private func cells(from start: MapPoint, to end: MapPoint) -> [MapPoint] {
    (min(start.x, end.x)...max(start.x, end.x)).flatMap { x in
      (min(start.y, end.y)...max(start.y, end.y)).map { MapPoint(x: x, y: $0) }
    }
  }

  @Test(arguments: samples.indices)
  func `the picture does not depend on the order in which it was told`(sample: Int) {
    let map = Self.samples[sample]
    let told = ArchitectureMap(
      layers: map.layers, boxes: map.boxes.reversed(), arrows: map.arrows.reversed())
    #expect(told == map)
    let sizes = MapSamples.sizes(of: map)
    #expect(told.layout(sizes: sizes, width: 100) == map.layout(sizes: sizes, width: 100))
  }

  @Test func `who knows nobody is at the bottom`() throws {
    let map = MapSamples.map(
      ["A", "B", "C", "D"].map { MapSamples.box($0) },
      MapSamples.arrows("A makes B", "B holds C", "A uses C", "A uses D"))
    let layout = try #require(map.layout(sizes: MapSamples.sizes(of: map), width: 100))
    let rows = layout.frames.map(\.origin.y)
    #expect(rows[0] < rows[1] && rows[1] < rows[2] && rows[2] == rows[3])
  }

  @Test func `layers come in their order, and an arrow against it points up`() throws {
    let map = ArchitectureMap(
      layers: [.init(name: "Screens"), .init(name: "Domain")],
      boxes: [
        .init(name: "Rules", layer: "Domain"), .init(name: "Screen", layer: "Screens"),
      ],
      arrows: [.init(from: "Rules", to: "Screen", kinds: [.makes], brokenRule: "no.")])
    let layout = try #require(map.layout(sizes: MapSamples.sizes(of: map), width: 100))
    #expect(map.boxes.map(\.name) == ["Screen", "Rules"])
    #expect(layout.frames[0].origin.y < layout.frames[1].origin.y)
    #expect(layout.routes.map(\.pointsUp) == [true])
    #expect(layout.bands.map(\.layer) == ["Screens", "Domain"])
  }

  @Test func `lines cross only where they must`() throws {
    let map = MapSamples.map(
      ["A1", "A2", "B1", "B2"].map { MapSamples.box($0) },
      MapSamples.arrows("A1 holds B2", "A2 holds B1"))
    let layout = try #require(map.layout(sizes: MapSamples.sizes(of: map), width: 100))
    #expect(layout.routes.allSatisfy { $0.points.count == 2 })
  }

  @Test func `three hundred types are laid out`() {
    for (arrows, layers) in [(900, 0), (3_000, 0), (900, 5)] {
      let map = MapSamples.random(300, arrows: arrows, layers: layers, seed: 7)
      #expect(map.layout(sizes: MapSamples.sizes(of: map), width: 20_000) != nil)
    }
  }
}
