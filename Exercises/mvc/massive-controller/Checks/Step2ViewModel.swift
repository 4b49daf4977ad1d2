import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

@MainActor
final class Step2ViewModel: XCTestCase {
  /// Before the first load there are no rows, no error, and nobody has asked the service.
  func testStartsEmpty() {
    let service = Step2Service([.success([step2Product("Tent")])])
    let viewModel = ProductListViewModel(service: service)
    XCTAssertEqual(viewModel.rows, [], "rows before the first load")
    XCTAssertNil(viewModel.errorMessage, "the error message before the first load")
    XCTAssertEqual(service.loads, 0, "loads before anybody asked")
  }

  /// The view model asks the service that it was given, once for each load.
  func testAsksTheServiceItWasGiven() async {
    let service = Step2Service([.success([step2Product("Tent")])])
    let viewModel = ProductListViewModel(service: service)
    await viewModel.load()
    XCTAssertEqual(service.loads, 1, "loads of the given service after `load()`")
    await viewModel.load()
    XCTAssertEqual(service.loads, 2, "loads of the given service after a second `load()`")
    service.loading.hold()
    let loads = (1...2).map { _ in Task { await viewModel.load() } }
    await MainQueue.run(until: service.loading.pending.count == 2)
    XCTAssertEqual(service.loads, 4, "loads of the given service after two more at once")
    XCTAssertEqual(viewModel.rows.map(\.title), ["TENT"], "titles while another load is under way")
    XCTAssertEqual(
      viewModel.product(at: 0)?.name, "Tent", "the product of row 0 while another load is under way"
    )
    service.loading.release()
    for load in loads { await load.value }
  }

  /// After `load()` the view model has its rows, with no screen in sight.
  func testMakesRowsWithoutAScreen() async {
    let titles = await step2Titles(["Tent"])
    XCTAssertEqual(titles, ["TENT"], "titles for one product named Tent")
  }

  /// Only names of more than three characters become rows: four will do, three will not.
  func testLeavesPlaceholdersOut() async {
    let titles = await step2Titles(["TMP", "Lamp", "X1", "", "Öse", "Torch", "2 x"])
    XCTAssertEqual(titles, ["LAMP", "TORCH"], "titles for TMP, Lamp, X1, '', Öse, Torch and '2 x'")
    let short = await step2Titles(["Kit 2", "4x4s"])
    XCTAssertEqual(short, ["4X4S", "KIT 2"], "titles for 'Kit 2' and 4x4s")
    let sharp = await step2Titles(["Fuß", "Tent"])
    XCTAssertEqual(
      sharp, ["TENT"], "titles for Tent and Fuß, a name of three characters (FUSS has four)")
    let flags = await step2Titles(["🇨🇭🇸🇪", "Tent"])
    XCTAssertEqual(flags, ["TENT"], "titles for Tent and 🇨🇭🇸🇪, a name of two characters")
  }

  /// Titles are in upper case.
  func testTitlesAreUpperCase() async {
    let titles = await step2Titles(["Camp stove"])
    XCTAssertEqual(titles, ["CAMP STOVE"], "titles for Camp stove")
    let accents = await step2Titles(["Crêpe pan "])
    XCTAssertEqual(
      accents, ["CRÊPE PAN "],
      "titles for 'Crêpe pan ', of which nothing is left out, neither accent nor blank")
  }

  /// Rows are sorted by the title that the user reads, so case makes no difference.
  func testSortsByWhatTheUserReads() async {
    let titles = await step2Titles(["Tent", "carabiner", "Backpack", "axes", "Lamp"])
    XCTAssertEqual(
      titles, ["AXES", "BACKPACK", "CARABINER", "LAMP", "TENT"],
      "titles for Tent, carabiner, Backpack, axes and Lamp")
  }

  /// A row's price is text, with two digits after the point.
  func testPriceIsText() async {
    for (cents, text) in [
      (4550, "45.50 €"), (905, "9.05 €"), (7, "0.07 €"), (0, "0.00 €"), (123_456, "1234.56 €"),
      (19_999_999, "199999.99 €"),
    ] {
      let product = Product(id: 1, name: "Stove", priceInCents: cents, summary: nil)
      let viewModel = ProductListViewModel(service: Step2Service([.success([product])]))
      await viewModel.load()
      // Read before a row is made that is right: whoever makes it would know by then.
      let prices = viewModel.rows.map(\.price)
      XCTAssertEqual(
        viewModel.rows, [ProductRow(title: "STOVE", price: text)],
        "rows for a stove of \(cents) cents")
      XCTAssertEqual(prices, [text], "prices for a stove of \(cents) cents")
    }
  }

  /// When the service throws, the view model has the message of its error, read on the main thread.
  func testFailureLeavesItsMessage() async {
    let service = Step2Service([.failure(Step2Offline())])
    let viewModel = ProductListViewModel(service: service)
    await viewModel.load()
    XCTAssertEqual(service.loads, 1, "loads of the service for one that fails")
    XCTAssertEqual(viewModel.errorMessage, "You are offline.", "after a failed load")
    let other = ProductListViewModel(service: Step2Service([.success([step2Product("Tent")])]))
    XCTAssertNil(
      other.errorMessage, "the error message of a view model that has loaded nothing yet")
    await other.load()
    XCTAssertEqual(
      viewModel.errorMessage, "You are offline.",
      "after a failed load, another view model having loaded well")
    XCTAssertEqual(viewModel.rows, [], "rows after a failed first load")
    let reads = CallSpy()
    let flooded = ProductListViewModel(
      service: Step2Service([.failure(Step2Flooded(reads: reads))]))
    await flooded.load()
    XCTAssertEqual(
      flooded.errorMessage, "The shop is flooded.", "after a load that failed for another reason")
    XCTAssertEqual(
      reads.offMainThread, [],
      "reads of the error's message off the main thread, to which the view model belongs")
  }

  /// Each failure has its own message, the second one as well.
  func testEachFailureHasItsMessage() async {
    let service = Step2Service([.failure(Step2Offline()), .failure(Step2Closed())])
    let viewModel = ProductListViewModel(service: service)
    await viewModel.load()
    await viewModel.load()
    XCTAssertEqual(
      viewModel.errorMessage, "The shop is closed.", "after two failed loads, the second one's")
    for error in [CancellationError(), URLError(.cancelled)] as [any Error] {
      let cancelled = ProductListViewModel(service: Step2Service([.failure(error)]))
      await cancelled.load()
      XCTAssertEqual(
        cancelled.errorMessage, error.localizedDescription,
        "after a load that failed with \(type(of: error))")
    }
  }

  /// A failed load does not take away the rows of the load before.
  func testFailureKeepsTheRows() async {
    let viewModel = ProductListViewModel(
      service: Step2Service([
        .success([step2Product("Tent"), step2Product("Torch")]), .failure(Step2Offline()),
      ]))
    await viewModel.load()
    await viewModel.load()
    XCTAssertEqual(
      viewModel.rows.map(\.title), ["TENT", "TORCH"], "titles after a good load and a failed one")
    XCTAssertEqual(
      [0, 1].map { viewModel.product(at: $0)?.name }, ["Tent", "Torch"],
      "the products of rows 0 and 1 after a failed load")
  }

  /// A successful load forgets the error of the load before.
  func testSuccessForgetsTheError() async {
    let viewModel = ProductListViewModel(
      service: Step2Service([.failure(Step2Offline()), .success([step2Product("Tent")])]))
    await viewModel.load()
    await viewModel.load()
    XCTAssertNil(viewModel.errorMessage, "the error message after a failed load and a good one")
    XCTAssertEqual(viewModel.rows.map(\.title), ["TENT"], "titles after the good load")
  }

  /// A second load replaces the rows; it does not add to them.
  func testSecondLoadReplacesTheRows() async {
    let viewModel = ProductListViewModel(
      service: Step2Service([.success([step2Product("Tent")]), .success([step2Product("Lamp")])]))
    await viewModel.load()
    await viewModel.load()
    XCTAssertEqual(
      viewModel.rows.map(\.title), ["LAMP"], "titles after a load of Tent and a load of Lamp")
  }

  /// A shop that has nothing to sell any more is no failure: its list is empty.
  func testNothingToSellIsNoFailure() async {
    let viewModel = ProductListViewModel(
      service: Step2Service([.success([step2Product("Tent")]), .success([step2Product("TMP")])]))
    await viewModel.load()
    await viewModel.load()
    XCTAssertEqual(
      viewModel.rows.map(\.title), [], "titles after a load of Tent and a load of TMP only")
    XCTAssertNil(viewModel.product(at: 0)?.name, "the product of row 0 after the second load")
    XCTAssertNil(viewModel.errorMessage, "the error message after the second load")
    let emptied = ProductListViewModel(
      service: Step2Service([.success([step2Product("Tent")]), .success([])]))
    await emptied.load()
    await emptied.load()
    XCTAssertEqual(
      emptied.rows.map(\.title), [], "titles after a load of Tent and a load of nothing at all")
  }

  /// Two products of the same name are two: each opens from its own row.
  func testProductsOfTheSameNameAreTwo() async {
    let tents = [(id: 1, cents: 100), (id: 2, cents: 250)].map {
      Product(id: $0.id, name: "Tent", priceInCents: $0.cents, summary: nil)
    }
    let viewModel = ProductListViewModel(service: Step2Service([.success(tents)]))
    await viewModel.load()
    let opened = viewModel.rows.indices.map { row in
      let cents = viewModel.product(at: row)?.priceInCents ?? 0
      return "\(viewModel.rows[row].price) opens \(cents) cents"
    }
    XCTAssertEqual(
      opened.sorted(), ["1.00 € opens 100 cents", "2.50 € opens 250 cents"],
      "the rows of two products named Tent, and what they open")
    let twins = [8, 5].map { Product(id: $0, name: "Tent", priceInCents: 100, summary: nil) }
    let another = ProductListViewModel(service: Step2Service([.success(twins)]))
    await another.load()
    let ids = another.rows.indices.map { another.product(at: $0)?.id ?? 0 }
    XCTAssertEqual(
      ids.sorted(), [5, 8],
      "ids of what the rows open, for Tent 5 and Tent 8, which have the same price")
  }

  /// `product(at:)` is the product behind that row, and nil where there is no row.
  func testProductBelongsToTheRow() async {
    let viewModel = ProductListViewModel(
      service: Step2Service([.success(["Tent", "TMP", "Lamp"].map(step2Product))]))
    await viewModel.load()
    XCTAssertEqual(viewModel.product(at: 0)?.name, "Lamp", "row 0 of Tent, TMP and Lamp")
    XCTAssertEqual(viewModel.product(at: 1)?.name, "Tent", "row 1 of Tent, TMP and Lamp")
    let another = ProductListViewModel(service: Step2Service([.success([step2Product("Axe 2")])]))
    await another.load()
    XCTAssertEqual(
      viewModel.product(at: 0)?.name, "Lamp",
      "row 0 of Tent, TMP and Lamp, another view model having loaded Axe 2")
    let mixed = ProductListViewModel(
      service: Step2Service([.success(["Tent", "axes", "Lamp"].map(step2Product))]))
    await mixed.load()
    XCTAssertEqual(
      (0..<3).map { mixed.product(at: $0)?.name }, ["axes", "Lamp", "Tent"],
      "rows 0 to 2 of Tent, axes and Lamp")
    let stove = Product(id: 7, name: "Stove", priceInCents: 4550, summary: "Burns anything.")
    let complete = ProductListViewModel(service: Step2Service([.success([stove])]))
    await complete.load()
    XCTAssertEqual(complete.product(at: 0), stove, "row 0 of a Stove with a summary")
    XCTAssertNil(viewModel.product(at: 2)?.name, "row 2, which does not exist")
    XCTAssertNil(viewModel.product(at: -1)?.name, "row -1, which does not exist")
  }
}

@MainActor
final class Step2Screen: XCTestCase {
  override func setUp() {
    UIApplication.shared.resetRecords()
  }

  /// The product that opens is the one whose row was tapped.
  func testOpensTheTappedProduct() throws {
    let service = Step2Service([.success(["Tent", "TMP", "Lamp"].map(step2Product))])
    let list: UIViewController = CatalogueScreen.make(service: service)
    let screen = Screen(showing: UINavigationController(rootViewController: list))
    MainQueue.run(until: screen.shows("LAMP"))
    try screen.tap("LAMP")
    XCTAssertEqual(screen.top?.title, "Lamp", "the detail after a tap on LAMP, the first row")
    try screen.tapBack()
    MainQueue.settle()
    XCTAssertEqual(service.loads, 1, "loads after the way to a product and back")
    screen.close()
  }

  /// What opens is the product as the last load has brought it.
  func testOpensTheProductOfTheLastLoad() throws {
    let prices = [100, 250].map { Product(id: 4, name: "Lamp", priceInCents: $0, summary: nil) }
    let service = Step2Service(prices.map { .success([$0]) })
    let list: UIViewController = CatalogueScreen.make(service: service)
    let screen = Screen(showing: UINavigationController(rootViewController: list))
    MainQueue.run(until: screen.shows("LAMP"))
    try screen.tap("LAMP")
    try screen.tapBack()
    XCTAssertTrue(
      screen.top === list,
      "One Back after one tap does not lead to the list: \(screen.visibleText) is shown.")
    list.view.find(UITableView.self).first?.refreshControl?.pull()
    MainQueue.run(until: screen.shows("2.50 €"))
    try screen.tap("LAMP")
    XCTAssertTrue(
      screen.shows("2.50 €"),
      "A pull has brought a Lamp for 2.50 €, but its detail shows \(screen.visibleText).")
    screen.close()
  }

  /// The screen sorts as the view model does.
  func testShowsTheRowsOfTheViewModel() {
    let service = Step2Service([.success(["Tent", "axes", "TMP"].map(step2Product))])
    let list: UIViewController = CatalogueScreen.make(service: service)
    let screen = Screen(showing: UINavigationController(rootViewController: list))
    MainQueue.run(until: screen.shows("TENT"))
    XCTAssertEqual(
      screen.visibleText.filter { ["TENT", "AXES", "TMP"].contains($0) }, ["AXES", "TENT"],
      "the rows for Tent, axes and TMP")
    screen.close()
  }
}

final class Step2Structure: XCTestCase {
  /// The view model can be used where there is no screen: it knows nothing of UIKit.
  func testKnowsNoScreen() throws {
    let viewModel = try Codebase.learner.type("ProductListViewModel")
    XCTAssertNoReference(from: viewModel, toModule: "UIKit")
    XCTAssertImports(
      viewModel,
      only: [
        "Combine", "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking",
        "Observation", "OSLog", "Swift", "Synchronization", "os",
      ])
    for name in ["UIViewController", "UIView"] {
      for screen in Codebase.learner.types(conformingTo: name) {
        XCTAssertNoReference(from: viewModel, to: screen)
      }
    }
  }

  /// Others read what the view model has, and only it changes that.
  func testOnlyTheViewModelChangesItsState() throws {
    let viewModel = try Codebase.learner.type("ProductListViewModel")
    for name in ["rows", "errorMessage"] { XCTAssertSetOnlyInside(viewModel, name) }
  }

  /// The view model is told which service to use, and makes none, not even where nobody gives one.
  func testMakesNoService() throws {
    let viewModel = try Codebase.learner.type("ProductListViewModel")
    XCTAssertConstructsNoDependency(viewModel)
    XCTAssertNoTransitiveReference(from: viewModel, toType: "RemoteProductService")
  }
}

private struct Step2Closed: LocalizedError {
  var errorDescription: String? { "The shop is closed." }
  var failureReason: String? { "It is Sunday." }
  var recoverySuggestion: String? { "Come back on Monday." }
}

/// Notes where its message is read.
private struct Step2Flooded: LocalizedError {
  let reads: CallSpy
  var errorDescription: String? {
    reads()
    return "The shop is flooded."
  }
}

private struct Step2Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

/// Gives its answers one after the other, the last one for ever.
private final class Step2Service: ProductService {
  let loading: AnswerStub<Void, [Product]>

  init(_ answers: [Result<[Product], any Error>]) { loading = AnswerStub(inTurn: answers) }

  var loads: Int { loading.count }

  func loadProducts() async throws -> [Product] { try await loading() }
}

private func step2Product(_ name: String) -> Product {
  Product(id: name.count, name: name, priceInCents: 100, summary: nil)
}

@MainActor
private func step2Titles(_ names: [String]) async -> [String] {
  let viewModel = ProductListViewModel(
    service: Step2Service([.success(names.map(step2Product))]))
  await viewModel.load()
  return viewModel.rows.map(\.title)
}
