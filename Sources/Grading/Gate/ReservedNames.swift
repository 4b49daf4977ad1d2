import Curriculum
import SwiftLexer

/// Names of Swift and of XCTest that the checks of an exercise mean when they use them.
struct ReservedNames: Sendable {
  private let names: Set<String>
  /// What the exercise's own files declare: its checks mean these.
  let declared: Set<String>
  /// What types in the checks conform to or inherit from.
  let inherited: Set<String>
  /// Which of the names a type of the learner's may have, too: the checks' module says what it means by them.
  private let meant: Set<String>

  /// Whatever exercise it is: types that literals and comparisons stand for, and modules.
  private static let always: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "BooleanLiteralType", "CheckDriver", "Comparable",
    "Dictionary", "Double", "Equatable", "ExtendedGraphemeClusterType", "Float",
    "FloatLiteralType", "Foundation", "Hashable", "Int", "IntegerLiteralType", "Never", "Optional",
    "String", "StringLiteralType", "Swift", "UInt", "UnicodeScalarType", "Void", "XCTest",
    "XCTestCase",
  ]

  /// Names of XCTest's that checks fail by, whether or not these do; more begin like them and are free.
  private static let assertions: Set<String> = [
    "XCTAssert", "XCTAssertEqual", "XCTAssertFalse", "XCTAssertGreaterThan",
    "XCTAssertGreaterThanOrEqual", "XCTAssertIdentical", "XCTAssertLessThan",
    "XCTAssertLessThanOrEqual", "XCTAssertNil", "XCTAssertNoThrow", "XCTAssertNotEqual",
    "XCTAssertNotIdentical", "XCTAssertNotNil", "XCTAssertThrowsError", "XCTAssertTrue",
    "XCTExpectFailure", "XCTFail", "XCTSkip", "XCTSkipIf", "XCTSkipUnless", "XCTUnwrap",
  ]

  /// Free functions that checks may call.
  private static let functions: Set<String> = [
    "abs", "assert", "debugPrint", "dump", "expectReleased", "fatalError",
    "isKnownUniquelyReferenced", "max", "min", "precondition", "print", "sequence", "stride",
    "swap", "type", "withExtendedLifetime", "zip",
  ]

  static let introducers: Set<String> = [
    "actor", "associatedtype", "class", "enum", "func", "let", "macro", "protocol", "struct",
    "typealias", "var",
  ]

  /// What an exercise's own files declare is no longer reserved.
  ///
  /// In an edition without solutions a type that the checks use may well be one that is still to be written.
  init(of exercise: Exercise) {
    var declared: Set<String> = []
    var inherited: Set<String> = []
    for file in exercise.stub + exercise.solution {
      declared.formUnion(Self.names(in: file).declared)
    }
    var names = Self.always.union(Self.assertions)
    var meant = Set(KitNames.homes.keys)
    for step in exercise.steps {
      var used: Set<String> = []
      for file in step.checkFiles {
        let found = Self.names(in: file)
        used.formUnion(found.used)
        declared.formUnion(found.declared)
        let source = LexedSource(file.bytes)
        declared.formUnion(source.genericParameters)
        inherited.formUnion(source.inheritedNames.values.joined())
      }
      names.formUnion(used)
      meant.subtract(used.subtracting(KitNames.meant(among: used, in: step.checkFiles)))
    }
    if exercise.solution.isEmpty {
      names = names.filter {
        Self.always.contains($0) || Self.isFunction($0) || $0.hasPrefix("XCT")
      }
    }
    self.names = names.subtracting(declared).union(Self.always)
    self.declared = declared
    self.inherited = inherited
    self.meant = meant
  }

  /// Whether the checks mean the kit's by the name, whatever type stands in the learner's file.
  func staysTheKits(_ name: String) -> Bool { meant.contains(name) }

  func contains(_ name: String) -> Bool { names.contains(name) }

  static func isFunction(_ name: String) -> Bool {
    functions.contains(name) || isAssertion(name)
  }

  static func isAssertion(_ name: String) -> Bool { assertions.contains(name) }

  /// What a file declares, and what it uses: types, and free functions that are known, but no members.
  static func names(in file: SourceFile) -> (declared: Set<String>, used: Set<String>) {
    let text = SourceText(file.bytes)
    var declared: Set<String> = []
    var used: Set<String> = []
    var previous = ""
    for token in tokenize(file.bytes) where !token.kind.isTrivia {
      let word = text.text(of: token)
      if token.kind == .identifier {
        if introducers.contains(previous) { declared.insert(word) }
        if previous != ".", word.first?.isUppercase == true || functions.contains(word) {
          used.insert(word)
        }
      }
      previous = word
    }
    return (declared, used)
  }
}
