import ComposableArchitecture
import StructureChecks
import SwiftUI
import TestDoubles
import XCTest

@testable import Learner

private let tea = Product(id: 1, name: "Tea", price: 45)
private let pot = Product(id: 2, name: "Teapot", price: 290)

private struct Step4Denied: Error {}

/// The text is on the screen; if it is not, says which one was expected when, and what is there.
@MainActor private func XCTAssertShows(
  _ screen: ViewScreen, _ text: String, _ when: String, line: UInt = #line
) {
  XCTAssertTrue(
    screen.shows(text), "\"\(text)\" is missing \(when); shown: \(screen.visibleText)", line: line)
}

/// The text is not on the screen; if it is, says when that should not be, and what is there.
@MainActor private func XCTAssertHides(
  _ screen: ViewScreen, _ text: String, _ when: String, line: UInt = #line
) {
  XCTAssertFalse(
    screen.shows(text), "\"\(text)\" is there \(when); shown: \(screen.visibleText)", line: line)
}

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
    XCTAssertShows(screen, "Enter e-mail and password.", "after a tap on Log in, nothing typed")
    try screen.type(" ada@tea.example", into: "E-mail")
    try screen.type("secret", into: "Password")
    login.fails(with: Step4Denied())
    try screen.tap("Log in")
    await MainQueue.run(until: screen.shows("Login failed."))
    XCTAssertShows(screen, "Login failed.", "after a failed login")
    XCTAssertHides(screen, "Enter e-mail and password.", "after a failed login")
    login.returns("Ada")
    login.hold()
    try screen.tap("Log in")
    XCTAssertHides(
      screen, "Enter e-mail and password.", "after a second tap, with both fields still as typed")
    XCTAssertFalse(
      try screen.isEnabled("Log in"),
      "\"Log in\" can be tapped during the login; shown: \(screen.visibleText)")
    await MainQueue.run(until: !login.pending.isEmpty)
    login.release()
    await MainQueue.run(until: screen.shows("Hello, Ada"))
    await MainQueue.settle()
    XCTAssertEqual(
      login.inputs, [[" ada@tea.example", "secret"], [" ada@tea.example", "secret"]],
      "asked of the login client by two taps")
    XCTAssertEqual(
      screen.visibleText.filter { !$0.isEmpty }, ["Hello, Ada", "Log out"],
      "shown after the login")
    try screen.tap("Log out")
    for text in ["Hello, Ada", "Log out"] { XCTAssertHides(screen, text, "after the logout") }
  }

  /// Who is in is a matter of the state, and not of a touch: the login shows it from the beginning.
  func testLoginShowsWhoIsIn() {
    var state = UserFeature.State()
    state.name = "Bo"
    let store = Store(initialState: state) { UserFeature() }
    let screen = ViewScreen(showing: LoginView(store: store))
    XCTAssertShows(screen, "Hello, Bo", "with Bo logged in")
    store.send(.loginFailed)
    XCTAssertHides(screen, "Login failed.", "with Bo logged in")
    store.send(.logoutTapped)
    XCTAssertShows(screen, "Log in", "after the logout")
    store.send(.loginSucceeded("Ada"))
    XCTAssertShows(screen, "Hello, Ada", "after loginSucceeded")
  }

  /// The list works on the screen by itself, and says when it loads and what went wrong.
  func testListAlone() throws {
    var state = ProductListFeature.State()
    state.products = [tea, pot]
    state.isLoading = true
    let store = Store(initialState: state) { ProductListFeature() }
    let screen = ViewScreen(showing: ProductListView(store: store))
    for text in ["Loading…", "Tea", "Buy Tea", "Teapot", "Buy Teapot"] {
      XCTAssertShows(screen, text, "in a list of Tea and Teapot that loads")
    }
    for button in ["Tea", "Buy Tea"] {
      XCTAssertTrue(try screen.isEnabled(button), "isEnabled of \(button) while the list loads")
    }
    store.send(.productsLoaded([pot, tea]))
    XCTAssertEqual(
      screen.visibleText, ["Teapot", "Buy Teapot", "Tea", "Buy Tea"],
      "shown of a list that begins with the teapot")
    store.send(.productsFailed)
    XCTAssertShows(screen, "Products could not be loaded.", "after a failure")
    XCTAssertHides(screen, "Loading…", "after a failure")
    for text in ["Teapot", "Buy Teapot", "Tea", "Buy Tea"] {
      XCTAssertShows(screen, text, "after a failure, which leaves the old products where they were")
    }
    store.send(.productsLoaded([]))
    XCTAssertEqual(
      screen.visibleText.filter { !$0.isEmpty }, ["Nothing to buy today."],
      "shown of an empty shop, after a failure")
  }

  /// The cart works on the screen by itself: pieces, total, and a button that removes.
  func testCartAlone() throws {
    var state = CartFeature.State()
    state.lines = [CartLine(product: tea, quantity: 2), CartLine(product: pot)]
    let store = Store(initialState: state) { CartFeature() }
    let screen = ViewScreen(showing: CartView(store: store))
    XCTAssertShows(screen, "2 × Tea", "in a cart with two teas")
    var turned = state
    turned.lines = [CartLine(product: pot), CartLine(product: tea, quantity: 2)]
    let other = ViewScreen(
      showing: CartView(store: Store(initialState: turned) { CartFeature() }))
    XCTAssertEqual(
      other.visibleText.filter { $0.contains("×") }, ["1 × Teapot", "2 × Tea"],
      "lines of a cart that begins with the teapot")
    XCTAssertShows(screen, "Total: 380 cents", "in a cart with two teas and a teapot")
    try screen.tap("Remove Tea")
    XCTAssertShows(screen, "1 × Tea", "after Remove Tea")
    XCTAssertShows(screen, "Total: 335 cents", "after Remove Tea")
    for text in ["2 × Tea", "Total: 380 cents"] {
      XCTAssertHides(screen, text, "after Remove Tea")
    }
    try screen.tap("Remove Teapot")
    XCTAssertEqual(
      screen.visibleText.filter { $0.contains("×") || $0.hasPrefix("Total") },
      ["1 × Tea", "Total: 45 cents"], "lines and total after Remove Teapot")
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
    await MainQueue.settle()
    for text in ["Loading…", "Tea"] {
      XCTAssertHides(screen, text, "before the login, when nothing is loaded yet")
    }
    try screen.type("ada@tea.example", into: "E-mail")
    try screen.type("secret", into: "Password")
    try screen.tap("Log in")
    await MainQueue.run(until: screen.shows("Teapot"))
    XCTAssertShows(screen, "Teapot", "after the login")
    try screen.tap("Tea")
    XCTAssertShows(screen, "About Tea", "after a tap on Tea")
    try screen.tap("Close")
    XCTAssertHides(screen, "About Tea", "after Close")
    XCTAssertNil(store.openedProduct, "openedProduct after Close")
    try screen.tap("Teapot")
    XCTAssertShows(screen, "About Teapot", "after a tap on Teapot")
    try screen.tap("Buy Teapot")
    await MainQueue.run(until: screen.shows("Total: 290 cents"))
    XCTAssertShows(screen, "Total: 290 cents", "after Buy Teapot")
    try screen.tap("Buy Tea")
    await MainQueue.run(until: screen.shows("Total: 335 cents"))
    XCTAssertShows(screen, "Total: 335 cents", "after Buy Tea")
    XCTAssertHides(screen, "About Tea", "after Buy Tea")
    try screen.tap("Log out")
    await MainQueue.run(until: screen.shows("Total: 0 cents"))
    XCTAssertShows(screen, "Total: 0 cents", "after the logout")
    XCTAssertEqual(
      screen.visibleText.filter { $0.hasPrefix("Total:") }, ["Total: 0 cents"],
      "totals on the screen")
    for text in ["Buy Tea", "Buy Teapot", "About Teapot"] {
      XCTAssertShows(screen, text, "after the logout")
    }
    for button in ["Tea", "Buy Tea"] {
      XCTAssertTrue(
        try screen.isEnabled(button), "isEnabled of \(button) with nobody logged in, as before")
    }
  }

  /// The details follow the state: they are of the product that is open, if the list has it.
  func testDetailsFollowTheState() {
    var state = AppFeature.State()
    state.productList.products = [tea, pot]
    state.openedProduct = tea.id
    state.productList.isLoading = true
    let store = Store(initialState: state) { AppFeature() }
    let screen = ViewScreen(showing: ShopView(store: store))
    XCTAssertShows(screen, "About Tea", "with Tea open from the beginning, while the list loads")
    store.send(.productList(.productTapped(99)))
    XCTAssertFalse(
      screen.visibleText.contains { $0 == "Close" || $0.hasPrefix("About") },
      "Details with product 99 open, which is not in the list; shown: \(screen.visibleText)")
    store.send(.cart(.productAdded(Product(id: 99, name: "Cosy", price: 125))))
    XCTAssertFalse(
      screen.visibleText.contains { $0 == "Close" || $0.hasPrefix("About") },
      "Details of a product in the cart that the list does not have; shown: \(screen.visibleText)")
  }

  /// The views send what was tapped, and nothing else: what follows is up to the reducers.
  func testViewsSayOnlyWhatWasTapped() async throws {
    var state = AppFeature.State()
    state.productList.products = [tea]
    state.productList.message = "Products could not be loaded."
    state.openedProduct = tea.id
    state.cart.lines = [CartLine(product: tea)]
    let sent = LockIsolated<[String]>([])
    // In this shop nothing that happens concerns another feature.
    let store: StoreOf<AppFeature> = Store(initialState: state) {
      Scope(state: \.user, action: \.user) { UserFeature() }
      Reduce { _, action in
        let words = "\(action)"
        sent.withValue { $0.append(words) }
        return .none
      }
    }
    let screen = ViewScreen(showing: ShopView(store: store))
    await MainQueue.settle()
    XCTAssertEqual(sent.value, [], "actions sent by views that nobody has touched")
    store.send(.user(.loginSucceeded("Ada")))
    await MainQueue.settle()
    XCTAssertEqual(
      sent.value.count, 1, "actions after loginSucceeded, itself included: \(sent.value)")
    for button in ["Tea", "Buy Tea", "Close", "Remove Tea", "Log out", "Log in"] {
      sent.setValue([])
      try screen.tap(button)
      await MainQueue.settle()
      XCTAssertEqual(sent.value.count, 1, "actions sent for a tap on \(button): \(sent.value)")
    }
  }

  /// Each of the three views knows its own feature and no other. The password stays hidden, as before.
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
    XCTAssertReference(
      from: Codebase.learner.everything(except: "ShopView"), toType: "SecureField",
      "nobody is to read the password over the user's shoulder, as before")
    let view = try Codebase.learner.type("CartView")
    // What stands beside the view in its file is done by the view as well.
    let file = try? Codebase.learner.file("CartView.swift")
    for part in [view] + (file.map { [$0] } ?? []) {
      XCTAssertNoReference(
        from: part, toSymbol: "Product.price",
        "CartView shows the total of the state and adds up nothing itself")
    }
    XCTAssertReference(
      from: Codebase.learner.everything(except: "CartFeature"), toType: "CartFeature.State.total",
      "the view shows the total that is in the state")
  }
}
