import TestDoubles
import XCTest

@testable import Domain

private struct Step2Failure: Error, Equatable {
  let code: Int
}

@MainActor private final class Step2Repository: StationRepository {
  let list = AnswerStub<Void, [Station]>(returning: [])
  let toggles = AnswerStub<Int, Void>()

  func stations() async throws -> [Station] { try await list() }
  func toggleFavorite(id: Int) async throws { try await toggles(id) }
}

@MainActor final class Step2ToggleFavorite: XCTestCase {
  /// The repository is told the id that the caller named, once a call.
  func testPassesTheID() async throws {
    let repository = Step2Repository()
    let useCase = DefaultToggleFavoriteUseCase(repository: repository)
    try await useCase.execute(id: 15)
    XCTAssertEqual(repository.toggles.inputs, [15], "ids after execute(id: 15)")
    try await useCase.execute(id: 3)
    try await useCase.execute(id: 3)
    XCTAssertEqual(repository.toggles.inputs, [15, 3, 3], "ids after 15, 3 and 3 again")
  }

  /// Each call is passed on, also during another one.
  func testEachCallIsPassedOn() async throws {
    let repository = Step2Repository()
    let useCase = DefaultToggleFavoriteUseCase(repository: repository)
    repository.toggles.hold()
    let calls = (1...2).map { _ in Task { try await useCase.execute(id: 15) } }
    await MainQueue.run(until: repository.toggles.pending.count == 2)
    XCTAssertEqual(
      repository.toggles.inputs, [15, 15], "ids after two calls, the second during the first")
    repository.toggles.release()
    for call in calls { try await call.value }
  }

  /// Whether it worked is known only when the repository has answered.
  func testWaitsForTheRepository() async throws {
    let repository = Step2Repository()
    repository.toggles.hold()
    var isDone = false
    let task = Task { @MainActor in
      try await DefaultToggleFavoriteUseCase(repository: repository).execute(id: 15)
      isDone = true
    }
    await MainQueue.run(until: !repository.toggles.pending.isEmpty)
    await MainQueue.settle()
    XCTAssertFalse(isDone, "the call had ended before the repository answered")
    repository.toggles.release()
    try await task.value
    XCTAssertTrue(isDone, "the call had not ended after the repository answered")
  }

  /// An error of the repository reaches the caller as it is.
  func testErrorsPassThrough() async {
    let repository = Step2Repository()
    repository.toggles.fails(with: Step2Failure(code: 401))
    do {
      try await DefaultToggleFavoriteUseCase(repository: repository).execute(id: 15)
      XCTFail("the repository failed with 401, and the use case reported success")
    } catch {
      XCTAssertEqual(error as? Step2Failure, Step2Failure(code: 401), "the error, found: \(error)")
    }
    XCTAssertEqual(repository.toggles.inputs, [15], "ids, when the repository fails")
    repository.toggles.fails(with: CancellationError())
    do {
      try await DefaultToggleFavoriteUseCase(repository: repository).execute(id: 15)
      XCTFail("the repository was cancelled, and the use case reported success")
    } catch {
      XCTAssertTrue(error is CancellationError, "after a cancellation, found: \(error)")
    }
  }

  /// One use case does one thing: the list is not fetched as well.
  func testDoesNotFetch() async throws {
    let repository = Step2Repository()
    try await DefaultToggleFavoriteUseCase(repository: repository).execute(id: 15)
    XCTAssertEqual(repository.list.count, 0, "lists fetched while toggling")
  }
}
