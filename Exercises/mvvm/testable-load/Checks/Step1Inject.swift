import StructureChecks
import TestDoubles
import XCTest

@testable import Learner

private final class Step1Service: TemperatureService, @unchecked Sendable {
  let temperature = AnswerStub<Int, Int>(returning: 30)
  func temperature(ofHouse house: Int) async throws -> Int { try await temperature(house) }
}

@MainActor final class Step1Inject: XCTestCase {
  private let network = NetworkStub()

  /// The service that was handed in is asked for the view model's house.
  func testGivenServiceIsAsked() {
    for house in [7, 12] {
      let service = Step1Service()
      let viewModel = GreenhouseViewModel(house: house, service: service)
      Task { await viewModel.load() }
      MainQueue.run(until: !service.temperature.inputs.isEmpty)
      MainQueue.settle()
      XCTAssertEqual(
        service.temperature.inputs, [house], "houses asked for by a load of house \(house)")
    }
  }

  /// A new view model asks for nothing.
  func testNewViewModelAsksForNothing() {
    let service = Step1Service()
    let viewModel = GreenhouseViewModel(house: 7, service: service)
    MainQueue.settle()
    XCTAssertEqual(service.temperature.inputs, [], "houses asked for before any load")
    XCTAssertEqual(viewModel.temperature, "–", "the temperature before any load")
    XCTAssertFalse(viewModel.isLoading, "isLoading before any load")
  }

  /// With a service of its own in hand, the view model causes no network request.
  func testCausesNoRequest() {
    let service = Step1Service()
    let viewModel = GreenhouseViewModel(house: 7, service: service)
    Task { await viewModel.load() }
    MainQueue.run(until: !service.temperature.inputs.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(network.lines, [], "addresses asked for by a load with a mock")
  }

  /// The view model knows the protocol, and not the service that speaks to the network.
  func testViewModelKnowsTheProtocolOnly() throws {
    let viewModel = try Codebase.learner.type("GreenhouseViewModel")
    XCTAssertNoTransitiveReference(from: viewModel, toType: "GreenhouseService")
    XCTAssertReference(from: viewModel, toType: "TemperatureService")
  }

  /// The view model makes no service, not even as a default.
  func testViewModelBuildsNoService() throws {
    XCTAssertConstructsNoDependency(try Codebase.learner.type("GreenhouseViewModel"))
  }

  /// The view model takes nothing from a global place.
  func testViewModelUsesNoSingleton() throws {
    XCTAssertNoGlobals(in: try Codebase.learner.type("GreenhouseViewModel"))
  }
}
