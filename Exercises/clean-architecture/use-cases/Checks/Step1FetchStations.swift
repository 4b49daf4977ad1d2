import StructureChecks
import TestDoubles
import XCTest

@testable import Data
@testable import Domain

private struct Step1Failure: Error, Equatable {
  let code: Int
}

@MainActor private final class Step1Repository: StationRepository {
  let list = AnswerStub<Void, [Station]>(returning: [])
  let toggles = AnswerStub<Int, Void>()

  func stations() async throws -> [Station] { try await list() }
  func toggleFavorite(id: Int) async throws { try await toggles(id) }
}

private func step1Station(_ id: Int, favorite: Bool) -> Station {
  Station(id: id, name: "Station \(100 - id)", genre: "Talk", isFavorite: favorite)
}

@MainActor final class Step1FetchStations: XCTestCase {
  /// Favorites come first.
  func testFavoritesComeFirst() async throws {
    let repository = Step1Repository()
    repository.list.returns([
      step1Station(1, favorite: false), step1Station(2, favorite: true),
      step1Station(3, favorite: false),
    ])
    let found = try await DefaultFetchStationsUseCase(repository: repository).execute()
    XCTAssertEqual(found.map(\.id), [2, 1, 3], "for 1, 2 (favorite), 3")
  }

  /// Among favorites, and among the others, the order of the repository stays.
  func testOrderOfTheRepositoryStays() async throws {
    for favorites in [
      [2, 4], [1, 2, 3, 4, 5, 6], [], [6, 5, 3], [3, 40, 17, 29],
      [5, 6, 4, 17, 31, 22, 8, 12, 19, 25, 10, 14, 9],
    ] as [Set<Int>] {
      let ids = [5, 3, 6, 1, 40, 4, 2, 17, 31, 22, 29, 8, 12, 33, 19, 25, 38, 10, 27, 14, 36, 9]
      let repository = Step1Repository()
      repository.list.returns(ids.map { step1Station($0, favorite: favorites.contains($0)) })
      let found = try await DefaultFetchStationsUseCase(repository: repository).execute()
      XCTAssertEqual(
        found.map(\.id), ids.filter(favorites.contains) + ids.filter { !favorites.contains($0) },
        "for \(ids) with the favorites \(ids.filter(favorites.contains))")
    }
  }

  /// Stations that look the same are all there, each as often as the repository named it.
  func testNothingIsLost() async throws {
    let twins = [
      step1Station(1, favorite: false), step1Station(1, favorite: false),
      step1Station(2, favorite: true), step1Station(2, favorite: true),
    ]
    let repository = Step1Repository()
    repository.list.returns(twins)
    let found = try await DefaultFetchStationsUseCase(repository: repository).execute()
    XCTAssertEqual(found.map(\.id), [2, 2, 1, 1], "for the ids 1, 1, 2, 2, both 2 favorites")
    let namesakes = [
      Station(id: 1, name: "Mono", genre: "Talk", isFavorite: false),
      Station(id: 2, name: "Mono", genre: "Talk", isFavorite: true),
      Station(id: 1, name: "Zebra", genre: "Talk", isFavorite: true),
    ]
    repository.list.returns(namesakes)
    let all = try await DefaultFetchStationsUseCase(repository: repository).execute()
    XCTAssertEqual(
      all.map { "\($0.id) \($0.name)" }, ["2 Mono", "1 Zebra", "1 Mono"],
      "for 1 Mono, 2 Mono (favorite) and 1 Zebra (favorite), which share a name or an id")
    repository.list.returns((1...120).map { step1Station($0, favorite: $0.isMultiple(of: 2)) })
    let many = try await DefaultFetchStationsUseCase(repository: repository).execute()
    XCTAssertEqual(many.count, 120, "stations, for 120 of which every second is a favorite")
  }

  /// The repository is asked once at every call, and not before the first.
  func testAsksTheRepositoryAtEachCall() async throws {
    let repository = Step1Repository()
    let useCase = DefaultFetchStationsUseCase(repository: repository)
    XCTAssertEqual(repository.list.count, 0, "questions before the first call")
    _ = try await useCase.execute()
    XCTAssertEqual(repository.list.count, 1, "questions after one call")
    repository.list.returns([step1Station(7, favorite: false)])
    let found = try await useCase.execute()
    XCTAssertEqual(found.map(\.id), [7], "after the repository has another list")
    XCTAssertEqual(repository.list.count, 2, "questions after two calls")
  }

  /// Each call asks for itself, also during another one.
  func testCallsDoNotShareAnAnswer() async throws {
    let repository = Step1Repository()
    let useCase = DefaultFetchStationsUseCase(repository: repository)
    repository.list.hold()
    let calls = (1...2).map { _ in Task { try await useCase.execute() } }
    await MainQueue.run(until: repository.list.pending.count == 2)
    XCTAssertEqual(repository.list.count, 2, "questions of two calls, the second during the first")
    repository.list.release()
    for call in calls { _ = try await call.value }
  }

  /// An error of the repository reaches the caller as it is.
  func testErrorsPassThrough() async {
    let repository = Step1Repository()
    repository.list.fails(with: Step1Failure(code: 503))
    do {
      let found = try await DefaultFetchStationsUseCase(repository: repository).execute()
      XCTFail("after the repository failed with 503, a list of \(found.count) stations came back")
    } catch {
      XCTAssertEqual(error as? Step1Failure, Step1Failure(code: 503), "the error, found: \(error)")
    }
    XCTAssertEqual(repository.list.count, 1, "questions to a repository that fails")
    repository.list.fails(with: CancellationError())
    do {
      let found = try await DefaultFetchStationsUseCase(repository: repository).execute()
      XCTFail("after a cancellation, a list of \(found.count) stations came back")
    } catch {
      XCTAssertTrue(error is CancellationError, "after a cancellation, found: \(error)")
    }
  }

  /// The repository itself delivers the editors' order: what listeners prefer is not its business.
  func testRepositoryKeepsTheOrderOfTheEditors() async throws {
    let repository = BundledStationRepository()
    let first = try await repository.stations()
    XCTAssertEqual(
      first.map(\.id), [11, 12, 13, 14, 15, 16], "ids of BundledStationRepository, in its order")
    XCTAssertEqual(first.filter(\.isFavorite).map(\.id), [14], "ids of its favorites at first")
    try await repository.toggleFavorite(id: 16)
    try await repository.toggleFavorite(id: 14)
    let second = try await repository.stations()
    XCTAssertEqual(
      second.map(\.id), [11, 12, 13, 14, 15, 16], "ids, after toggling 16 and 14")
    XCTAssertEqual(
      second.filter(\.isFavorite).map(\.id), [16], "ids of its favorites, after toggling 16 and 14")
  }

  /// The domain stands alone: it imports nothing but Foundation.
  func testDomainStandsAlone() throws {
    XCTAssertImports(try Codebase.learner.layer("Domain"), only: ["Foundation", "Swift"])
  }
}
