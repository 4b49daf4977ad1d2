import ComposableArchitecture
import StructureChecks
import SwiftUI
import TestDoubles
import XCTest

@testable import Learner

private let tea = Product(id: 1, name: "Tea", price: 45)
private let pot = Product(id: 2, name: "Teapot", price: 290)

private struct Step4Denied: Error {}

@MainActor final class Step4Views: XCTestCase {
  /// The login works on the screen by itself, without the rest of the shop.
  func testLoginAlone() async throws {
    let login = AnswerStub<[String], String>(returning: "Ada")
    let store = Store(initialState: UserFeature.State()) {
      UserFeature()
    } withDependencies: {
      $0.loginClient.login = { try await login([$0, $1]) }
    }
    let screen = ViewScreen(showing: LoginView(store: store))
    try screen.tap("Log in")
    XCTAssertTrue(
      screen.shows("Enter e-mail and password."), "After an empty login: \(screen.visibleText)")
    try screen.type(" ada@tea.example", into: "E-mail")
    try screen.type("secret", into: "Password")
    login.fails(with: Step4Denied())
    try screen.tap("Log in")
    await MainQueue.run(until: screen.shows("Login failed."))
    XCTAssertTrue(screen.shows("Login failed."), "After a failed login: \(screen.visibleText)")
    login.returns("Ada")
    login.hold()
    try screen.tap("Log in")
    XCTAssertFalse(try screen.isEnabled("Log in"), "\"Log in\" can be tapped during the login")
    await MainQueue.run(until: !login.pending.isEmpty)
    login.release()
    await MainQueue.run(until: screen.shows("Hello, Ada"))
    XCTAssertEqual(
      login.inputs, [[" ada@tea.example", "secret"], [" ada@tea.example", "secret"]],
      "asked of the login client by two taps")
    XCTAssertTrue(screen.shows("Hello, Ada"), "After the login: \(screen.visibleText)")
    try screen.tap("Log out")
    XCTAssertFalse(screen.shows("Hello, Ada"), "After the logout: \(screen.visibleText)")
  }

  /// Who is in is a matter of the state, and not of a touch: the login shows it from the beginning.
  func testLoginShowsWhoIsIn() {
    var state = UserFeature.State()
    state.name = "Bo"
    let store = Store(initialState: state) { UserFeature() }
    let screen = ViewScreen(showing: LoginView(store: store))
    XCTAssertTrue(screen.shows("Hello, Bo"), "With Bo logged in: \(screen.visibleText)")
    store.send(.logoutTapped)
    XCTAssertTrue(screen.shows("Log in"), "After the logout: \(screen.visibleText)")
    store.send(.loginSucceeded("Ada"))
    XCTAssertTrue(screen.shows("Hello, Ada"), "After loginSucceeded: \(screen.visibleText)")
  }

  /// The list works on the screen by itself, and says when it loads and what went wrong.
  func testListAlone() throws {
    var state = ProductListFeature.State()
    state.products = [tea, pot]
    state.isLoading = true
    let store = Store(initialState: state) { ProductListFeature() }
    let screen = ViewScreen(showing: ProductListView(store: store))
    for text in ["Loading…", "Tea", "Buy Tea", "Teapot", "Buy Teapot"] {
      XCTAssertTrue(screen.shows(text), "\"\(text)\" is missing; shown: \(screen.visibleText)")
    }
    for button in ["Tea", "Buy Tea"] {
      XCTAssertTrue(try screen.isEnabled(button), "isEnabled of \(button) while the list loads")
    }
    store.send(.productsLoaded([pot, tea]))
    XCTAssertEqual(
      screen.visibleText, ["Teapot", "Buy Teapot", "Tea", "Buy Tea"],
      "shown of a list that begins with the teapot")
    store.send(.productsFailed)
    XCTAssertTrue(
      screen.shows("Products could not be loaded."), "After a failure: \(screen.visibleText)")
    XCTAssertFalse(screen.shows("Loading…"), "\"Loading…\" after a failure")
    store.send(.productsLoaded([]))
    XCTAssertTrue(
      screen.shows("Nothing to buy today."), "In an empty shop: \(screen.visibleText)")
  }

  /// The cart works on the screen by itself: pieces, total, and a button that removes.
  func testCartAlone() throws {
    var state = CartFeature.State()
    state.lines = [CartLine(product: tea, quantity: 2), CartLine(product: pot)]
    let store = Store(initialState: state) { CartFeature() }
    let screen = ViewScreen(showing: CartView(store: store))
    XCTAssertTrue(screen.shows("2 × Tea"), "Shown: \(screen.visibleText)")
    var turned = state
    turned.lines = [CartLine(product: pot), CartLine(product: tea, quantity: 2)]
    let other = ViewScreen(
      showing: CartView(store: Store(initialState: turned) { CartFeature() }))
    XCTAssertEqual(
      other.visibleText.filter { $0.contains("×") }, ["1 × Teapot", "2 × Tea"],
      "lines of a cart that begins with the teapot")
    XCTAssertTrue(screen.shows("Total: 380 cents"), "Shown: \(screen.visibleText)")
    try screen.tap("Remove Tea")
    XCTAssertTrue(screen.shows("1 × Tea"), "After Remove Tea: \(screen.visibleText)")
    XCTAssertTrue(screen.shows("Total: 335 cents"), "After Remove Tea: \(screen.visibleText)")
    try screen.tap("Remove Teapot")
    XCTAssertTrue(screen.shows("Total: 45 cents"), "After Remove Teapot: \(screen.visibleText)")
  }

  /// All three parts share one store: login brings products, buying fills the cart, logout empties it.
  func testShopWorksAsAWhole() async throws {
    let store = Store(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.loginClient.login = { _, _ in "Ada" }
      $0.productClient.fetch = { [tea, pot] }
    }
    let screen = ViewScreen(showing: ShopView(store: store))
    XCTAssertFalse(
      screen.shows("Loading…"), "Before the login nothing is loaded: \(screen.visibleText)")
    try screen.type("ada@tea.example", into: "E-mail")
    try screen.type("secret", into: "Password")
    try screen.tap("Log in")
    await MainQueue.run(until: screen.shows("Teapot"))
    XCTAssertTrue(screen.shows("Teapot"), "After the login: \(screen.visibleText)")
    try screen.tap("Tea")
    XCTAssertTrue(screen.shows("About Tea"), "After a tap on Tea: \(screen.visibleText)")
    try screen.tap("Close")
    XCTAssertFalse(screen.shows("About Tea"), "After Close: \(screen.visibleText)")
    XCTAssertNil(store.openedProduct, "openedProduct after Close")
    try screen.tap("Teapot")
    XCTAssertTrue(screen.shows("About Teapot"), "After a tap on Teapot: \(screen.visibleText)")
    try screen.tap("Buy Teapot")
    await MainQueue.run(until: screen.shows("Total: 290 cents"))
    XCTAssertTrue(screen.shows("Total: 290 cents"), "After Buy Teapot: \(screen.visibleText)")
    try screen.tap("Buy Tea")
    await MainQueue.run(until: screen.shows("Total: 335 cents"))
    XCTAssertFalse(screen.shows("About Tea"), "After Buy Tea: \(screen.visibleText)")
    try screen.tap("Log out")
    await MainQueue.run(until: screen.shows("Total: 0 cents"))
    XCTAssertTrue(screen.shows("Total: 0 cents"), "After the logout: \(screen.visibleText)")
    XCTAssertEqual(
      screen.visibleText.filter { $0.hasPrefix("Total:") }, ["Total: 0 cents"],
      "totals on the screen")
    for text in ["Buy Tea", "Buy Teapot", "About Teapot"] {
      XCTAssertTrue(
        screen.shows(text), "\"\(text)\" after the logout; shown: \(screen.visibleText)")
    }
  }

  /// Each of the three views knows its own feature and no other.
  func testViewsKnowOnlyTheirFeature() throws {
    let own = [
      "LoginView": "UserFeature", "ProductListView": "ProductListFeature",
      "CartView": "CartFeature",
    ]
    for (view, feature) in own {
      let part = try Codebase.learner.type(view)
      for other in ["AppFeature", "UserFeature", "ProductListFeature", "CartFeature"]
      where other != feature {
        XCTAssertNoReference(from: part, toType: other)
      }
    }
    let view = try Codebase.learner.type("CartView")
    // What stands beside the view in its file is done by the view as well.
    let file = try? Codebase.learner.file("CartView.swift")
    for part in [view] + (file.map { [$0] } ?? []) {
      XCTAssertNoReference(
        from: part, toSymbol: "Product.price",
        "CartView shows the total of the state and adds up nothing itself")
    }
  }
}
