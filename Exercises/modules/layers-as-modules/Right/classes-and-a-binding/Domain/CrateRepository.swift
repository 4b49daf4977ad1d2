/// Where crates come from.
public protocol CrateRepository {
  func crates() async throws -> [Crate]
}
