import StructureChecks
import SwiftUI
import TestDoubles
import XCTest

@testable import Learner

@MainActor private final class Step2Users: UserProvider {
  let name: String
  let users = AnswerStub<Int, Void>()
  let counts = AnswerStub<Int, Int>(returning: 3)
  let follows = AnswerStub<Int, Void>()

  init(_ name: String) { self.name = name }

  func user(id: Int) async throws -> User {
    try await users(id)
    return User(id: id, name: "\(name) \(id)")
  }

  func followers(of id: Int) async throws -> Int { try await counts(id) }
  func follow(id: Int) async throws { try await follows(id) }
}

@MainActor final class Step2Views: XCTestCase {
  /// A profile shows the member that the injected service knows.
  func testProfileUsesTheInjectedService() async {
    let users = Step2Users("Ada")
    let screen = ViewScreen(showing: ProfileView(userID: 4).environment(\.userService, users))
    await screen.settle()
    XCTAssertTrue(screen.shows("Ada 4"), "'Ada 4' is missing on the screen: \(screen.visibleText)")
    XCTAssertEqual(users.users.inputs, [4], "members that the injected service was asked for")
    screen.close()
  }

  /// The service reaches the views inside of the profile as well.
  func testServiceReachesTheViewsInside() async {
    let users = Step2Users("Ada")
    users.counts.returns(58)
    let screen = ViewScreen(showing: ProfileView(userID: 4).environment(\.userService, users))
    await screen.settle()
    XCTAssertTrue(
      screen.shows("58 followers"),
      "'58 followers' is missing on the screen: \(screen.visibleText)")
    XCTAssertEqual(users.counts.inputs, [4], "followers that the injected service was asked for")
    screen.close()
  }

  /// Each of the views takes the service itself, wherever it is used.
  func testViewsInsideStandAlone() async throws {
    let users = Step2Users("Ada")
    users.counts.returns(58)
    let screen = ViewScreen(
      showing: VStack {
        FollowersView(userID: 4)
        FollowButton(userID: 5)
      }
      .environment(\.userService, users))
    await screen.settle()
    XCTAssertTrue(
      screen.shows("58 followers"),
      "'58 followers' is missing in followers alone: \(screen.visibleText)")
    try screen.tap("Follow")
    await screen.settle()
    XCTAssertEqual(users.follows.inputs, [5], "members that were followed by the button alone")
    screen.close()
  }

  /// The button follows through the service that is there when it is tapped.
  func testButtonUsesTheInjectedService() async throws {
    let users = Step2Users("Ada")
    let screen = ViewScreen(showing: ProfileView(userID: 4).environment(\.userService, users))
    await screen.settle()
    users.follows.hold()
    try screen.tap("Follow")
    await screen.settle()
    XCTAssertEqual(users.follows.inputs, [4], "members that were followed after a tap")
    XCTAssertFalse(
      screen.shows("Following"),
      "'Following' is there before the service has answered: \(screen.visibleText)")
    users.follows.release()
    await screen.settle()
    XCTAssertTrue(
      screen.shows("Following"), "'Following' is missing on the screen: \(screen.visibleText)")
    screen.close()
  }

  /// Before the service has answered, there are dots for the name and nothing for the followers.
  func testBeforeTheAnswer() async {
    let users = Step2Users("Ada")
    users.counts.returns(58)
    users.users.hold()
    users.counts.hold()
    let screen = ViewScreen(showing: ProfileView(userID: 4).environment(\.userService, users))
    await screen.settle()
    XCTAssertEqual(screen.visibleText.filter { !$0.isEmpty }, ["…", "Follow"], "on the screen")
    users.users.release()
    users.counts.release()
    await screen.settle()
    XCTAssertEqual(
      screen.visibleText, ["Ada 4", "58 followers", "Follow"], "on the screen, after the answers")
    screen.close()
  }

  /// A failure leads to words, and the button stays as it is.
  func testFailures() async throws {
    let network = NetworkStub()
    for error in [URLError(.timedOut), URLError(.cancelled), CancellationError()] as [any Error] {
      let users = Step2Users("Ada")
      for answer in [users.users, users.follows] { answer.fails(with: error) }
      users.counts.fails(with: error)
      let screen = ViewScreen(showing: ProfileView(userID: 4).environment(\.userService, users))
      await screen.settle()
      XCTAssertTrue(
        screen.shows("Unknown member"),
        "'Unknown member' is missing on the screen, for \(type(of: error)): \(screen.visibleText)")
      try screen.tap("Follow")
      await screen.settle()
      XCTAssertFalse(
        screen.shows("Following"),
        "'Following' is there after a follow that failed with \(type(of: error)): "
          + "\(screen.visibleText)")
      XCTAssertEqual(
        screen.visibleText.filter { !$0.isEmpty }, ["Unknown member", "Follow"],
        "on the screen, when everything fails with \(type(of: error))")
      screen.close()
    }
    XCTAssertEqual(
      network.lines, [], "asked of the production service when the one that is set fails")
  }

  /// The number stands as it came, also if nobody follows, or one.
  func testFewFollowers() async {
    for count in [0, 1] {
      let users = Step2Users("Ada")
      users.counts.returns(count)
      let screen = ViewScreen(showing: FollowersView(userID: 4).environment(\.userService, users))
      await screen.settle()
      XCTAssertEqual(screen.visibleText, ["\(count) followers"], "on the screen, for \(count)")
      screen.close()
    }
  }

  /// A button that says Following still says so after another touch that worked.
  func testFollowingTwice() async throws {
    let users = Step2Users("Ada")
    let screen = ViewScreen(showing: FollowButton(userID: 4).environment(\.userService, users))
    await screen.settle()
    try screen.tap("Follow")
    await screen.settle()
    try screen.tap("Following")
    await screen.settle()
    XCTAssertEqual(screen.visibleText, ["Following"], "on the screen, after two touches")
    screen.close()
  }

  /// A button that says Following goes back to Follow when another touch fails.
  func testFollowingThatFailsLater() async throws {
    let users = Step2Users("Ada")
    let screen = ViewScreen(showing: FollowButton(userID: 4).environment(\.userService, users))
    await screen.settle()
    try screen.tap("Follow")
    await screen.settle()
    XCTAssertTrue(
      screen.shows("Following"), "'Following' is missing after a touch: \(screen.visibleText)")
    users.follows.fails(with: URLError(.timedOut))
    try screen.tap("Following")
    await screen.settle()
    XCTAssertEqual(screen.visibleText, ["Follow"], "on the screen, after a touch that failed")
    XCTAssertEqual(users.follows.inputs, [4, 4], "members that were followed in two touches")
    screen.close()
  }

  /// A service that is set for one view is not set for the one beside it.
  func testSiblingsKeepTheirs() async {
    let inner = Step2Users("Inner")
    let outer = Step2Users("Outer")
    let screen = ViewScreen(
      showing: VStack {
        ProfileView(userID: 1).environment(\.userService, inner)
        ProfileView(userID: 2)
      }
      .environment(\.userService, outer))
    await screen.settle()
    XCTAssertTrue(
      screen.shows("Inner 1"),
      "'Inner 1' is missing in the view with a service: \(screen.visibleText)")
    XCTAssertTrue(
      screen.shows("Outer 2"), "'Outer 2' is missing in the view beside it: \(screen.visibleText)")
    screen.close()
  }

  /// A view beside one with a service of its own still asks the production service by default.
  func testSiblingsKeepTheDefault() async {
    let network = NetworkStub()
    network.answer("https://clubhouse.example/users/2/name", with: .data(Data("Grace".utf8)))
    let inner = Step2Users("Inner")
    let screen = ViewScreen(
      showing: VStack {
        ProfileView(userID: 1).environment(\.userService, inner)
        ProfileView(userID: 2)
      })
    await MainQueue.run(until: screen.shows("Grace"))
    XCTAssertTrue(
      screen.shows("Inner 1"),
      "'Inner 1' is missing in the view with a service: \(screen.visibleText)")
    XCTAssertTrue(
      screen.shows("Grace"), "'Grace' is missing in the view without one: \(screen.visibleText)")
    await MainQueue.settle()
    XCTAssertEqual(inner.users.inputs, [1], "members that the inner service was asked for")
    screen.close()
  }

  /// No view is handed a service any more: the environment is the one way.
  func testViewsHoldNoService() {
    let views: [any View] = [
      ProfileView(userID: 1), FollowersView(userID: 1), FollowButton(userID: 1),
    ]
    for view in views {
      let handed = Mirror(reflecting: view).children.filter {
        $0.value is any UserProvider || $0.value is (any UserProvider)?
      }
      XCTAssertEqual(
        handed.map { $0.label ?? "?" }, [], "properties of \(type(of: view)) that hold a service")
    }
  }

  /// No view names the production service.
  func testViewsDoNotNameTheService() throws {
    for view in Codebase.learner.types(conformingTo: "View") {
      XCTAssertNoReference(from: view, toType: "UserService")
      XCTAssertNoGlobals(in: view)
    }
  }
}
