import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private struct Step2Failure: Error, Equatable {
  let code: Int
}

@MainActor private final class Step2Repository: MemberRepository {
  let calls = CallSpy()
  let fetch = AnswerStub<String, Member>(
    returning: Member(cardNumber: "A-17", name: "Mira Holt", loans: 3))
  let saved = AnswerStub<Member, Void>()

  func fetchMember(cardNumber: String) async throws -> Member {
    calls.note("fetch \(cardNumber)")
    return try await fetch(cardNumber)
  }

  func save(_ member: Member) async throws {
    calls.note("save \(member.cardNumber)")
    try await saved(member)
  }
}

@MainActor final class Step2UseCase: XCTestCase {
  private let repository = Step2Repository()

  private var useCase: any LoadMemberUseCase { DefaultLoadMemberUseCase(repository: repository) }

  /// A member is fetched first, then saved.
  func testFetchesThenSaves() async throws {
    _ = try await useCase.execute(cardNumber: "A-17")
    XCTAssertEqual(repository.calls.all, ["fetch A-17", "save A-17"], "calls of the repository")
  }

  /// What was fetched is what is saved and what comes back.
  func testHandsOverWhatWasFetched() async throws {
    for (asked, loans) in [("c9", 5), ("C-9", 0), ("C-9", 12)] {
      let member = Member(cardNumber: "C-9", name: "Ines Vale", loans: loans)
      repository.fetch.returns(member)
      let found = try await useCase.execute(cardNumber: asked)
      XCTAssertEqual(repository.fetch.inputs.last, asked, "the card that was asked for last")
      XCTAssertEqual(found, member, "the member that came back, for the card \(asked)")
      XCTAssertEqual(
        repository.saved.inputs.last, member, "the member that was saved, for the card \(asked)")
    }
    XCTAssertEqual(repository.saved.inputs.count, 3, "members saved in three loads")
  }

  /// Each load fetches and saves, also if nothing has changed.
  func testEachLoadFetchesAndSaves() async throws {
    let useCase = useCase
    for _ in 1...2 { _ = try await useCase.execute(cardNumber: "A-17") }
    XCTAssertEqual(
      repository.calls.all, ["fetch A-17", "save A-17", "fetch A-17", "save A-17"],
      "calls of the repository in two loads of one member")
    repository.calls.clear()
    let nameless = Member(cardNumber: "A-17", name: "", loans: 0)
    repository.fetch.returns(nameless)
    let found = try await useCase.execute(cardNumber: "A-17")
    XCTAssertEqual(found, nameless, "a member without a name")
    XCTAssertEqual(
      repository.calls.all, ["fetch A-17", "save A-17"], "calls of the repository in that load")
  }

  /// A copy that could not be saved is an error, and the caller learns of it.
  func testFailedSavePasses() async {
    for failure in [Step2Failure(code: 13), CancellationError()] as [any Error] {
      repository.calls.clear()
      repository.saved.fails(with: failure)
      do {
        _ = try await useCase.execute(cardNumber: "A-17")
        XCTFail("saving failed with \(failure), and the use case reported success")
      } catch {
        XCTAssertEqual("\(error)", "\(failure)", "the error, when saving failed with \(failure)")
      }
      XCTAssertEqual(
        repository.calls.all, ["fetch A-17", "save A-17"], "calls of a repository that cannot save")
    }
  }

  /// After a failed fetch nothing is saved, and the caller learns why.
  func testFailedFetchSavesNothing() async {
    for failure in [
      Step2Failure(code: 503), MemberError.unreadable, CancellationError(), URLError(.timedOut),
    ] as [any Error] {
      repository.calls.clear()
      repository.fetch.fails(with: failure)
      do {
        _ = try await useCase.execute(cardNumber: "A-17")
        XCTFail("fetching failed with \(failure), and the use case reported success")
      } catch {
        XCTAssertEqual("\(error)", "\(failure)", "the error, when fetching failed with \(failure)")
      }
      XCTAssertEqual(
        repository.calls.all, ["fetch A-17"],
        "calls of the repository, when fetching failed with \(failure)")
    }
  }

  /// The use case ends when the copy is saved, not before.
  func testWaitsForTheCopy() async throws {
    repository.saved.hold()
    var isDone = false
    let task = Task { @MainActor in
      _ = try await self.useCase.execute(cardNumber: "A-17")
      isDone = true
    }
    await MainQueue.run(until: !repository.saved.pending.isEmpty)
    await MainQueue.settle()
    XCTAssertFalse(isDone, "the use case had ended while the copy was being saved")
    repository.saved.release()
    try await task.value
  }

  /// The use case is given its repository and makes none, not even as a default.
  func testUseCaseMakesNothing() throws {
    let useCase = try Codebase.learner.type("DefaultLoadMemberUseCase")
    XCTAssertConstructsNoDependency(useCase)
    XCTAssertNoGlobals(in: useCase)
  }

  /// The domain knows none of the other layers: no API, no database, no JSON.
  func testDomainKnowsNobody() throws {
    let others = ["Domain", "Data", "Presentation", "App"]
    try XCTAssertLayers([
      "Domain": [], "Data": others, "Presentation": others, "App": others,
    ])
    let domain = try Codebase.learner.layer("Domain")
    XCTAssertImports(domain, only: ["Foundation", "Swift"])
    XCTAssertFalse(
      Codebase.learner.types.contains { $0.name == "`LoadMember`" },
      "`LoadMember`, the old way, has to go, and is still there.")
    for name in ["Decodable", "Codable", "CodingKey", "JSONDecoder", "JSONSerialization"] {
      XCTAssertNoReference(from: domain, toType: name, "reading JSON belongs to Data")
    }
    XCTAssertNoReference(
      from: domain, toType: "Dictionary", "names of keys and columns belong to Data")
  }

  /// What speaks of paths, rows and JSON belongs to Data: to move it into the domain turns no arrow.
  func testWordsOfTheWorldStayInData() throws {
    let words = ["`APIClientProtocol`", "`APIError`", "`DatabaseProtocol`", "`JSONObject`"]
    for type in Codebase.learner.types where words.contains(type.name) {
      try XCTAssertDeclared(type, inLayer: "Data")
    }
    // Under another name they would be the same words: what these promise belongs to Data as well.
    let parts = ["`APIClient`", "`Database`", "`JSONObject`"] + words
    for type in Codebase.learner.types {
      let kinds = Codebase.learner.types(conformingTo: type.name.filter { $0 != "`" })
      let others = kinds.filter { $0.name != type.name && !parts.contains($0.name) }
      if others.isEmpty,
        kinds.contains(where: { $0.name != "`APIError`" && parts.contains($0.name) })
      {
        try XCTAssertDeclared(type, inLayer: "Data")
      }
    }
  }

  /// The use case is a rule of the library, and rules belong to the domain.
  func testUseCaseBelongsToTheDomain() throws {
    for name in ["LoadMemberUseCase", "DefaultLoadMemberUseCase", "MemberError"] {
      try XCTAssertDeclared(try Codebase.learner.type(name), inLayer: "Domain")
    }
  }

  /// Two loads at the same time are two: each fetches its own card, and saves and returns its own member.
  func testLoadsAtTheSameTimeAreApart() async throws {
    repository.fetch.hold()
    repository.saved.hold()
    let useCase = useCase
    let cards = ["A-17", "B-2"]
    let loads = cards.map { card in
      Task { @MainActor in try await useCase.execute(cardNumber: card) }
    }
    await MainQueue.run(until: repository.fetch.pending.count == 2)
    XCTAssertEqual(repository.fetch.inputs.sorted(), cards, "cards asked for by two loads at once")
    while let card = repository.fetch.pending.first {
      let member = Member(cardNumber: card, name: "Holder of \(card)", loans: 3)
      repository.fetch.release(0, with: .success(member))
    }
    await MainQueue.run(until: repository.saved.pending.count == 2)
    XCTAssertEqual(
      repository.saved.inputs.map(\.cardNumber).sorted(), cards, "cards saved by two loads at once")
    repository.saved.release()
    for (card, load) in zip(cards, loads) {
      let found = try await load.value
      XCTAssertEqual(
        found.cardNumber, card, "the card that came back, for \(card), of two loads at once")
    }
  }
}
