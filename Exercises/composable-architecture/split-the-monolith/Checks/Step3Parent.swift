import ComposableArchitecture
import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private let tea = Product(id: 1, name: "Tea", price: 45)
private let pot = Product(id: 2, name: "Teapot", price: 290)
/// In the cart still, and not in the list any more.
private let gone = Product(id: 7, name: "Cosy", price: 125)

@MainActor final class Step3Parent: XCTestCase {
  private func makeStore(
    _ change: (inout AppFeature.State) -> Void = { _ in }
  ) -> TestStoreOf<AppFeature> {
    var state = AppFeature.State()
    change(&state)
    return TestStore(initialState: state) {
      AppFeature()
    } withDependencies: {
      $0.loginClient.login = { _, _ in "Ada" }
      $0.productClient.fetch = { [tea, pot] }
    }
  }

  /// A login that succeeds has the products fetched: the parent sends the list its action.
  func testLoginFetchesProducts() async {
    let store = makeStore()
    await store.send(.user(.loginTapped(email: "ada@tea.example", password: "secret"))) {
      $0.user.isLoggingIn = true
    }
    await store.receive(\.user.loginSucceeded) {
      $0.user.isLoggingIn = false
      $0.user.name = "Ada"
    }
    await store.receive(\.productList.fetchProducts) {
      $0.productList.isLoading = true
    }
    await store.receive(\.productList.productsLoaded) {
      $0.productList.isLoading = false
      $0.productList.products = [tea, pot]
    }
  }

  /// Whoever logs in again gets the products of today, not those that were there before.
  func testSecondLoginFetchesAgain() async {
    let store = makeStore {
      $0.productList.products = [tea]
      $0.productList.message = "Nothing to buy today."
    }
    await store.send(.user(.loginSucceeded("Ada"))) { $0.user.name = "Ada" }
    await store.receive(\.productList.fetchProducts) {
      $0.productList.isLoading = true
      $0.productList.message = nil
    }
    await store.receive(\.productList.productsLoaded) {
      $0.productList.isLoading = false
      $0.productList.products = [tea, pot]
    }
  }

  /// A login has the products fetched, also while the list is loading for whoever was there before.
  func testLoginFetchesWhileTheListLoads() async {
    let store = makeStore { $0.productList.isLoading = true }
    store.exhaustivity = .off
    await store.send(.user(.loginSucceeded("Ada")))
    await store.receive(\.productList.fetchProducts)
  }

  /// Whatever name the login client answers with, the products are fetched: a login is a login.
  func testLoginWithoutANameFetches() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.user(.loginSucceeded("")))
    await store.receive(\.productList.fetchProducts)
  }

  /// Details that are open stay open while somebody logs in and new products come.
  func testOpenedDetailsStayOpen() async {
    let store = makeStore {
      $0.productList.products = [tea]
      $0.openedProduct = 1
    }
    await store.send(.user(.loginSucceeded("Ada"))) { $0.user.name = "Ada" }
    await store.receive(\.productList.fetchProducts) {
      $0.productList.isLoading = true
    }
    await store.receive(\.productList.productsLoaded) {
      $0.productList.isLoading = false
      $0.productList.products = [tea, pot]
    }
  }

  /// A failed login has nothing fetched.
  func testFailedLoginFetchesNothing() async {
    let store = makeStore { $0.user.isLoggingIn = true }
    await store.send(.user(.loginFailed)) {
      $0.user.isLoggingIn = false
      $0.user.message = "Login failed."
    }
  }

  /// A logout has the cart cleared: the parent sends the cart its action.
  func testLogoutClearsTheCart() async {
    let store = makeStore {
      $0.user.name = "Ada"
      $0.cart.lines = [CartLine(product: tea)]
      $0.openedProduct = 1
    }
    await store.send(.user(.logoutTapped)) { $0.user.name = nil }
    await store.receive(\.cart.cleared) { $0.cart.lines = [] }
    let empty = makeStore { $0.user.name = "Ada" }
    await empty.send(.user(.logoutTapped)) { $0.user.name = nil }
    await empty.receive(\.cart.cleared)
  }

  /// A tap on a product opens it, and changes neither the list nor user nor cart.
  func testProductTapChangesNoSibling() async {
    let store = makeStore { $0.productList.products = [tea, pot] }
    await store.send(.productList(.productTapped(2))) { $0.openedProduct = 2 }
    await store.send(.productList(.productTapped(1))) { $0.openedProduct = 1 }
    await store.send(.productList(.productTapped(1)))
    await store.send(.productList(.productTapped(99))) { $0.openedProduct = 99 }
    await store.send(.detailsClosed) { $0.openedProduct = nil }
    await store.send(.detailsClosed)
  }

  /// Buying has the product added to the cart: the parent sends the cart its action.
  func testBuyingAddsToTheCart() async {
    let store = makeStore {
      $0.productList.products = [tea, pot]
      $0.openedProduct = 1
      $0.cart.lines = [CartLine(product: gone)]
    }
    await store.send(.productList(.buyTapped(2)))
    await store.receive(\.cart.productAdded) {
      $0.cart.lines = [CartLine(product: gone), CartLine(product: pot)]
    }
    await store.send(.productList(.buyTapped(2)))
    await store.receive(\.cart.productAdded) { $0.cart.lines[id: 2]?.quantity = 2 }
    // In the cart, but not in the list.
    await store.send(.productList(.buyTapped(gone.id)))
    let loading = makeStore {
      $0.productList.products = [tea, pot]
      $0.productList.isLoading = true
      $0.productList.message = "Products could not be loaded."
    }
    await loading.send(.productList(.buyTapped(2)))
    await loading.receive(\.cart.productAdded) { $0.cart.lines = [CartLine(product: pot)] }
    for unknown in [gone.id, 99, 0, -1] { await store.send(.productList(.buyTapped(unknown))) }
  }

  /// News that concerns no other feature is followed by nothing.
  func testOtherNewsMeansNothing() async {
    let news: [AppFeature.Action] = [
      .user(.loginFailed), .productList(.productsLoaded([pot])), .productList(.productsFailed),
      .cart(.productAdded(pot)), .cart(.productRemoved(tea.id)), .cart(.cleared), .detailsClosed,
    ]
    for action in news {
      let sent = LockIsolated<[String]>([])
      var state = AppFeature.State()
      state.user.name = "Ada"
      state.productList.products = [tea]
      state.cart.lines = [CartLine(product: tea)]
      let store: StoreOf<AppFeature> = Store(initialState: state) {
        AppFeature()
        Reduce { _, action in
          let words = "\(action)"
          sent.withValue { $0.append(words) }
          return .none
        }
      } withDependencies: {
        $0.productClient.fetch = { [tea, pot] }
      }
      store.send(action)
      await MainQueue.settle()
      XCTAssertEqual(sent.value, ["\(action)"], "actions from \(action) on, itself included")
    }
  }

  /// Right after each action, a child's state is what its own reducer has made of it: the parent changes nothing in it.
  func testParentLeavesTheChildrenAlone() {
    let before = someState()
    for action in everyAction {
      var (after, user, list, cart) = (before, before.user, before.productList, before.cart)
      _ = AppFeature().reduce(into: &after, action: action)
      switch action {
      case .user(let action): _ = UserFeature().reduce(into: &user, action: action)
      case .productList(let action): _ = ProductListFeature().reduce(into: &list, action: action)
      case .cart(let action): _ = CartFeature().reduce(into: &cart, action: action)
      default: break
      }
      let when = "right after \(action), first as its own reducer leaves it, then as it is in yours"
      XCTAssertNoDifference(user, after.user, "user \(when)")
      XCTAssertNoDifference(list, after.productList, "productList \(when)")
      XCTAssertNoDifference(cart, after.cart, "cart \(when)")
    }
  }

  /// Nothing but a tap on a product and the closing of the details changes which product is open.
  func testOnlyTwoActionsChangeTheDetails() {
    for action in everyAction {
      var state = someState()
      let expected: Product.ID? =
        switch action {
        case .productList(.productTapped(let id)): id
        case .detailsClosed: nil
        default: state.openedProduct
        }
      _ = AppFeature().reduce(into: &state, action: action)
      XCTAssertEqual(
        state.openedProduct, expected, "openedProduct after \(action), with product 1 open before")
    }
  }

  private func someState() -> AppFeature.State {
    var state = AppFeature.State()
    state.user.name = "Bo"
    state.user.isLoggingIn = true
    state.user.message = "Login failed."
    state.productList.products = [tea, pot]
    state.productList.isLoading = true
    state.productList.message = "Nothing to buy today."
    state.cart.lines = [CartLine(product: gone)]
    state.openedProduct = 1
    return state
  }

  private var everyAction: [AppFeature.Action] {
    [
      .user(.loginTapped(email: "", password: "")),
      .user(.loginTapped(email: "ada@tea.example", password: "secret")),
      .user(.loginSucceeded("Ada")), .user(.loginFailed), .user(.logoutTapped),
      .productList(.fetchProducts), .productList(.productsLoaded([pot])),
      .productList(.productsFailed), .productList(.productTapped(2)), .productList(.buyTapped(2)),
      .cart(.productAdded(pot)), .cart(.productRemoved(gone.id)), .cart(.cleared), .detailsClosed,
    ]
  }

  /// The parent has at most four actions: one for each child, and its own.
  func testAtMostFourActions() {
    let count = Array(AppFeature.Action.allCasePaths).count
    XCTAssertLessThanOrEqual(count, 4, "cases of AppFeature.Action")
  }

  /// The parent is short, and leaves the services to its children.
  func testParentIsSmall() throws {
    let parent = try Codebase.learner.type("AppFeature")
    XCTAssertLines(parent, atMost: 60)
    XCTAssertNoReference(from: parent, toType: "LoginClient")
    XCTAssertNoReference(from: parent, toType: "ProductClient")
  }

  /// The state of the parent consists of the states of its children and of what is its own.
  func testStateIsComposed() throws {
    let state = try Codebase.learner.type("AppFeature.State")
    XCTAssertProperty(state, "user", isDeclaredAs: "UserFeature.State")
    XCTAssertProperty(state, "productList", isDeclaredAs: "ProductListFeature.State")
    XCTAssertProperty(state, "cart", isDeclaredAs: "CartFeature.State")
    let stored = Mirror(reflecting: AppFeature.State()).children.compactMap(\.label)
      .filter { !$0.contains("$") }.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
    XCTAssertEqual(
      stored.sorted(), ["cart", "openedProduct", "productList", "user"],
      "stored properties of AppFeature.State")
  }
}
