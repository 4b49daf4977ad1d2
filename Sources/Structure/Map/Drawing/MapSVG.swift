extension ArchitectureMap {
  /// The map as a picture that stands alone, in light and in dark, beside the map before if there is one.
  ///
  /// `measure` says how many columns a text takes.
  package func svg(
    title: String, before: ArchitectureMap? = nil, measure: @escaping (String) -> Int
  ) -> String {
    #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
      + svgElement(title: title, before: before, measure: measure)
  }

  /// The same to stand in a page of HTML.
  package func svgElement(
    title: String, before: ArchitectureMap? = nil, measure: @escaping (String) -> Int
  ) -> String {
    let panels =
      before.map {
        [
          $0.drawing(title: "\(title): the start", measure),
          drawing(title: "\(title): now", measure),
        ]
      } ?? [drawing(title: title, measure)]
    return SVGDrawing.element(title: title, panels: panels)
  }

  private func drawing(title: String, _ measure: @escaping (String) -> Int) -> SVGDrawing {
    let inCycle = idsInCycles
    let details = boxes.map { box in
      self.details(of: box, isInCycle: inCycle.contains(box.id)).joined(separator: " · ")
    }
    let sizes = zip(boxes, details).map { box, details in
      // The second line has smaller letters.
      MapSize(width: max(measure(box.name), measure(details) * 7 / 8) + 4, height: 4)
    }
    return SVGDrawing(
      map: self, layout: pageLayout(sizes), details: details, title: title, measure: measure)
  }

  /// As wide as a page; wider where there is no other way, or where it would be a tower.
  private func pageLayout(_ sizes: [MapSize]) -> MapLayout {
    var best: MapLayout?
    var width = Self.pageWidth
    while best?.isTower ?? true, width < 1 << 20 {
      let layout = layout(sizes: sizes, width: width)
      if let known = best, layout.map({ $0.size.area >= known.size.area }) ?? true { return known }
      best = layout
      width *= 2
    }
    return best ?? .empty
  }

  /// The columns that fit on a page.
  private static let pageWidth = 150
}

extension MapSize {
  fileprivate var area: Int { width * height }
}

extension MapLayout {
  /// Whether it is drawn more than twice as high as wide.
  fileprivate var isTower: Bool { size.height * Cell.height > 2 * size.width * Cell.width }

  /// The layout of nothing.
  static let empty = MapLayout(
    size: MapSize(width: 0, height: 0), frames: [], routes: [], bands: [])
}
