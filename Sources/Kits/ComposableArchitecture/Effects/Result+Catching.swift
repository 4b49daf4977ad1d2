extension Result where Failure == any Error {
  /// What an asynchronous closure returns or throws, as `Result { try await load() }`.
  @_transparent
  public init(catching body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
