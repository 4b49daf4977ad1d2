import SwiftLexer
import TestSupport
import Testing

/// Code in disguise is the same code, and other code is other code.
struct CodeGramsTests {
  private static let original = """
    import UIKit

    /// Shows products.
    final class ProductListViewModel: ProductListing {
      private let loader: ProductLoading
      var onChange: (([Row]) -> Void)?
      private(set) var rows: [Row] = [] {
        didSet { onChange?(rows) }
      }

      init(loader: ProductLoading) {
        self.loader = loader
      }

      func load() async {
        do {
          let products = try await loader.products(limit: 20)
          rows = products.filter { $0.price > 0 }.map { Row(title: $0.name, detail: "\\($0.price) €") }
        } catch {
          rows = [Row(title: "Nothing there", detail: "")]
        }
      }

      func select(at index: Int) -> Product? {
        guard rows.indices.contains(index) else { return nil }
        return loader.product(named: rows[index].title)
      }
    }
    """

  /// Renamed, shuffled, commented, laid out anew, with other literals and words that change nothing.
  private static let disguised = """
    import UIKit
    class ListBrain: Listing
    {
      public func pick(at n: Int) -> Thing? { guard lines.indices.contains(n) else { return nil };
        source.thing(named: self.lines[n].text)   // the thing itself
      }
      let source: Sourcing
      /* told of every change */ var tell: (([Line]) -> Void)?
      internal func fetch() async {
        do { var things = try await self.source.things(most: 50); self.lines = things.filter { $0.cost > 1 }.map { Line(text: $0.label, more: "for \\($0.cost) EUR") } }
        catch { lines = [Line(text: "Empty!", more: "?")] }
      }
      init(source: Sourcing) { source = source }
      fileprivate(set) var lines: [Line] = [] { didSet { tell?(lines) } }
    }
    """

  private func grams(_ sources: String...) -> Set<UInt32> {
    codeGrams(of: sources.map { Array($0.utf8) })
  }

  @Test func `a disguise changes nothing`() {
    let original = grams(Self.original)
    #expect(original.count > 50)
    #expect(grams(Self.disguised) == original)
  }

  @Test func `the files that code is spread over do not matter`() {
    let parts = Self.original.split(separator: "\n\n", maxSplits: 1).map(String.init)
    #expect(grams(parts[1], parts[0]) == grams(Self.original))
  }

  @Test func `another body is another`() {
    let other = Self.original.replacing(
      "guard rows.indices.contains(index) else { return nil }",
      with: "if index >= rows.count || index < 0 { return .none }")
    let (one, two) = (grams(Self.original), grams(other))
    #expect(one != two)
    // The other declarations stay what they are.
    #expect(one.intersection(two).count > one.count / 2)
  }

  @Test(
    arguments: [
      "", "\u{0}\u{FFFD}", "}}}}}}", "class class class {{{{",
      "func func var let init self self.self.",
      "\"\"\"\n\\(\\(\\(", "@ # ` /* // \"", String(repeating: "enum A { ", count: 5_000),
      String(repeating: "}", count: 5_000), String(repeating: "self.", count: 5_000),
    ].map(Excerpt.init))
  func `anything can be read`(excerpt: Excerpt<String>) {
    let source = excerpt.value
    #expect(grams(source).count < 1_000)
    #expect(grams(source, source) == grams(source))
  }

  @Test func `short code says nothing`() {
    #expect(grams("struct Point { var x = 0; var y = 0 }").isEmpty)
  }
}
