import Structure
import Terminal
import TestSupport
import Testing

@testable import Studio

@Suite struct MapViewTests {
  private typealias Box = ArchitectureMap.Box
  private typealias Arrow = ArchitectureMap.Arrow

  /// Layers, a rule that is broken, a circle, every kind of arrow, and names that are wide or long.
  private static let shop = ArchitectureMap(
    layers: [
      .init(name: "Screens", mayKnow: ["Domain"]), .init(name: "Domain"), .init(name: "Данные"),
    ],
    boxes: [
      Box(name: "BasketScreen", layer: "Screens", lines: 120, frameworks: ["UIKit"]),
      Box(name: "BasketModel", layer: "Screens", lines: 40),
      Box(name: "BasketRouting", kind: .protocol, layer: "Screens", lines: 3),
      Box(name: "Basket", kind: .struct, layer: "Domain", lines: 22),
      Box(name: "PriceList", kind: .protocol, layer: "Domain", lines: 4),
      Box(name: "Прайс日本🧪", kind: .actor, layer: "Данные", lines: 61),
      Box(name: "AVeryLongNameOfATypeThatNobodyWouldWant", kind: .enum, layer: "Данные", lines: 1),
    ],
    arrows: [
      Arrow(from: "BasketScreen", to: "BasketModel", kinds: [.holds, .uses]),
      Arrow(from: "BasketModel", to: "BasketScreen", kinds: [.holdsWeakly]),
      Arrow(from: "BasketScreen", to: "BasketRouting", kinds: [.conforms]),
      Arrow(from: "BasketModel", to: "Basket", kinds: [.makes]),
      Arrow(from: "BasketModel", to: "PriceList", kinds: [.holds]),
      Arrow(
        from: "BasketModel", to: "Прайс日本🧪", kinds: [.makes],
        brokenRule: "the layer Screens may not know Данные (Screens/BasketModel.swift:3)."),
      Arrow(from: "Прайс日本🧪", to: "PriceList", kinds: [.conforms]),
      Arrow(
        from: "Прайс日本🧪", to: "AVeryLongNameOfATypeThatNobodyWouldWant", kinds: [.uses]),
      Arrow(from: "Basket", to: "Basket", kinds: [.holds]),
    ])

  private func page(
    _ map: ArchitectureMap, width: Int, isPlain: Bool = false, before: ArchitectureMap? = nil
  ) -> [StyledLine] {
    MapPage(
      map: map, before: before, title: "A shop", signs: MapSigns(isPlain: isPlain), width: width
    ).lines
  }

  private func text(_ lines: [StyledLine], level: ColorLevel = .none) -> String {
    lines.map { String(decoding: $0.encoded(level: level), as: UTF8.self) + "\n" }.joined()
  }

  @Test(arguments: [40, 80, 120])
  func `a map reads as recorded`(width: Int) throws {
    try expectSnapshot(text(page(Self.shop, width: width)), named: "map-\(width).txt")
  }

  @Test func `without UTF-8 it is drawn in ASCII`() throws {
    let map = ArchitectureMap(
      layers: [.init(name: "Screens"), .init(name: "Domain")],
      boxes: Self.shop.boxes.filter { $0.layer != "Данные" }, arrows: Self.shop.arrows)
    let drawn = text(page(map, width: 80, isPlain: true, before: Self.shop))
    try expectSnapshot(drawn, named: "map-plain.txt")
    #expect(text(page(map, width: 80, isPlain: true)).utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `colour adds nothing that cannot be read without it`() throws {
    let lines = page(Self.shop, width: 100)
    try expectSnapshot(text(lines, level: .sixteen), named: "map-coloured.txt")
    let plain = text(lines)
    for word in ["✗ breaks a rule", "↻ leads in a circle", "▲↻", "▼✗", "may not know"] {
      #expect(plain.contains(word), "\(word)")
    }
  }

  @Test func `the start stands beside it where there is room, and what changed is told`() throws {
    let before = ArchitectureMap(boxes: [
      Box(name: "BasketScreen", lines: 300, frameworks: ["UIKit"]),
      Box(name: "Manager", lines: 9),
    ])
    try expectSnapshot(text(page(Self.shop, width: 140, before: before)), named: "map-before.txt")
    #expect(text(page(Self.shop, width: 60, before: before)).contains("A shop: now\n"))
  }

  @Test func `nothing to draw is said`() {
    let lines = page(ArchitectureMap(boxes: []), width: 80)
    #expect(text(lines) == "A shop\nThere is no type to draw yet.\n")
  }

  @Test func `one box is a box`() {
    let lines = page(ArchitectureMap(boxes: [Box(name: "A", kind: .struct)]), width: 80)
    #expect(
      text(lines).hasPrefix(
        """
        A shop

        ┌─────────────────┐
        │ A               │
        │ struct · 1 line │
        └─────────────────┘

        """))
  }

  @Test(arguments: [1, 2, 7, 20, 33, 40, 61, 80, 100, 120, 200])
  func `no line is wider than the screen`(width: Int) {
    let long = String(repeating: "длинное", count: 12)
    let boxes = (0..<60).map { index in
      Box(
        name: ["Type\(index)", "Тип\(index)", "🧪\(index)", "型\(index)", "\(long)\(index)"][
          index % 5],
        frameworks: index % 3 == 0 ? ["SwiftUI"] : [])
    }
    let arrows = (0..<90).map { index in
      Arrow(
        from: boxes[index * 7 % 60].id, to: boxes[index * 11 % 60].id,
        kinds: [Arrow.Kind.allCases[index % 5]], brokenRule: index % 20 == 0 ? "no." : nil)
    }
    for map in [Self.shop, ArchitectureMap(boxes: boxes, arrows: arrows)] {
      for isPlain in [false, true] {
        let lines = page(map, width: width, isPlain: isPlain, before: Self.shop)
        let widest = lines.map(\.width).max() ?? 0
        #expect(widest <= max(width, 12), "\(widest) columns")
      }
    }
  }

  @Test func `the encoding decides about the characters`() {
    #expect(!MapSigns(environment: [:]).isPlain)
    #expect(!MapSigns(environment: ["LANG": "ru_RU.UTF-8"]).isPlain)
    #expect(!MapSigns(environment: ["LC_ALL": "", "LC_CTYPE": "C.utf8"]).isPlain)
    #expect(MapSigns(environment: ["LC_ALL": "C", "LANG": "en_US.UTF-8"]).isPlain)
    #expect(MapSigns(environment: ["LANG": "ru_RU.KOI8-R"]).isPlain)
  }

  @Test func `long names keep their beginning and their end`() {
    #expect(shortened("ProductListViewController", to: 11, "…") == "Produ…oller")
    #expect(shortened("日本語日本語", to: 7, "…") == "日…本語")
    #expect(shortened("short", to: 5, "…") == "short")
    #expect(shortened("shorter", to: 0, "…").isEmpty)
  }
}
