import Foundation

/// The comparison of architectures, as it was copied from a slide.
struct Comparison {
  /// One line a criterion; the columns are MVC, MVP, MVVM, VIPER and Clean Architecture.
  private let lines = [
    "complexity: low medium medium high high",
    "testability: low medium high high maximal",
    "scalability: low medium high high maximal",
    "boilerplate: much medium medium much much",
    "SwiftUI support: adapted adapted native adapted good",
    "UIKit support: native excellent good good excellent",
    "navigation lives in: controller view router router presentation",
    "data binding: manual automatic automatic manual manual",
    "learning curve: steep medium medium steep steep",
    "team size: 1-2 2-4 2-4 5+ 5+",
    "project length: weeks months months years years",
    "modularity: low low medium high maximal",
  ]

  /// What the table says of a pattern in one respect.
  func word(for criterion: Criterion, of pattern: Pattern) -> String {
    guard let line = lines.first(where: { $0.hasPrefix(criterion.rawValue) }) else { return "?" }
    let words = line.dropFirst(criterion.rawValue.count + 1).split(separator: " ")
    switch pattern {
    case .mvc: return String(words[0])
    case .mvp: return String(words[1])
    case .mvvm: return String(words[2])
    case .viper: return String(words[3])
    case .clean: return String(words[4])
    case .tca: return "?"
    }
  }

  /// How one pattern stands to another in one respect.
  func standing(
    of first: Pattern, comparedTo second: Pattern, in criterion: Criterion
  ) -> Standing? {
    let (left, right) = (word(for: criterion, of: first), word(for: criterion, of: second))
    if left == right { return .equal }
    return left < right ? .less : .more
  }

  /// All patterns in the order of one criterion, the least first, equals together.
  func ranking(by criterion: Criterion) -> [[Pattern]] {
    let sorted = Pattern.allCases.sorted {
      word(for: criterion, of: $0) < word(for: criterion, of: $1)
    }
    return sorted.map { [$0] }
  }

  /// The patterns that fit a team.
  func patterns(forTeamOf people: Int) -> [Pattern] {
    Pattern.allCases.filter { word(for: .teamSize, of: $0).contains("\(people)") }
  }

  /// Those of some patterns that have the most of something.
  func leaders(in criterion: Criterion, among patterns: [Pattern]) -> [Pattern] {
    patterns.max { word(for: criterion, of: $0) < word(for: criterion, of: $1) }.map { [$0] } ?? []
  }
}
