import XCTest

@testable import Learner

final class Step2Order: XCTestCase {
  // One for all questions of a check: an answer owes nothing to the question before it.
  private let comparison = Comparison()

  private func standing(_ first: Pattern, _ second: Pattern, _ criterion: Criterion) -> String {
    // How a standing is described is its own business.
    switch comparison.standing(of: first, comparedTo: second, in: criterion) {
    case .less: "less"
    case .equal: "equal"
    case .more: "more"
    case nil: "nil"
    }
  }

  private func ranking(_ criterion: Criterion) -> [[String]] {
    comparison.ranking(by: criterion).map { $0.map(\.rawValue) }
  }

  /// Patterns are more or less testable by what the words mean, not by how they are spelt.
  func testTestabilityIsOrdered() {
    XCTAssertEqual(
      standing(.viper, .mvc, .testability), "more", "VIPER and MVC")
    XCTAssertEqual(
      standing(.tca, .clean, .testability), "more", "TCA and Clean")
    XCTAssertEqual(
      standing(.mvp, .viper, .testability), "less", "MVP and VIPER")
    XCTAssertEqual(
      standing(.mvp, .mvvm, .testability), "equal", "MVP and MVVM")
    XCTAssertEqual(
      standing(.viper, .viper, .testability), "equal", "VIPER and VIPER")
  }

  /// Each kind of word has its own order: boilerplate, support and curve as well.
  func testEveryScale() {
    let cases: [(Pattern, Pattern, Criterion)] = [
      (.mvvm, .mvc, .complexity), (.clean, .viper, .complexity), (.clean, .viper, .scalability),
      (.mvp, .mvc, .boilerplate), (.viper, .tca, .boilerplate), (.clean, .viper, .boilerplate),
      (.clean, .mvp, .swiftUISupport), (.tca, .clean, .swiftUISupport),
      (.mvvm, .tca, .uiKitSupport), (.mvp, .mvvm, .uiKitSupport), (.mvc, .mvp, .uiKitSupport),
      (.mvp, .mvc, .learningCurve), (.clean, .tca, .learningCurve), (.tca, .mvp, .modularity),
      (.mvp, .mvc, .dependencyInjection), (.clean, .viper, .dependencyInjection),
    ]
    for (more, less, criterion) in cases {
      let words = "\(criterion.rawValue), \(more.rawValue) compared to \(less.rawValue)"
      XCTAssertEqual(standing(more, less, criterion), "more", words)
      XCTAssertEqual(
        standing(less, more, criterion), "less", "\(words), turned round")
    }
  }

  /// What has no order cannot be compared, not even with itself.
  func testWhatHasNoOrder() {
    for criterion in [Criterion.navigation, .dataBinding, .teamSize, .projectLength] {
      XCTAssertEqual(standing(.mvp, .viper, criterion), "nil", "\(criterion.rawValue)")
      XCTAssertEqual(standing(.viper, .viper, criterion), "nil", "\(criterion.rawValue)")
      XCTAssertEqual(ranking(criterion), [], "ranking by \(criterion.rawValue)")
    }
  }

  /// Built in is neither more nor less than strong: it has no place on the scale.
  func testBuiltInHasNoPlace() {
    for other in Pattern.allCases {
      XCTAssertEqual(
        standing(.tca, other, .dependencyInjection), "nil",
        "TCA compared to \(other.rawValue)")
      XCTAssertEqual(
        standing(other, .tca, .dependencyInjection), "nil",
        "\(other.rawValue) compared to TCA")
    }
    XCTAssertEqual(
      ranking(.dependencyInjection),
      [["MVC"], ["MVP", "MVVM"], ["VIPER"], ["Clean Architecture"]],
      "ranking by dependency injection")
  }

  /// A ranking begins with the least, and has equals together.
  func testRankings() {
    let levels: [(Criterion, [[String]])] = [
      (.complexity, [["MVC"], ["MVP", "MVVM"], ["VIPER", "TCA"], ["Clean Architecture"]]),
      (.testability, [["MVC"], ["MVP", "MVVM"], ["VIPER", "Clean Architecture"], ["TCA"]]),
      (.scalability, [["MVC"], ["MVP"], ["MVVM", "TCA"], ["VIPER"], ["Clean Architecture"]]),
      (.boilerplate, [["MVC"], ["MVP", "MVVM", "TCA"], ["VIPER"], ["Clean Architecture"]]),
      (.swiftUISupport, [["MVC", "MVP", "VIPER"], ["Clean Architecture"], ["MVVM", "TCA"]]),
      (.uiKitSupport, [["TCA"], ["MVVM"], ["MVP", "VIPER", "Clean Architecture"], ["MVC"]]),
      (.learningCurve, [["MVC"], ["MVP", "MVVM"], ["VIPER", "TCA"], ["Clean Architecture"]]),
      (.modularity, [["MVC"], ["MVP", "MVVM"], ["TCA"], ["VIPER"], ["Clean Architecture"]]),
    ]
    for (criterion, expected) in levels {
      XCTAssertEqual(ranking(criterion), expected, "ranking by \(criterion.rawValue)")
    }
  }

  /// Each pattern is compared with each other one as their places in the ranking say, and with itself as equal.
  func testStandingsFollowTheRanking() {
    for criterion in Criterion.allCases {
      let ranking = comparison.ranking(by: criterion)
      func place(_ pattern: Pattern) -> Int? { ranking.firstIndex { $0.contains(pattern) } }
      for first in Pattern.allCases {
        for second in Pattern.allCases {
          var expected = "nil"
          if let left = place(first), let right = place(second) {
            expected = left == right ? "equal" : left < right ? "less" : "more"
          }
          XCTAssertEqual(
            standing(first, second, criterion), expected,
            "\(criterion.rawValue), \(first.rawValue) compared to \(second.rawValue), "
              + "by your own ranking")
        }
      }
    }
  }
}
