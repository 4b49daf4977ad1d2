import Curriculum
import Grading
import Testing

/// What a type is to a protocol, one module says for all of them.
@Suite struct DoubledConformancesTests {
  private static let modules = [
    Module(name: "Domain", imports: []), Module(name: "Data", imports: ["Domain"]),
    Module(name: "Screens", imports: ["Domain"]),
    Module(name: "App", imports: ["Domain", "Data", "Screens"]),
  ]

  private static let domain = """
    public protocol Shelved { associatedtype Shelf }
    public struct Crate { public init() {} }
    open class Person { public init() {} }
    public struct Box<Item: Shelved> {
      public let content: Item.Shelf
      public init(_ content: Item.Shelf) { self.content = content }
    }
    """

  private func grade(data: String, screens: String) throws -> Grade {
    let files = [
      SourceFile("Domain/Crate.swift", Self.domain),
      SourceFile("Data/Crate.swift", "import Domain\nimport Foundation\n\(data)"),
      SourceFile("Screens/Crate.swift", "import Domain\nimport Foundation\n\(screens)"),
      SourceFile(
        "App/App.swift", "import Data\nimport Domain\nimport Screens\nfunc one() -> Int { 1 }"),
    ]
    let exercise = Exercise.sample(
      files,
      checks: [
        """
        import XCTest
        @testable import App
        final class Step1: XCTestCase { func testOne() { XCTAssertEqual(one(), 1) } }
        """
      ], modules: Self.modules)
    return try TestGrader.shared.get().grade(exercise, files: files)
  }

  /// A number would be taken for an object, without a word of the compiler's.
  @Test(arguments: [
    (
      "extension Crate: Shelved { public typealias Shelf = Int }",
      "public final class Secret {}\nextension Crate: Shelved { public typealias Shelf = Secret }"
    ),
    (
      "extension Int: Shelved { public typealias Shelf = Int }",
      "\nextension Int: @retroactive Shelved { public typealias Shelf = [String] }"
    ),
    (
      "extension Array: Shelved where Element == Int { public typealias Shelf = Int }",
      "\nextension Array: Shelved { public typealias Shelf = String }"
    ),
    (
      "extension Person: Shelved { public typealias Shelf = Int }",
      "\npublic final class Guest: Person, Shelved { public typealias Shelf = String }"
    ),
    (
      "extension Crate: Identifiable { public var id: Int { 1 } }",
      "\nextension Crate: Identifiable { public var id: String { \"\" } }"
    ),
  ])
  func `two modules may not say it each in its way`(data: String, screens: String) throws {
    let grade = try grade(data: data, screens: screens)
    #expect(grade.status == .refused, "\(grade.status) \(grade.messages)")
    let refusal = try #require(grade.diagnostics.first)
    #expect(refusal.id == "refused_conformance")
    #expect("\(refusal.file):\(refusal.line)" == "Data/Crate.swift:3")
    #expect(refusal.message.contains("Another module, too, says how"))
  }

  @Test(arguments: [
    (
      "extension Crate: Shelved { public typealias Shelf = Int }",
      "extension Int: Shelved { public typealias Shelf = Int }"
    ),
    (
      "extension Crate: CustomStringConvertible { public var description: String { \"a\" } }",
      "extension Crate: CustomStringConvertible { public var description: String { \"b\" } }"
    ),
    (
      "extension Person: Shelved { public typealias Shelf = Int }",
      "public final class Guest: Person {}"
    ),
    (
      "struct One: Shelved { typealias Shelf = Int }",
      "struct One: Shelved { typealias Shelf = String }"
    ),
    ("extension String: @retroactive Error {}", "extension String: @retroactive LocalizedError {}"),
  ])
  func `what one module says, or what leaves no type open, is anybody's right`(
    data: String, screens: String
  ) throws {
    let grade = try grade(data: data, screens: screens)
    #expect(grade.status == .passed, "\(grade.status) \(grade.messages)")
  }
}
