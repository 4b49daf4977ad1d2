import Curriculum
import Testing

@Suite struct CheckFileTests {
  private func read(_ source: String, name: String = "Step1.swift") -> CheckFile {
    CheckFile.read([(name, Array(source.utf8))])[0]
  }

  @Test func `finds the checks of a class with their sentences and effects`() throws {
    let file = read(
      """
      import XCTest
      @testable import Learner

      @MainActor
      final class Step2Routing: XCTestCase {
        private let router = Router()

        /// The router is asked
        /// for the detail screen.
        /// - ru: Роутер просят
        ///   показать детали.
        func testAsks() async throws { XCTAssertTrue(true) }

        /** A stub is enough. */
        @available(*, deprecated) nonisolated func testStub() {}
      }
      """)
    #expect(file.problems == [])
    let found = try #require(file.classes.first)
    #expect(found.name == "Step2Routing" && found.step == 2 && found.line == 5)
    #expect(found.isMainActor && !found.usesTeardownBlocks)
    #expect(
      found.methods == [
        CheckMethod(
          name: "testAsks", isAsync: true, isThrowing: true, isMainActor: true, line: 12,
          says: [
            "en": "The router is asked for the detail screen.",
            "ru": "Роутер просят показать детали.",
          ]),
        CheckMethod(
          name: "testStub", isAsync: false, isThrowing: false, isMainActor: false, line: 15,
          says: ["en": "A stub is enough."]),
      ])
  }

  @Test func `leaves out what XCTest would not run`() throws {
    let file = read(
      """
      class Step1: XCTestCase {
        private func testPrivate() {}
        fileprivate func testFilePrivate() {}
        static func testStatic() {}
        class func testClass() {}
        func helper() { func testLocal() {} }
        let closure = { func testInClosure() {} }
        struct Nested { func testNested() {} }
        // func testCommentedOut() {}
        /* func testInBlock() {} */
        let text = "func testInString() {} \\(1)"
        /// Runs.
        func test() {}
      }
      private extension Step1 { func testHidden() {} }
      struct Other { func testOther() {} }
      class Plain { func testPlain() {} }
      func testFree() {}
      """)
    #expect(file.problems == [])
    #expect(file.classes.map(\.name) == ["Step1"])
    #expect(file.classes[0].methods.map(\.name) == ["test"])
  }

  @Test func `follows subclasses through the files of an exercise`() {
    let files = CheckFile.read([
      ("A.swift", Array("class Step1B: Step1A {\n/// B.\nfunc testB() {} }".utf8)),
      (
        "B.swift",
        Array("@MainActor class Step1A: XCTest.XCTestCase, P {\n/// A.\nfunc testA() {} }".utf8)
      ),
      ("C.swift", Array("class Step1C: Step1D {}\nclass Step1D: Step1C { func testC() {} }".utf8)),
    ])
    #expect(files.map { $0.classes.map(\.name) } == [["Step1B"], ["Step1A"], []])
    #expect(files[0].classes[0].isMainActor)
    #expect(files[0].classes[0].methods.map(\.name) == ["testB"])
    #expect(files.flatMap(\.problems) == [])
  }

  @Test func `counts extensions in the same file and refuses those elsewhere`() {
    let files = CheckFile.read([
      (
        "A.swift",
        Array(
          """
          class Step3: XCTestCase {}
          @MainActor extension Step3 {
            /// On the main actor.
            public func testMain() throws(Failure) { addTeardownBlock {} }
          }
          """.utf8)
      ),
      ("B.swift", Array("extension Step3 {\n/// B.\nfunc testB() {} }".utf8)),
    ])
    #expect(files[0].classes[0].usesTeardownBlocks)
    #expect(!files[0].classes[0].isMainActor)
    #expect(files[0].classes[0].methods.map(\.isMainActor) == [true])
    #expect(files[0].classes[0].methods.map(\.isThrowing) == [true])
    #expect(files[1].problems.map(\.line) == [1])
  }

  @Test func `says what the author has to change`() {
    let file = read(
      """
      class Routing: XCTestCase {}
      class Step1: XCTestCase {
        /// Takes something.
        func testA(x: Int) {}
        func testB() {}
        /// Twice.
        func testC() {}
        /// Twice.
        func testC() async {}
        /// Returns.
        func testD() -> Int { 1 }
        /// Nothing.
        func testE() -> Void {}
        /// - ru: Только по-русски.
        func testF() {}
        /// Spaces.
        func `test with spaces`() {}
      }
      enum Outer { class Step1Inner: XCTestCase {} }
      private class Step1Hidden: XCTestCase {}
      """)
    #expect(file.problems.map(\.line) == [1, 4, 5, 9, 11, 15, 17, 19, 20])
    #expect(file.classes[0].methods.map(\.name) == ["testB", "testC", "testE", "testF"])
    #expect(
      file.problems[0]
        == CheckFile.Problem(
          line: 1, message: "The check class `Routing` does not say which step it checks.",
          fix: "Begin its name with the step, such as `Step1Routing`."))
  }

  @Test func `reads the first branch of a condition`() {
    let file = read(
      """
      #if canImport(Darwin)
      class Step1: XCTestCase {
      #else
      class Step1: XCTestCase { {
      #endif
        #if os(Linux)
        /// Linux.
        func testLinux() {}
        #elseif os(macOS)
        func testMac() {}
        #if DEBUG
        func testDebug() {}
        #else
        func testRelease() {}
        #endif
        #endif
        /// After.
        func testAfter() {}
      }
      """)
    #expect(file.problems == [])
    #expect(file.classes[0].methods.map(\.name) == ["testLinux", "testAfter"])
  }

  @Test(arguments: [
    ("/// One.\n///\n/// Two.", ["en": "One. Two."]),
    (
      "/**\n   * One\n   * two.\n   * - ru: Раз\n   *   два.\n   */",
      ["en": "One two.", "ru": "Раз два."]
    ),
    ("/** One\n    two.\n    - de: Eins. */", ["en": "One two.", "de": "Eins."]),
    ("/// - ru: Раз.\n/// One.", ["en": "One.", "ru": "Раз."]),
    ("/// Old.\n\n/// New.", ["en": "New."]),
    ("/// Kept.\n// An aside.\n@Tag(.a)", ["en": "Kept."]),
    ("/// Keeps - rules: and `a - ru: b`.", ["en": "Keeps - rules: and `a - ru: b`."]),
    ("///Tight.\r\n///- RU:Раз.\r\n", ["en": "Tight.", "ru": "Раз."]),
  ])
  func `reads the sentence`(comment: String, says: [String: String]) {
    let file = read(
      "class Step1: XCTestCase {\n  let x = 1  /// Not mine.\n\(comment)\nfunc testA() {} }")
    #expect(file.classes[0].methods[0].says == says)
  }

  @Test(arguments: [
    "", "class", "class Step1", "class Step1: XCTestCase", "class Step1: XCTestCase {",
    "class Step1: XCTestCase { func", "class Step1: XCTestCase { func testA",
    "class Step1: XCTestCase { func testA(", "class Step1: XCTestCase { func testA() throws(",
    "@", "@MainActor", "@A(", "private(", "extension {", "#if", "#endif }", "#else", "}}}}",
    "class Step1: XCTestCase { /// \"\\(", "class A<T: XCTestCase {", "class A.: B",
    "class Step99999999999999999999: XCTestCase {}", "class Step0: XCTestCase {}",
  ])
  func `survives a file that is cut off`(source: String) {
    let file = read(source)
    #expect(file.classes.flatMap(\.methods).isEmpty)
  }

  @Test func `empties checks, and leaves every line in its place`() {
    let source = """
      final class Step1Shop: XCTestCase {
        private func helper() -> Int { 1 }
        /// It opens.
        func testOpens() async throws {
          XCTAssertEqual(helper(), 1) // ö
        }
        /// It closes.
        func testCloses() { XCTAssert({ true }()) }
      }
      private final class Probe { func testOpens() { calls += 1 } }
      final class Step1Door: XCTestCase {
        /// It opens, too.
        func testOpens() { XCTFail() }
      }
      extension Step1Shop {
        /// It sells.
        func testSells() { XCTFail() }
        func testWith(_ parameter: Int) { helper() }
      }
      """
    let file = SourceFile(path: "Step1.swift", bytes: Array(source.utf8))
    let others = [
      ("Step1Shop", "testOpens"), ("Step1Door", "testOpens"), ("Step1Shop", "testSells"),
    ].map { Check(id: "", className: $0, method: $1, isAsync: false, says: "") }
    let kept = file.emptying(others).text.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      kept == [
        "final class Step1Shop: XCTestCase {", "private func helper() -> Int { 1 }",
        "/// It opens.", "func testOpens() async throws {", "", "}", "/// It closes.",
        "func testCloses() { XCTAssert({ true }()) }", "}",
        "private final class Probe { func testOpens() { calls += 1 } }",
        "final class Step1Door: XCTestCase {", "/// It opens, too.", "func testOpens() { }", "}",
        "extension Step1Shop {", "/// It sells.", "func testSells() { }",
        "func testWith(_ parameter: Int) { helper() }", "}",
      ])
    for length in 0...file.bytes.count {
      let cut = SourceFile(path: file.path, bytes: Array(file.bytes.prefix(length)))
      #expect(cut.emptying(others).bytes.count == length)
    }
  }

  @Test func `survives every prefix of a file and every missing byte`() {
    let source = Array(
      """
      @MainActor final class Step1: XCTestCase { /** A. */ @A(1) func testA() async throws { f("\\(1)") } }
      #if x
      extension Step1 { class func testB() {} }
      #endif
      """.utf8)
    for length in source.indices {
      _ = CheckFile.read([("A", Array(source[..<length]))])
      _ = CheckFile.read([("A", Array(source[..<length] + source[(length + 1)...]))])
    }
  }

  @Test func `takes deep nesting`() {
    let deep = String(repeating: "struct S { ", count: 20_000)
    #expect(read(deep).classes.isEmpty)
    #expect(read(String(repeating: "class S: XCTestCase { (", count: 2_000)).classes.isEmpty)
  }
}
