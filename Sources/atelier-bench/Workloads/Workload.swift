import FoundationEssentials

/// One Swift file.
struct SourceFile: Equatable {
  var name: String
  var text: String
}

/// A place in a workload's sources where something is put in that nobody has compiled before.
struct Edit {
  var file: String
  /// The lines after which it is put.
  var after: String
  /// What is put there; `%N` stands for a number that is used once.
  var insertion: String
}

/// What distinguishes one version of a workload from all others that were ever compiled.
enum Variation {
  /// A statement inside a body.
  case body(Int)
  /// A method more.
  case interface(Int)
}

/// An exercise with a right solution, in all the forms that a contestant wants it in.
struct Workload {
  static let names = ["trivial", "course", "generated"]

  var name: String
  /// `lesson/exercise`.
  var exercise: String
  var title: String
  var kits: [String]
  /// A right solution.
  var files: [SourceFile]
  /// As the course has them.
  var checks: [SourceFile]
  var body: Edit
  var interface: Edit

  /// The solution with an edit, and the one file that differs.
  func varied(_ variation: Variation) throws -> (files: [SourceFile], edited: SourceFile) {
    let (edit, number) =
      switch variation {
      case .body(let number): (body, number)
      case .interface(let number): (interface, number)
      }
    guard let index = files.firstIndex(where: { $0.name == edit.file }) else {
      throw CannotMeasure("The workload \(name) has no file \(edit.file).")
    }
    let parts = files[index].text.split(separator: edit.after, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw CannotMeasure(
        "The workload \(name) is edited after `\(edit.after)`, which \(edit.file) must hold once.")
    }
    let insertion = edit.insertion.replacing("%N", with: String(number))
    var varied = files
    varied[index].text = parts[0] + edit.after + insertion + parts[1]
    return (varied, varied[index])
  }

  /// As far as XCTest alone can run them.
  var plainChecks: [SourceFile] { checks.map(\.withoutStructure) }

  var checkMethods: [CheckMethod] { plainChecks.flatMap { CheckMethod.all(in: $0) } }
}

extension Workload {
  /// All three; the one of the course is read from the repository.
  static func all(root: String) throws -> [Workload] {
    [trivial, try course(root: root), generated]
  }

  /// The course's first exercise with its reference solution.
  private static func course(root: String) throws -> Workload {
    let id = "mvc/massive-controller"
    return Workload(
      name: "course", exercise: id, title: "Refactor the massive controller", kits: ["UIKit"],
      files: try sourceFiles(in: "\(root)/Solutions/\(id)"),
      checks: try sourceFiles(in: "\(root)/Exercises/\(id)/Checks"),
      body: Edit(
        file: "ProductListViewModel.swift",
        after: "      products = Self.forCustomers(loaded)\n",
        insertion: "      if loaded.count == %N { return }\n"),
      interface: Edit(
        file: "ProductListViewModel.swift",
        after: "  private var products: [Product] = []\n",
        insertion: "\n  func variant%N() -> Int { %N }\n"))
  }

  private static func sourceFiles(in folder: String) throws -> [SourceFile] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map {
        SourceFile(
          name: $0, text: try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8))
      }
  }

  private static let trivial = Workload(
    name: "trivial", exercise: "bench/trivial", title: "One type", kits: [],
    files: [
      SourceFile(
        name: "Temperature.swift",
        text: """
          struct Temperature {
            var celsius: Double

            func fahrenheit() -> Double {
              let scaled = celsius * 9 / 5
              return scaled + 32
            }
          }

          """)
    ],
    checks: [
      SourceFile(
        name: "Step1Temperature.swift",
        text: """
          import XCTest

          @testable import Learner

          final class Step1Temperature: XCTestCase {
            /// Water freezes at 32 degrees.
            func testFreezes() {
              XCTAssertEqual(Temperature(celsius: 0).fahrenheit(), 32)
            }

            /// Water boils at 212 degrees.
            func testBoils() {
              XCTAssertEqual(Temperature(celsius: 100).fahrenheit(), 212)
            }
          }

          """)
    ],
    body: Edit(
      file: "Temperature.swift", after: "    let scaled = celsius * 9 / 5\n",
      insertion: "    if scaled == -%N { return 0 }\n"),
    interface: Edit(
      file: "Temperature.swift", after: "  var celsius: Double\n",
      insertion: "\n  func variant%N() -> Int { %N }\n"))
}
