/// A place on a scale, with the word that the table has for it.
private struct Grade {
  let word: String
  var height: Int?
}

private enum Level: Int {
  case low, medium, high, veryHigh, maximal
  var grade: Grade {
    Grade(word: ["low", "medium", "high", "very high", "maximal"][rawValue], height: rawValue)
  }
}

private enum Amount: Int {
  case minimal, medium, much, veryMuch
  var grade: Grade {
    Grade(word: ["minimal", "medium", "much", "very much"][rawValue], height: rawValue)
  }
}

/// What the table says of one pattern.
private struct Profile {
  var complexity: Level
  var testability: Level
  var scalability: Level
  var boilerplate: Amount
  var swiftUI: Grade
  var uiKit: Grade
  var navigation: String
  var binding: String
  var curve: Grade
  var team: (word: String, range: ClosedRange<Int>)
  var length: String
  var modularity: Level
  var injection: Grade

  func grade(_ criterion: Criterion) -> Grade {
    switch criterion {
    case .complexity: complexity.grade
    case .testability: testability.grade
    case .scalability: scalability.grade
    case .boilerplate: boilerplate.grade
    case .swiftUISupport: swiftUI
    case .uiKitSupport: uiKit
    case .navigation: Grade(word: navigation)
    case .dataBinding: Grade(word: binding)
    case .learningCurve: curve
    case .teamSize: Grade(word: team.word)
    case .projectLength: Grade(word: length)
    case .modularity: modularity.grade
    case .dependencyInjection: injection
    }
  }
}

extension Pattern {
  fileprivate var profile: Profile {
    switch self {
    case .mvc:
      Profile(
        complexity: .low, testability: .low, scalability: .low, boilerplate: .minimal,
        swiftUI: Grade(word: "adapted", height: 0), uiKit: Grade(word: "native", height: 3),
        navigation: "controller", binding: "manual", curve: Grade(word: "flat", height: 0),
        team: ("1-2", 1...2), length: "weeks", modularity: .low,
        injection: Grade(word: "weak", height: 0))
    case .mvp:
      Profile(
        complexity: .medium, testability: .high, scalability: .medium, boilerplate: .medium,
        swiftUI: Grade(word: "adapted", height: 0), uiKit: Grade(word: "excellent", height: 2),
        navigation: "presenter", binding: "manual", curve: Grade(word: "medium", height: 1),
        team: ("2-4", 2...4), length: "months", modularity: .medium,
        injection: Grade(word: "medium", height: 1))
    case .mvvm:
      Profile(
        complexity: .medium, testability: .high, scalability: .high, boilerplate: .medium,
        swiftUI: Grade(word: "native", height: 2), uiKit: Grade(word: "good", height: 1),
        navigation: "view model", binding: "automatic", curve: Grade(word: "medium", height: 1),
        team: ("2-6", 2...6), length: "months to years", modularity: .medium,
        injection: Grade(word: "medium", height: 1))
    case .viper:
      Profile(
        complexity: .high, testability: .veryHigh, scalability: .veryHigh, boilerplate: .much,
        swiftUI: Grade(word: "adapted", height: 0), uiKit: Grade(word: "excellent", height: 2),
        navigation: "router", binding: "manual", curve: Grade(word: "steep", height: 2),
        team: ("5+", 5...Int.max), length: "years", modularity: .veryHigh,
        injection: Grade(word: "strong", height: 2))
    case .clean:
      Profile(
        complexity: .veryHigh, testability: .veryHigh, scalability: .maximal,
        boilerplate: .veryMuch, swiftUI: Grade(word: "good", height: 1),
        uiKit: Grade(word: "excellent", height: 2), navigation: "presentation layer",
        binding: "depends on the layer", curve: Grade(word: "very steep", height: 3),
        team: ("5+", 5...Int.max), length: "years", modularity: .maximal,
        injection: Grade(word: "very strong", height: 3))
    case .tca:
      Profile(
        complexity: .high, testability: .maximal, scalability: .high, boilerplate: .medium,
        swiftUI: Grade(word: "native", height: 2), uiKit: Grade(word: "medium", height: 0),
        navigation: "reducer", binding: "automatic", curve: Grade(word: "steep", height: 2),
        team: ("3-8", 3...8), length: "months to years", modularity: .high,
        injection: Grade(word: "built in"))
    }
  }
}

class Comparison {
  func word(for criterion: Criterion, of pattern: Pattern) -> String {
    pattern.profile.grade(criterion).word
  }

  func standing(
    of first: Pattern, comparedTo second: Pattern, in criterion: Criterion
  ) -> Standing? {
    guard let left = first.profile.grade(criterion).height,
      let right = second.profile.grade(criterion).height
    else { return nil }
    return left == right ? .equal : left < right ? .less : .more
  }

  func ranking(by criterion: Criterion) -> [[Pattern]] {
    var groups: [Int: [Pattern]] = [:]
    for pattern in Pattern.allCases {
      guard let height = pattern.profile.grade(criterion).height else { continue }
      groups[height, default: []].append(pattern)
    }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }

  func patterns(forTeamOf people: Int) -> [Pattern] {
    Pattern.allCases.filter { $0.profile.team.range ~= people }
  }

  func leaders(in criterion: Criterion, among patterns: [Pattern]) -> [Pattern] {
    patterns.filter { pattern in
      pattern.profile.grade(criterion).height != nil
        && patterns.allSatisfy { standing(of: $0, comparedTo: pattern, in: criterion) != .more }
    }
  }

  func homes() -> [String: [Pattern]] {
    Pattern.allCases.reduce(into: [:]) { $0[$1.profile.navigation, default: []].append($1) }
  }
}
