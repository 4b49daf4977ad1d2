import FoundationEssentials
import TestSupport
import Testing

@testable import Structure

/// A toolchain that cannot be read is told as what it is, and is never taken for code without facts.
@Suite struct IndexStoreTests {
  @Test(arguments: [0, 4, 6, 1_000]) func `another format is named`(version: Int) {
    let error = #expect(throws: IndexStoreError.formatVersion(version)) {
      try IndexStore.accept(formatVersion: version)
    }
    #expect(error?.description.contains("format \(version)") == true)
    #expect(error?.description.contains("reads format \(IndexStore.formatVersion)") == true)
  }

  @Test func `the format of today is read`() throws {
    try IndexStore.accept(formatVersion: IndexStore.formatVersion)
  }

  @Test(arguments: ["/nowhere/libIndexStore.so", "", "/etc/passwd"])
  func `a library that is none is named`(path: String) {
    let error = #expect(throws: IndexStoreError.self) { try IndexStore(library: path) }
    guard case .library(let named, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(named == path)
  }

  @Test(arguments: [
    ("s:5UIKit16UIViewControllerC4viewAA0B0CvpZ", "UIKit", "UIViewController"),
    ("s:7Combine10PublishersO0A6LatestV6outputyyF", "Combine", "CombineLatest"),
    ("s:22ComposableArchitecture9TestStoreC0dE0V", "ComposableArchitecture", "TestStore"),
    ("s:SS5countSivp", "Swift", nil), ("s:5", "C", nil), ("s:03abc", "C", nil), ("", "C", nil),
  ])
  func `a unique name says whose it is`(usr: String, module: String, type: String?) {
    let name = UniqueName(usr)
    #expect(name.module == module && name.typeName == type, "\(name)")
  }

  @Test(arguments: ["", "{", "[]", "{\"symbols\": [", "{\"symbols\": {}}", "\u{0}", "null"])
  func `an account of declarations that is cut off is refused whole`(text: String) {
    var graph = SymbolGraph()
    let isTaken = graph.add(json: Array(text.utf8))
    #expect(!isTaken)
    #expect(graph == SymbolGraph())
    var ancestry = Ancestry()
    let isKnown = ancestry.add(json: Array(text.utf8))
    #expect(!isKnown)
    #expect(ancestry == Ancestry())
  }
}
