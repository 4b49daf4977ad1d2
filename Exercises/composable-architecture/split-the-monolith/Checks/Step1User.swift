import ComposableArchitecture
import Foundation
import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private struct Step1Denied: Error {}

@MainActor final class Step1User: XCTestCase {
  private let login = AnswerStub<[String], String>(returning: "Ada")

  private func makeStore(
    _ change: (inout UserFeature.State) -> Void = { _ in }
  ) -> TestStoreOf<UserFeature> {
    var state = UserFeature.State()
    change(&state)
    return TestStore(initialState: state) {
      UserFeature()
    } withDependencies: { [login] in
      $0.loginClient.login = { try await login([$0, $1]) }
    }
  }

  /// Each action changes a state that nobody has told what it shall be: the closures of a `TestStore` tell its setters.
  func testActionsChangeTheState() {
    var state = UserFeature.State()
    state.isLoggingIn = true
    _ = UserFeature().reduce(into: &state, action: .loginFailed)
    XCTAssertEqual(state.message, "Login failed.", "message after loginFailed")
    XCTAssertFalse(state.isLoggingIn, "isLoggingIn after loginFailed")
    _ = UserFeature().reduce(into: &state, action: .loginTapped(email: "bo", password: ""))
    XCTAssertEqual(
      state.message, "Enter e-mail and password.", "message after a tap without a password")
    XCTAssertFalse(state.isLoggingIn, "isLoggingIn after a tap without a password")
    _ = UserFeature().reduce(into: &state, action: .loginTapped(email: "bo", password: "tea"))
    XCTAssertNil(state.message, "message after a tap with e-mail and password")
    XCTAssertTrue(state.isLoggingIn, "isLoggingIn after a tap with e-mail and password")
    _ = UserFeature().reduce(into: &state, action: .loginSucceeded("Bo"))
    XCTAssertEqual(state.name, "Bo", "name after loginSucceeded(Bo)")
    XCTAssertFalse(state.isLoggingIn, "isLoggingIn after loginSucceeded(Bo)")
    _ = UserFeature().reduce(into: &state, action: .logoutTapped)
    XCTAssertNil(state.name, "name after logoutTapped")
  }

  /// A login that succeeds ends with the name of the user.
  func testLoginSucceeds() async {
    let store = makeStore { $0.message = "Login failed." }
    await store.send(.loginTapped(email: "Ada@tea.example", password: " Secret")) {
      $0.isLoggingIn = true
      $0.message = nil
    }
    await store.receive(\.loginSucceeded) {
      $0.isLoggingIn = false
      $0.name = "Ada"
    }
    XCTAssertEqual(login.inputs, [["Ada@tea.example", " Secret"]], "asked of the login client")
  }

  /// A login that fails, for whatever reason, ends with a message, and changes nothing else.
  func testLoginFails() async {
    login.fails(with: Step1Denied())
    let store = makeStore { $0.name = "Bo" }
    await store.send(.loginTapped(email: "ada", password: "guess")) {
      $0.isLoggingIn = true
    }
    await store.receive(\.loginFailed) {
      $0.isLoggingIn = false
      $0.message = "Login failed."
    }
    XCTAssertEqual(
      login.inputs, [["ada", "guess"]], "asked of the login client, which fails, for one tap")
    for error in [URLError(.cancelled), URLError(.timedOut)] {
      login.fails(with: error)
      let other = makeStore()
      await other.send(.loginTapped(email: "ada", password: "guess")) { $0.isLoggingIn = true }
      await other.receive(\.loginFailed) {
        $0.isLoggingIn = false
        $0.message = "Login failed."
      }
    }
  }

  /// Without e-mail or password nobody is asked, and a message says what is missing.
  func testLoginNeedsBoth() async {
    for (email, password) in [("", "secret"), ("ada@tea.example", "")] {
      let store = makeStore()
      await store.send(.loginTapped(email: email, password: password)) {
        $0.message = "Enter e-mail and password."
      }
    }
    XCTAssertEqual(login.inputs, [], "asked of the login client without e-mail or password")
  }

  /// As in the big reducer, an empty form is answered with a message and changes nothing else.
  func testEmptyFormChangesNothingElse() async {
    let store = makeStore {
      $0.name = "Bo"
      $0.isLoggingIn = true
    }
    await store.send(.loginTapped(email: "", password: "")) {
      $0.message = "Enter e-mail and password."
    }
  }

  /// As in the big reducer, each tap with both asks the client, and success sets the name and ends the loading.
  func testNoNewRules() async {
    let store = makeStore { $0.isLoggingIn = true }
    store.exhaustivity = .off
    await store.send(.loginTapped(email: "ada", password: "secret"))
    await store.receive(\.loginSucceeded)
    XCTAssertEqual(
      login.inputs, [["ada", "secret"]], "asked of the login client by a tap during a login")
    let other = makeStore {
      $0.isLoggingIn = true
      $0.message = "Enter e-mail and password."
    }
    await other.send(.loginSucceeded("Ada")) {
      $0.isLoggingIn = false
      $0.name = "Ada"
    }
    await other.send(.loginFailed) { $0.message = "Login failed." }
  }

  /// As in the big reducer, the name is what the client answers, whatever that is and whoever was there before.
  func testNameIsWhatTheClientAnswers() async {
    for name in ["ada of the teas", " Bo ", ""] {
      let store = makeStore {
        $0.name = "Cy"
        $0.isLoggingIn = true
      }
      await store.send(.loginSucceeded(name)) {
        $0.isLoggingIn = false
        $0.name = name
      }
    }
  }

  /// As in the big reducer, a logout does not end a login that is under way: the client's answer still counts.
  func testLoginUnderWayGoesOn() async {
    let login = login
    login.hold()
    let store = Store(initialState: UserFeature.State()) {
      UserFeature()
    } withDependencies: {
      $0.loginClient.login = { try await login([$0, $1]) }
    }
    store.send(.loginTapped(email: "ada", password: "secret"))
    await MainQueue.run(until: !login.pending.isEmpty)
    store.send(.logoutTapped)
    await MainQueue.settle()
    XCTAssertTrue(store.isLoggingIn, "isLoggingIn after a logout, before the client's answer")
    login.release()
    await MainQueue.run(until: store.name != nil)
    XCTAssertEqual(store.name, "Ada", "name after a tap, a logout, and the client's answer")
    XCTAssertFalse(store.isLoggingIn, "isLoggingIn after the client's answer")
  }

  /// A space is something: what is not empty is for the client to judge.
  func testSpacesAreGivenToTheClient() async {
    let store = makeStore()
    await store.send(.loginTapped(email: " ", password: " ")) { $0.isLoggingIn = true }
    await store.receive(\.loginSucceeded) {
      $0.isLoggingIn = false
      $0.name = "Ada"
    }
    XCTAssertEqual(login.inputs, [[" ", " "]], "asked of the login client")
  }

  /// After a logout nobody is logged in; nothing else changes.
  func testLogout() async {
    let store = makeStore {
      $0.name = "Ada"
      $0.isLoggingIn = true
      $0.message = "Login failed."
    }
    await store.send(.logoutTapped) { $0.name = nil }
  }

  /// The user feature stands in its file, and knows neither products nor cart nor shop, not even through others.
  func testUserStandsAlone() throws {
    let user = try Codebase.learner.type("UserFeature")
    XCTAssertDeclared(user, inFile: "UserFeature.swift")
    for type in [
      "AppFeature", "Product", "ProductClient", "CartLine", "ProductListFeature", "CartFeature",
    ] {
      XCTAssertNoTransitiveReference(from: user, toType: type)
    }
    XCTAssertNoReference(
      from: user, toSymbol: "LoginClient.liveValue",
      "the user feature asks the client that it is given, and no other")
  }
}
