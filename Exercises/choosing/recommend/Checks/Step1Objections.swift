import XCTest

@testable import Learner

final class Step1Objections: XCTestCase {
  private func check(
    _ pattern: Pattern, _ project: Project, _ expected: @autoclosure () -> [Objection],
    line: UInt = #line
  ) {
    // Nobody can look up what is right before he is asked.
    let found = Advisor().objections(to: pattern, for: project).map(\.rawValue).sorted()
    XCTAssertEqual(
      found, expected().map(\.rawValue).sorted(),
      "\(pattern.rawValue) for \(project.name)", line: line)
  }

  /// All that speaks against MVC is said, and nothing else.
  func testAgainstMVC() {
    check(
      .mvc,
      Project(
        name: "a small app", framework: .uiKit, screens: 6, people: 2, months: 6, known: [.mvc]),
      [])
    check(
      .mvc,
      Project(
        name: "a team that knows nothing yet", framework: .uiKit, screens: 6, people: 2, months: 6),
      [])
    check(
      .mvc,
      Project(
        name: "an app that will grow", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.willGrow], known: [.mvc]),
      [.willGrow])
    check(
      .mvc,
      Project(
        name: "an app with tests", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.testsMatter], known: [.mvc]),
      [.testsMatter])
    check(
      .mvc,
      Project(
        name: "four people", framework: .uiKit, screens: 6, people: 4, months: 6, known: [.mvc]),
      [.teamTooLarge])
    check(
      .mvc,
      Project(
        name: "two years", framework: .uiKit, screens: 6, people: 2, months: 24, known: [.mvc]),
      [.livesTooLong])
    check(
      .mvc,
      Project(
        name: "all at once", framework: .uiKit, screens: 6, people: 9, months: 60,
        facts: [.willGrow, .testsMatter], known: [.mvc]),
      [.livesTooLong, .teamTooLarge, .testsMatter, .willGrow])
  }

  /// All that speaks against MVP is said, and nothing else.
  func testAgainstMVP() {
    check(
      .mvp,
      Project(
        name: "UIKit and a team that knows MVP", framework: .uiKit, screens: 6, people: 2,
        months: 6, known: [.mvp, .mvc]),
      [])
    check(
      .mvp,
      Project(
        name: "SwiftUI", framework: .swiftUI, screens: 6, people: 2, months: 6, known: [.mvp]),
      [.wrongFramework])
    check(
      .mvp,
      Project(
        name: "a reactive app", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.reactive], known: [.mvp]),
      [.bindingWanted])
    check(
      .mvp,
      Project(
        name: "a team that knows MVC only", framework: .uiKit, screens: 6, people: 2, months: 6,
        known: [.mvc]),
      [.unknownToTheTeam])
    check(
      .mvp,
      Project(
        name: "all at once", framework: .swiftUI, screens: 6, people: 2, months: 6,
        facts: [.reactive]),
      [.bindingWanted, .unknownToTheTeam, .wrongFramework])
  }

  /// All that speaks against MVVM is said, and nothing else.
  func testAgainstMVVM() {
    check(
      .mvvm,
      Project(
        name: "six screens", framework: .uiKit, screens: 6, people: 2, months: 6, known: [.mvc]),
      [])
    check(
      .mvvm,
      Project(
        name: "one screen", framework: .uiKit, screens: 1, people: 2, months: 6, known: [.mvc]),
      [.tooSimple])
    check(
      .mvvm,
      Project(
        name: "maximal modularity", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.maximalModularity], known: [.mvc]),
      [.modularityWanted])
    check(
      .mvvm,
      Project(
        name: "two modular screens", framework: .uiKit, screens: 2, people: 2, months: 6,
        facts: [.maximalModularity], known: [.mvvm]),
      [.modularityWanted, .tooSimple])
    check(
      .mvvm,
      Project(
        name: "a team that does not know it", framework: .uiKit, screens: 6, people: 2, months: 6),
      [])
  }

  /// All that speaks against VIPER is said, and nothing else.
  func testAgainstVIPER() {
    check(
      .viper,
      Project(
        name: "a large app with complex navigation", framework: .uiKit, screens: 60, people: 6,
        months: 6, facts: [.complexNavigation], known: [.mvc]),
      [])
    check(
      .viper,
      Project(
        name: "simple navigation", framework: .uiKit, screens: 60, people: 6, months: 6,
        known: [.mvc]),
      [.simpleNavigation])
    check(
      .viper,
      Project(
        name: "a tight deadline", framework: .uiKit, screens: 60, people: 6, months: 6,
        facts: [.complexNavigation, .tightDeadline], known: [.mvc]),
      [.tightDeadline])
    check(
      .viper,
      Project(
        name: "a large prototype", framework: .uiKit, screens: 60, people: 6, months: 6,
        facts: [.complexNavigation, .prototype], known: [.mvc]),
      [.tooSmall])
    check(
      .viper,
      Project(
        name: "three people", framework: .uiKit, screens: 60, people: 3, months: 6,
        facts: [.complexNavigation], known: [.mvc]),
      [.teamTooSmall])
    check(
      .viper,
      Project(
        name: "nine screens", framework: .uiKit, screens: 9, people: 6, months: 6,
        facts: [.complexNavigation], known: [.mvc]),
      [.tooSmall])
    check(
      .viper,
      Project(
        name: "all at once", framework: .uiKit, screens: 3, people: 1, months: 6,
        facts: [.prototype, .tightDeadline], known: [.mvc]),
      [.simpleNavigation, .teamTooSmall, .tightDeadline, .tooSmall])
  }

  /// All that speaks against Clean is said, and nothing else.
  func testAgainstClean() {
    check(
      .clean,
      Project(
        name: "a year, and a team that knows it", framework: .uiKit, screens: 6, people: 2,
        months: 12, known: [.clean]),
      [])
    check(
      .clean,
      Project(
        name: "half a year", framework: .uiKit, screens: 6, people: 2, months: 6, known: [.clean]),
      [.livesTooShort])
    check(
      .clean,
      Project(
        name: "unclear requirements", framework: .uiKit, screens: 6, people: 2, months: 20,
        facts: [.unclearRequirements], known: [.clean]),
      [.unclearRequirements])
    check(
      .clean,
      Project(
        name: "a prototype", framework: .uiKit, screens: 6, people: 2, months: 20,
        facts: [.prototype], known: [.clean]),
      [.prototype])
    check(
      .clean,
      Project(
        name: "a team that does not know it", framework: .uiKit, screens: 6, people: 2, months: 20,
        known: [.mvc]),
      [.unknownToTheTeam])
    check(
      .clean,
      Project(
        name: "a team that knows nothing yet", framework: .uiKit, screens: 6, people: 2, months: 20),
      [.unknownToTheTeam])
    check(
      .clean,
      Project(
        name: "all at once", framework: .uiKit, screens: 6, people: 2, months: 3,
        facts: [.prototype, .unclearRequirements], known: [.mvvm]),
      [.livesTooShort, .prototype, .unclearRequirements, .unknownToTheTeam])
  }

  /// All that speaks against TCA is said, and nothing else.
  func testAgainstTCA() {
    check(
      .tca,
      Project(
        name: "a team that knows nothing yet", framework: .swiftUI, screens: 6, people: 2,
        months: 20, facts: [.complexSharedState]),
      [.unknownToTheTeam])
    check(
      .tca,
      Project(
        name: "SwiftUI, shared state, known", framework: .swiftUI, screens: 6, people: 2, months: 6,
        facts: [.complexSharedState], known: [.tca]),
      [])
    check(
      .tca,
      Project(
        name: "UIKit", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.complexSharedState], known: [.tca]),
      [.wrongFramework])
    check(
      .tca,
      Project(
        name: "simple state", framework: .swiftUI, screens: 6, people: 2, months: 6, known: [.tca]),
      [.simpleState])
    check(
      .tca,
      Project(
        name: "a gentle curve", framework: .swiftUI, screens: 6, people: 2, months: 6,
        facts: [.complexSharedState, .gentleCurve], known: [.tca]),
      [.gentleCurveWanted])
    check(
      .tca,
      Project(
        name: "a team that does not know it", framework: .swiftUI, screens: 6, people: 2, months: 6,
        facts: [.complexSharedState], known: [.mvc]),
      [.unknownToTheTeam])
    check(
      .tca,
      Project(
        name: "all at once", framework: .uiKit, screens: 6, people: 2, months: 6,
        facts: [.gentleCurve], known: [.mvvm]),
      [.gentleCurveWanted, .simpleState, .unknownToTheTeam, .wrongFramework])
  }

  /// A limit includes just the numbers that the table says.
  func testLimits() {
    check(
      .mvc,
      Project(name: "3 people", framework: .uiKit, screens: 6, people: 3, months: 6, known: [.mvc]),
      [])
    check(
      .mvc,
      Project(name: "4 people", framework: .uiKit, screens: 6, people: 4, months: 6, known: [.mvc]),
      [.teamTooLarge])
    check(
      .mvc,
      Project(
        name: "23 months", framework: .uiKit, screens: 6, people: 2, months: 23, known: [.mvc]),
      [])
    check(
      .mvc,
      Project(
        name: "24 months", framework: .uiKit, screens: 6, people: 2, months: 24, known: [.mvc]),
      [.livesTooLong])
    check(
      .mvvm,
      Project(
        name: "2 screens", framework: .uiKit, screens: 2, people: 2, months: 6, known: [.mvc]),
      [.tooSimple])
    check(
      .mvvm,
      Project(
        name: "3 screens", framework: .uiKit, screens: 3, people: 2, months: 6, known: [.mvc]),
      [])
    check(
      .viper,
      Project(
        name: "9 screens", framework: .uiKit, screens: 9, people: 4, months: 6,
        facts: [.complexNavigation], known: [.mvc]),
      [.tooSmall])
    check(
      .viper,
      Project(
        name: "10 screens", framework: .uiKit, screens: 10, people: 4, months: 6,
        facts: [.complexNavigation], known: [.mvc]),
      [])
    check(
      .viper,
      Project(
        name: "3 people", framework: .uiKit, screens: 10, people: 3, months: 6,
        facts: [.complexNavigation], known: [.mvc]),
      [.teamTooSmall])
    check(
      .clean,
      Project(
        name: "11 months", framework: .uiKit, screens: 6, people: 2, months: 11, known: [.clean]),
      [.livesTooShort])
    check(
      .clean,
      Project(
        name: "12 months", framework: .uiKit, screens: 6, people: 2, months: 12, known: [.clean]),
      [])
  }

  /// The table holds for whatever project: any two facts, each number, both frameworks, known or not.
  func testTableHoldsForEveryProject() {
    // One advisor for all: it remembers nothing of one project when it looks at the next.
    let advisor = Advisor()
    for project in step1Projects() {
      for pattern in Pattern.allCases {
        let found = advisor.objections(to: pattern, for: project).map(\.rawValue).sorted()
        let expected = step1Table(pattern, project).filter(\.1).map(\.0.rawValue).sorted()
        guard found == expected else {
          return XCTFail(
            "objections to \(pattern.rawValue) for \(project): expected \(expected), found \(found)"
          )
        }
      }
    }
  }
}

/// Two numbers of a project that no row of the table looks at together.
private let step1Numbers: [(WritableKeyPath<Project, Int>, WritableKeyPath<Project, Int>)] = [
  (\.screens, \.people), (\.people, \.months), (\.months, \.screens),
]

/// Projects that differ in one number, or in two facts, and in what the team knows.
private func step1Projects() -> [Project] {
  var projects: [Project] = []
  for framework in [Project.Framework.uiKit, .swiftUI] {
    for known in [[], Set(Pattern.allCases)] {
      let base = Project(
        framework: framework, screens: 12, people: 4, months: 18, known: known)
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
          for (one, other) in step1Numbers {
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

private func step1Table(_ pattern: Pattern, _ project: Project) -> [(Objection, Bool)] {
  func has(_ fact: Fact) -> Bool { project.facts.contains(fact) }
  let isUnknown = !project.known.contains(pattern)
  return switch pattern {
  case .mvc:
    [
      (.willGrow, has(.willGrow)), (.testsMatter, has(.testsMatter)),
      (.teamTooLarge, project.people > 3), (.livesTooLong, project.months >= 24),
    ]
  case .mvp:
    [
      (.wrongFramework, project.framework == .swiftUI), (.bindingWanted, has(.reactive)),
      (.unknownToTheTeam, isUnknown),
    ]
  case .mvvm:
    [(.tooSimple, project.screens < 3), (.modularityWanted, has(.maximalModularity))]
  case .viper:
    [
      (.tooSmall, project.screens < 10 || has(.prototype)), (.teamTooSmall, project.people < 4),
      (.tightDeadline, has(.tightDeadline)), (.simpleNavigation, !has(.complexNavigation)),
    ]
  case .clean:
    [
      (.unclearRequirements, has(.unclearRequirements)), (.prototype, has(.prototype)),
      (.livesTooShort, project.months < 12), (.unknownToTheTeam, isUnknown),
    ]
  case .tca:
    [
      (.unknownToTheTeam, isUnknown), (.wrongFramework, project.framework == .uiKit),
      (.gentleCurveWanted, has(.gentleCurve)), (.simpleState, !has(.complexSharedState)),
    ]
  }
}
