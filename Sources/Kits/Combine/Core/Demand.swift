extension Subscribers {
  /// How many values a subscriber wants; never negative, and more than unlimited is unlimited.
  public struct Demand: Equatable, Hashable, Comparable, Codable, Sendable {
    /// Nil without a limit.
    public let max: Int?

    /// Whether anything is wanted at all.
    var isAny: Bool { max != 0 }

    private init(max: Int?) { self.max = max }

    /// As many as there are.
    public static let unlimited = Demand(max: nil)

    /// Nothing now.
    public static let none = Demand(max: 0)

    /// This many; a negative number traps.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand must not be negative")
      return Demand(max: value)
    }

    private func combined(
      _ other: Int, _ operation: (Int) -> (Int) -> (partialValue: Int, overflow: Bool)
    ) -> Demand {
      guard let max else { return .unlimited }
      let result = operation(max)(other)
      return result.overflow ? .unlimited : Demand(max: Swift.max(0, result.partialValue))
    }
  }
}

extension Subscribers.Demand {
  public static func + (left: Self, right: Self) -> Self {
    guard let other = right.max else { return .unlimited }
    return left + other
  }

  public static func += (left: inout Self, right: Self) { left = left + right }

  public static func + (left: Self, right: Int) -> Self {
    left.combined(right, Int.addingReportingOverflow)
  }

  public static func += (left: inout Self, right: Int) { left = left + right }

  public static func * (left: Self, right: Int) -> Self {
    left.combined(right, Int.multipliedReportingOverflow)
  }

  public static func *= (left: inout Self, right: Int) { left = left * right }

  /// Unlimited minus anything stays unlimited; any number minus unlimited is none.
  public static func - (left: Self, right: Self) -> Self {
    guard let other = right.max else { return left.max == nil ? .unlimited : .none }
    return left - other
  }

  public static func -= (left: inout Self, right: Self) { left = left - right }

  public static func - (left: Self, right: Int) -> Self {
    left.combined(right, Int.subtractingReportingOverflow)
  }

  public static func -= (left: inout Self, right: Int) { left = left - right }

  public static func < (left: Self, right: Self) -> Bool {
    switch (left.max, right.max) {
    case (nil, _): false
    case (_, nil): true
    case (let left?, let right?): left < right
    }
  }

  public static func < (left: Self, right: Int) -> Bool { left < .exactly(right) }
  public static func <= (left: Self, right: Int) -> Bool { left <= .exactly(right) }
  public static func > (left: Self, right: Int) -> Bool { left > .exactly(right) }
  public static func >= (left: Self, right: Int) -> Bool { left >= .exactly(right) }
  public static func == (left: Self, right: Int) -> Bool { left.max == right }
  public static func != (left: Self, right: Int) -> Bool { left.max != right }
  public static func < (left: Int, right: Self) -> Bool { .exactly(left) < right }
  public static func <= (left: Int, right: Self) -> Bool { .exactly(left) <= right }
  public static func > (left: Int, right: Self) -> Bool { .exactly(left) > right }
  public static func >= (left: Int, right: Self) -> Bool { .exactly(left) >= right }
  public static func == (left: Int, right: Self) -> Bool { right.max == left }
  public static func != (left: Int, right: Self) -> Bool { right.max != left }

  /// Unlike `max(_:)` for comparing only, where a negative number is no mistake.
  private static func exactly(_ number: Int) -> Self { Self(max: number) }
}

extension Subscribers.Demand: CustomStringConvertible {
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}
