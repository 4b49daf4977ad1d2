import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

@MainActor
final class Step1Service: XCTestCase {
  /// The service asks for `/products`, once for each load.
  func testAsksForTheProducts() async throws {
    var paths: [String] = []
    let service: ProductService = RemoteProductService(get: { path in
      paths.append(path)
      return step1Answer(#"{"products": []}"#)
    })
    XCTAssertEqual(paths, [], "before anybody loads")
    _ = try await service.loadProducts()
    XCTAssertEqual(paths, ["/products"], "after one load")
    _ = try await service.loadProducts()
    XCTAssertEqual(paths, ["/products", "/products"], "after two loads")
  }

  /// Each load asks for itself, also during another one.
  func testEachLoadAsks() async throws {
    let get = AnswerStub<String, CatalogueResponse>(
      returning: step1Answer(#"{"products": [{"id": 7, "name": "Stove", "price_cents": 4550}]}"#))
    let service = RemoteProductService(get: { try await get($0) })
    get.hold()
    let loads = (1...2).map { _ in Task { try await service.loadProducts() } }
    await MainQueue.run(until: get.pending.count == 2)
    XCTAssertEqual(get.inputs.count, 2, "how often `get` is called by two loads at once")
    get.release()
    for load in loads { _ = try await load.value }
  }

  /// The service turns the shop's JSON into products, in the order of the answer.
  func testReadsProducts() async throws {
    let products = try await step1Load(
      """
      {"products": [
        {"id": 7, "name": "Stove", "price_cents": 4550, "summary": "Burns anything."},
        {"id": 2, "name": "Tent", "price_cents": 19900, "summary": "Two people."},
        {"id": 5, "name": "Lantern", "price_cents": 2900, "summary": "Bright."}
      ]}
      """)
    // Neither number nor name, price or summary rises or falls from one to the next.
    XCTAssertEqual(
      products.map(step1Text),
      [
        "7 Stove, 4550 cents: Burns anything.", "2 Tent, 19900 cents: Two people.",
        "5 Lantern, 2900 cents: Bright.",
      ],
      "for an answer with 7 Stove, 2 Tent and 5 Lantern, all complete")
    let blank = try await step1Load(
      #"{"products": [{"id": 9, "name": " Mug ", "price_cents": 0, "summary": ""}]}"#)
    XCTAssertEqual(
      blank.map(step1Text), ["9  Mug , 0 cents: "],
      "for an answer with a 9, whose name has blanks around Mug, and whose summary is empty")
  }

  /// A product without a summary is still a product.
  func testSummaryMayBeMissing() async throws {
    let products = try await step1Load(
      #"{"products": [{"id": 7, "name": "Stove", "price_cents": 4550}]}"#)
    XCTAssertEqual(
      products.map(step1Text), ["7 Stove, 4550 cents: nil"],
      "for an answer with 7 Stove, which has no summary")
  }

  /// The service hands over all products; which of them customers see is not its business.
  func testKeepsPlaceholders() async throws {
    let products = try await step1Load(
      """
      {"products": [
        {"id": 3, "name": "TMP", "price_cents": 1},
        {"id": 4, "name": "", "price_cents": 0},
        {"id": 2, "name": "Tent", "price_cents": 19900}
      ]}
      """)
    XCTAssertEqual(
      products.map(\.name), ["TMP", "", "Tent"],
      "for an answer with two place-holders, one of which has an empty name")
    let tents = try await step1Load(
      """
      {"products": [
        {"id": 2, "name": "Tent", "price_cents": 19900},
        {"id": 2, "name": "Tent", "price_cents": 9900}
      ]}
      """)
    XCTAssertEqual(
      tents.map(\.priceInCents), [19900, 9900],
      "prices for an answer with two products of the number 2")
  }

  /// An answer that is not the shop's JSON is an error, not an empty list.
  func testBrokenJSONIsAnError() async {
    let unreadable = [
      "<html>Maintenance</html>", "", #"[{"id": 2, "name": "Tent", "price_cents": 1}]"#,
      #"{"products": 12}"#, #"{"items": []}"#,
    ]
    for body in unreadable {
      var asked = 0
      let message = await step1Failure { _ in
        asked += 1
        return step1Answer(body)
      }
      XCTAssertEqual(asked, 1, "how often `get` is called, for the body '\(body)'")
      XCTAssertEqual(message, "The catalogue could not be read.", "for the body '\(body)'")
    }
  }

  /// A product without its name is an error: leaving it out would hide the fault.
  func testProductWithoutNameIsAnError() async {
    let body = #"{"products": [{"id": 2, "price_cents": 1}]}"#
    let message = await step1Failure { _ in step1Answer(body) }
    XCTAssertEqual(message, "The catalogue could not be read.", "for a product with no name")
  }

  /// One product that is incomplete is enough, however many others are complete.
  func testOneIncompleteProductIsEnough() async {
    let good = #"{"id": 7, "name": "Stove", "price_cents": 4550}"#
    for bad in [#"{"id": 2, "price_cents": 1}"#, "null"] {
      for products in [[good, bad], [bad, good]] {
        let body = #"{"products": [\#(products.joined(separator: ", "))]}"#
        let message = await step1Failure { _ in step1Answer(body) }
        XCTAssertEqual(
          message, "The catalogue could not be read.", "for a complete product and \(bad)")
      }
    }
  }

  /// So is one without its number or its price: nothing is made up.
  func testProductWithoutNumberOrPriceIsAnError() async {
    for product in [
      #"{"name": "Tent", "price_cents": 1}"#, #"{"id": 2, "name": "Tent"}"#,
      #"{"id": 2, "name": "Tent", "price_cents": null}"#,
    ] {
      let message = await step1Failure { _ in step1Answer(#"{"products": [\#(product)]}"#) }
      XCTAssertEqual(message, "The catalogue could not be read.", "for the product \(product)")
    }
  }

  /// Nor is a number or a price read out of something else.
  func testValuesOfAnotherShapeAreAnError() async {
    for product in [
      #"{"id": 2, "name": "Tent", "price_cents": "1"}"#,
      #"{"id": 2, "name": "Tent", "price_cents": 1.5}"#,
      #"{"id": "2", "name": "Tent", "price_cents": 1}"#, #"{"id": 2, "name": 7, "price_cents": 1}"#,
    ] {
      let message = await step1Failure { _ in step1Answer(#"{"products": [\#(product)]}"#) }
      XCTAssertEqual(message, "The catalogue could not be read.", "for the product \(product)")
    }
  }

  /// A status other than 200 is an error that names the status, whatever the body holds.
  func testStatusIsChecked() async {
    for status in [404, 503, 201, 202, 203, 204, 206, 304, 401, 500, 0] {
      var asked = 0
      let message = await step1Failure { _ in
        asked += 1
        return step1Answer(#"{"products": []}"#, status: status)
      }
      XCTAssertEqual(asked, 1, "how often `get` is called, for an answer with status \(status)")
      XCTAssertEqual(
        message, "The shop answered with status \(status).", "for an answer with status \(status)")
    }
  }

  /// When there is no answer at all, the service throws the very error that it met.
  func testPassesTransportErrorsOn() async {
    var asked = 0
    do {
      let service = RemoteProductService(get: { _ in
        asked += 1
        throw Step1Offline()
      })
      let products = try await service.loadProducts()
      XCTFail("when `get` throws: no error, but \(products.count) products")
    } catch {
      XCTAssertEqual(asked, 1, "how often `get` is called, when it throws")
      XCTAssertEqual(error.localizedDescription, "You are offline.", "when `get` throws")
      XCTAssertTrue(
        error is Step1Offline,
        "the error that `get` throws is passed on as it is, but another came: \(type(of: error))")
    }
    for error in [CancellationError(), URLError(.cancelled)] as [any Error] {
      let message = await step1Failure { _ in throw error }
      XCTAssertEqual(
        message, error.localizedDescription, "when `get` throws a \(type(of: error))")
    }
  }
}

@MainActor
final class Step1Screen: XCTestCase {
  override func setUp() {
    UIApplication.shared.resetRecords()
  }

  /// The screen shows what the service that it was given loads, by the same rules as before.
  func testShowsTheProductsOfTheService() {
    let service = Step1ProductService([
      .success([step1Product("Tent"), step1Product("X1"), step1Product("Lamp")])
    ])
    let screen = step1Screen(service)
    let isShown = MainQueue.run(until: screen.shows("TENT"))
    XCTAssertTrue(
      isShown,
      "the service loaded Tent, X1 and Lamp, but the screen showed \(screen.visibleText)")
    XCTAssertEqual(
      screen.visibleText.filter { ["TENT", "X1", "LAMP"].contains($0) }, ["LAMP", "TENT"],
      "the rows for Tent, X1 and Lamp")
    XCTAssertEqual(service.loads, 1, "loads after the screen has appeared")
    screen.close()
    for list: UIViewController in [CatalogueScreen.make(service: service), CatalogueScreen.make()] {
      XCTAssertFalse(
        list is UINavigationController, "CatalogueScreen gave a navigation controller for the list")
    }
  }

  /// Pulling the list down asks the same service again.
  func testPullToRefreshAsksTheService() throws {
    let service = Step1ProductService([
      .success([step1Product("Tent")]), .success([step1Product("Stove")]),
    ])
    let screen = step1Screen(service)
    MainQueue.run(until: screen.shows("TENT"))
    try step1Table(on: screen).refreshControl?.pull()
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("STOVE")),
      "the second load gave Stove, but the screen showed \(screen.visibleText)")
    XCTAssertEqual(service.loads, 2, "loads after the screen appeared and one pull")
    screen.close()
  }

  /// When the service throws, the user reads its message in an alert titled "Sorry".
  func testFailureShowsAnAlert() {
    let screen = step1Screen(Step1ProductService([.failure(Step1Offline())]))
    MainQueue.run(until: screen.alert != nil)
    XCTAssertEqual(screen.alert?.title, "Sorry", "the title of the alert after a failed load")
    XCTAssertEqual(
      screen.alert?.message, "You are offline.", "the message of the alert after a failed load")
    XCTAssertEqual(
      screen.alert?.preferredStyle, .alert, "the style of the alert after a failed load")
    XCTAssertEqual(
      screen.alert?.actions.compactMap(\.title).sorted(), ["OK", "Try again"],
      "the buttons of the alert after a failed load")
    MainQueue.settle()
    XCTAssertEqual(screen.warnings, [], "what UIKit complained about")
    screen.close()
  }

  /// "OK" in the alert closes it, and asks nobody.
  func testOKAsksNobody() throws {
    let service = Step1ProductService([.failure(Step1Offline())])
    let screen = step1Screen(service)
    MainQueue.run(until: screen.alert != nil)
    try screen.tap("OK")
    MainQueue.settle()
    XCTAssertEqual(service.loads, 1, "loads after a failed one and a tap on OK")
    XCTAssertNil(screen.alert?.message, "the alert after a tap on OK")
    screen.close()
  }

  /// The app's own list still comes from the shop's server.
  func testTheAppAsksTheShop() {
    let network = NetworkStub()
    let address = "https://catalogue.trailhead.example/v2/products"
    let body = #"{"products": [{"id": 7, "name": "Stove", "price_cents": 4550}]}"#
    network.answer(address, with: .data(Data(body.utf8)))
    let list: UIViewController = CatalogueScreen.make()
    let screen = Screen(showing: UINavigationController(rootViewController: list))
    MainQueue.run(until: screen.shows("STOVE"))
    MainQueue.settle()
    XCTAssertEqual(
      network.lines, ["GET \(address)"], "addresses asked for by CatalogueScreen.make()")
    XCTAssertTrue(
      screen.shows("STOVE"),
      "the shop's server has a Stove, but the screen showed \(screen.visibleText)")
    let newer = #"{"products": [{"id": 2, "name": "Tent", "price_cents": 100}]}"#
    network.answer(address, with: .data(Data(newer.utf8)), .status(503))
    let table = screen.top?.view.find(UITableView.self).first
    table?.refreshControl?.pull()
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("TENT")),
      "the shop's server has a Tent by now, but after a pull the screen showed "
        + "\(screen.visibleText)")
    table?.refreshControl?.pull()
    MainQueue.run(until: screen.alert != nil)
    XCTAssertEqual(
      screen.alert?.message, "The shop answered with status 503.",
      "the message of the app after an answer with status 503")
    screen.close()
  }

  /// "Try again" in the alert asks the same service once more.
  func testTryAgainAsksTheService() throws {
    let service = Step1ProductService([
      .failure(Step1Offline()), .success([step1Product("Tent")]),
    ])
    let screen = step1Screen(service)
    MainQueue.run(until: screen.alert != nil)
    try screen.tap("Try again")
    MainQueue.run(until: service.loads == 2)
    MainQueue.settle()
    XCTAssertEqual(service.loads, 2, "loads after a failed one and a tap on Try again")
    screen.close()
  }
}

extension Step1Screen {
  /// Each failure offers "Try again", that of the second try as well.
  func testTryAgainIsOfferedEachTime() throws {
    let service = Step1ProductService([
      .failure(Step1Offline()), .failure(Step1Offline()), .success([step1Product("Tent")]),
    ])
    let screen = step1Screen(service)
    for attempt in 1...2 {
      MainQueue.run(until: screen.alert != nil)
      try screen.tap("Try again")
      MainQueue.run(until: service.loads == attempt + 1)
    }
    XCTAssertTrue(
      MainQueue.run(until: screen.shows("TENT")),
      "after two failures and a tap on Try again each, the service gave Tent, but the screen showed "
        + "\(screen.visibleText)")
    screen.close()
  }
}

final class Step1Structure: XCTestCase {
  /// No view controller knows where products come from: neither the shop's server nor JSON.
  func testNoControllerKnowsTheServer() {
    let controllers = Codebase.learner.types(conformingTo: "UIViewController")
    XCTAssertFalse(controllers.isEmpty, "there is a view controller")
    for controller in controllers {
      for type in [
        "CatalogueAPI", "CatalogueResponse", "RemoteProductService", "JSONDecoder",
        "JSONSerialization", "URLSession",
      ] {
        XCTAssertNoReference(from: controller, toType: type)
      }
    }
  }
}

private struct Step1Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

/// Gives its answers one after the other, the last one for ever.
private final class Step1ProductService: ProductService {
  private let loading: AnswerStub<Void, [Product]>

  init(_ answers: [Result<[Product], any Error>]) { loading = AnswerStub(inTurn: answers) }

  var loads: Int { loading.count }

  func loadProducts() async throws -> [Product] { try await loading() }
}

private func step1Answer(_ body: String, status: Int = 200) -> CatalogueResponse {
  CatalogueResponse(status: status, body: Data(body.utf8))
}

/// All that a product says, in a line.
private func step1Text(of product: Product) -> String {
  let summary = product.summary ?? "nil"
  return "\(product.id) \(product.name), \(product.priceInCents) cents: \(summary)"
}

private func step1Product(_ name: String) -> Product {
  Product(id: name.count, name: name, priceInCents: 100, summary: nil)
}

@MainActor
private func step1Load(_ body: String) async throws -> [Product] {
  try await RemoteProductService(get: { _ in step1Answer(body) }).loadProducts()
}

/// What the user would read of the error; nil if there was none.
@MainActor
private func step1Failure(
  _ get: @escaping (String) async throws -> CatalogueResponse
) async -> String? {
  do {
    let products = try await RemoteProductService(get: get).loadProducts()
    return "no error, but \(products.count) products"
  } catch {
    return error.localizedDescription
  }
}

@MainActor
private func step1Screen(_ service: Step1ProductService) -> Screen {
  let list: UIViewController = CatalogueScreen.make(service: service)
  return Screen(showing: UINavigationController(rootViewController: list))
}

@MainActor
private func step1Table(on screen: Screen) throws -> UITableView {
  try XCTUnwrap(screen.top?.view.find(UITableView.self).first, "a table on the screen")
}
