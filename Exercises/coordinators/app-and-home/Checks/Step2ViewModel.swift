import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let lake = Hike(name: "Heron Lake", kilometres: 7.5, climb: 90, meetingPoint: "Weir")
private let quarry = Hike(name: "Old Quarry", kilometres: 12, climb: 430, meetingPoint: "East")

@MainActor private final class Step2Spy: HomeNavigation {
  var shown: [Hike] = []
  func showDetail(of hike: Hike) { shown.append(hike) }
  func signOut() {}
}

@MainActor final class Step2ViewModel: XCTestCase {
  /// A selected row makes the view model ask its coordinator for that hike.
  func testSelectionAsksTheCoordinator() {
    let coordinator = Step2Spy()
    let viewModel = HomeViewModel(hikes: [lake, quarry])
    viewModel.coordinator = coordinator
    viewModel.selectHike(at: 1)
    XCTAssertEqual(
      coordinator.shown.map(\.name), ["Old Quarry"],
      "asked of the coordinator after selectHike(at: 1)")
    viewModel.selectHike(at: 1)
    XCTAssertEqual(
      coordinator.shown.map(\.name), ["Old Quarry", "Old Quarry"],
      "asked of the coordinator after the same row was selected once more")
    let long = Hike(name: "Heron Lake", kilometres: 14, climb: 180, meetingPoint: "Weir")
    let both = HomeViewModel(hikes: [lake, long])
    both.coordinator = coordinator
    both.selectHike(at: 1)
    XCTAssertEqual(
      coordinator.shown.last, long, "after selectHike(at: 1), with two hikes called Heron Lake")
  }

  /// A row that is not in the list asks for nothing.
  func testRowOutsideTheListAsksForNothing() {
    let coordinator = Step2Spy()
    let viewModel = HomeViewModel(hikes: [lake, quarry])
    viewModel.coordinator = coordinator
    viewModel.selectHike(at: -1)
    viewModel.selectHike(at: 2)
    XCTAssertEqual(coordinator.shown.map(\.name), [], "for the rows -1 and 2 of two")
  }

  /// A touched row only reports: with a coordinator that merely listens no screen opens.
  func testRowOpensNothingByItself() throws {
    let coordinator = Step2Spy()
    let viewModel = HomeViewModel(hikes: [lake, quarry])
    viewModel.coordinator = coordinator
    let navigation = UINavigationController(
      rootViewController: HomeViewController(viewModel: viewModel))
    let phone = Screen(showing: navigation)
    try phone.tap("Heron Lake, 7.5 km")
    XCTAssertEqual(
      navigation.viewControllers.count, 1, "screens after a touch, with a listening coordinator")
    XCTAssertEqual(coordinator.shown.map(\.name), ["Heron Lake"], "asked after one touch")
    let table = try XCTUnwrap(phone.top?.view.find(UITableView.self).first, "a table")
    XCTAssertNil(table.indexPathForSelectedRow, "The row is still selected after a touch.")
    let twin = Hike(name: "Heron Lake", kilometres: 7.5, climb: 400, meetingPoint: "Ferry")
    let twins = HomeViewModel(hikes: [lake, twin])
    twins.coordinator = coordinator
    try Screen(showing: HomeViewController(viewModel: twins)).select(row: 1)
    XCTAssertEqual(
      coordinator.shown.last, twin, "after a touch on the second of two rows that read the same")
  }

  /// A touched row of a started flow opens its detail, once.
  func testRowOfTheFlowOpensItsDetail() throws {
    let navigation = UINavigationController()
    let home = HomeCoordinator(navigationController: navigation, hikes: [lake, quarry])
    home.start()
    let phone = Screen(showing: navigation)
    try phone.tap("Old Quarry, 12.0 km")
    XCTAssertEqual(
      (phone.top as? HikeDetailViewController)?.hike.name, "Old Quarry",
      "the hike in the detail after a touch on its row")
    XCTAssertEqual(navigation.viewControllers.count, 2, "screens after one touch")
    for name in ["Old Quarry, 12.0 km", "Heron Lake, 7.5 km"] {
      try phone.tapBack()
      try phone.tap(name)
      XCTAssertEqual(
        navigation.viewControllers.count, 2, "screens after going back and a touch on \(name)")
    }
    withExtendedLifetime(home) {}
  }

  /// The list controller neither knows the navigation controller nor the next screen.
  func testControllerKnowsNoNavigation() throws {
    let controller = try Codebase.learner.type("HomeViewController")
    for name in ["navigationController", "show(_:sender:)", "present(_:animated:completion:)"] {
      // Not by way of a function beside it, either.
      XCTAssertNoTransitiveReference(from: controller, toType: name)
    }
    XCTAssertNoReference(from: controller, toType: "UINavigationController")
    XCTAssertNoReference(from: controller, toType: "HikeDetailViewController")
    XCTAssertNoReference(from: controller, toType: "HomeCoordinator")
    XCTAssertNoReference(
      from: controller, toType: "HomeNavigation", "it is the view model that asks")
  }

  /// The view model knows what can be asked, but neither a screen nor the class that answers.
  func testViewModelKnowsNoScreen() throws {
    let viewModel = try Codebase.learner.type("HomeViewModel")
    XCTAssertNoReference(from: viewModel, toModule: "UIKit")
    XCTAssertProperty(viewModel, "coordinator", isDeclaredAs: "HomeNavigation")
    XCTAssertKnows(viewModel, "HomeCoordinator", onlyAs: "HomeNavigation")
  }

  /// The view model does not keep its coordinator alive.
  func testViewModelHoldsItsCoordinatorWeakly() throws {
    XCTAssertHoldsWeakly(try Codebase.learner.type("HomeViewModel"), "coordinator")
    let viewModel = HomeViewModel(hikes: [lake])
    try expectReleased {
      let coordinator = Step2Spy()
      viewModel.coordinator = coordinator
      return [coordinator]
    }
  }

  /// Flow and screens go away together when nobody needs them any more.
  func testFlowGoesAwayWithItsOwner() throws {
    try expectReleased {
      let navigation = UINavigationController()
      let home = HomeCoordinator(navigationController: navigation, hikes: [lake])
      home.start()
      let list = try XCTUnwrap(navigation.topViewController, "a list after start()")
      list.loadViewIfNeeded()
      home.showDetail(of: lake)
      return [home, navigation, list]
    }
  }
}
