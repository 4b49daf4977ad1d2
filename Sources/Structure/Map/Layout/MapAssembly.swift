/// Puts rows and channels one below the other, and follows every arrow through them.
struct MapAssembly {
  let drawing: MapDrawing
  let channels: [MapChannel]
  /// The first line of each row of boxes.
  private let rowTops: [Int]
  /// The first line of the tracks of each channel.
  private let trackTops: [Int]
  private let bands: [MapLayout.Band]
  private let height: Int

  init(drawing: MapDrawing, channels: [MapChannel]) {
    self.drawing = drawing
    self.channels = channels
    var rowTops: [Int] = []
    var trackTops: [Int] = []
    var bands: [MapLayout.Band] = []
    var y = 0
    for (index, row) in drawing.rows.enumerated() {
      let channel = index > 0 ? channels[index - 1] : nil
      if let channel {
        trackTops.append(y + (Self.hasHeadAbove(channel, drawing) ? 1 : 0))
        y = trackTops[index - 1] + channel.trackCount
      }
      if let layer = drawing.layers[index] {
        let columns = channel?.passages.flatMap { $0.bottoms.map(\.column) }.sorted() ?? []
        bands.append(MapLayout.Band(layer: layer, y: y, crossedAt: columns))
        y += 1
      }
      if let channel {
        // Room for a head, and for a bit of line above it.
        y += channel.trackCount == 0 && !channel.passages.isEmpty ? 2 : 1
      }
      rowTops.append(y)
      y += row.compactMap { drawing.items[$0].box }.map { drawing.sizes[$0].height }.max() ?? 0
    }
    self.rowTops = rowTops
    self.trackTops = trackTops
    self.bands = bands
    height = y
  }

  private static func hasHeadAbove(_ channel: MapChannel, _ drawing: MapDrawing) -> Bool {
    channel.passages.contains { passage in
      drawing.trunks[passage.trunk].pointsUp
        && passage.tops.contains { $0.item == drawing.trunks[passage.trunk].target }
    }
  }

  func layout() -> MapLayout {
    let frames = drawing.sizes.enumerated().map { index, size in
      MapLayout.Frame(
        origin: MapPoint(x: drawing.items[index].x, y: rowTops[drawing.rowOf[index]]), size: size)
    }
    let routes = drawing.trunks.enumerated().flatMap { index, trunk in
      trunk.sources.map { source in
        MapLayout.Route(
          arrow: source.arrow, trunk: index,
          points: trunk.pointsUp
            ? wayUp(trunk, index, from: source.box, frames)
            : wayDown(trunk, index, from: source.box, frames),
          pointsUp: trunk.pointsUp)
      }
    }
    let width = drawing.items.map { $0.x + $0.width }.max() ?? 0
    return MapLayout(
      size: MapSize(width: width, height: height), frames: frames,
      routes: routes.sorted { $0.arrow < $1.arrow }, bands: bands)
  }

  private func wayDown(
    _ trunk: MapTrunk, _ index: Int, from box: Int, _ frames: [MapLayout.Frame]
  ) -> [MapPoint] {
    var points: [MapPoint] = []
    var item = box
    for channel in drawing.rowOf[box]..<drawing.rowOf[trunk.target] {
      let next = trunk.lanes[channel + 1] ?? trunk.target
      guard let top = channels[channel].topColumn(of: index, at: item),
        let bottom = channels[channel].bottomColumn(of: index, at: next)
      else { return points }
      if points.isEmpty { points.append(MapPoint(x: top, y: frames[box].bottom)) }
      points += turn(from: top, to: bottom, in: channel, of: index)
      if next == trunk.target {
        points.append(MapPoint(x: bottom, y: frames[trunk.target].origin.y - 1))
      }
      item = next
    }
    return points
  }

  private func wayUp(
    _ trunk: MapTrunk, _ index: Int, from box: Int, _ frames: [MapLayout.Frame]
  ) -> [MapPoint] {
    var points: [MapPoint] = []
    var item = box
    for channel in (drawing.rowOf[trunk.target]..<drawing.rowOf[box]).reversed() {
      let next = trunk.lanes[channel] ?? trunk.target
      guard let bottom = channels[channel].bottomColumn(of: index, at: item),
        let top = channels[channel].topColumn(of: index, at: next)
      else { return points }
      if points.isEmpty { points.append(MapPoint(x: bottom, y: frames[box].origin.y)) }
      points += turn(from: bottom, to: top, in: channel, of: index)
      if next == trunk.target {
        points.append(MapPoint(x: top, y: frames[trunk.target].bottom + 1))
      }
      item = next
    }
    return points
  }

  private func turn(from start: Int, to end: Int, in channel: Int, of trunk: Int) -> [MapPoint] {
    guard start != end,
      let track = channels[channel].passages.first(where: { $0.trunk == trunk })?.track
    else { return [] }
    let y = trackTops[channel] + track
    return [MapPoint(x: start, y: y), MapPoint(x: end, y: y)]
  }
}

extension MapLayout.Frame {
  /// The line of the lower border.
  package var bottom: Int { origin.y + size.height - 1 }
  /// The column of the right border.
  package var right: Int { origin.x + size.width - 1 }
}
