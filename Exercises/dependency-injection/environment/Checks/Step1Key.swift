import SwiftUI
import TestDoubles
import XCTest

@testable import Learner

@MainActor private final class Step1Users: UserProvider {
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

/// Reads the value as any view does.
private struct Step1Reader: View {
  @Environment(\.userService) private var userService
  let found: (any UserProvider) -> Void

  var body: some View {
    Text("reader").onAppear { found(userService) }
  }
}

@MainActor final class Step1Key: XCTestCase {
  /// Where nobody has said anything, the service is the production one.
  func testDefaultIsTheProductionService() {
    XCTAssertTrue(
      EnvironmentValues().userService is UserService,
      "the default was a \(type(of: EnvironmentValues().userService))")
  }

  /// The default is one object, not a new one at every access.
  func testDefaultIsOneObject() {
    let values = EnvironmentValues()
    XCTAssertTrue(values.userService === values.userService, "two reads gave two services")
    XCTAssertTrue(
      EnvironmentValues().userService === values.userService, "two trees of views, two services")
  }

  /// A service that was set is the one that is read.
  func testSetServiceIsRead() {
    var values = EnvironmentValues()
    let users = Step1Users("Ada")
    values.userService = users
    XCTAssertTrue(values.userService === users, "read: \(type(of: values.userService))")
    values.userService = Step1Users("Grace")
    XCTAssertEqual(
      (values.userService as? Step1Users)?.name, "Grace",
      "the name of a service that was set and is kept by nobody else, "
        + "read: \(type(of: values.userService))")
  }

  /// `.environment(\.userService, …)` reaches a view that reads the value.
  func testViewsReadIt() {
    let users = Step1Users("Ada")
    var found: [any UserProvider] = []
    let screen = ViewScreen(
      showing: Step1Reader { found.append($0) }.environment(\.userService, users))
    XCTAssertTrue(screen.shows("reader"))
    XCTAssertEqual(found.count, 1, "how often the view has appeared")
    XCTAssertTrue(found.first === users, "the view did not read the service that was set")
    screen.close()
  }
}
