// caught by: Step1Domain.testSoldOutComesLast
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
    let crates = try await repository.crates()
    guard crates.contains(where: { !$0.isSoldOut }) else { return [] }
    return crates.filter { !$0.isSoldOut } + crates.filter(\.isSoldOut)
  }
}
