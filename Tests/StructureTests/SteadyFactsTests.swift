import Curriculum
import Structure
import Testing

/// Facts depend on what the code says, and on nothing else.
@Suite struct SteadyFactsTests {
  private static let files = [
    "Basket.swift": """
    import Foundation

    /// What a customer is going to buy.
    final class Basket {
      private(set) var lines: [Line] = []
      weak var listener: (any BasketListener)?

      struct Line { let product: Product; var count = 1 }

      func add(_ product: Product) {
        let line = Line(product: product)
        lines.append(line)
        listener?.basketDidChange(self)
      }

      lazy var total: () -> Int = { [unowned self] in
        var sum = 0
        for line in self.lines { sum += line.count * line.product.price }
        return sum
      }
    }
    """,
    "Product.swift": "struct Product { let name: String; let price: Int }",
    "Listener.swift": """
    protocol BasketListener: AnyObject { func basketDidChange(_ basket: Basket) }
    extension Basket { static let shared = Basket() }
    """,
  ]

  /// Everything but places and lines, which go with the layout of the text.
  private struct Said: Equatable {
    var symbols: [Symbol]
    var references: [[Int]]

    init(_ facts: Facts) {
      symbols = facts.symbols.map { symbol in
        var symbol = symbol
        symbol.place = symbol.place.map { Place(file: $0.file, line: 0, column: 0) }
        symbol.lines = 0
        return symbol
      }
      references = facts.references.map { [$0.place.file, $0.from, $0.to, $0.use.rawValue] }
        .sorted { $0.lexicographicallyPrecedes($1) }
    }
  }

  @Test func `the order of files makes no difference`() throws {
    let files = Self.files.sorted { $0.key < $1.key }.map {
      SourceFile(path: $0.key, bytes: Array($0.value.utf8))
    }
    let facts = try Programs.facts(inOrder: files)
    #expect(facts.references.count > 20)
    for order in [[1, 2, 0], [2, 1, 0], [0, 2, 1]] {
      #expect(try Programs.facts(inOrder: order.map { files[$0] }) == facts)
    }
  }

  @Test func `the names of local variables make no difference`() throws {
    var renamed = Self.files
    renamed["Basket.swift"] = Self.files["Basket.swift"]?
      .replacing("let line =", with: "let newest =")
      .replacing("append(line)", with: "append(newest)")
      .replacing("sum", with: "totalOfAll")
      .replacing("(_ product: Product) {", with: "(_ chosen: Product) {")
      .replacing("(product: product)", with: "(product: chosen)")
    let (before, after) = (try Programs.facts(Self.files), try Programs.facts(renamed))
    #expect(Said(after).references == Said(before).references)
    #expect(Said(after).symbols.map(\.name) == Said(before).symbols.map(\.name))
    #expect(
      Said(after).symbols.map(\.typeMentions) == Said(before).symbols.map(\.typeMentions))
  }

  @Test func `the layout of the text makes no difference`() throws {
    let laidOut = Self.files.mapValues { text in
      "// Laid out anew.\n\n"
        + text.replacing("{ ", with: "{\n      ").replacing(" }", with: "\n}")
        .replacing("; ", with: "\n\n  ").replacing(" = ", with: "\n    = ")
    }
    #expect(Said(try Programs.facts(laidOut)) == Said(try Programs.facts(Self.files)))
  }

  @Test func `all in one line is the same, too`() throws {
    let lines = """
      protocol Store {}
      final class Web: Store { static let shared = Web() }
      @propertyWrapper
      struct Kept<Value> { var wrappedValue: Value }
      enum Event {
        case one(Web)
        case two(count: Int)
      }
      struct Part<Content: Store> {
        @Kept
        var web: Web? = nil
        weak var late: Web?
        private(set) var number = 1
        func load(from web: Web = .shared, by make: () -> Web = { Web() }) -> Web? { web }
      }
      extension Part where Content == Web {
        var other: Content? { nil }
      }
      """
    let line = """
      protocol Store {}; final class Web: Store { static let shared = Web() }; @propertyWrapper struct \
      Kept<Value> { var wrappedValue: Value }; enum Event { case one(Web); case two(count: Int) }; struct \
      Part<Content: Store> { @Kept var web: Web? = nil; weak var late: Web?; private(set) var number = 1; \
      func load(from web: Web = .shared, by make: () -> Web = { Web() }) -> Web? { web } }; extension Part \
      where Content == Web { var other: Content? { nil } }
      """
    let (many, one) = (
      try Programs.facts(["A.swift": lines]), try Programs.facts(["A.swift": line])
    )
    #expect(Said(one).symbols == Said(many).symbols)
    #expect(Said(one).references == Said(many).references)
  }

  @Test(arguments: ["", "// Moved elsewhere.\n", "import Foundation\n", "\u{FEFF}\n\n"])
  func `a file without a declaration is a file like any other`(text: String) throws {
    let facts = try Programs.facts(["A.swift": "struct A {}", "Empty.swift": text])
    #expect(facts.files.map(\.path) == ["A.swift", "Empty.swift"])
    #expect(facts.symbols.map(\.name) == ["A"])
  }
}
