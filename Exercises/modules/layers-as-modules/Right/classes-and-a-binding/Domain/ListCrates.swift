/// The crates of this week as customers want to see them.
public final class ListCrates {
  private let repository: any CrateRepository

  public init(repository: any CrateRepository) {
    self.repository = repository
  }

  /// What is sold out comes last; otherwise the order of the repository stays.
  public func execute() async throws -> [Crate] {
    var available: [Crate] = []
    var gone: [Crate] = []
    for crate in try await repository.crates() {
      if crate.isSoldOut { gone.append(crate) } else { available.append(crate) }
    }
    return available + gone
  }
}
