import XCTest

@testable import Learner

final class Step2Arguments: XCTestCase {
  private func check(
    _ pattern: Pattern, _ project: Project, _ expected: @autoclosure () -> [Argument],
    line: UInt = #line
  ) {
    // Nobody can look up what is right before he is asked.
    let found = Advisor().arguments(for: pattern, in: project).map(\.rawValue).sorted()
    XCTAssertEqual(
      found, expected().map(\.rawValue).sorted(),
      "\(pattern.rawValue) for \(project.name)", line: line)
  }

  /// All that speaks for MVC is said, and nothing else.
  func testForMVC() {
    check(
      .mvc,
      Project(
        name: "nothing special", framework: .uiKit, screens: 6, people: 2, months: 6, known: [.mvc]),
      [])
    check(
      .mvc,
      Project(
        name: "a prototype", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.prototype], known: [.mvc]),
      [.prototype])
    check(
      .mvc,
      Project(
        name: "a tight deadline", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.tightDeadline], known: [.mvc]),
      [.tightDeadline])
    check(
      .mvc,
      Project(
        name: "five screens", framework: .uiKit, screens: 5, people: 2, months: 6, known: [.mvc]),
      [.fewScreens])
    check(
      .mvc,
      Project(
        name: "one person", framework: .uiKit, screens: 6, people: 1, months: 6, known: [.mvc]),
      [.solo])
    check(
      .mvc,
      Project(
        name: "legacy", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.legacyNobodyMayRewrite], known: [.mvc]),
      [.legacy])
    check(
      .mvc,
      Project(
        name: "all at once", framework: .uiKit, screens: 2, people: 1, months: 6,
        facts: [.prototype, .tightDeadline, .legacyNobodyMayRewrite], known: [.mvc]),
      [.fewScreens, .legacy, .prototype, .solo, .tightDeadline])
  }

  /// All that speaks for MVP is said, and nothing else.
  func testForMVP() {
    check(
      .mvp,
      Project(
        name: "nothing special", framework: .uiKit, screens: 6, people: 2, months: 6, known: [.mvc]),
      [])
    check(
      .mvp,
      Project(
        name: "UIKit with tests", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.testsMatter], known: [.mvc]),
      [.testableUIKit])
    check(
      .mvp,
      Project(
        name: "SwiftUI with tests", framework: .swiftUI, screens: 6, people: 2, months: 6,
        facts: [.testsMatter], known: [.mvc]),
      [])
    check(
      .mvp,
      Project(
        name: "a precise specification", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.preciseUISpecification], known: [.mvc]),
      [.preciseSpecification])
    check(
      .mvp,
      Project(
        name: "both", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.testsMatter, .preciseUISpecification], known: [.mvc]),
      [.preciseSpecification, .testableUIKit])
  }

  /// All that speaks for MVVM is said, and nothing else.
  func testForMVVM() {
    check(
      .mvvm,
      Project(
        name: "nothing special", framework: .uiKit, screens: 6, people: 2, months: 6, known: [.mvc]),
      [])
    check(
      .mvvm,
      Project(
        name: "SwiftUI", framework: .swiftUI, screens: 6, people: 2, months: 6, known: [.mvc]),
      [.madeForSwiftUI])
    check(
      .mvvm,
      Project(
        name: "a reactive app", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.reactive], known: [.mvc]),
      [.reactive])
    check(
      .mvvm,
      Project(
        name: "twenty screens", framework: .uiKit, screens: 20, people: 2, months: 6, known: [.mvc]),
      [.middleSize])
    check(
      .mvvm,
      Project(
        name: "all at once", framework: .swiftUI, screens: 30, people: 2, months: 6,
        facts: [.reactive], known: [.mvc]),
      [.madeForSwiftUI, .middleSize, .reactive])
  }

  /// All that speaks for VIPER is said, and nothing else.
  func testForVIPER() {
    check(
      .viper,
      Project(
        name: "nothing special", framework: .uiKit, screens: 6, people: 2, months: 6, known: [.mvc]),
      [])
    check(
      .viper,
      Project(
        name: "seventy screens", framework: .uiKit, screens: 70, people: 2, months: 6, known: [.mvc]
      ),
      [.manyScreens])
    check(
      .viper,
      Project(
        name: "six people", framework: .uiKit, screens: 6, people: 6, months: 6, known: [.mvc]),
      [.largeTeam])
    check(
      .viper,
      Project(
        name: "maximal modularity", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.maximalModularity], known: [.mvc]),
      [.modularity])
    check(
      .viper,
      Project(
        name: "complex navigation", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.complexNavigation], known: [.mvc]),
      [.complexNavigation])
    check(
      .viper,
      Project(
        name: "rules that change over years", framework: .uiKit, screens: 6, people: 2, months: 48,
        facts: [.rulesChangeOften], known: [.mvc]),
      [.longLifeWithChange])
    check(
      .viper,
      Project(
        name: "rules that change for months", framework: .uiKit, screens: 6, people: 2, months: 9,
        facts: [.rulesChangeOften], known: [.mvc]),
      [])
    check(
      .viper,
      Project(
        name: "a long quiet life", framework: .uiKit, screens: 6, people: 2, months: 48,
        known: [.mvc]),
      [])
    check(
      .viper,
      Project(
        name: "all at once", framework: .uiKit, screens: 70, people: 6, months: 48,
        facts: [.maximalModularity, .complexNavigation, .rulesChangeOften], known: [.mvc]),
      [.complexNavigation, .largeTeam, .longLifeWithChange, .manyScreens, .modularity])
  }

  /// All that speaks for Clean is said, and nothing else.
  func testForClean() {
    check(
      .clean,
      Project(
        name: "nothing special", framework: .uiKit, screens: 6, people: 2, months: 6, known: [.mvc]),
      [])
    check(
      .clean,
      Project(
        name: "six years", framework: .uiKit, screens: 6, people: 2, months: 72, known: [.mvc]),
      [.longLife])
    check(
      .clean,
      Project(
        name: "several sources", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.severalDataSources], known: [.mvc]),
      [.severalDataSources])
    check(
      .clean,
      Project(
        name: "another framework soon", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.frameworkWillChange], known: [.mvc]),
      [.frameworkWillChange])
    check(
      .clean,
      Project(
        name: "changing rules", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.rulesChangeOften], known: [.mvc]),
      [.rulesChangeOften])
    check(
      .clean,
      Project(
        name: "all at once", framework: .uiKit, screens: 6, people: 2, months: 72,
        facts: [.severalDataSources, .frameworkWillChange, .rulesChangeOften], known: [.mvc]),
      [.frameworkWillChange, .longLife, .rulesChangeOften, .severalDataSources])
  }

  /// All that speaks for TCA is said, and nothing else.
  func testForTCA() {
    check(
      .tca,
      Project(
        name: "nothing special", framework: .swiftUI, screens: 6, people: 2, months: 6,
        known: [.mvc]),
      [])
    check(
      .tca,
      Project(
        name: "shared state", framework: .swiftUI, screens: 6, people: 2, months: 6,
        facts: [.complexSharedState], known: [.mvc]),
      [.complexSharedState])
    check(
      .tca,
      Project(
        name: "shared state in UIKit", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.complexSharedState], known: [.mvc]),
      [])
    check(
      .tca,
      Project(
        name: "a functional team", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.functionalTeam], known: [.mvc]),
      [.functionalTeam])
    check(
      .tca,
      Project(
        name: "predictability", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.predictability], known: [.mvc]),
      [.predictability])
    check(
      .tca,
      Project(
        name: "all at once", framework: .swiftUI, screens: 6, people: 2, months: 6,
        facts: [.complexSharedState, .functionalTeam, .predictability], known: [.mvc]),
      [.complexSharedState, .functionalTeam, .predictability])
  }

  /// A limit includes just the numbers that the table says.
  func testLimits() {
    check(
      .mvc,
      Project(
        name: "5 screens", framework: .uiKit, screens: 5, people: 2, months: 6, known: [.mvc]),
      [.fewScreens])
    check(
      .mvc,
      Project(
        name: "6 screens", framework: .uiKit, screens: 6, people: 2, months: 6, known: [.mvc]),
      [])
    check(
      .mvc,
      Project(name: "1 person", framework: .uiKit, screens: 6, people: 1, months: 6, known: [.mvc]),
      [.solo])
    check(
      .mvc,
      Project(name: "2 people", framework: .uiKit, screens: 6, people: 2, months: 6, known: [.mvc]),
      [])
    check(
      .mvvm,
      Project(
        name: "9 screens", framework: .uiKit, screens: 9, people: 2, months: 6, known: [.mvc]),
      [])
    check(
      .mvvm,
      Project(
        name: "10 screens", framework: .uiKit, screens: 10, people: 2, months: 6, known: [.mvc]),
      [.middleSize])
    check(
      .mvvm,
      Project(
        name: "50 screens", framework: .uiKit, screens: 50, people: 2, months: 6, known: [.mvc]),
      [.middleSize])
    check(
      .mvvm,
      Project(
        name: "51 screens", framework: .uiKit, screens: 51, people: 2, months: 6, known: [.mvc]),
      [])
    check(
      .viper,
      Project(
        name: "49 screens", framework: .uiKit, screens: 49, people: 2, months: 6, known: [.mvc]),
      [])
    check(
      .viper,
      Project(
        name: "50 screens", framework: .uiKit, screens: 50, people: 2, months: 6, known: [.mvc]),
      [.manyScreens])
    check(
      .viper,
      Project(name: "4 people", framework: .uiKit, screens: 6, people: 4, months: 6, known: [.mvc]),
      [])
    check(
      .viper,
      Project(name: "5 people", framework: .uiKit, screens: 6, people: 5, months: 6, known: [.mvc]),
      [.largeTeam])
    check(
      .viper,
      Project(
        name: "35 months", framework: .uiKit, screens: 6, people: 2, months: 35,
        facts: [.rulesChangeOften], known: [.mvc]),
      [])
    check(
      .viper,
      Project(
        name: "36 months", framework: .uiKit, screens: 6, people: 2, months: 36,
        facts: [.rulesChangeOften], known: [.mvc]),
      [.longLifeWithChange])
    check(
      .clean,
      Project(
        name: "59 months", framework: .uiKit, screens: 6, people: 2, months: 59, known: [.mvc]),
      [])
    check(
      .clean,
      Project(
        name: "60 months", framework: .uiKit, screens: 6, people: 2, months: 60, known: [.mvc]),
      [.longLife])
  }

  /// Arguments are said even if something speaks against the pattern.
  func testArgumentsIgnoreObjections() {
    check(
      .mvc,
      Project(
        name: "a prototype with tests that will grow", framework: .uiKit, screens: 6, people: 2,
        months: 6, facts: [.prototype, .testsMatter, .willGrow], known: [.mvc]),
      [.prototype])
    check(
      .tca,
      Project(
        name: "a functional team that knows only MVC", framework: .uiKit, screens: 6, people: 2,
        months: 6, facts: [.functionalTeam], known: [.mvc]),
      [.functionalTeam])
    check(
      .viper,
      Project(
        name: "two people with complex navigation", framework: .uiKit, screens: 6, people: 2,
        months: 6, facts: [.complexNavigation], known: [.mvc]),
      [.complexNavigation])
  }

  /// The table holds for whatever project: any two facts, each number, both frameworks, known or not.
  func testTableHoldsForEveryProject() {
    // One advisor for all: it remembers nothing of one project when it looks at the next.
    let advisor = Advisor()
    for project in step2Projects() {
      for pattern in Pattern.allCases {
        let found = advisor.arguments(for: pattern, in: project).map(\.rawValue).sorted()
        let expected = step2Table(pattern, project).filter(\.1).map(\.0.rawValue).sorted()
        guard found == expected else {
          return XCTFail(
            "arguments for \(pattern.rawValue) in \(project): expected \(expected), found \(found)")
        }
      }
    }
  }
}

/// Two numbers of a project that no row of the table looks at together.
private let step2Numbers: [(WritableKeyPath<Project, Int>, WritableKeyPath<Project, Int>)] = [
  (\.screens, \.people), (\.people, \.months), (\.months, \.screens),
]

/// Projects that differ in one number, or in two facts, and in what the team knows.
private func step2Projects() -> [Project] {
  var projects: [Project] = []
  for framework in [Project.Framework.uiKit, .swiftUI] {
    for known in [[], Set(Pattern.allCases)] {
      let base = Project(
        framework: framework, screens: 7, people: 2, months: 40, known: known)
      for first in Fact.allCases {
        for second in Fact.allCases {
          var project = base
          project.facts = [first, second]
          projects.append(project)
        }
      }
      for number in 0...100 {
        for keyPath in [\Project.screens, \.people, \.months] {
          for facts in [[], Set(Fact.allCases)] {
            var project = base
            project.facts = facts
            project[keyPath: keyPath] = number
            projects.append(project)
          }
        }
      }
      for first in [1, 5, 11, 24, 36, 60] {
        for second in [1, 5, 11, 24, 36, 60] {
          for (one, other) in step2Numbers {
            var project = base
            project[keyPath: one] = first
            project[keyPath: other] = second
            projects.append(project)
          }
        }
      }
    }
  }
  return projects
}

private func step2Table(_ pattern: Pattern, _ project: Project) -> [(Argument, Bool)] {
  func has(_ fact: Fact) -> Bool { project.facts.contains(fact) }
  return switch pattern {
  case .mvc:
    [
      (.prototype, has(.prototype)), (.tightDeadline, has(.tightDeadline)),
      (.fewScreens, project.screens < 6), (.solo, project.people == 1),
      (.legacy, has(.legacyNobodyMayRewrite)),
    ]
  case .mvp:
    [
      (.testableUIKit, project.framework == .uiKit && has(.testsMatter)),
      (.preciseSpecification, has(.preciseUISpecification)),
    ]
  case .mvvm:
    [
      (.madeForSwiftUI, project.framework == .swiftUI), (.reactive, has(.reactive)),
      (.middleSize, project.screens >= 10 && project.screens <= 50),
    ]
  case .viper:
    [
      (.manyScreens, project.screens >= 50), (.largeTeam, project.people >= 5),
      (.modularity, has(.maximalModularity)), (.complexNavigation, has(.complexNavigation)),
      (.longLifeWithChange, project.months >= 36 && has(.rulesChangeOften)),
    ]
  case .clean:
    [
      (.longLife, project.months >= 60), (.severalDataSources, has(.severalDataSources)),
      (.frameworkWillChange, has(.frameworkWillChange)),
      (.rulesChangeOften, has(.rulesChangeOften)),
    ]
  case .tca:
    [
      (.complexSharedState, has(.complexSharedState) && project.framework == .swiftUI),
      (.functionalTeam, has(.functionalTeam)), (.predictability, has(.predictability)),
    ]
  }
}
