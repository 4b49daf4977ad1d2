import Structure

/// Maps made by hand, and by dice that always fall the same way.
enum MapSamples {
  typealias Box = ArchitectureMap.Box
  typealias Arrow = ArchitectureMap.Arrow

  static func box(_ name: String, _ kind: Box.Kind = .class) -> Box {
    Box(name: name, kind: kind, file: "\(name).swift", lines: name.count * 3)
  }

  /// Arrows written as `A makes B`.
  static func arrows(_ text: String...) -> [Arrow] {
    text.compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 3, let kind = Arrow.Kind(rawValue: words[1]) else { return nil }
      return Arrow(from: words[0], to: words[2], kinds: [kind])
    }
  }

  static func map(_ boxes: [Box], _ arrows: [Arrow]) -> ArchitectureMap {
    ArchitectureMap(boxes: boxes, arrows: arrows)
  }

  /// So many boxes in so many layers (or none), each of which knows about so many others.
  static func random(
    _ count: Int, arrows: Int, layers: Int = 0, seed: UInt64
  ) -> ArchitectureMap {
    var dice = Dice(state: seed)
    let names = (0..<count).map { "Type\($0)" + String(repeating: "x", count: dice.roll(12)) }
    let layerNames = (0..<layers).map { "Layer\($0)" }
    let boxes = names.map { name in
      Box(
        name: name, kind: Box.Kind.allCases[dice.roll(5)],
        layer: layers > 0 ? layerNames[dice.roll(layers)] : nil, lines: 1 + dice.roll(200),
        frameworks: dice.roll(4) == 0 ? ["UIKit"] : [])
    }
    let arrowList = (0..<(count == 0 ? 0 : arrows)).map { _ in
      Arrow(
        from: names[dice.roll(count)], to: names[dice.roll(count)],
        kinds: [Arrow.Kind.allCases[dice.roll(5)]],
        brokenRule: dice.roll(9) == 0 ? "the rule says no." : nil)
    }
    return ArchitectureMap(
      layers: layerNames.map { ArchitectureMap.Layer(name: $0) }, boxes: boxes, arrows: arrowList)
  }

  static func sizes(of map: ArchitectureMap) -> [MapSize] {
    map.boxes.map { MapSize(width: max($0.name.count, 12) + 4, height: 4) }
  }

  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, sides)))
    }
  }
}
