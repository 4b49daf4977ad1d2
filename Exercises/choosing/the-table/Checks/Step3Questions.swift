import XCTest

@testable import Learner

final class Step3Questions: XCTestCase {
  // One for all questions of a check: an answer owes nothing to the question before it.
  private let comparison = Comparison()

  private func team(_ people: Int) -> [String] {
    comparison.patterns(forTeamOf: people).map(\.rawValue)
  }

  private func leaders(_ criterion: Criterion, _ patterns: [Pattern]) -> [String] {
    comparison.leaders(in: criterion, among: patterns).map(\.rawValue)
  }

  /// A team gets the patterns whose sizes contain it.
  func testTeams() {
    let expected: [(Int, [String])] = [
      (1, ["MVC"]), (2, ["MVC", "MVP", "MVVM"]), (3, ["MVP", "MVVM", "TCA"]),
      (4, ["MVP", "MVVM", "TCA"]),
      (5, ["MVVM", "VIPER", "Clean Architecture", "TCA"]),
      (6, ["MVVM", "VIPER", "Clean Architecture", "TCA"]),
      (7, ["VIPER", "Clean Architecture", "TCA"]), (8, ["VIPER", "Clean Architecture", "TCA"]),
      (9, ["VIPER", "Clean Architecture"]), (52, ["VIPER", "Clean Architecture"]),
      (1_000, ["VIPER", "Clean Architecture"]), (.max, ["VIPER", "Clean Architecture"]),
    ]
    for (people, patterns) in expected {
      XCTAssertEqual(team(people), patterns, "for a team of \(people)")
    }
  }

  /// Nobody is no team.
  func testNobody() {
    XCTAssertEqual(team(0), [], "for a team of 0")
    XCTAssertEqual(team(-3), [], "for a team of -3")
    XCTAssertEqual(team(.min), [], "for a team of \(Int.min)")
  }

  /// The leader of a criterion has the most of it.
  func testLeaders() {
    XCTAssertEqual(
      leaders(.testability, Pattern.allCases), ["TCA"], "the most testable")
    XCTAssertEqual(
      leaders(.scalability, [.mvc, .mvp, .mvvm]), ["MVVM"], "most scalable of MV*")
    XCTAssertEqual(
      leaders(.uiKitSupport, Pattern.allCases), ["MVC"], "the best with UIKit")
  }

  /// Where several share the first place, all of them lead, in the given order.
  func testSeveralLeaders() {
    XCTAssertEqual(
      leaders(.swiftUISupport, [.tca, .mvc, .mvvm]), ["TCA", "MVVM"],
      "the best with SwiftUI of TCA, MVC and MVVM")
    XCTAssertEqual(
      leaders(.testability, [.clean, .mvp, .viper]), ["Clean Architecture", "VIPER"],
      "the most testable of Clean, MVP and VIPER")
  }

  /// Whatever patterns are asked about, nobody among them has more than their leaders, and all leaders are named.
  func testLeadersOfEveryChoice() {
    for criterion in Criterion.allCases {
      for choice in 0..<64 {
        var patterns = Pattern.allCases.enumerated().filter { choice >> $0.offset & 1 == 1 }
          .map(\.element)
        for _ in 1...2 {
          let expected = patterns.filter { pattern in
            comparison.standing(of: pattern, comparedTo: pattern, in: criterion) != nil
              && !patterns.contains {
                comparison.standing(of: $0, comparedTo: pattern, in: criterion) == .more
              }
          }
          XCTAssertEqual(
            leaders(criterion, patterns), expected.map(\.rawValue),
            "by \(criterion.rawValue), of \(patterns.map(\.rawValue))")
          patterns.reverse()
        }
      }
    }
  }

  /// What has no order has no leaders, and what has no place cannot lead.
  func testNoLeaders() {
    XCTAssertEqual(leaders(.navigation, Pattern.allCases), [], "by navigation")
    XCTAssertEqual(leaders(.testability, []), [], "among no patterns")
    XCTAssertEqual(
      leaders(.dependencyInjection, [.tca]), [], "by injection, TCA alone")
    XCTAssertEqual(
      leaders(.dependencyInjection, [.tca, .mvc]), ["MVC"], "TCA and MVC")
  }

  /// Every place where navigation lives leads to its patterns.
  func testHomes() {
    let homes = comparison.homes().mapValues { $0.map(\.rawValue) }
    let expected = [
      "controller": ["MVC"], "presenter": ["MVP"], "view model": ["MVVM"], "router": ["VIPER"],
      "presentation layer": ["Clean Architecture"], "reducer": ["TCA"],
    ]
    XCTAssertEqual(homes.keys.sorted(), expected.keys.sorted(), "places where navigation lives")
    for (home, patterns) in expected {
      XCTAssertEqual(homes[home] ?? [], patterns, "patterns that have it in the \(home)")
    }
  }
}
