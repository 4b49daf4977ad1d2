import Curriculum
import SwiftLexer

/// The Swift source that joins a step's hidden checks with the kit that runs them.
struct CheckList {
  private let step: Step
  /// Statements that fail once each, seen as the step's own checks would see them.
  private let canaries: [String]
  /// Whether its checks have states of features compared by a kit.
  private let comparesStates: Bool

  /// Of files that redefine nothing, only one statement for each assertion is tried out.
  init(of step: Step, judging: Judging, mayBeRedefined: Bool) {
    self.step = step
    let used = Set(step.checkFiles.flatMap { Self.identifiers(in: $0) })
    canaries = Self.canaries(for: used, judging: judging, mayBeRedefined: mayBeRedefined)
    comparesStates = !used.isDisjoint(with: ["TestStore", "expectNoDifference"])
  }

  /// The names of the functions that the kit `CheckDriver` looks for begin so; a step's number follows.
  static let symbol = "atelier_checks_of_step_"

  /// Where what a check finds is compared with what it expects.
  enum Judging: Sendable {
    /// In the program itself.
    case here
    /// Elsewhere: the learner's program only says what it has found.
    case apart
    /// Elsewhere, and this is the reference solution's program, which says what is right.
    case reference
  }

  /// What a module of checks has once, whatever steps they are of: plain XCTest classes become the driver's in it,
  /// assertions compare as they have to be judged, and names that are the kits' stay so.
  static func base(of steps: [Step], judging: Judging) -> String {
    let base =
      steps.flatMap(\.checks).contains(where: \.usesTeardownBlocks)
      ? "CheckCaseWithTeardownBlocks" : "CheckCase"
    return """
      import CheckDriver
      import Foundation
      import XCTest
      \(KitNames.meanings(in: steps.flatMap(\.checkFiles)))

      typealias XCTestCase = CheckDriver.\(base)

      \(assertions(judging: judging))
      """
  }

  /// The list of a step's checks.
  ///
  /// What a learner's type might be called has its module before it, so that no such type takes its place.
  var source: String {
    let entries = step.checks.map { check in
      let call = check.isAsync ? "async: { try await $0" : "sync: { try $0"
      return "    .init(\"\(check.id)\", \(check.className).self, \(call).\(check.method)() }),"
    }
    let store = comparesStates ? Self.testStore : nil
    let list = (store.map { "\($0.setting)\n  return " } ?? "") + "CheckDriver.CheckStep.list(["
    return """
      \((Self.imports(of: step) + [store?.access].compactMap(\.self)).joined(separator: "\n"))
      import CheckDriver
      import Foundation
      import XCTest

      private final class Canary: XCTestCase {
        func sing() {
      \(canaries.map { "    \($0)" }.joined(separator: "\n"))
        }
      }

      @_cdecl("\(Self.symbol)\(step.number)")
      public func checksOfStep\(step.number)() -> Swift.UnsafeMutableRawPointer {
        \(list)
      \(entries.joined(separator: "\n"))
        ], canary: .init("canary", Canary.self, sync: { $0.sing() }))
      }
      """
  }

  /// The kit asks the driver for doubts that it knows nothing of.
  private static let testStore = (
    access: "@_spi(Checks) import ComposableArchitecture",
    setting: "ComposableArchitecture.doubt = CheckDriver.doubt(aboutEqual:_:)"
  )

  /// How often a step's canary fails where every name means what its checks mean by it.
  var canaryCount: Int {
    // One more is the driver's own.
    canaries.count + 1
  }

  /// Assertions that take the place of XCTest's own in the step's module.
  private static func assertions(judging: Judging) -> String {
    let equal =
      switch judging {
      case .here: "CheckDriver.assertEqual(first, second, message, file: file, line: line)"
      case .apart: "CheckDriver.recordValue(first)"
      case .reference:
        "CheckDriver.recordAndAssertEqual(first, second, message, file: file, line: line)"
      }
    let assertEqual = assertion("XCTAssertEqual", doing: equal)
    guard judging != .here else {
      let notEqual = "CheckDriver.assertNotEqual(first, second, message, file: file, line: line)"
      return assertEqual + "\n\n" + assertion("XCTAssertNotEqual", doing: notEqual)
    }
    return ([assertEqual] + RecordedAssertion.all.map(\.source)).joined(separator: "\n\n")
  }

  private static func assertion(_ name: String, doing body: String) -> String {
    """
    func \(name)<T: Equatable>(
      _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T,
      _ message: @autoclosure () -> String = "", file: Swift.StaticString = #filePath,
      line: UInt = #line
    ) {
      \(body)
    }
    """
  }

  private static func canaries(
    for used: Set<String>, judging: Judging, mayBeRedefined: Bool
  ) -> [String] {
    var used = used
    // Where values are recorded it does not fail, whatever it is given.
    if judging != .here { used.remove("XCTAssertEqual") }
    let assertions = assertions.filter { used.contains($0.name) }.map(\.failing)
    guard mayBeRedefined else { return assertions.flatMap { $0.prefix(1) } }
    return typesAndOperators + typesOfFoundation(among: used)
      + members.filter { used.contains($0.name) }.flatMap(\.failing)
      + assertions.flatMap(\.self)
  }

  /// A type of the learner's may have the name of one of Foundation's that the checks do not use.
  private static func typesOfFoundation(among used: Set<String>) -> [String] {
    ["Data", "Date", "URL"].filter(used.contains).map { "canary(\($0).self, named: \"\($0)\")" }
  }

  private static let typesAndOperators = [
    "canary([Int.self, Double.self, Bool.self, String.self, [Int].self, [Int: Int].self, Int?.self])",
    "canary(1 == 2)", "canary(1 != 1)", "canary(\"a\" == \"b\")", "canary(\"a\" != \"a\")",
    "canary(true == false)", "canary(1.5 == 2.5)", "canary(Optional(1) == 2)",
    "canary(Optional(1) == nil)", "canary(Optional(\"a\") == \"b\")", "canary([1] == [2])",
    "canary([\"a\"] == [\"b\"])", "canary(2 < 1)", "canary(!true)", "canary(true && false)",
  ]

  /// Members of Swift's own types that an extension of the learner's could take the place of.
  private static let members: [(name: String, failing: [String])] = [
    (
      "count",
      [#"canary([1].count == 2)"#, #"canary(["a"].count == 2)"#, #"canary("a".count == 2)"#]
    ),
    ("isEmpty", [#"canary([1].isEmpty)"#, #"canary(["a"].isEmpty)"#, #"canary("a".isEmpty)"#]),
    ("first", [#"canary([1, 2].first != 1)"#, #"canary(["a", "b"].first != "a")"#]),
    ("last", [#"canary([1, 2].last != 2)"#, #"canary(["a", "b"].last != "b")"#]),
    (
      "contains",
      [
        #"canary([1].contains(2))"#, #"canary(["a"].contains("b"))"#,
        #"canary("a".contains("b"))"#,
      ]
    ),
    ("hasPrefix", [#"canary("a".hasPrefix("b"))"#]),
    ("hasSuffix", [#"canary("a".hasSuffix("b"))"#]),
    ("joined", [#"canary(["a", "b"].joined() != "ab")"#]),
    (
      "sorted",
      [#"canary([2, 1].sorted() != [1, 2])"#, #"canary(["b", "a"].sorted() != ["a", "b"])"#]
    ),
    ("reversed", [#"canary(Array(["b", "a"].reversed()) != ["a", "b"])"#]),
    ("lowercased", [#"canary("A".lowercased() != "a")"#]),
    ("uppercased", [#"canary("a".uppercased() != "A")"#]),
    ("description", [#"canary(1.description != "1")"#, #"canary("a".description != "a")"#]),
    ("allSatisfy", [#"canary([1].allSatisfy { $0 == 2 })"#]),
    ("filter", [#"canary([1, 2].filter { $0 == 2 } != [2])"#]),
  ]

  private static let assertions: [(name: String, failing: [String])] = [
    (
      "XCTAssertEqual",
      [
        "XCTAssertEqual(1, 2)", "XCTAssertEqual(\"a\", \"b\")", "XCTAssertEqual(true, false)",
        "XCTAssertEqual(1.5, 2.5)", "XCTAssertEqual(1, 2, accuracy: 0.5)",
        "XCTAssertEqual(Optional(1), nil)", "XCTAssertEqual([1], [2])",
        "XCTAssertEqual([\"a\"], [\"b\"])",
      ]
    ),
    ("XCTAssertNotEqual", ["XCTAssertNotEqual(1, 1)", "XCTAssertNotEqual(\"a\", \"a\")"]),
    ("XCTAssert", ["XCTAssert(false)"]),
    ("XCTAssertTrue", ["XCTAssertTrue(false)"]),
    ("XCTAssertFalse", ["XCTAssertFalse(true)"]),
    ("XCTAssertNil", ["XCTAssertNil(Optional(1))"]),
    ("XCTAssertNotNil", ["XCTAssertNotNil(Optional<Int>.none)"]),
    ("XCTAssertIdentical", ["XCTAssertIdentical(self, nil)"]),
    ("XCTAssertNotIdentical", ["XCTAssertNotIdentical(self, self)"]),
    ("XCTAssertGreaterThan", ["XCTAssertGreaterThan(1, 2)"]),
    ("XCTAssertGreaterThanOrEqual", ["XCTAssertGreaterThanOrEqual(1, 2)"]),
    ("XCTAssertLessThan", ["XCTAssertLessThan(2, 1)"]),
    ("XCTAssertLessThanOrEqual", ["XCTAssertLessThanOrEqual(2, 1)"]),
    ("XCTAssertThrowsError", ["XCTAssertThrowsError(1)"]),
    ("XCTAssertNoThrow", ["XCTAssertNoThrow(try { throw CancellationError() }())"]),
    ("XCTUnwrap", ["_ = try? XCTUnwrap(Optional<Int>.none)"]),
    ("XCTFail", ["XCTFail()"]),
  ]

  private static func identifiers(in file: SourceFile) -> [String] {
    let text = SourceText(file.bytes)
    return tokenize(file.bytes).lazy.filter { $0.kind == .identifier }.map { text.text(of: $0) }
  }

  /// What the step's files import, in the same way: what they see is what the canary has to see.
  private static func imports(of step: Step) -> [String] {
    let lines = step.checkFiles.flatMap { file in
      let text = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      return importedModules(in: file.bytes).map { String(text[$0.line - 1]) }
    }
    return Set(lines).sorted()
  }
}
