/// A condition on projects that says something if it holds.
private struct Rule<Reason: Hashable> {
  let pattern: Pattern
  let reason: Reason
  let holds: (Project) -> Bool

  init(_ pattern: Pattern, _ reason: Reason, _ holds: @escaping (Project) -> Bool) {
    self.pattern = pattern
    self.reason = reason
    self.holds = holds
  }

  init(_ pattern: Pattern, _ reason: Reason, if fact: Fact) {
    self.init(pattern, reason) { $0.facts.contains(fact) }
  }
}

extension Project {
  fileprivate func isMissing(_ fact: Fact) -> Bool { !facts.contains(fact) }
}

private let against: [Rule<Objection>] = [
  Rule(.mvc, .willGrow, if: .willGrow),
  Rule(.mvc, .testsMatter, if: .testsMatter),
  Rule(.mvc, .teamTooLarge) { $0.people >= 4 },
  Rule(.mvc, .livesTooLong) { $0.months > 23 },
  Rule(.mvp, .wrongFramework) { $0.framework == .swiftUI },
  Rule(.mvp, .bindingWanted, if: .reactive),
  Rule(.mvp, .unknownToTheTeam) { !$0.known.contains(.mvp) },
  Rule(.mvvm, .tooSimple) { $0.screens < 3 },
  Rule(.mvvm, .modularityWanted, if: .maximalModularity),
  Rule(.viper, .tooSmall) { $0.screens < 10 },
  Rule(.viper, .tooSmall, if: .prototype),
  Rule(.viper, .teamTooSmall) { $0.people < 4 },
  Rule(.viper, .tightDeadline, if: .tightDeadline),
  Rule(.viper, .simpleNavigation) { $0.isMissing(.complexNavigation) },
  Rule(.clean, .unclearRequirements, if: .unclearRequirements),
  Rule(.clean, .prototype, if: .prototype),
  Rule(.clean, .livesTooShort) { $0.months < 12 },
  Rule(.clean, .unknownToTheTeam) { !$0.known.contains(.clean) },
  Rule(.tca, .unknownToTheTeam) { !$0.known.contains(.tca) },
  Rule(.tca, .wrongFramework) { $0.framework != .swiftUI },
  Rule(.tca, .gentleCurveWanted, if: .gentleCurve),
  Rule(.tca, .simpleState) { $0.isMissing(.complexSharedState) },
]

private let inFavour: [Rule<Argument>] = [
  Rule(.mvc, .prototype, if: .prototype),
  Rule(.mvc, .tightDeadline, if: .tightDeadline),
  Rule(.mvc, .fewScreens) { $0.screens < 6 },
  Rule(.mvc, .solo) { $0.people == 1 },
  Rule(.mvc, .legacy, if: .legacyNobodyMayRewrite),
  Rule(.mvp, .testableUIKit) { $0.framework == .uiKit && $0.facts.contains(.testsMatter) },
  Rule(.mvp, .preciseSpecification, if: .preciseUISpecification),
  Rule(.mvvm, .madeForSwiftUI) { $0.framework == .swiftUI },
  Rule(.mvvm, .reactive, if: .reactive),
  Rule(.mvvm, .middleSize) { $0.screens >= 10 && $0.screens <= 50 },
  Rule(.viper, .manyScreens) { $0.screens >= 50 },
  Rule(.viper, .largeTeam) { $0.people > 4 },
  Rule(.viper, .modularity, if: .maximalModularity),
  Rule(.viper, .complexNavigation, if: .complexNavigation),
  Rule(.viper, .longLifeWithChange) { $0.months >= 36 && $0.facts.contains(.rulesChangeOften) },
  Rule(.clean, .longLife) { $0.months >= 60 },
  Rule(.clean, .severalDataSources, if: .severalDataSources),
  Rule(.clean, .frameworkWillChange, if: .frameworkWillChange),
  Rule(.clean, .rulesChangeOften, if: .rulesChangeOften),
  Rule(.tca, .complexSharedState) {
    $0.framework == .swiftUI && $0.facts.contains(.complexSharedState)
  },
  Rule(.tca, .functionalTeam, if: .functionalTeam),
  Rule(.tca, .predictability, if: .predictability),
]

final class Advisor {
  func objections(to pattern: Pattern, for project: Project) -> Set<Objection> {
    Set(against.filter { $0.pattern == pattern && $0.holds(project) }.map(\.reason))
  }

  func arguments(for pattern: Pattern, in project: Project) -> Set<Argument> {
    Set(inFavour.filter { $0.pattern == pattern && $0.holds(project) }.map(\.reason))
  }

  func recommend(_ project: Project) -> Recommendation {
    let all = Pattern.allCases
    let open = all.filter { objections(to: $0, for: project).isEmpty }
    let count = { (pattern: Pattern) in self.arguments(for: pattern, in: project).count }
    let most = open.map(count).max()
    let best = open.filter { count($0) == most }
    let rejected = all.filter { !open.contains($0) }
    return Recommendation(
      pattern: best.first,
      reasons: best.first.map { arguments(for: $0, in: project) } ?? [],
      rivals: Array(best.dropFirst()),
      rejected: Dictionary(
        uniqueKeysWithValues: rejected.map { ($0, objections(to: $0, for: project)) }),
      disputed: rejected.filter { count($0) > 0 })
  }
}
