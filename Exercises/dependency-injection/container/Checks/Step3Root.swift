import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

@MainActor private final class Step3Letters: Letters.Tracker {
  let answers = AnswerStub<String, String>(returning: "in your letter box")
  func status(of stamp: String) async throws -> String { try await answers(stamp) }
}

@MainActor private final class Step3Parcels: Parcels.Tracker {
  let answers = AnswerStub<Int, String>(returning: "with a neighbour")
  func status(of number: Int) async throws -> String { try await answers(number) }
}

nonisolated(unsafe) private var step3HasNoStart = false

extension Postmark {
  @_disfavoredOverload
  fileprivate static func start(unused: Void = ()) { step3HasNoStart = true }
}

nonisolated(unsafe) private var step3AsksForATracker: [String] = []

extension LetterViewModel {
  @_disfavoredOverload
  fileprivate convenience init(unused: Void = ()) {
    step3AsksForATracker.append("letters")
    self.init(tracker: Step3Letters())
  }
}

extension ParcelViewModel {
  @_disfavoredOverload
  fileprivate convenience init(unused: Void = ()) {
    step3AsksForATracker.append("parcels")
    self.init(tracker: Step3Parcels())
  }
}

@MainActor final class Step3Root: XCTestCase {
  /// A view model cannot be made without its tracker.
  func testTrackersHaveNoDefaults() {
    step3AsksForATracker = []
    _ = try? LetterViewModel()
    _ = try? ParcelViewModel()
    XCTAssertEqual(
      step3AsksForATracker, ["letters", "parcels"],
      "view models that cannot be made without a tracker")
  }

  /// While a tracker is asked, the line stays, and another look asks again.
  func testLineStaysMeanwhile() async {
    let letters = Step3Letters()
    let letter = LetterViewModel(tracker: letters)
    await letter.look(for: "A1")
    letters.answers.hold()
    let looks = ["B2", "C3"].map { stamp in Task { await letter.look(for: stamp) } }
    await MainQueue.run(until: letters.answers.pending.count == 2)
    XCTAssertEqual(letters.answers.inputs.count, 3, "stamps asked for, two of them at once")
    XCTAssertEqual(letter.line, "Letter A1: in your letter box", "the line meanwhile")
    letters.answers.release()
    for look in looks { await look.value }
    let parcels = Step3Parcels()
    let parcel = ParcelViewModel(tracker: parcels)
    await parcel.look(for: 77)
    parcels.answers.hold()
    let look = Task { await parcel.look(for: 78) }
    await MainQueue.run(until: !parcels.answers.pending.isEmpty)
    XCTAssertEqual(parcel.line, "Parcel 77: with a neighbour", "the line meanwhile")
    parcels.answers.release()
    await look.value
  }

  private let server = URL(fileURLWithPath: "/postmark")

  /// A view model works with the tracker that it was given.
  func testViewModelsUseWhatTheyAreGiven() async {
    let letters = Step3Letters()
    let letter = LetterViewModel(tracker: letters)
    XCTAssertEqual(letter.line, "", "the line before a letter is looked for")
    await letter.look(for: "A1")
    XCTAssertEqual(letter.line, "Letter A1: in your letter box", "the line for the letter A1")
    letters.answers.returns("lost at sea")
    await letter.look(for: " b7")
    XCTAssertEqual(letter.line, "Letter  b7: lost at sea", "the line for another letter, ' b7'")
    await letter.look(for: "A1")
    XCTAssertEqual(letter.line, "Letter A1: lost at sea", "the line for A1, looked for again")
    letters.answers.returns("")
    await letter.look(for: "")
    XCTAssertEqual(letter.line, "Letter : ", "the line for no stamp, and a tracker without words")
    XCTAssertEqual(letters.answers.inputs, ["A1", " b7", "A1", ""], "stamps that were asked for")
    let parcels = Step3Parcels()
    let parcel = ParcelViewModel(tracker: parcels)
    XCTAssertEqual(parcel.line, "", "the line before a parcel is looked for")
    await parcel.look(for: 77)
    XCTAssertEqual(parcel.line, "Parcel 77: with a neighbour", "the line for the parcel 77")
    parcels.answers.returns("in the van")
    for number in [12_345, 0, 77] {
      await parcel.look(for: number)
      XCTAssertEqual(
        parcel.line, "Parcel \(number): in the van", "the line for \(number), afterwards")
    }
    XCTAssertEqual(parcels.answers.inputs, [77, 12_345, 0, 77], "numbers that were asked for")
  }

  /// A tracker that fails leads to words, not to a crash.
  func testFailingTracker() async {
    let letters = Step3Letters()
    letters.answers.fails(with: URLError(.notConnectedToInternet))
    let letter = LetterViewModel(tracker: letters)
    await letter.look(for: "A1")
    XCTAssertEqual(letter.line, "Letter A1: nobody knows", "after a failure")
    letters.answers.returns("in your letter box")
    await letter.look(for: "A1")
    XCTAssertEqual(letter.line, "Letter A1: in your letter box", "after a success that follows")
    letters.answers.fails(with: CancellationError())
    await letter.look(for: "B7")
    XCTAssertEqual(letter.line, "Letter B7: nobody knows", "after a failure that follows a success")
    let parcels = Step3Parcels()
    let parcel = ParcelViewModel(tracker: parcels)
    await parcel.look(for: 77)
    parcels.answers.fails(with: URLError(.notConnectedToInternet))
    await parcel.look(for: 78)
    XCTAssertEqual(parcel.line, "Parcel 78: nobody knows", "after a failure that follows a success")
    parcels.answers.fails(with: CancellationError())
    await parcel.look(for: 79)
    XCTAssertEqual(parcel.line, "Parcel 79: nobody knows", "after a CancellationError")
    parcels.answers.returns("in the van")
    await parcel.look(for: 78)
    XCTAssertEqual(parcel.line, "Parcel 78: in the van", "after a success that follows")
  }

  /// The root takes each view model's tracker from the container that it is given.
  func testRootAsksTheGivenContainer() async throws {
    let container = DIContainer()
    container.register(Step3Letters(), as: Letters.Tracker.self)
    container.register(Step3Parcels(), as: Parcels.Tracker.self)
    let letter = try Postmark.makeLetters(from: container)
    await letter.look(for: "B2")
    XCTAssertEqual(letter.line, "Letter B2: in your letter box", "with a container of the check")
    let parcel = try Postmark.makeParcels(from: container)
    await parcel.look(for: 4)
    XCTAssertEqual(parcel.line, "Parcel 4: with a neighbour", "with a container of the check")
    let lost = Step3Letters()
    lost.answers.returns("lost at sea")
    let other = DIContainer()
    other.register(lost, as: Letters.Tracker.self)
    let found = try Postmark.makeLetters(from: other)
    await found.look(for: "B2")
    XCTAssertEqual(found.line, "Letter B2: lost at sea", "with another container, afterwards")
  }

  /// A container that lacks something is an error at the root.
  func testRootPassesTheErrorOn() {
    XCTAssertThrowsError(
      try Postmark.makeLetters(from: DIContainer()), "makeLetters, from an empty container"
    ) { error in
      let name = (error as? NotRegistered)?.typeName ?? ""
      XCTAssertEqual(
        name.contains("Letters.Tracker") ? "Letters.Tracker" : "\(error)", "Letters.Tracker",
        "what makeLetters says is missing, from an empty container")
    }
    XCTAssertThrowsError(
      try Postmark.makeParcels(from: DIContainer()), "makeParcels, from an empty container"
    ) { error in
      let name = (error as? NotRegistered)?.typeName ?? ""
      XCTAssertEqual(
        name.contains("Parcels.Tracker") ? "Parcels.Tracker" : "\(error)", "Parcels.Tracker",
        "what makeParcels says is missing, from an empty container")
    }
  }

  /// The app's own container holds the post office and the courier, and both ask the given server.
  func testAppContainerIsComplete() async throws {
    let container = Postmark.makeContainer(server: server)
    let letters = try container.resolve(Letters.Tracker.self)
    let parcels = try container.resolve(Parcels.Tracker.self)
    XCTAssertTrue(
      letters is PostOffice,
      "Letters.Tracker in the app's container: expected a PostOffice, found a \(Swift.type(of: letters))"
    )
    XCTAssertTrue(
      parcels is Courier,
      "Parcels.Tracker in the app's container: expected a Courier, found a \(Swift.type(of: parcels))"
    )
    XCTAssertEqual(
      (try container.resolve(Letters.Tracker.self) as? PostOffice)?.server, server,
      "the server of the post office")
    let network = NetworkStub()
    let address = try XCTUnwrap(URL(string: "https://post.example/parcels"))
    let online = Postmark.makeContainer(server: address)
    _ = try? await online.resolve(Parcels.Tracker.self).status(of: 4)
    XCTAssertEqual(network.lines, ["GET https://post.example/parcels/4"], "what the courier asked")
    _ = try? await online.resolve(Letters.Tracker.self).status(of: "A1")
    XCTAssertEqual(
      network.lines.last, "GET https://post.example/parcels/A1", "what the post office asked")
    XCTAssertThrowsError(
      try container.resolve(PostOffice.self),
      "The app's container answers for the class PostOffice, too.")
    XCTAssertThrowsError(
      try container.resolve(Courier.self), "The app's container answers for the class Courier, too."
    )
  }

  /// Whoever makes the app's container gets a new one, and changes nothing in those made before.
  func testEachAppContainerIsNew() throws {
    let first = Postmark.makeContainer(server: server)
    let elsewhere = URL(fileURLWithPath: "/elsewhere")
    let second = Postmark.makeContainer(server: elsewhere)
    XCTAssertFalse(first === second, "two calls of makeContainer gave the same container")
    let third = Postmark.makeContainer(server: server)
    XCTAssertFalse(
      first === third, "two calls of makeContainer for one server gave the same container")
    let couriers = try [first, third].map { try $0.resolve(Parcels.Tracker.self) as AnyObject }
    XCTAssertFalse(couriers[0] === couriers[1], "two containers for one server share a courier")
    XCTAssertEqual(
      (try first.resolve(Letters.Tracker.self) as? PostOffice)?.server, server,
      "the server of the first post office, after a second container was made")
    XCTAssertEqual(
      (try second.resolve(Letters.Tracker.self) as? PostOffice)?.server, elsewhere,
      "the server of the second post office")
  }

  /// A container that nobody needs any more goes away: neither the root nor what is in it holds it.
  func testContainerGoesAway() throws {
    var viewModels: [AnyObject] = []
    try expectReleased {
      let container = Postmark.makeContainer(server: server)
      viewModels = [
        try Postmark.makeLetters(from: container), try Postmark.makeParcels(from: container),
      ]
      return [container]
    }
    withExtendedLifetime(viewModels) {}
  }

  /// Nobody needs start() any more.
  func testNobodyStarts() {
    step3HasNoStart = false
    Postmark.start()
    XCTAssertTrue(step3HasNoStart, "Postmark still has a start().")
  }

  /// View models do not know that there is a container.
  func testViewModelsKnowNoContainer() throws {
    for name in ["LetterViewModel", "ParcelViewModel"] {
      let viewModel = try Codebase.learner.type(name)
      XCTAssertNoTransitiveReference(from: viewModel, toType: "DIContainer")
      XCTAssertConstructsNoDependency(viewModel)
      XCTAssertNoGlobals(in: viewModel)
      // The container under another name, such as that of a protocol.
      XCTAssertNoReference(from: viewModel, toSymbol: "resolve(_:)")
    }
  }

  /// Nobody keeps a container: there is none in a property, static or not.
  func testNobodyKeepsAContainer() throws {
    for part in Codebase.learner.types {
      XCTAssertHoldsNothingStrongly(part, ofType: "DIContainer")
    }
  }

  /// Each view model holds a promise, not a post office or a courier.
  func testViewModelsHoldPromises() throws {
    let letter = try Codebase.learner.type("LetterViewModel")
    let parcel = try Codebase.learner.type("ParcelViewModel")
    XCTAssertNoTransitiveReference(from: letter, toType: "PostOffice")
    XCTAssertNoTransitiveReference(from: parcel, toType: "Courier")
  }
}
