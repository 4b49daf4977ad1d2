// caught by: Step1.testCallsDoNotShareAnAnswer
/// Where crates come from.
public protocol CrateRepository {
  func crates() async throws -> [Crate]
}

/// The crates of this week as customers want to see them.
public final class ListCrates {
  private var request: Task<[Crate], any Error>?
  private let repository: any CrateRepository

  public init(repository: any CrateRepository) {
    self.repository = repository
  }

  /// What is sold out comes last; otherwise the order of the repository stays.
  public func execute() async throws -> [Crate] {
    let crates: [Crate]
    if let request {
      crates = try await request.value
    } else {
      let new = Task { [repository] in try await repository.crates() }
      request = new
      defer { request = nil }
      crates = try await new.value
    }
    return crates.filter { !$0.isSoldOut } + crates.filter(\.isSoldOut)
  }
}
