import Domain
import StructureChecks
import TestDoubles
import XCTest

private struct Step1Failure: Error, Equatable {
  let code: Int
}

@MainActor private final class Step1Repository: CrateRepository {
  let list = AnswerStub<Void, [Crate]>(returning: [])
  func crates() async throws -> [Crate] { try await list() }
}

private func step1Crate(_ id: Int, left: Int) -> Crate {
  Crate(id: id, name: "Crate \(id)", cents: 990, left: left)
}

@MainActor final class Step1Domain: XCTestCase {
  private let repository = Step1Repository()

  /// What is sold out comes last; otherwise the order of the repository stays.
  func testSoldOutComesLast() async throws {
    repository.list.returns([
      step1Crate(5, left: 0), step1Crate(3, left: 2), step1Crate(9, left: 0),
      step1Crate(1, left: 7), step1Crate(4, left: 1),
    ])
    let found = try await ListCrates(repository: repository).execute()
    XCTAssertEqual(found.map(\.id), [3, 1, 4, 5, 9], "for 5 (sold out), 3, 9 (sold out), 1, 4")
    repository.list.returns([step1Crate(5, left: 0), step1Crate(3, left: 0)])
    let soldOut = try await ListCrates(repository: repository).execute()
    XCTAssertEqual(soldOut.map(\.id), [5, 3], "for 5 and 3, both sold out")
  }

  /// A crate is sold out when none is left, and nearly gone with one to three left.
  func testCrateKnowsHowManyAreLeft() {
    let numbers = [0, 1, 3, 4, 50]
    XCTAssertEqual(
      numbers.map { step1Crate(1, left: $0).isSoldOut }, [true, false, false, false, false],
      "isSoldOut for \(numbers) left")
    XCTAssertEqual(
      numbers.map { step1Crate(1, left: $0).isNearlyGone }, [false, true, true, false, false],
      "isNearlyGone for \(numbers) left")
  }

  /// The repository is asked once at every call, and its error reaches the caller as it is.
  func testAsksTheRepositoryAtEachCall() async throws {
    let listCrates = ListCrates(repository: repository)
    XCTAssertEqual(repository.list.count, 0, "questions before the first call")
    _ = try await listCrates.execute()
    repository.list.fails(with: Step1Failure(code: 503))
    do {
      let found = try await listCrates.execute()
      XCTFail("after the repository failed with 503, a list of \(found.count) crates came back")
    } catch {
      XCTAssertEqual(error as? Step1Failure, Step1Failure(code: 503), "the error, found: \(error)")
    }
    XCTAssertEqual(repository.list.count, 2, "questions after two calls")
    repository.list.fails(with: CancellationError())
    do {
      let found = try await listCrates.execute()
      XCTFail("after a cancellation, a list of \(found.count) crates came back")
    } catch {
      XCTAssertTrue(error is CancellationError, "after a cancellation, found: \(error)")
    }
  }

  /// Each call asks for itself, also during another one.
  func testCallsDoNotShareAnAnswer() async throws {
    let listCrates = ListCrates(repository: repository)
    repository.list.hold()
    let calls = (1...2).map { _ in Task { try await listCrates.execute() } }
    await MainQueue.run(until: repository.list.pending.count == 2)
    XCTAssertEqual(repository.list.count, 2, "questions of two calls, the second during the first")
    repository.list.release()
    for call in calls { _ = try await call.value }
  }

  /// Entity, use case and the promise of a repository are in the module Domain.
  func testRulesAreInTheDomain() throws {
    for name in ["Crate", "CrateRepository", "ListCrates", "CrateError"] {
      _ = try Codebase.learner.type("Domain.\(name)")
    }
  }

  /// The domain imports no framework of the outside world, and reads nobody's format.
  func testDomainStandsAlone() throws {
    let domain = try Codebase.learner.layer("Domain")
    XCTAssertImports(domain, only: ["Foundation", "Swift"])
    for name in [
      "URLSession", "URLError", "URLRequest", "JSONDecoder", "JSONSerialization", "NumberFormatter",
      "DateFormatter", "init(format:_:)", "FormatStyle", "LocalizedError",
    ] {
      XCTAssertNoReference(from: domain, toType: name)
    }
    XCTAssertNoGlobals(in: domain)
    XCTAssertDoesNotConform(try Codebase.learner.type("Crate"), to: "Decodable")
    XCTAssertDoesNotConform(try Codebase.learner.type("CrateError"), to: "LocalizedError")
  }
}
