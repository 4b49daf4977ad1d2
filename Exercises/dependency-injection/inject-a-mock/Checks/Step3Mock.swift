import TestDoubles
import UIKit
import XCTest

@testable import Learner

@MainActor
final class Step3Mock: XCTestCase {
  private let network = NetworkStub()

  /// The mock answers with the users that it was made with, each by its id.
  func testAnswersWithItsUsers() async throws {
    let mock = MockUserService(users: [step3User(), step3Grace])
    let first = try await mock.fetchUser(id: 7)
    let second = try await mock.fetchUser(id: 9)
    XCTAssertEqual(first, step3User(), "the answer for user 7")
    XCTAssertEqual(second, step3Grace, "the answer for user 9")
  }

  /// A user that the mock does not have is an error, for a fetch and for an update.
  func testUnknownUserIsAnError() async {
    let mock = MockUserService(users: [step3Grace])
    let ofFetch = await step3Message { _ = try await mock.fetchUser(id: 7) }
    XCTAssertNotNil(ofFetch, "a fetch of user 7 from a mock that has only user 9 must throw")
    let ofUpdate = await step3Message { try await mock.updateUser(step3User()) }
    XCTAssertNotNil(ofUpdate, "an update of user 7 in a mock that has only user 9 must throw")
    XCTAssertEqual(
      [mock.fetchCount, mock.updateCount], [1, 1],
      "fetchCount and updateCount after a fetch and an update of an unknown user")
    let afterwards = await step3Message { _ = try await mock.fetchUser(id: 7) }
    XCTAssertNotNil(afterwards, "a fetch of user 7 must throw after an update that threw, too")
    mock.error = nil
    XCTAssertEqual(
      [mock.fetchCount, mock.updateCount], [2, 1],
      "fetchCount and updateCount after one more fetch, and error set to nil")
  }

  /// The next fetch brings what the last update has stored; other users stay as they were.
  func testRemembersUpdates() async throws {
    let mock = MockUserService(users: [step3User(), step3Grace])
    try await mock.updateUser(step3User(name: "Ada King"))
    let changed = try await mock.fetchUser(id: 7)
    let other = try await mock.fetchUser(id: 9)
    XCTAssertEqual(changed.name, "Ada King", "the name fetched after an update")
    XCTAssertEqual(other, step3Grace, "user 9 after an update of user 7")
  }

  /// An update stores the whole user, whatever of it has changed.
  func testStoresTheWholeUser() async throws {
    let mock = MockUserService(users: [step3User()])
    let moved = User(id: 7, name: "Ada King", email: "ada@king.example", cardNumber: "RR-1835")
    try await mock.updateUser(moved)
    let stored = try await mock.fetchUser(id: 7)
    XCTAssertEqual(stored, moved, "the user fetched after an update of name, email and card")
    let again = User(id: 7, name: "Ada King", email: "ada@ockham.example", cardNumber: "RR-1835")
    try await mock.updateUser(again)
    let storedAgain = try await mock.fetchUser(id: 7)
    XCTAssertEqual(storedAgain, again, "the user fetched after an update of the email only")
  }

  /// An error that was planted is thrown by every call until it is taken away.
  func testThrowsThePlantedError() async {
    let mock = MockUserService(users: [step3User()])
    mock.error = Step3Offline()
    for round in ["first", "second"] {
      let ofFetch = await step3Message { _ = try await mock.fetchUser(id: 7) }
      XCTAssertEqual(ofFetch, "You are offline.", "the error of the \(round) fetch")
      let ofUpdate = await step3Message { try await mock.updateUser(step3User()) }
      XCTAssertEqual(ofUpdate, "You are offline.", "the error of the \(round) update")
      let ofUnknown = await step3Message { try await mock.updateUser(step3Grace) }
      XCTAssertEqual(ofUnknown, "You are offline.", "the error of an update of an unknown user")
      let fetched = await step3Message { _ = try await mock.fetchUser(id: 9) }
      XCTAssertEqual(fetched, "You are offline.", "the error of a fetch of an unknown user")
    }
    do {
      _ = try await mock.fetchUser(id: 7)
    } catch {
      XCTAssertTrue(
        error is Step3Offline, "it is `error` that is thrown, but another came: \(type(of: error))")
    }
    mock.error = nil
    let afterwards = await step3Message { _ = try await mock.fetchUser(id: 7) }
    XCTAssertNil(afterwards, "the error of a fetch after `error` was set to nil")
    let updated = await step3Message { try await mock.updateUser(step3User()) }
    XCTAssertNil(updated, "the error of an update after `error` was set to nil")
  }

  /// An update that failed has stored nothing.
  func testFailedUpdateStoresNothing() async throws {
    let mock = MockUserService(users: [step3User()])
    mock.error = Step3Offline()
    _ = await step3Message { try await mock.updateUser(step3User(name: "Ada King")) }
    mock.error = nil
    let user = try await mock.fetchUser(id: 7)
    XCTAssertEqual(user, step3User(), "the user fetched after an update that failed")
  }

  /// The mock counts its calls, those included that failed.
  func testCountsItsCalls() async throws {
    let mock = MockUserService(users: [step3User()])
    XCTAssertEqual(
      [mock.fetchCount, mock.updateCount], [0, 0], "fetchCount and updateCount of a new mock")
    _ = try await mock.fetchUser(id: 7)
    mock.error = Step3Offline()
    _ = await step3Message { _ = try await mock.fetchUser(id: 7) }
    _ = await step3Message { try await mock.updateUser(step3User()) }
    XCTAssertEqual(
      [mock.fetchCount, mock.updateCount], [2, 1],
      "fetchCount and updateCount after a fetch, a failed fetch and a failed update")
  }

  /// The mock never touches the network.
  func testStaysOffTheNetwork() async throws {
    let mock = MockUserService(users: [step3User()])
    _ = try await mock.fetchUser(id: 7)
    try await mock.updateUser(step3User(name: "Ada King"))
    XCTAssertEqual(network.lines, [], "addresses asked for by a mock's fetch and update")
  }

  /// Two mocks share nothing.
  func testTwoMocksAreApart() async throws {
    let (first, second) = (
      MockUserService(users: [step3User()]), MockUserService(users: [step3User()])
    )
    try await first.updateUser(step3User(name: "Ada King"))
    let user = try await second.fetchUser(id: 7)
    XCTAssertEqual(user.name, "Ada Byron", "the second mock's user after an update of the first")
    XCTAssertEqual(
      second.updateCount, 0, "updateCount of the second mock after an update of the first")
  }
}

private let step3Grace = User(
  id: 9, name: "Grace Hopper", email: "grace@readingroom.example", cardNumber: "RR-1906")

struct Step3Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

func step3User(name: String = "Ada Byron") -> User {
  User(id: 7, name: name, email: "ada@readingroom.example", cardNumber: "RR-1815")
}

/// What the user would read of the error; nil if there was none.
@MainActor
private func step3Message(_ body: @MainActor () async throws -> Void) async -> String? {
  do {
    try await body()
    return nil
  } catch {
    return error.localizedDescription
  }
}
