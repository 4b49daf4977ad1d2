import ComposableArchitecture
import Foundation
import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private struct Step2Offline: Error {}
private let tea = Product(id: 1, name: "Tea", price: 45)
private let pot = Product(id: 2, name: "Teapot", price: 290)

@MainActor final class Step2ProductList: XCTestCase {
  private let fetch = AnswerStub<Int, [Product]>(returning: [tea, pot])

  private func makeStore(_ products: [Product] = []) -> TestStoreOf<ProductListFeature> {
    var state = ProductListFeature.State()
    state.products = IdentifiedArray(uniqueElements: products)
    return TestStore(initialState: state) {
      ProductListFeature()
    } withDependencies: { [fetch] in
      $0.productClient.fetch = { try await fetch(0) }
    }
  }

  /// Each action changes a list that nobody has told what it shall be: the closures of a `TestStore` tell its setters.
  func testActionsChangeTheList() {
    var state = ProductListFeature.State()
    state.isLoading = true
    _ = ProductListFeature().reduce(into: &state, action: .productsLoaded([]))
    XCTAssertEqual(state.message, "Nothing to buy today.", "message after productsLoaded([])")
    XCTAssertFalse(state.isLoading, "isLoading after productsLoaded([])")
    _ = ProductListFeature().reduce(into: &state, action: .fetchProducts)
    XCTAssertNil(state.message, "message after fetchProducts")
    XCTAssertTrue(state.isLoading, "isLoading after fetchProducts")
    _ = ProductListFeature().reduce(into: &state, action: .productsFailed)
    XCTAssertEqual(
      state.message, "Products could not be loaded.", "message after productsFailed")
    XCTAssertFalse(state.isLoading, "isLoading after productsFailed")
    _ = ProductListFeature().reduce(into: &state, action: .productsLoaded([pot, tea]))
    XCTAssertNil(state.message, "message after productsLoaded with a teapot and a tea")
    XCTAssertEqual(
      state.products.map(\.id), [2, 1], "ids after productsLoaded with a teapot (2) and a tea (1)")
  }

  /// The products that the client returns are shown, and the loading ends.
  func testProductsAreLoaded() async {
    fetch.returns([pot, tea])
    let store = makeStore()
    await store.send(.fetchProducts) { $0.isLoading = true }
    await store.receive(\.productsLoaded) {
      $0.isLoading = false
      $0.products = [pot, tea]
    }
    XCTAssertEqual(fetch.inputs.count, 1, "questions to the product client for one fetchProducts")
  }

  /// The loading ends for a shop that has nothing to sell, and a message says so.
  func testLoadingEndsForAnEmptyShop() async {
    fetch.returns([])
    let store = makeStore([tea])
    await store.send(.fetchProducts) { $0.isLoading = true }
    await store.receive(\.productsLoaded) {
      $0.isLoading = false
      $0.products = []
      $0.message = "Nothing to buy today."
    }
    XCTAssertEqual(
      fetch.inputs.count, 1,
      "questions to the product client, which knows no products, for one fetchProducts")
  }

  /// The loading ends after a failure, whatever that is, with a message, and the old products stay.
  func testLoadingEndsAfterAFailure() async {
    fetch.fails(with: Step2Offline())
    let store = makeStore([tea])
    await store.send(.fetchProducts) { $0.isLoading = true }
    await store.receive(\.productsFailed) {
      $0.isLoading = false
      $0.message = "Products could not be loaded."
    }
    XCTAssertEqual(
      fetch.inputs.count, 1,
      "questions to the product client, which fails, for one fetchProducts")
    fetch.returns([pot])
    await store.send(.fetchProducts) {
      $0.isLoading = true
      $0.message = nil
    }
    await store.receive(\.productsLoaded) {
      $0.isLoading = false
      $0.products = [pot]
    }
    for error in [URLError(.cancelled), URLError(.timedOut)] {
      fetch.fails(with: error)
      let other = makeStore([tea])
      await other.send(.fetchProducts) { $0.isLoading = true }
      await other.receive(\.productsFailed) {
        $0.isLoading = false
        $0.message = "Products could not be loaded."
      }
    }
  }

  /// Each `fetchProducts` asks the client, also while another answer is awaited.
  func testEachFetchAsks() async {
    let fetch = fetch
    fetch.hold()
    let store = Store(initialState: ProductListFeature.State()) {
      ProductListFeature()
    } withDependencies: {
      $0.productClient.fetch = { try await fetch(0) }
    }
    for _ in 1...2 { store.send(.fetchProducts) }
    await MainQueue.run(until: fetch.inputs.count == 2)
    await MainQueue.settle()
    XCTAssertEqual(
      fetch.inputs.count, 2, "questions to the product client for two fetchProducts")
    fetch.release()
    await MainQueue.run(until: !store.isLoading)
    XCTAssertEqual(store.products, [tea, pot], "products after both")
  }

  /// A failure is told as a failure, also where there were no products before.
  func testFailureOfAnEmptyList() async {
    fetch.fails(with: Step2Offline())
    let store = makeStore()
    await store.send(.fetchProducts) { $0.isLoading = true }
    await store.receive(\.productsFailed) {
      $0.isLoading = false
      $0.message = "Products could not be loaded."
    }
  }

  /// Taps on a product are news for the parent: the list itself does not change.
  func testTapsChangeNothing() async {
    let store = makeStore([tea, pot])
    await store.send(.productTapped(1))
    await store.send(.buyTapped(2))
    await store.send(.buyTapped(99))
  }
}

@MainActor final class Step2Cart: XCTestCase {
  private func makeStore(_ lines: [CartLine] = []) -> TestStoreOf<CartFeature> {
    var state = CartFeature.State()
    state.lines = IdentifiedArray(uniqueElements: lines)
    return TestStore(initialState: state) { CartFeature() }
  }

  /// A product that is added twice is one line with two pieces.
  func testAddingAddsOnePiece() async {
    let store = makeStore()
    await store.send(.productAdded(tea)) { $0.lines = [CartLine(product: tea)] }
    await store.send(.productAdded(pot)) {
      $0.lines = [CartLine(product: tea), CartLine(product: pot)]
    }
    await store.send(.productAdded(tea)) { $0.lines[id: 1]?.quantity = 2 }
    await store.send(.productAdded(tea)) { $0.lines[id: 1]?.quantity = 3 }
    store.exhaustivity = .off
    await store.send(.productAdded(Product(id: 1, name: "Tea", price: 50)))
    XCTAssertEqual(
      store.state.lines.map(\.quantity), [4, 1],
      "pieces of tea and teapot, after one more tea was added, which costs more by now")
    await store.send(.productAdded(Product(id: 9, name: "Tea", price: 45)))
    XCTAssertEqual(
      store.state.lines.map(\.id), [1, 2, 9],
      "ids of the lines, after another product was added that is called Tea as well")
    XCTAssertEqual(store.state.lines.map(\.quantity), [4, 1, 1], "pieces in these lines")
  }

  /// Removing takes one piece away, of however many, and the last piece takes its line along.
  func testRemovingTakesOnePiece() async {
    let store = makeStore([CartLine(product: tea, quantity: 2), CartLine(product: pot)])
    await store.send(.productRemoved(1)) { $0.lines[id: 1]?.quantity = 1 }
    await store.send(.productRemoved(1)) { $0.lines = [CartLine(product: pot)] }
    await store.send(.productRemoved(1))
    let more = makeStore([CartLine(product: pot), CartLine(product: tea, quantity: 12)])
    await more.send(.productRemoved(1)) { $0.lines[id: 1]?.quantity = 11 }
    await more.send(.productAdded(tea)) { $0.lines[id: 1]?.quantity = 12 }
    await more.send(.productAdded(tea)) { $0.lines[id: 1]?.quantity = 13 }
  }

  /// The total is the sum of all pieces, whatever was done before.
  func testTotal() async {
    let store = makeStore([CartLine(product: tea, quantity: 2), CartLine(product: pot)])
    store.exhaustivity = .off
    XCTAssertEqual(store.state.total, 380, "total of two teas and a teapot")
    await store.send(.productAdded(pot))
    XCTAssertEqual(store.state.total, 670, "total of two teas and two teapots")
    await store.send(.productRemoved(1))
    XCTAssertEqual(store.state.total, 625, "total of one tea and two teapots")
    await store.send(.cleared)
    XCTAssertEqual(store.state.total, 0, "total of a cart that was cleared")
    XCTAssertEqual(store.state.lines, [], "lines of a cart that was cleared")
  }

  /// The total is computed from the lines, and kept nowhere.
  func testTotalIsComputed() {
    let stored = Mirror(reflecting: CartFeature.State()).children.compactMap(\.label)
      .filter { !$0.contains("$") }.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
    XCTAssertEqual(stored, ["lines"], "stored properties of CartFeature.State")
  }

  /// List and cart know neither each other nor the user nor the shop.
  func testListAndCartStandAlone() throws {
    let list = try Codebase.learner.type("ProductListFeature")
    let cart = try Codebase.learner.type("CartFeature")
    for type in ["AppFeature", "UserFeature", "LoginClient", "CartFeature", "CartLine"] {
      XCTAssertNoTransitiveReference(from: list, toType: type)
    }
    for type in ["AppFeature", "UserFeature", "LoginClient", "ProductListFeature", "ProductClient"]
    {
      XCTAssertNoTransitiveReference(from: cart, toType: type)
    }
  }
}
