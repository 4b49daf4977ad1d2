// caught by: Step4Doors.testEachPublicHasItsReader
/// Where crates come from.
public protocol CrateRepository {
  func crates() async throws -> [Crate]
}

/// The crates of this week as customers want to see them.
public struct ListCrates {
  private let repository: any CrateRepository

  public init(repository: any CrateRepository) {
    self.repository = repository
  }

  /// What is sold out comes last; otherwise the order of the repository stays.
  public func execute() async throws -> [Crate] {
    try await repository.crates().withSoldOutLast
  }
}

extension [Crate] {
  public var withSoldOutLast: [Crate] { filter { !$0.isSoldOut } + filter(\.isSoldOut) }
}
