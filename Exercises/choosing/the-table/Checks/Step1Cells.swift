import XCTest

@testable import Learner

final class Step1Cells: XCTestCase {
  private func check(_ criterion: Criterion, _ expected: [String], line: UInt = #line) {
    for (pattern, word) in zip(Pattern.allCases, expected) {
      XCTAssertEqual(
        Comparison().word(for: criterion, of: pattern), word,
        "\(criterion.rawValue) of \(pattern.rawValue)", line: line)
    }
  }

  /// How complex each pattern is.
  func testComplexity() {
    check(.complexity, ["low", "medium", "medium", "high", "very high", "high"])
  }

  /// How well each pattern can be tested.
  func testTestability() {
    check(.testability, ["low", "high", "high", "very high", "very high", "maximal"])
  }

  /// How far each pattern scales.
  func testScalability() {
    check(.scalability, ["low", "medium", "high", "very high", "maximal", "high"])
  }

  /// How much has to be written for each pattern.
  func testBoilerplate() {
    check(.boilerplate, ["minimal", "medium", "medium", "much", "very much", "medium"])
  }

  /// How each pattern goes with SwiftUI.
  func testSwiftUISupport() {
    check(.swiftUISupport, ["adapted", "adapted", "native", "adapted", "good", "native"])
  }

  /// How each pattern goes with UIKit.
  func testUiKitSupport() {
    check(.uiKitSupport, ["native", "excellent", "good", "excellent", "excellent", "medium"])
  }

  /// Where navigation lives in each pattern.
  func testNavigation() {
    check(
      .navigation,
      ["controller", "presenter", "view model", "router", "presentation layer", "reducer"])
  }

  /// How data gets to the view in each pattern.
  func testDataBinding() {
    check(
      .dataBinding,
      ["manual", "manual", "automatic", "manual", "depends on the layer", "automatic"])
  }

  /// How hard each pattern is to learn.
  func testLearningCurve() {
    check(.learningCurve, ["flat", "medium", "medium", "steep", "very steep", "steep"])
  }

  /// How many people each pattern suits.
  func testTeamSize() {
    check(.teamSize, ["1-2", "2-4", "2-6", "5+", "5+", "3-8"])
  }

  /// How long a project has to be for each pattern.
  func testProjectLength() {
    check(
      .projectLength, ["weeks", "months", "months to years", "years", "years", "months to years"])
  }

  /// How modular each pattern is.
  func testModularity() {
    check(.modularity, ["low", "medium", "medium", "very high", "maximal", "high"])
  }

  /// How each pattern stands to dependency injection.
  func testDependencyInjection() {
    check(.dependencyInjection, ["weak", "medium", "medium", "strong", "very strong", "built in"])
  }
}
