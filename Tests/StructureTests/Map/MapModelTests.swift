import Structure
import Testing

@Suite struct MapModelTests {
  private func map(_ boxes: [ArchitectureMap.Box], _ arrows: String...) -> ArchitectureMap {
    ArchitectureMap(
      boxes: boxes,
      arrows: arrows.flatMap { MapSamples.arrows($0) })
  }

  private func classes(_ names: String...) -> [ArchitectureMap.Box] {
    names.map { MapSamples.box($0) }
  }

  @Test func `two arrows between the same boxes are one, with the most telling kind first`() {
    let map = map(classes("A", "B"), "A uses B", "A holds B", "A makes B", "A makes C")
    #expect(map.arrows.map(\.kinds) == [[.makes, .holds, .uses]])
  }

  @Test func `a box told twice is drawn once`() {
    let map = map([MapSamples.box("A"), MapSamples.box("A", .struct), MapSamples.box("B")])
    #expect(map.boxes.map(\.name) == ["A", "B"])
  }

  @Test func `a circle is named by its shortest way round`() {
    let map = map(
      classes("A", "B", "C", "D"), "A uses B", "B uses C", "C uses A", "B uses A", "C uses D")
    #expect(map.cycles.map(\.names) == [["A", "B"]])
    #expect(map.idsInCycles == ["A", "B", "C"])
    #expect(map.arrowsInCycles == [true, true, true, true, false])
  }

  @Test func `only objects that hold each other strongly are never freed`() {
    let strong = map(classes("A", "B"), "A holds B", "B holds A")
    let weak = map(classes("A", "B"), "A holds B", "B holdsWeakly A")
    let value = map(
      [MapSamples.box("A"), MapSamples.box("B", .struct)], "A holds B", "B holds A")
    #expect(
      [strong, weak, value].map { $0.cycles.map(\.isHeldStrongly) } == [[true], [false], [false]])
    #expect(strong.faults(arrow: "->").first?.contains("none of them is ever freed") == true)
  }

  @Test func `who knows itself is in no circle`() {
    let map = map(classes("A"), "A holds A")
    #expect(map.cycles.isEmpty && map.metrics.map(\.fanOut) == [0])
    #expect(map.details(of: map.boxes[0], isInCycle: false).contains("holds itself"))
  }

  @Test func `a long chain and a long circle are followed without a deep stack`() {
    let names = (0..<20_000).map { "T\($0)" }
    var arrows = zip(names, names.dropFirst()).map {
      ArchitectureMap.Arrow(from: $0, to: $1, kinds: [.uses])
    }
    let boxes = names.map { MapSamples.box($0) }
    #expect(ArchitectureMap(boxes: boxes, arrows: arrows).cycles.isEmpty)
    arrows.append(.init(from: "T19999", to: "T0", kinds: [.uses]))
    #expect(ArchitectureMap(boxes: boxes, arrows: arrows).cycles.map(\.names.count) == [20_000])
  }

  @Test func `figures count types, not uses`() {
    let map = map(classes("A", "B", "C"), "A uses B", "A makes B", "A uses C", "B uses C")
    #expect(map.metrics.map(\.fanOut) == [2, 1, 0])
    #expect(map.metrics.map(\.fanIn) == [0, 1, 2])
    #expect(map.metrics.map(\.instability) == [1, 0.5, 0])
    #expect(self.map(classes("A")).metrics.map(\.instability) == [nil])
  }

  @Test func `what is made or inherited brings its screen along, what is given does not`() {
    let boxes = [
      MapSamples.box("Builder"), MapSamples.box("Heir"), MapSamples.box("Holder"),
      ArchitectureMap.Box(name: "Screen", frameworks: ["Foundation", "UIKit"]),
    ]
    let map = map(boxes, "Builder makes Heir", "Heir conforms Screen", "Holder holds Screen")
    #expect(
      map.metrics.map(\.wayToScreen) == [
        ["Builder", "Heir", "Screen", "UIKit"], ["Heir", "Screen", "UIKit"], [],
        ["Screen", "UIKit"],
      ])
  }

  @Test func `changes tell what shrank, what is new and what has gone`() {
    let before = map(classes("Gone", "Same", "VeryLong"), "VeryLong uses Gone")
    var shorter = MapSamples.box("VeryLong")
    shorter.lines = 5
    let after = map([shorter] + classes("New", "Same"), "VeryLong uses New")
    let changes = after.changes(since: before)
    #expect(changes.map(\.name) == ["VeryLong", "Same", "New", "Gone"])
    #expect(changes.map { $0.after?.lines } == [5, 12, 9, nil])
    #expect(changes.map { $0.before?.lines } == [24, 12, nil, 12])
  }
}
