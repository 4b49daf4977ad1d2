// caught by: Step3.testLeaders
/// The comparison of architectures, as data that can be asked.
final class Comparison {
  private static let rows: [Criterion: [String]] = [
    .complexity: ["low", "medium", "medium", "high", "very high", "high"],
    .testability: ["low", "high", "high", "very high", "very high", "maximal"],
    .scalability: ["low", "medium", "high", "very high", "maximal", "high"],
    .boilerplate: ["minimal", "medium", "medium", "much", "very much", "medium"],
    .swiftUISupport: ["adapted", "adapted", "native", "adapted", "good", "native"],
    .uiKitSupport: ["native", "excellent", "good", "excellent", "excellent", "medium"],
    .navigation: [
      "controller", "presenter", "view model", "router", "presentation layer", "reducer",
    ],
    .dataBinding: ["manual", "manual", "automatic", "manual", "depends on the layer", "automatic"],
    .learningCurve: ["flat", "medium", "medium", "steep", "very steep", "steep"],
    .teamSize: ["1-2", "2-4", "2-6", "5+", "5+", "3-8"],
    .projectLength: ["weeks", "months", "months to years", "years", "years", "months to years"],
    .modularity: ["low", "medium", "medium", "very high", "maximal", "high"],
    .dependencyInjection: ["weak", "medium", "medium", "strong", "very strong", "built in"],
  ]

  private static let levels = ["low", "medium", "high", "very high", "maximal"]
  private static let scales: [Criterion: [String]] = [
    .complexity: levels,
    .testability: levels,
    .scalability: levels,
    .modularity: levels,
    .boilerplate: ["minimal", "medium", "much", "very much"],
    .swiftUISupport: ["adapted", "good", "native"],
    .uiKitSupport: ["medium", "good", "excellent", "native"],
    .learningCurve: ["flat", "medium", "steep", "very steep"],
    .dependencyInjection: ["weak", "medium", "strong", "very strong"],
  ]

  private var best = -1

  /// What the table says of a pattern in one respect.
  func word(for criterion: Criterion, of pattern: Pattern) -> String {
    guard let row = Self.rows[criterion], let column = Pattern.allCases.firstIndex(of: pattern)
    else { return "" }
    return row[column]
  }

  /// The place of a pattern on the scale of a criterion; nil if it has none.
  private func place(of pattern: Pattern, in criterion: Criterion) -> Int? {
    Self.scales[criterion]?.firstIndex(of: word(for: criterion, of: pattern))
  }

  /// How one pattern stands to another in one respect.
  func standing(
    of first: Pattern, comparedTo second: Pattern, in criterion: Criterion
  ) -> Standing? {
    guard let left = place(of: first, in: criterion), let right = place(of: second, in: criterion)
    else { return nil }
    if left == right { return .equal }
    return left < right ? .less : .more
  }

  /// All patterns in the order of one criterion, the least first, equals together.
  func ranking(by criterion: Criterion) -> [[Pattern]] {
    let scale = Self.scales[criterion] ?? []
    return scale.map { patterns(with: $0, for: criterion) }.filter { !$0.isEmpty }
  }

  private func patterns(with word: String, for criterion: Criterion) -> [Pattern] {
    Pattern.allCases.filter { self.word(for: criterion, of: $0) == word }
  }

  /// The patterns that fit a team.
  func patterns(forTeamOf people: Int) -> [Pattern] {
    Pattern.allCases.filter { teamSize(of: $0)?.contains(people) == true }
  }

  private func teamSize(of pattern: Pattern) -> ClosedRange<Int>? {
    let word = word(for: .teamSize, of: pattern)
    let numbers = word.split { !$0.isNumber }.compactMap { Int($0) }
    guard let least = numbers.first, let most = word.hasSuffix("+") ? Int.max : numbers.last else {
      return nil
    }
    return least...most
  }

  /// Those of some patterns that have the most of something.
  func leaders(in criterion: Criterion, among patterns: [Pattern]) -> [Pattern] {
    for pattern in patterns { best = max(best, place(of: pattern, in: criterion) ?? -1) }
    return patterns.filter { place(of: $0, in: criterion) == best }
  }

  /// Which patterns have navigation where.
  func homes() -> [String: [Pattern]] {
    Dictionary(grouping: Pattern.allCases) { word(for: .navigation, of: $0) }
  }
}
