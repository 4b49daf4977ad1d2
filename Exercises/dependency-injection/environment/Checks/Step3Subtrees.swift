import SwiftUI
import TestDoubles
import XCTest

@testable import Learner

@MainActor private final class Step3Users: UserProvider {
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

/// A service whose answers come sooner or later, whether anybody waits for them or not.
@MainActor private final class Step3Slow: UserProvider {
  let users = AnswerStub<Int, User>(returning: User(id: 1, name: "First 1"))
  let counts = AnswerStub<Int, Int>(returning: 11)
  let follows = AnswerStub<Int, Void>()

  init() {
    users.hold()
    counts.hold()
    follows.hold()
  }

  func user(id: Int) async throws -> User {
    try await withCheckedThrowingContinuation { answer in
      users(id) { answer.resume(with: $0) }
    }
  }

  func followers(of id: Int) async throws -> Int {
    try await withCheckedThrowingContinuation { answer in
      counts(id) { answer.resume(with: $0) }
    }
  }

  func follow(id: Int) async throws {
    try await withCheckedThrowingContinuation { (answer: CheckedContinuation<Void, any Error>) in
      follows(id) { answer.resume(with: $0) }
    }
  }
}

/// A screen on which somebody logs out and another one logs in.
private struct Step3Switch: View {
  let first: any UserProvider
  let second: any UserProvider
  @State private var isSecond = false

  var body: some View {
    VStack {
      Button("Switch") { isSecond.toggle() }
      ProfileView(userID: 1)
    }
    .environment(\.userService, isSecond ? second : first)
  }
}

/// A club of one guest, whose members' service changes.
private struct Step3ClubSwitch: View {
  let first: any UserProvider
  let second: any UserProvider
  @State private var isSecond = false

  var body: some View {
    VStack {
      Button("Switch") { isSecond.toggle() }
      ClubView(memberIDs: [], guestIDs: [7])
    }
    .environment(\.userService, isSecond ? second : first)
  }
}

/// A club of one guest, which somebody joins.
private struct Step3Joining: View {
  @State private var memberIDs: [Int] = []

  var body: some View {
    VStack {
      Button("Join") { memberIDs = [1] }
      ClubView(memberIDs: memberIDs, guestIDs: [7])
    }
  }
}

/// A club that the first of two members and the first of two guests leave.
private struct Step3Leaving: View {
  @State private var hasLeft = false

  var body: some View {
    VStack {
      Button("Leave") { hasLeft = true }
      ClubView(memberIDs: hasLeft ? [1] : [2, 1], guestIDs: hasLeft ? [7] : [8, 7])
    }
  }
}

@MainActor final class Step3Subtrees: XCTestCase {
  /// Whoever leaves the club takes their own line along.
  func testLinesBelongToTheirMembers() async throws {
    let users = Step3Users("Ada")
    let screen = ViewScreen(showing: Step3Leaving().environment(\.userService, users))
    await screen.settle()
    try screen.tap("Leave")
    await screen.settle()
    XCTAssertEqual(
      screen.visibleText.filter { $0.hasPrefix("Ada") || $0.hasPrefix("Guest ") },
      ["Ada 1", "Guest 7"], "on the screen, after Ada 2 and Guest 8 have left")
    screen.close()
  }

  /// Who comes back to a service begins anew there, too.
  func testButtonAfterTwoChanges() async throws {
    let screen = ViewScreen(
      showing: Step3Switch(first: Step3Users("First"), second: Step3Users("Second")))
    await screen.settle()
    try screen.tap("Follow")
    await screen.settle()
    for _ in 1...2 {
      try screen.tap("Switch")
      await screen.settle()
    }
    XCTAssertEqual(
      screen.visibleText, ["Switch", "First 1", "3 followers", "Follow"],
      "on the screen, after a follow, a change, and a change back")
    screen.close()
  }

  /// A late success of the old service takes nothing from a follow at the new one.
  func testLateFollowAfterANewOne() async throws {
    let first = Step3Slow()
    let screen = ViewScreen(showing: Step3Switch(first: first, second: Step3Users("Second")))
    await screen.settle()
    try screen.tap("Follow")
    await MainQueue.run(until: !first.follows.pending.isEmpty)
    try screen.tap("Switch")
    await screen.settle()
    try screen.tap("Follow")
    await screen.settle()
    first.follows.release()
    await screen.settle()
    XCTAssertEqual(
      screen.visibleText, ["Switch", "Second 1", "3 followers", "Following"],
      "on the screen, after a follow that the old service answered last")
    screen.close()
  }

  /// The whole club takes its members from the service that is set around it.
  func testClubUsesTheInjectedService() async {
    let users = Step3Users("Ada")
    let plain = ClubView(memberIDs: [2, 1, 3], guestIDs: [])
    let handed = Mirror(reflecting: plain).children.filter {
      $0.value is any UserProvider || type(of: $0.value) == (any UserProvider)?.self
    }
    XCTAssertEqual(
      handed.map { $0.label ?? "?" }, [], "properties of ClubView that hold a service")
    let club = plain.environment(\.userService, users)
    let screen = ViewScreen(showing: club)
    await screen.settle()
    XCTAssertTrue(screen.shows("Ada 1"), "'Ada 1' is missing on the screen: \(screen.visibleText)")
    XCTAssertTrue(screen.shows("Ada 2"), "'Ada 2' is missing on the screen: \(screen.visibleText)")
    XCTAssertEqual(
      screen.visibleText.filter { $0.hasPrefix("Ada") }, ["Ada 2", "Ada 1", "Ada 3"],
      "members on the screen, for the ids 2, 1 and 3")
    XCTAssertTrue(
      screen.shows("Guests"),
      "'Guests' is missing, the title of the empty corner: \(screen.visibleText)")
    XCTAssertEqual(Set(users.users.inputs), [1, 2, 3], "members that the service was asked for")
    screen.close()
  }

  /// In the guests' corner everybody is invented, whatever is set around the club.
  func testGuestsAreInvented() async {
    let users = Step3Users("Ada")
    users.counts.returns(777)
    let club = ClubView(memberIDs: [1], guestIDs: [8, 7, 9]).environment(\.userService, users)
    let screen = ViewScreen(showing: club)
    await screen.settle()
    XCTAssertTrue(
      screen.shows("Guest 8"), "'Guest 8' is missing in the corner: \(screen.visibleText)")
    XCTAssertTrue(
      screen.shows("Guests"), "'Guests' is missing, the title of the corner: \(screen.visibleText)")
    XCTAssertTrue(
      screen.shows("Guest 7"), "'Guest 7' is missing in the corner: \(screen.visibleText)")
    XCTAssertEqual(
      screen.visibleText.filter { $0.hasPrefix("Guest ") }, ["Guest 8", "Guest 7", "Guest 9"],
      "in the corner, for the ids 8, 7 and 9")
    XCTAssertTrue(
      screen.shows("70 followers"),
      "'70 followers' is missing in the corner: \(screen.visibleText)")
    XCTAssertEqual(
      Set(users.users.inputs).sorted(), [1], "who the service around the club was asked for")
    screen.close()
    let guestsOnly = ViewScreen(showing: ClubView(memberIDs: [], guestIDs: [7]))
    await guestsOnly.settle()
    XCTAssertTrue(
      guestsOnly.shows("Members"),
      "'Members' is missing, the title of a club without members: \(guestsOnly.visibleText)")
    guestsOnly.close()
  }

  /// The guests keep their service while the club around them changes.
  func testGuestsKeepTheirService() async throws {
    let users = Step3Users("Ada")
    let screen = ViewScreen(showing: Step3Joining().environment(\.userService, users))
    await screen.settle()
    try screen.tap("Follow")
    await screen.settle()
    try screen.tap("Join")
    await screen.settle()
    XCTAssertTrue(
      screen.shows("Ada 1"), "'Ada 1' is missing after a new member: \(screen.visibleText)")
    XCTAssertTrue(
      screen.shows("Following"),
      "'Following' is missing, for the guest that was followed before somebody joined: "
        + "\(screen.visibleText)")
    screen.close()
    let club = ViewScreen(
      showing: Step3ClubSwitch(first: users, second: Step3Users("Grace")))
    await club.settle()
    try club.tap("Follow")
    await club.settle()
    try club.tap("Switch")
    await club.settle()
    XCTAssertTrue(
      club.shows("Following"),
      "'Following' is missing, for the guest that was followed before the members' service changed: "
        + "\(club.visibleText)")
    club.close()
  }

  /// A guest may have the number of a member: who is invented is decided by the section.
  func testGuestMayHaveTheNumberOfAMember() async {
    let users = Step3Users("Ada")
    let club = ClubView(memberIDs: [1, 2], guestIDs: [2, 3]).environment(\.userService, users)
    let screen = ViewScreen(showing: club)
    await screen.settle()
    XCTAssertEqual(
      screen.visibleText.filter { $0.hasPrefix("Ada ") || $0.hasPrefix("Guest ") },
      ["Ada 1", "Ada 2", "Guest 2", "Guest 3"], "names, for the members 1 and 2, the guests 2 and 3"
    )
    XCTAssertEqual(
      screen.visibleText.filter { $0.hasSuffix("followers") },
      ["3 followers", "3 followers", "20 followers", "30 followers"],
      "followers, for the members 1 and 2, the guests 2 and 3")
    XCTAssertEqual(
      users.users.inputs.sorted(), [1, 2], "who the service around the club was asked for")
    screen.close()
  }

  /// The corner changes nothing for the members.
  func testMembersAreReal() async {
    let users = Step3Users("Ada")
    users.counts.returns(777)
    let club = ClubView(memberIDs: [1], guestIDs: [7]).environment(\.userService, users)
    let screen = ViewScreen(showing: club)
    await screen.settle()
    XCTAssertTrue(
      screen.shows("Members"),
      "'Members' is missing, the title of their section: \(screen.visibleText)")
    XCTAssertTrue(
      screen.shows("Ada 1"), "'Ada 1' is missing among the members: \(screen.visibleText)")
    XCTAssertTrue(
      screen.shows("777 followers"),
      "'777 followers' is missing among the members: \(screen.visibleText)")
    XCTAssertFalse(
      screen.shows("Guest 1"), "'Guest 1' is there among the members: \(screen.visibleText)")
    screen.close()
  }

  /// When the service changes, the views load again, from the new one.
  func testNewServiceLoadsAgain() async throws {
    let first = Step3Users("First")
    let second = Step3Users("Second")
    first.counts.returns(11)
    second.counts.returns(22)
    let screen = ViewScreen(showing: Step3Switch(first: first, second: second))
    await screen.settle()
    XCTAssertTrue(
      screen.shows("First 1"), "'First 1' is missing before the change: \(screen.visibleText)")
    try screen.tap("Switch")
    await screen.settle()
    XCTAssertTrue(
      screen.shows("Second 1"), "'Second 1' is missing after the change: \(screen.visibleText)")
    XCTAssertTrue(
      screen.shows("22 followers"),
      "'22 followers' is missing after the change: \(screen.visibleText)")
    try screen.tap("Follow")
    await screen.settle()
    XCTAssertEqual(first.follows.inputs, [], "follows through the first service")
    XCTAssertEqual(second.follows.inputs, [1], "follows through the second service")
    first.counts.returns(12)
    try screen.tap("Switch")
    await screen.settle()
    XCTAssertEqual(
      screen.visibleText, ["Switch", "First 1", "12 followers", "Follow"],
      "on the screen, after a change back to the first service, where there is one follower more")
    screen.close()
  }

  /// An answer of the old service that comes after the change is not shown.
  func testLateAnswerOfTheOldService() async throws {
    for fails in [false, true] {
      let first = Step3Slow()
      let second = Step3Users("Second")
      second.counts.returns(22)
      let screen = ViewScreen(showing: Step3Switch(first: first, second: second))
      await MainQueue.run(until: !first.users.pending.isEmpty && !first.counts.pending.isEmpty)
      try screen.tap("Switch")
      await screen.settle()
      if fails {
        first.users.fails(with: URLError(.cancelled))
        first.counts.fails(with: URLError(.cancelled))
      }
      first.users.release()
      first.counts.release()
      await screen.settle()
      XCTAssertEqual(
        screen.visibleText, ["Switch", "Second 1", "22 followers", "Follow"],
        "on the screen, after the old service \(fails ? "failed" : "answered") last")
      screen.close()
    }
  }

  /// The button belongs to the service, too: after the change nobody is followed yet.
  func testButtonAfterTheChange() async throws {
    let first = Step3Users("First")
    let second = Step3Users("Second")
    let screen = ViewScreen(showing: Step3Switch(first: first, second: second))
    await screen.settle()
    try screen.tap("Follow")
    await screen.settle()
    XCTAssertTrue(
      screen.shows("Following"), "'Following' is missing before the change: \(screen.visibleText)")
    try screen.tap("Switch")
    await screen.settle()
    XCTAssertEqual(
      screen.visibleText, ["Switch", "Second 1", "3 followers", "Follow"],
      "on the screen, after a change from a service through which the member was followed")
    screen.close()
  }

  /// A follow that the old service answers after the change is not shown, nor is one of two.
  func testLateFollowOfTheOldService() async throws {
    let first = Step3Slow()
    let screen = ViewScreen(showing: Step3Switch(first: first, second: Step3Users("Second")))
    await screen.settle()
    try screen.tap("Follow")
    await MainQueue.run(until: !first.follows.pending.isEmpty)
    // Whoever takes no second tap meanwhile has only one to be late.
    try? screen.tap("Follow")
    await screen.settle()
    try screen.tap("Switch")
    await screen.settle()
    first.follows.release()
    await screen.settle()
    XCTAssertEqual(
      screen.visibleText, ["Switch", "Second 1", "3 followers", "Follow"],
      "on the screen, after two touches of Follow that the old service answered last")
    screen.close()
  }

  /// A follow that fails at the old service takes nothing back from the new one.
  func testLateFailedFollowOfTheOldService() async throws {
    let first = Step3Slow()
    let screen = ViewScreen(showing: Step3Switch(first: first, second: Step3Users("Second")))
    await screen.settle()
    try screen.tap("Follow")
    await MainQueue.run(until: !first.follows.pending.isEmpty)
    try screen.tap("Switch")
    await screen.settle()
    try screen.tap("Follow")
    await screen.settle()
    XCTAssertTrue(
      screen.shows("Following"),
      "'Following' is missing after a follow at the new service: \(screen.visibleText)")
    first.follows.fails(with: URLError(.timedOut))
    first.follows.release()
    await screen.settle()
    XCTAssertEqual(
      screen.visibleText, ["Switch", "Second 1", "3 followers", "Following"],
      "on the screen, after a follow that failed at the old service last")
    screen.close()
  }

  /// A new service that fails is a failure: what the old one knew is not shown any more.
  func testNewServiceThatFails() async throws {
    let first = Step3Users("First")
    let second = Step3Users("Second")
    first.counts.returns(11)
    second.users.fails(with: URLError(.timedOut))
    second.counts.fails(with: URLError(.timedOut))
    let screen = ViewScreen(showing: Step3Switch(first: first, second: second))
    await screen.settle()
    XCTAssertTrue(
      screen.shows("11 followers"),
      "'11 followers' is missing before the change: \(screen.visibleText)")
    try screen.tap("Switch")
    await screen.settle()
    XCTAssertEqual(
      screen.visibleText.filter { !$0.isEmpty }, ["Switch", "Unknown member", "Follow"],
      "on the screen, after a change to a service that fails")
    screen.close()
  }

  /// While the service stays, nothing is loaded twice.
  func testLoadsOnce() async throws {
    let users = Step3Users("Ada")
    let screen = ViewScreen(
      showing: ClubView(memberIDs: [2, 1], guestIDs: [7]).environment(\.userService, users))
    await screen.settle()
    try screen.tap("Follow")
    await screen.settle()
    // Who asks for the guests is another check's business.
    for id in [1, 2] {
      XCTAssertEqual(
        users.users.inputs.filter { $0 == id }.count, 1,
        "how often the name of member \(id) was loaded, from opening a club to a tap on Follow")
      XCTAssertEqual(
        users.counts.inputs.filter { $0 == id }.count, 1,
        "how often the followers of member \(id) were loaded, from opening to a tap on Follow")
    }
    screen.close()
    let others = Step3Users("Grace")
    let leaving = ViewScreen(showing: Step3Leaving().environment(\.userService, others))
    await leaving.settle()
    try leaving.tap("Leave")
    await leaving.settle()
    XCTAssertEqual(
      others.users.inputs.filter { $0 == 1 }.count, 1,
      "how often the name of member 1 was loaded, with member 2 leaving meanwhile")
    XCTAssertEqual(
      others.counts.inputs.filter { $0 == 1 }.count, 1,
      "how often the followers of member 1 were loaded, with member 2 leaving meanwhile")
    leaving.close()
  }
}
