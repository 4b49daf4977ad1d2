import Structure
import Testing

@Suite struct FactsMapTests {
  /// Facts told in words: symbols by their names, references between them.
  private struct Told {
    var facts = Facts(files: [
      SourceOutline(path: "A.swift", module: "Learner"),
      SourceOutline(path: "B.swift", module: "Learner"),
    ])
    private var numbers: [String: Int] = [:]

    @discardableResult
    mutating func symbol(
      _ name: String, _ kind: Symbol.Kind, in parent: String? = nil, file: Int? = 0,
      module: String = "Learner", lines: Int = 1, key: String? = nil
    ) -> Int {
      var symbol = Symbol(
        name: name, kind: kind, module: module, parent: parent.flatMap { numbers[$0] })
      symbol.place = file.map { Place(file: $0, line: 1 + facts.symbols.count, column: 1) }
      symbol.lines = lines
      numbers[key ?? name] = facts.symbols.count
      facts.symbols.append(symbol)
      return facts.symbols.count - 1
    }

    mutating func use(_ from: String, _ to: String, _ use: Reference.Use, file: Int = 0) {
      guard let from = numbers[from], let to = numbers[to] else { return }
      facts.references.append(
        Reference(from: from, to: to, use: use, place: Place(file: file, line: 7, column: 1)))
    }

    mutating func hold(
      _ property: String, _ type: String, as hold: Symbol.Hold, isInside: Bool = true
    ) {
      guard let property = numbers[property], let type = numbers[type] else { return }
      facts.symbols[property].hold = hold
      facts.symbols[property].typeMentions = [type]
      facts.symbols[property].heldTypes = isInside ? [type] : []
    }
  }

  @Test func `members, extensions and nested types belong to their type`() {
    var told = Told()
    told.symbol("Screen", .class, lines: 10)
    told.symbol("Row", .struct, in: "Screen", lines: 3)
    told.symbol("show()", .method, in: "Row")
    told.symbol("Screen", .extension, in: "Screen", file: 1, lines: 4, key: "more")
    told.symbol("Service", .protocol)
    told.symbol("Maker", .struct)
    told.use("show()", "Service", .calls)
    told.use("more", "Service", .conforms)
    told.use("show()", "Row", .constructs)
    told.use("Maker", "Row", .constructs)
    let map = ArchitectureMap(told.facts)
    #expect(map.boxes.map(\.name) == ["Maker", "Screen", "Service"])
    #expect(map.boxes.map(\.lines) == [1, 14, 1])
    #expect(map.arrows.map(\.from) == ["Learner.Maker", "Learner.Screen"])
    #expect(map.arrows.map(\.kinds) == [[.makes], [.conforms, .uses]])
  }

  @Test func `stored properties hold, weakly or not; closures do not`() {
    var told = Told()
    told.symbol("A", .class)
    for name in ["B", "C", "D"] { told.symbol(name, .class) }
    for name in ["b", "c", "d", "more"] { told.symbol(name, .property, in: "A") }
    told.hold("b", "B", as: .strong)
    told.hold("c", "C", as: .weak)
    told.hold("d", "D", as: .strong, isInside: false)
    told.hold("more", "A", as: .strong)
    told.use("c", "C", .mentions)
    let shared = told.symbol("shared", .property, in: "D")
    told.facts.symbols[shared].isStatic = true
    told.hold("shared", "D", as: .strong)
    let map = ArchitectureMap(told.facts)
    #expect(map.arrows.map(\.kinds) == [[.holds], [.holds], [.holdsWeakly, .uses], [.uses]])
    #expect(map.boxes.map(\.isSingleton) == [false, false, false, true])
    #expect(map.arrows.map(\.to) == ["A", "B", "C", "D"].map { "Learner.\($0)" })
  }

  @Test func `others' types give the framework, and a box where they are extended`() {
    var told = Told()
    told.symbol("A", .class)
    told.symbol("UILabel", .class, file: nil, module: "UIKit")
    told.symbol("String", .struct, file: nil, module: "Swift")
    told.symbol("URLSession", .class, file: nil, module: "FoundationNetworking")
    told.symbol("URLSession", .extension, in: "URLSession", lines: 5, key: "more")
    told.symbol("send()", .method, in: "URLSession")
    told.symbol("start()", .function, file: 1)
    told.use("A", "UILabel", .constructs)
    told.use("A", "String", .mentions)
    told.use("A", "send()", .calls)
    told.use("start()", "A", .constructs)
    told.use("send()", "URLSession", .mentions)
    let map = ArchitectureMap(told.facts)
    #expect(map.boxes.map(\.name) == ["A", "B.swift", "URLSession"])
    #expect(map.boxes.map(\.kind) == [.class, .globals, .extension])
    #expect(map.boxes.map(\.frameworks) == [["UIKit"], [], ["Foundation"]])
    #expect(map.boxes.map(\.lines) == [1, 1, 5])
    #expect(map.arrows.map(\.from) == ["/B.swift", "Learner.A"])
    #expect(map.arrows.map(\.kinds) == [[.makes], [.uses]])
  }

  @Test func `an import against the layers breaks a rule, and so names its line`() {
    var told = Told()
    told.facts.files = [
      SourceOutline(path: "UI/A.swift", module: "UI", imports: [.init(module: "Domain", line: 1)]),
      SourceOutline(path: "Domain/B.swift", module: "Domain"),
    ]
    told.symbol("A", .class, module: "UI")
    told.symbol("B", .class, file: 1, module: "Domain")
    told.symbol("B", .extension, in: "B", module: "UI", key: "more")
    told.use("A", "B", .constructs)
    told.use("more", "A", .constructs)
    let layers: [ArchitectureMap.Layer] = [.init(name: "UI"), .init(name: "Domain")]
    let map = ArchitectureMap(told.facts, layers: layers)
    #expect(
      map.arrows.compactMap(\.brokenRule) == ["the layer UI may not know Domain (UI/A.swift:7)."])
    #expect(map.boxes.map(\.layer) == ["UI", "UI", "Domain"])
    // What the upper layer adds to a lower type is the upper layer's.
    #expect(!map.arrows.contains { $0.from == "Domain.B" })
    let allowed = ArchitectureMap(
      told.facts, layers: [.init(name: "UI", mayKnow: ["Domain"]), .init(name: "Domain")])
    #expect(allowed.arrows.allSatisfy { $0.brokenRule == nil })
  }

  @Test func `types of one name are told apart by their places`() {
    var told = Told()
    told.symbol("Row", .struct)
    told.symbol("Row", .struct, file: 1, key: "other")
    #expect(Set(ArchitectureMap(told.facts).boxes.map(\.id)).count == 2)
  }
}
