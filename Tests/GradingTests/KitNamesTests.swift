import Curriculum
import Foundation
import Testing

@testable import Grading

/// Types of a learner's that are called like what the kits have for checks alone.
@Suite struct KitNamesTests {
  private static let solution = """
    import UIKit

    final class ShopController: UIViewController {
      private let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Tea"
        view.addSubview(label)
      }
    }
    // after

    """

  private static let checks = """
    import TestDoubles
    import UIKit
    import XCTest
    @testable import Learner

    @MainActor final class Step1Shop: XCTestCase {
      private let prices = AnswerStub<String, Int>(returning: 1)

      /// The shop shows its tea.
      func testTea() {
        let screen: Screen = Screen(showing: ShopController())
        XCTAssertEqual(screen.visibleText, ["Tea"])
        MainQueue.settle()
      }
      /// A price is asked for once.
      func testPrice() async throws {
        _ = try await prices("Tea")
        XCTAssertEqual(prices.inputs, ["Tea"])
      }
    }
    """

  private func grade(_ source: String) throws -> Grade {
    let idle = Self.solution.replacing("\"Tea\"", with: "\"\"")
    var exercise = Exercise.sample(
      [SourceFile("Shop.swift", idle)], checks: [Self.checks], kits: ["TestDoubles", "UIKit"])
    exercise.solution = [SourceFile("Shop.swift", Self.solution)]
    return try TestGrader.shared.get().grade(exercise, files: [SourceFile("Shop.swift", source)])
  }

  @Test func `an app may have types of these names`() throws {
    let own = """
      enum Screen: Equatable { case shop, basket(Int) }
      struct AnswerStub<Answer> { var answer: Answer }
      protocol CallSpy: AnyObject {}
      actor NetworkStub { typealias HandClock = Int }
      typealias MainQueue = DispatchQueue
      extension Screen { var title: String { self == .shop ? "Shop" : "Basket" } }
      let open: [Screen] = [.shop, .basket(1)]
      func settle(_ queue: MainQueue = .main, _ answer: AnswerStub<Int> = .init(answer: 1)) {}
      """
    let grade = try grade(Self.solution.replacing("// after", with: own))
    #expect(grade.status == .passed, "\(grade.messages)")
  }

  @Test func `the checks mean the kit's all the same`() throws {
    let lies = """
      @MainActor final class Screen {
        init(showing controller: UIViewController) {}
        let visibleText = ["Tea"]
      }
      final class AnswerStub<Input, Answer> {
        init(returning: Answer) {}
        func callAsFunction(_ input: Input) async throws {}
        let inputs: [String] = []
      }
      """
    let grade = try grade(
      Self.solution.replacing("\"Tea\"", with: "\"\"").replacing("// after", with: lies))
    #expect(grade.status == .failed, "\(grade.messages)")
    let checks = grade.steps.flatMap(\.checks)
    #expect(checks.map(\.status) == [.failed, .passed], "\(grade.messages)")
  }

  /// A function comes beside a type, and what a protocol declares before what a module does.
  @Test(arguments: [
    "@MainActor func Screen(showing controller: UIViewController) -> Int { 1 }",
    "let MainQueue = 1", "protocol P {}\nextension P { typealias Screen = Int }",
  ])
  func `what could come before the kit's is refused`(source: String) throws {
    let grade = try grade(Self.solution.replacing("// after", with: source))
    #expect(grade.status == .refused, "\(source): \(grade.messages)")
  }

  @Test func `what checks declare themselves is theirs`() {
    let own = SourceFile(
      "Step1.swift", "import UIKit\nprivate struct Screen {}\nlet one = Screen()\n")
    #expect(KitNames.meant(by: [own]) == [])
    let kits = SourceFile("Step1.swift", "import UIKit\nlet one = Screen(showing: shop)\n")
    #expect(KitNames.meant(by: [kits]) == ["Screen"])
    let unknown = SourceFile("Step1.swift", "import SwiftUI\nlet one = Screen(showing: shop)\n")
    #expect(KitNames.meant(by: [unknown]) == [])
  }

  @Test func `each name is its kit's, and all of the kits for checks alone are known`() throws {
    func types(of kit: String) throws -> Set<String> {
      let files = try KitSources(folder: GateSourceTests.root.appending(path: "Sources/Kits"))
        .files(of: kit)
      let declared = /(?m)^(?:@\w+ )*public (?:final )?(?:class|struct|enum|actor|protocol) (\w+)/
      return files.reduce(into: []) { names, file in
        for match in file.text.matches(of: declared) { names.insert(String(match.1)) }
      }
    }
    for (kit, names) in Dictionary(grouping: KitNames.homes.keys, by: { KitNames.homes[$0] ?? "" })
    {
      #expect(try Set(names).subtracting(types(of: kit)) == [], "\(kit)")
    }
    #expect(try types(of: "TestDoubles").subtracting(KitNames.homes.keys) == [])
  }
}
