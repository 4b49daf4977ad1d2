// caught by: Step3Presentation.testPresentationKnowsTheDomainAlone
/// A crate of vegetables that can be ordered this week.
public struct Crate: Equatable, Identifiable, Sendable {
  public let id: Int
  public let name: String
  public let cents: Int
  public let left: Int

  public init(id: Int, name: String, cents: Int, left: Int) {
    self.id = id
    self.name = name
    self.cents = cents
    self.left = left
  }

  public var isSoldOut: Bool { left <= 0 }

  /// As a customer reads it.
  public var price: String { "€\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }

  /// A customer should hurry.
  public var isNearlyGone: Bool { (1...3).contains(left) }
}
