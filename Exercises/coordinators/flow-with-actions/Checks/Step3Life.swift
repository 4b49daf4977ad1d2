import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let lamp = Movie(title: "The Lamplighter", year: 1958, director: "Brandt", overview: "")
private let salt = Movie(title: "Salt Road", year: 2019, director: "Reis", overview: "")

@MainActor private func startAndForget(on navigation: UINavigationController)
  -> () -> MoviesFlowCoordinator?
{
  let flow = MoviesFlowCoordinator(
    navigationController: navigation, screens: CinemaScreens(movies: [lamp, salt]))
  flow.start()
  return { [weak flow] in flow }
}

@MainActor final class Step3Life: XCTestCase {
  /// A flow that nobody keeps works as long as its list is on the stack.
  func testFlowLivesWithItsScreen() throws {
    let navigation = UINavigationController()
    let flow = startAndForget(on: navigation)
    let phone = Screen(showing: navigation)
    XCTAssertNotNil(
      flow(),
      """
      The list is on the stack, and its flow is already gone, for nobody keeps it. How does the \
      action capture it?
      """)
    try phone.tap("Salt Road")
    XCTAssertEqual(
      (phone.top as? MovieDetailsViewController)?.movie.title ?? "no details", "Salt Road",
      "on top after a touch on Salt Road, with a flow that nobody else keeps")
    try phone.tapBack()
    try phone.tap("The Lamplighter")
    XCTAssertEqual(
      (phone.top as? MovieDetailsViewController)?.movie.title ?? "no details", "The Lamplighter",
      "on top after going back and a touch on The Lamplighter")
  }

  /// When its list leaves the stack, the flow goes away with it.
  func testFlowDiesWithItsScreen() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let phone = Screen(showing: navigation)
    let flow = startAndForget(on: navigation)
    try phone.tap("Salt Road")
    _ = try XCTUnwrap(
      phone.top as? MovieDetailsViewController,
      "No details after a touch on Salt Road: is the flow gone already?")
    try phone.tapBack()
    try phone.tapBack()
    XCTAssertEqual(navigation.viewControllers.count, 1, "screens after going back to the start")
    MainQueue.run(until: flow() == nil)
    XCTAssertNil(flow(), "The list has left the stack, but somebody still holds its flow.")
  }

  /// Details go away when the user goes back to the list, and the list when it is left in turn.
  func testScreensGoAway() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let phone = Screen(showing: navigation)
    try expectReleased {
      _ = startAndForget(on: navigation)
      let list = try XCTUnwrap(phone.top, "a list after the start")
      // The details have to go while the list is still there.
      try expectReleased {
        try phone.tap("The Lamplighter")
        let details = try XCTUnwrap(
          phone.top as? MovieDetailsViewController,
          "No details after a touch on The Lamplighter: is the flow gone already?")
        try phone.tapBack()
        return [details]
      }
      try phone.tapBack()
      return [list]
    }
  }

  /// Two flows on two navigation controllers do not disturb each other.
  func testTwoFlowsAreApart() throws {
    let first = UINavigationController()
    let second = UINavigationController()
    let firstFlow = startAndForget(on: first)
    let secondFlow = startAndForget(on: second)
    let phone = Screen(showing: first)
    try phone.tap("Salt Road")
    XCTAssertEqual(first.viewControllers.count, 2, "screens where the row was touched")
    XCTAssertEqual(second.viewControllers.count, 1, "screens of the other flow")
    second.setViewControllers([], animated: false)
    MainQueue.run(until: secondFlow() == nil)
    XCTAssertNil(secondFlow(), "The second flow's list is gone, and so is the flow.")
    XCTAssertNotNil(firstFlow(), "The first flow still has its list.")
  }

  /// The app starts the flow and keeps nothing of it.
  func testAppKeepsNothing() throws {
    let app = try Codebase.learner.type("CinemaApp")
    XCTAssertConstructs(app, "MoviesFlowCoordinator")
    for name in ["MoviesListViewController", "MoviesListViewModel", "MoviesListViewModelActions"] {
      XCTAssertNoReference(from: app, toType: name, "the flow makes the list")
    }
    try expectReleased {
      let navigation = CinemaApp.makeRootViewController()
      let phone = Screen(showing: navigation)
      let list = try XCTUnwrap(phone.top, "a list after the start")
      try phone.tap("Seven Kites")
      phone.close()
      return [navigation, list]
    }
  }

  /// No flow is kept in a global or static variable.
  func testNoGlobalKeepsAFlow() throws {
    for type in Codebase.learner.types {
      XCTAssertNoGlobals(in: type, except: ["CinemaProgramme"])
    }
    XCTAssertNoGlobals(in: Codebase.learner.everything(except: "CinemaProgramme"))
  }
}
