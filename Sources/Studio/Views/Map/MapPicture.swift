import Structure
import Terminal

/// A map as boxes and lines in a terminal.
struct MapPicture {
  let map: ArchitectureMap
  let layout: MapLayout
  let signs: MapSigns
  /// The first and the second line of each box.
  private let texts: [(name: String, details: String)]
  private let inCycle: [Bool]
  private let traces: MapTraces

  /// Nil if the map does not fit in the width.
  init?(map: ArchitectureMap, signs: MapSigns, width: Int) {
    guard map.boxes.count <= Self.mostBoxes else { return nil }
    let cyclic = map.idsInCycles
    let texts = map.boxes.map { box in
      (
        name: shortened(box.name, to: max(8, min(44, width - 4)), signs.ellipsis),
        details: shortened(
          map.details(of: box, isInCycle: cyclic.contains(box.id)).joined(
            separator: signs.separator),
          to: max(8, width - 4), signs.ellipsis)
      )
    }
    let sizes = texts.map {
      MapSize(width: max(displayWidth($0.name), displayWidth($0.details)) + 4, height: 4)
    }
    guard let layout = map.layout(sizes: sizes, width: width), layout.size.height <= Self.highest
    else { return nil }
    self.map = map
    self.layout = layout
    self.signs = signs
    self.texts = texts
    inCycle = map.arrowsInCycles
    traces = MapTraces(layout, map)
  }

  /// Whether lines cross anywhere.
  var hasCrossings: Bool { traces.hasCrossings }

  /// More than that nobody can follow with their eyes.
  private static let mostBoxes = 80
  private static let highest = 240

  var lines: [StyledLine] {
    var canvas = MapCanvas(layout.size)
    for band in layout.bands { draw(band, on: &canvas) }
    for index in layout.frames.indices { draw(box: index, on: &canvas) }
    traces.draw(on: &canvas, signs: signs) { style(ofArrow: $0) }
    var seen: Set<Int> = []
    for route in layout.routes {
      if let start = route.points.first {
        canvas.put(signs.leaving(up: route.pointsUp), x: start.x, y: start.y, Self.border)
      }
      if seen.insert(route.trunk).inserted { drawHead(of: route, on: &canvas) }
    }
    return canvas.lines
  }

  private static let border = Style.plain

  private func style(ofArrow index: Int) -> Style {
    map.arrows[index].brokenRule != nil ? .failure : inCycle[index] ? .caution : .plain
  }

  private func draw(box index: Int, on canvas: inout MapCanvas) {
    let (frame, box) = (layout.frames[index], map.boxes[index])
    let border = signs.border(of: box.kind)
    let (left, right) = (frame.origin.x, frame.right)
    let level = String(repeating: border[4], count: frame.size.width - 2)
    canvas.put(border[0] + level + border[1], x: left, y: frame.origin.y, Self.border)
    canvas.put(border[3] + level + border[2], x: left, y: frame.bottom, Self.border)
    for y in frame.origin.y + 1..<frame.bottom {
      canvas.put(border[5], x: left, y: y, Self.border)
      canvas.put(border[5], x: right, y: y, Self.border)
    }
    canvas.put(texts[index].name, x: left + 2, y: frame.origin.y + 1, .heading)
    canvas.put(texts[index].details, x: left + 2, y: frame.origin.y + 2, .secondary)
  }

  private func drawHead(of route: MapLayout.Route, on canvas: inout MapCanvas) {
    guard let end = route.points.last else { return }
    let arrow = map.arrows[route.arrow]
    let style = style(ofArrow: route.arrow)
    canvas.put(signs.head(arrow.kind, pointsUp: route.pointsUp), x: end.x, y: end.y, style)
    let sign = arrow.brokenRule != nil ? signs.broken : inCycle[route.arrow] ? signs.cycle : nil
    if let sign, canvas.isFree(x: end.x + 1, y: end.y) {
      canvas.put(sign, x: end.x + 1, y: end.y, style)
    }
  }

  /// The layer's name where no line passes, and a faint line through the rest.
  private func draw(_ band: MapLayout.Band, on canvas: inout MapCanvas) {
    let ends = band.crossedAt + [layout.size.width]
    var start = 0
    var best = (start: 0, width: 0)
    for end in ends {
      let width = end - start - (start == 0 ? 1 : 2)
      if best.width < displayWidth(band.layer), width > best.width {
        best = (start == 0 ? 0 : start + 1, width)
      }
      start = end + 1
    }
    canvas.put(
      String(repeating: signs.bandLine, count: layout.size.width), x: 0, y: band.y, .secondary)
    let name = shortened(band.layer, to: best.width, signs.ellipsis)
    canvas.put(" \(name) ", x: best.start - 1 < 0 ? 0 : best.start - 1, y: band.y, .heading)
  }
}

/// The text in at most so many columns: its beginning and its end, which tell names apart the best.
func shortened(_ text: String, to columns: Int, _ ellipsis: String) -> String {
  let text = harmless(text)
  guard displayWidth(text) > columns else { return text }
  let room = columns - displayWidth(ellipsis)
  guard room > 0 else { return "" }
  var head = ""
  for character in text {
    guard displayWidth(head) + displayWidth(String(character)) <= (room + 1) / 2 else { break }
    head.append(character)
  }
  var tail: [Character] = []
  var used = displayWidth(head)
  for character in text.reversed() {
    used += displayWidth(String(character))
    guard used <= room else { break }
    tail.append(character)
  }
  return head + ellipsis + String(tail.reversed())
}
