import XCTest

@testable import Learner

final class Step3Weighing: XCTestCase {
  private func check(
    _ project: Project, is pattern: Pattern, because reasons: @autoclosure () -> [Argument],
    line: UInt = #line
  ) {
    // Nobody can look up what is right before he is asked.
    let found = Advisor().recommend(project)
    XCTAssertEqual(
      found.pattern?.rawValue ?? "nil", pattern.rawValue, "the pattern for \(project.name)",
      line: line)
    XCTAssertEqual(
      found.reasons.map(\.rawValue).sorted(), reasons().map(\.rawValue).sorted(),
      "the reasons for \(project.name)", line: line)
  }

  /// Small, short and quick projects get MVC.
  func testMVCBriefs() {
    check(
      Project(
        name: "Street festival", framework: .uiKit, screens: 4, people: 1, months: 1,
        facts: [.prototype, .tightDeadline], known: [.mvc, .mvvm]),
      is: .mvc, because: [.fewScreens, .prototype, .solo, .tightDeadline])
    check(
      Project(
        name: "Warehouse scanner", framework: .uiKit, screens: 5, people: 2, months: 10,
        facts: [.legacyNobodyMayRewrite], known: [.mvc]),
      is: .mvc, because: [.fewScreens, .legacy])
  }

  /// UIKit with tests or with a precise specification gets MVP.
  func testMVPBriefs() {
    check(
      Project(
        name: "Bank counter", framework: .uiKit, screens: 15, people: 3, months: 18,
        facts: [.preciseUISpecification, .testsMatter], known: [.mvc, .mvp]),
      is: .mvp, because: [.preciseSpecification, .testableUIKit])
    check(
      Project(
        name: "Ticket machine", framework: .uiKit, screens: 8, people: 3, months: 12,
        facts: [.testsMatter], known: [.mvp]),
      is: .mvp, because: [.testableUIKit])
  }

  /// SwiftUI of a middle size and reactive apps get MVVM.
  func testMVVMBriefs() {
    check(
      Project(
        name: "Recipes", framework: .swiftUI, screens: 25, people: 4, months: 30,
        facts: [.willGrow, .testsMatter], known: [.mvvm, .mvp]),
      is: .mvvm, because: [.madeForSwiftUI, .middleSize])
    check(
      Project(
        name: "Energy monitor", framework: .swiftUI, screens: 12, people: 2, months: 10,
        facts: [.reactive], known: [.mvvm, .mvp, .tca]),
      is: .mvvm, because: [.madeForSwiftUI, .middleSize, .reactive])
  }

  /// Many screens, many people and complex navigation get VIPER.
  func testVIPERBriefs() {
    check(
      Project(
        name: "Airline", framework: .uiKit, screens: 80, people: 9, months: 48,
        facts: [.complexNavigation, .maximalModularity, .willGrow, .testsMatter],
        known: [.viper, .mvvm]),
      is: .viper, because: [.complexNavigation, .largeTeam, .manyScreens, .modularity])
    check(
      Project(
        name: "Telephone company", framework: .uiKit, screens: 55, people: 6, months: 40,
        facts: [.complexNavigation, .rulesChangeOften], known: [.viper, .clean]),
      is: .viper, because: [.complexNavigation, .largeTeam, .longLifeWithChange, .manyScreens])
  }

  /// A long life with several sources and changing rules gets Clean Architecture.
  func testCleanBriefs() {
    check(
      Project(
        name: "Hospital", framework: .swiftUI, screens: 40, people: 6, months: 84,
        facts: [.severalDataSources, .rulesChangeOften, .testsMatter], known: [.clean, .mvvm]),
      is: .clean, because: [.longLife, .rulesChangeOften, .severalDataSources])
    check(
      Project(
        name: "Insurance", framework: .uiKit, screens: 20, people: 5, months: 72,
        facts: [.frameworkWillChange, .severalDataSources], known: [.clean, .mvc]),
      is: .clean, because: [.frameworkWillChange, .longLife, .severalDataSources])
  }

  /// Complex shared state in a team that thinks so gets TCA.
  func testTCABriefs() {
    check(
      Project(
        name: "Trading floor", framework: .swiftUI, screens: 30, people: 5, months: 24,
        facts: [.complexSharedState, .functionalTeam, .predictability], known: [.tca, .mvvm]),
      is: .tca, because: [.complexSharedState, .functionalTeam, .predictability])
    check(
      Project(
        name: "Music editor", framework: .swiftUI, screens: 8, people: 3, months: 36,
        facts: [.complexSharedState, .predictability, .testsMatter], known: [.tca]),
      is: .tca, because: [.complexSharedState, .predictability])
  }

  /// If something speaks against every pattern, none is recommended, and all of it is told.
  func testNothingIsLeft() {
    let project = Project(
      name: "a mess", framework: .uiKit, screens: 2, people: 5, months: 6,
      facts: [.willGrow, .testsMatter], known: [.mvc])
    let found = Advisor().recommend(project)
    XCTAssertNil(found.pattern, "the pattern for a project to which all patterns have an objection")
    XCTAssertEqual(found.reasons, [], "the reasons for no pattern")
    XCTAssertEqual(found.rivals, [], "the rivals of no pattern")
    XCTAssertEqual(found.rejected.count, 6, "patterns that are rejected")
  }

  /// One objection outweighs any number of arguments.
  func testObjectionIsAVeto() {
    let project = Project(
      name: "a loud prototype", framework: .uiKit, screens: 4, people: 1, months: 6,
      facts: [.prototype, .tightDeadline, .legacyNobodyMayRewrite, .testsMatter], known: [.mvc])
    let found = Advisor().recommend(project)
    XCTAssertEqual(
      found.pattern?.rawValue ?? "nil", "MVVM",
      "the pattern for a prototype that needs tests, with five arguments for MVC")
    XCTAssertEqual(
      found.rejected[.mvc] ?? [], [.testsMatter], "what rejects MVC there")
  }

  /// Patterns that are as good are named as rivals, the first in the order of the patterns wins.
  func testRivalsAreNamed() {
    let two = Advisor().recommend(
      Project(
        name: "a timetable", framework: .uiKit, screens: 12, people: 3, months: 12,
        facts: [.testsMatter, .tightDeadline], known: [.mvp, .mvvm]))
    XCTAssertEqual(two.pattern?.rawValue ?? "nil", "MVP", "the pattern for a timetable")
    XCTAssertEqual(two.rivals.map(\.rawValue), ["MVVM"], "its rivals, where MVC is rejected")
    XCTAssertEqual(
      two.reasons, [.testableUIKit], "the reasons for MVP, without those of MVVM")
    let three = Advisor().recommend(
      Project(
        name: "an archive", framework: .uiKit, screens: 12, people: 4, months: 60,
        facts: [.testsMatter], known: [.mvp, .clean]))
    XCTAssertEqual(three.pattern?.rawValue ?? "nil", "MVP", "the pattern for an archive")
    XCTAssertEqual(three.rivals.map(\.rawValue), ["MVVM", "Clean Architecture"], "its rivals")
    let none = Advisor().recommend(
      Project(
        name: "Trading floor", framework: .swiftUI, screens: 30, people: 5, months: 24,
        facts: [.complexSharedState, .functionalTeam, .predictability], known: [.tca, .mvvm]))
    XCTAssertEqual(none.rivals, [], "the rivals of TCA on a trading floor")
  }

  /// If nothing speaks for any pattern, those without objections are rivals without reasons.
  func testNoArgumentsAtAll() {
    let found = Advisor().recommend(
      Project(
        name: "a plain app", framework: .uiKit, screens: 7, people: 2, months: 12,
        known: [.mvp, .mvc]))
    XCTAssertEqual(found.pattern?.rawValue ?? "nil", "MVC", "the pattern for a plain app")
    XCTAssertEqual(found.rivals.map(\.rawValue), ["MVP", "MVVM"], "its rivals")
    XCTAssertEqual(found.reasons, [], "its reasons")
  }

  /// Whatever was rejected is told with all objections, and nothing else is.
  func testRejectionsAreTold() {
    let found = Advisor().recommend(
      Project(
        name: "Airline", framework: .uiKit, screens: 80, people: 9, months: 48,
        facts: [.complexNavigation, .maximalModularity, .willGrow, .testsMatter],
        known: [.viper, .mvvm]))
    let told = found.rejected.mapValues { $0.map(\.rawValue).sorted() }
    let expected: [(Pattern, [Objection])] = [
      (.mvc, [.livesTooLong, .teamTooLarge, .testsMatter, .willGrow]),
      (.mvp, [.unknownToTheTeam]),
      (.mvvm, [.modularityWanted]),
      (.clean, [.unknownToTheTeam]),
      (.tca, [.simpleState, .unknownToTheTeam, .wrongFramework]),
    ]
    for (pattern, objections) in expected {
      XCTAssertEqual(
        told[pattern] ?? [], objections.map(\.rawValue).sorted(), "what rejects \(pattern.rawValue)"
      )
    }
    XCTAssertNil(told[.viper], "what rejects VIPER, which is recommended")
  }

  /// Where the rules contradict each other, the patterns are named, in the order of the table.
  func testDisputesAreNamed() {
    let hospital = Advisor().recommend(
      Project(
        name: "Hospital", framework: .swiftUI, screens: 40, people: 6, months: 84,
        facts: [.severalDataSources, .rulesChangeOften, .testsMatter], known: [.clean, .mvvm]))
    XCTAssertEqual(hospital.disputed.map(\.rawValue), ["VIPER"], "disputed for a hospital")
    let prototype = Advisor().recommend(
      Project(
        name: "a loud prototype", framework: .uiKit, screens: 4, people: 1, months: 6,
        facts: [.prototype, .tightDeadline, .legacyNobodyMayRewrite, .testsMatter], known: [.mvc]))
    XCTAssertEqual(
      prototype.disputed.map(\.rawValue), ["MVC", "MVP"], "disputed for a loud prototype")
    let family = Advisor().recommend(
      Project(
        name: "a family's photos", framework: .uiKit, screens: 4, people: 2, months: 60,
        facts: [.testsMatter], known: [.mvp]))
    XCTAssertEqual(
      family.disputed.map(\.rawValue), ["MVC", "Clean Architecture"],
      "disputed for a family's photos, with one argument each")
    let recipes = Advisor().recommend(
      Project(
        name: "Recipes", framework: .swiftUI, screens: 25, people: 4, months: 30,
        facts: [.willGrow, .testsMatter], known: [.mvvm, .mvp]))
    XCTAssertEqual(recipes.disputed, [], "disputed for recipes")
  }

  /// Whatever the project, and whatever its name, the recommendation follows from objections and arguments.
  func testEveryRecommendationFollows() {
    // One advisor for all: it remembers nothing of one project when it looks at the next.
    let advisor = Advisor()
    for project in step3Projects() {
      let rejected = Pattern.allCases.filter { !advisor.objections(to: $0, for: project).isEmpty }
      let open = Pattern.allCases.filter { !rejected.contains($0) }
      let counts = open.map { advisor.arguments(for: $0, in: project).count }
      let best = zip(open, counts).filter { $0.1 == counts.max() }.map(\.0)
      let found = advisor.recommend(project)
      let words = step3Words(for: project)
      XCTAssertEqual(
        found.pattern?.rawValue ?? "none", best.first?.rawValue ?? "none",
        "the pattern for \(words)")
      XCTAssertEqual(
        found.rivals.map(\.rawValue), best.dropFirst().map(\.rawValue), "the rivals for \(words)")
      XCTAssertEqual(
        found.reasons, best.first.map { advisor.arguments(for: $0, in: project) } ?? [],
        "the reasons for \(words)")
      XCTAssertEqual(
        found.rejected.keys.map(\.rawValue).sorted(), rejected.map(\.rawValue).sorted(),
        "the patterns that are rejected for \(words)")
      for pattern in rejected {
        XCTAssertEqual(
          found.rejected[pattern] ?? [], advisor.objections(to: pattern, for: project),
          "what rejects \(pattern.rawValue) for \(words)")
      }
      XCTAssertEqual(
        found.disputed.map(\.rawValue),
        rejected.filter { !advisor.arguments(for: $0, in: project).isEmpty }.map(\.rawValue),
        "disputed for \(words)")
    }
  }

  /// A recommendation is a value: whoever changes a copy changes no other.
  func testRecommendationIsAStruct() {
    XCTAssertFalse(
      type(of: Advisor().recommend(Project()) as Any) is AnyClass, "Recommendation is a class.")
  }
}

/// A project in a line.
private func step3Words(for project: Project) -> String {
  let facts = project.facts.map { "\($0)" }.sorted().joined(separator: ", ")
  let known = project.known.map(\.rawValue).sorted().joined(separator: ", ")
  return "\(project.framework), \(project.screens) screens, \(project.people) people, "
    + "\(project.months) months; facts: \(facts); known: \(known)"
}

/// Small and large projects, each with two facts, or with none or many, under the names of others.
private func step3Projects() -> [Project] {
  var projects: [Project] = []
  let sizes = [(2, 1, 3), (5, 2, 12), (7, 2, 12), (12, 3, 20), (30, 5, 40), (80, 9, 72)]
  let many: [Set<Fact>] = [
    [], [.severalDataSources, .frameworkWillChange, .rulesChangeOften],
    [.complexSharedState, .functionalTeam, .predictability], Set(Fact.allCases),
  ]
  for (screens, people, months) in sizes {
    for framework in [Project.Framework.uiKit, .swiftUI] {
      for (number, first) in Fact.allCases.enumerated() {
        let second = Fact.allCases[(number * 7 + screens) % Fact.allCases.count]
        projects.append(
          Project(
            name: ["Airline", "Recipes", "a mess"][number % 3], framework: framework,
            screens: screens, people: people, months: months, facts: [first, second],
            known: number % 2 == 0 ? Set(Pattern.allCases) : [.mvc, .mvvm]))
      }
      for facts in many {
        for known in [[], [.mvc, .mvvm], Set(Pattern.allCases)] {
          projects.append(
            Project(
              name: "", framework: framework, screens: screens, people: people, months: months,
              facts: facts, known: known))
        }
      }
    }
  }
  return projects
}
