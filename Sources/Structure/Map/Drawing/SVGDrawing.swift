/// Draws a layout in SVG: attributes say how it looks, and an embedded style what changes in the dark.
struct SVGDrawing {
  let map: ArchitectureMap
  let layout: MapLayout
  /// The second line of each box.
  let details: [String]
  let title: String
  let measure: (String) -> Int
  private let inCycle: [Bool]
  private let faults: [(text: String, isBroken: Bool)]

  init(
    map: ArchitectureMap, layout: MapLayout, details: [String], title: String,
    measure: @escaping (String) -> Int
  ) {
    self.map = map
    self.layout = layout
    self.details = details
    self.title = title
    self.measure = measure
    inCycle = map.arrowsInCycles
    let columns = max(60, layout.size.width)
    let broken = map.arrows.count { $0.brokenRule != nil }
    faults = map.faults(arrow: "→").enumerated().flatMap { index, fault in
      wrapped(fault, to: columns, measure: measure).map { ($0, index < broken) }
    }
  }

  private static let margin = 24
  private static let top = 56

  /// What is drawn of one map, and the room that it takes.
  var panel: (elements: [XML], size: MapSize) {
    let legend = SVGLegend(map: map, inCycle: inCycle)
    let texts = [title] + faults.map(\.text) + [map.isEmptyNote].compactMap(\.self)
    let columns = max(layout.size.width, 30, texts.map { measure($0) + 2 }.max() ?? 0)
    let legendTop = Self.top + layout.size.height * Cell.height + 24
    let rows = legend.rows(within: columns * Cell.width)
    let faultTop = legendTop + rows.count * 22 + 6
    let elements = [
      XML(
        "text",
        [
          "class": "text", "x": "\(Self.margin)", "y": "32", "font-size": "16",
          "font-weight": "bold",
        ],
        text: title),
      XML(
        "g", ["transform": "translate(\(Self.margin), \(Self.top))"],
        bands + lines + boxes + [note].compactMap(\.self)),
      XML(
        "g", ["transform": "translate(\(Self.margin), \(legendTop))", "font-size": "12"],
        rows.enumerated().flatMap { legend.elements(of: $1, y: $0 * 22) }),
      XML(
        "g", ["transform": "translate(\(Self.margin), \(faultTop))", "font-size": "12"],
        faults.enumerated().map { index, fault in
          XML(
            "text",
            [
              "class": fault.isBroken ? "broken" : "cycle", "x": "0", "y": "\(index * 20 + 12)",
              "fill": (fault.isBroken ? Ink.broken : Ink.cycle).light,
            ], text: fault.text)
        }),
    ]
    return (
      elements,
      MapSize(
        width: columns * Cell.width + 2 * Self.margin, height: faultTop + faults.count * 20 + 12)
    )
  }

  /// A picture in which panels stand side by side.
  static func element(title: String, panels: [SVGDrawing]) -> String {
    var x = 0
    var height = 0
    var elements: [XML] = []
    for drawing in panels {
      let panel = drawing.panel
      elements.append(XML("g", ["transform": "translate(\(x), 0)"], panel.elements))
      x += panel.size.width
      height = max(height, panel.size.height)
    }
    let svg = XML(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": "\(x)", "height": "\(height)",
        "viewBox": "0 0 \(x) \(height)", "role": "img",
        "font-family":
          "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace",
        "font-size": "13", "fill": Ink.text.light,
      ],
      [
        XML("title", text: title),
        XML("desc", text: panels.map(\.description).joined(separator: "\n\n")),
        XML("style", text: style),
        XML("rect", ["class": "page", "width": "100%", "height": "100%", "fill": Ink.page.light]),
      ] + elements)
    return svg.lines().joined(separator: "\n") + "\n"
  }

  /// In words, for those who cannot see the picture.
  private var description: String {
    let names = Dictionary(map.boxes.map { ($0.id, $0.name) }) { first, _ in first }
    let boxes = zip(map.boxes, details).map { "\($0.name): \($1)." }
    let arrows = map.arrows.map { arrow in
      let words = arrow.kinds.map(\.words).joined(separator: " and ")
      return "\(names[arrow.from] ?? "") \(words) \(names[arrow.to] ?? "")."
    }
    return (boxes + arrows + map.faults(arrow: "→")).joined(separator: "\n")
  }

  private var note: XML? {
    map.isEmptyNote.map {
      XML("text", ["class": "faint", "x": "0", "y": "0", "fill": Ink.faint.light], text: $0)
    }
  }

  private var bands: [XML] {
    layout.bands.flatMap { band -> [XML] in
      let y = Cell.center(y: band.y)
      let width = layout.size.width * Cell.width
      let start = min(width, measure(band.layer) * 7 + 14)
      return [
        XML(
          "text",
          [
            "class": "faint", "x": "0", "y": "\(y + 4)", "font-size": "12", "fill": Ink.faint.light,
          ],
          text: band.layer),
        XML(
          "path",
          [
            "class": "faint-line", "d": "M\(start) \(y)H\(width)", "stroke": Ink.band.light,
            "stroke-dasharray": "2 4",
          ]),
      ]
    }
  }

  private var boxes: [XML] {
    zip(zip(map.boxes, details), layout.frames).map { content, frame in
      let (box, details) = content
      let (x, y) = (Cell.center(x: frame.origin.x), Cell.center(y: frame.origin.y))
      let isAbstract = box.kind == .protocol
      var rect = XML(
        "rect",
        [
          "class": box.userInterface.isEmpty ? "box" : "screen", "x": "\(x)", "y": "\(y)",
          "width": "\((frame.size.width - 1) * Cell.width)",
          "height": "\((frame.size.height - 1) * Cell.height)",
          "rx": box.kind == .class || box.kind == .actor ? "8" : "2",
          "fill": (box.userInterface.isEmpty ? Ink.box : Ink.screen).light,
          "stroke": Ink.border.light,
        ])
      if isAbstract { rect.attributes.append(("stroke-dasharray", "5 3")) }
      let left = x + Cell.width + Cell.width / 2
      return XML(
        "g",
        [:],
        [
          XML("title", text: "\(box.file):\(box.line)"), rect,
          XML(
            "text",
            [
              "class": "text", "x": "\(left)", "y": "\(y + 20)", "font-weight": "bold",
              "textLength": "\(measure(box.name) * Cell.width)", "lengthAdjust": "spacingAndGlyphs",
            ],
            text: box.name),
          XML(
            "text",
            [
              "class": "faint", "x": "\(left)", "y": "\(y + 38)", "font-size": "11",
              "fill": Ink.faint.light,
            ], text: details),
        ])
    }
  }

  private var lines: [XML] {
    let names = Dictionary(map.boxes.map { ($0.id, $0.name) }) { first, _ in first }
    var seen: Set<Int> = []
    var strokes = TrunkStrokes()
    var heads: [XML] = []
    let paths = layout.routes.map { route -> XML in
      let arrow = map.arrows[route.arrow]
      let look = ArrowLook(arrow, isInCycle: inCycle[route.arrow])
      if seen.insert(route.trunk).inserted, let end = route.points.last {
        heads += look.head(at: Cell.tip(end, pointsUp: route.pointsUp), pointsUp: route.pointsUp)
      }
      var path = look.line(Self.path(along: strokes.new(of: route), of: route))
      let words = arrow.kinds.map(\.words).joined(separator: " and ")
      path.children = [
        XML("title", text: "\(names[arrow.from] ?? "") \(words) \(names[arrow.to] ?? "")")
      ]
      return path
    }
    return paths + heads
  }

  /// With round corners, so that one sees which way a line goes on where several meet.
  private static func path(along cells: [MapPoint], of route: MapLayout.Route) -> String {
    var points = cells.map { (x: Cell.center(x: $0.x), y: Cell.center(y: $0.y)) }
    guard let first = points.first, let end = route.points.last else { return "" }
    if cells.last == end {
      let tip = Cell.tip(end, pointsUp: route.pointsUp)
      let length = route.pointsUp ? ArrowLook.length : -ArrowLook.length
      points[points.count - 1] = (tip.x, tip.y + length)
    }
    var path = "M\(first.x) \(first.y)"
    for index in points.indices.dropFirst() {
      let (before, corner) = (points[index - 1], points[index])
      guard index + 1 < points.count else { return path + "L\(corner.x) \(corner.y)" }
      let after = points[index + 1]
      let inward = step(from: corner, to: before)
      let outward = step(from: corner, to: after)
      path += "L\(corner.x + inward.x) \(corner.y + inward.y)"
      path += "Q\(corner.x) \(corner.y) \(corner.x + outward.x) \(corner.y + outward.y)"
    }
    return path
  }

  /// From a corner a little way to the next point, at most half of it.
  private static func step(from corner: (x: Int, y: Int), to other: (x: Int, y: Int)) -> (
    x: Int, y: Int
  ) {
    let (x, y) = (other.x - corner.x, other.y - corner.y)
    let length = min(5, max(abs(x), abs(y)) / 2)
    return (x.signum() * length, y.signum() * length)
  }

  private static let style =
    """
    @media (prefers-color-scheme: dark) {
    .page { fill: \(Ink.page.dark) } .text { fill: \(Ink.text.dark) } .faint { fill: \(Ink.faint.dark) }
    .box { fill: \(Ink.box.dark); stroke: \(Ink.border.dark) } .screen { fill: \(Ink.screen.dark); stroke: \(Ink.border.dark) }
    .faint-line { stroke: \(Ink.band.dark) } .line { stroke: \(Ink.line.dark) } .head { fill: \(Ink.line.dark); stroke: \(Ink.line.dark) }
    .hollow { fill: \(Ink.page.dark) } .broken { fill: \(Ink.broken.dark) } .cycle { fill: \(Ink.cycle.dark) }
    .broken-line { stroke: \(Ink.broken.dark) } .cycle-line { stroke: \(Ink.cycle.dark) }
    }
    """
}

extension ArchitectureMap {
  /// What is said where there is nothing to draw.
  package var isEmptyNote: String? {
    boxes.isEmpty ? "There is no type to draw yet." : nil
  }
}

/// The size of a cell of the layout in pixels.
enum Cell {
  static let width = 8
  static let height = 16

  static func center(x: Int) -> Int { x * width + width / 2 }
  static func center(y: Int) -> Int { y * height + height / 2 }

  /// Where an arrow touches the border of the box that it points at.
  static func tip(_ end: MapPoint, pointsUp: Bool) -> (x: Int, y: Int) {
    (center(x: end.x), center(y: end.y + (pointsUp ? -1 : 1)))
  }
}

/// A colour by day and by night.
struct Ink {
  let light: String
  let dark: String

  static let page = Ink(light: "#ffffff", dark: "#0d1117")
  static let text = Ink(light: "#1f2328", dark: "#e6edf3")
  static let faint = Ink(light: "#59636e", dark: "#9da7b1")
  static let band = Ink(light: "#c4cbd3", dark: "#3d444d")
  static let box = Ink(light: "#f6f8fa", dark: "#161b22")
  static let screen = Ink(light: "#e4effd", dark: "#14263f")
  static let border = Ink(light: "#6e7781", dark: "#768390")
  static let line = Ink(light: "#424a53", dark: "#b1bac4")
  static let broken = Ink(light: "#c6202b", dark: "#ff7b72")
  static let cycle = Ink(light: "#a04f00", dark: "#f0a35b")
}
