// caught by: Step3.testEveryRecommendationFollows
/// Says which architecture a project should have, and why.
struct Advisor {
  func recommend(_ project: Project) -> Recommendation {
    var recommendation = Recommendation()
    var best: [Pattern] = []
    var most = -1
    for pattern in Pattern.allCases {
      let objections = objections(to: pattern, for: project)
      let arguments = arguments(for: pattern, in: project)
      guard objections.isEmpty else {
        recommendation.rejected[pattern] = objections
        if !arguments.isEmpty { recommendation.disputed.append(pattern) }
        continue
      }
      if arguments.count > most { best = [] }
      if arguments.count >= most { best.append(pattern) }
      most = max(most, arguments.count)
    }
    if project.known.isEmpty, best.isEmpty { best = [.mvc] }
    recommendation.pattern = best.first
    recommendation.rivals = Array(best.dropFirst())
    recommendation.reasons = best.first.map { arguments(for: $0, in: project) } ?? []
    return recommendation
  }

  /// What speaks against a pattern.
  func objections(to pattern: Pattern, for project: Project) -> Set<Objection> {
    let facts = project.facts
    let isUnknown = !project.known.contains(pattern)
    switch pattern {
    case .mvc:
      return holding([
        (.willGrow, facts.contains(.willGrow)),
        (.testsMatter, facts.contains(.testsMatter)),
        (.teamTooLarge, project.people > 3),
        (.livesTooLong, project.months >= 24),
      ])
    case .mvp:
      return holding([
        (.wrongFramework, project.framework == .swiftUI),
        (.bindingWanted, facts.contains(.reactive)),
        (.unknownToTheTeam, isUnknown),
      ])
    case .mvvm:
      return holding([
        (.tooSimple, project.screens <= 2),
        (.modularityWanted, facts.contains(.maximalModularity)),
      ])
    case .viper:
      return holding([
        (.tooSmall, project.screens < 10 || facts.contains(.prototype)),
        (.teamTooSmall, project.people < 4),
        (.tightDeadline, facts.contains(.tightDeadline)),
        (.simpleNavigation, !facts.contains(.complexNavigation)),
      ])
    case .clean:
      return holding([
        (.unclearRequirements, facts.contains(.unclearRequirements)),
        (.prototype, facts.contains(.prototype)),
        (.livesTooShort, project.months < 12),
        (.unknownToTheTeam, isUnknown),
      ])
    case .tca:
      return holding([
        (.unknownToTheTeam, isUnknown),
        (.wrongFramework, project.framework == .uiKit),
        (.gentleCurveWanted, facts.contains(.gentleCurve)),
        (.simpleState, !facts.contains(.complexSharedState)),
      ])
    }
  }

  /// What speaks for a pattern.
  func arguments(for pattern: Pattern, in project: Project) -> Set<Argument> {
    let facts = project.facts
    let changesOften = facts.contains(.rulesChangeOften)
    switch pattern {
    case .mvc:
      return holding([
        (.prototype, facts.contains(.prototype)),
        (.tightDeadline, facts.contains(.tightDeadline)),
        (.fewScreens, project.screens <= 5),
        (.solo, project.people == 1),
        (.legacy, facts.contains(.legacyNobodyMayRewrite)),
      ])
    case .mvp:
      return holding([
        (.testableUIKit, project.framework == .uiKit && facts.contains(.testsMatter)),
        (.preciseSpecification, facts.contains(.preciseUISpecification)),
      ])
    case .mvvm:
      return holding([
        (.madeForSwiftUI, project.framework == .swiftUI),
        (.reactive, facts.contains(.reactive)),
        (.middleSize, (10...50).contains(project.screens)),
      ])
    case .viper:
      return holding([
        (.manyScreens, project.screens >= 50),
        (.largeTeam, project.people >= 5),
        (.modularity, facts.contains(.maximalModularity)),
        (.complexNavigation, facts.contains(.complexNavigation)),
        (.longLifeWithChange, project.months >= 36 && changesOften),
      ])
    case .clean:
      return holding([
        (.longLife, project.months >= 60),
        (.severalDataSources, facts.contains(.severalDataSources)),
        (.frameworkWillChange, facts.contains(.frameworkWillChange)),
        (.rulesChangeOften, changesOften),
      ])
    case .tca:
      return holding([
        (
          .complexSharedState,
          facts.contains(.complexSharedState) && project.framework == .swiftUI
        ),
        (.functionalTeam, facts.contains(.functionalTeam)),
        (.predictability, facts.contains(.predictability)),
      ])
    }
  }

  private func holding<Reason>(_ reasons: [(Reason, Bool)]) -> Set<Reason> {
    Set(reasons.filter(\.1).map(\.0))
  }
}
