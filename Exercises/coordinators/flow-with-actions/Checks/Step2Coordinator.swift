import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let lamp = Movie(
  title: "The Lamplighter", year: 1958, director: "Brandt", overview: "A man and his lamps.")
private let salt = Movie(title: "Salt Road", year: 2019, director: "Reis", overview: "")

/// Makes empty screens and notes for what.
@MainActor private final class Step2Screens: MoviesFlowScreens {
  var actions: [MoviesListViewModelActions] = []
  var lists: [UIViewController] = []
  var detailed: [Movie] = []
  var details: [UIViewController] = []

  func makeMoviesList(actions: MoviesListViewModelActions) -> UIViewController {
    self.actions.append(actions)
    lists.append(UIViewController())
    return lists[lists.count - 1]
  }

  func makeMovieDetails(of movie: Movie) -> UIViewController {
    detailed.append(movie)
    details.append(UIViewController())
    return details[details.count - 1]
  }
}

private final class Step2Navigation: UINavigationController {
  var pushes: [Bool] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushes.append(animated)
    super.pushViewController(viewController, animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if animated { pushes.append(animated) }
    super.setViewControllers(viewControllers, animated: animated)
  }
}

@MainActor final class Step2Coordinator: XCTestCase {
  /// Starting the flow pushes the list that its screens make, on top of what is there.
  func testStartPushesTheList() {
    let screens = Step2Screens()
    let lobby = UIViewController()
    let navigation = UINavigationController(rootViewController: lobby)
    let stairs = UIViewController()
    navigation.pushViewController(stairs, animated: false)
    let flow = MoviesFlowCoordinator(navigationController: navigation, screens: screens)
    XCTAssertEqual(screens.lists.count, 0, "lists made before start()")
    flow.start()
    XCTAssertEqual(screens.lists.count, 1, "lists made by start()")
    XCTAssertTrue(
      navigation.topViewController === screens.lists.first, "That list is on top after start().")
    let below = navigation.viewControllers.dropLast().map { screen in
      screen === lobby ? "lobby" : screen === stairs ? "stairs" : "another"
    }
    XCTAssertEqual(below, ["lobby", "stairs"], "screens below the list, which were there before")
    XCTAssertEqual(screens.detailed, [], "details made before anything was selected")
  }

  /// The first screen of the flow is simply there, without an animation.
  func testListComesWithoutAnimation() {
    let navigation = Step2Navigation(nibName: nil, bundle: nil)
    let flow = MoviesFlowCoordinator(navigationController: navigation, screens: Step2Screens())
    flow.start()
    XCTAssertFalse(navigation.pushes.contains(true), "An animated push during start().")
    XCTAssertEqual(navigation.viewControllers.count, 1, "screens after start()")
    let other = Step2Navigation(nibName: nil, bundle: nil)
    other.pushViewController(UIViewController(), animated: false)
    let above = MoviesFlowCoordinator(navigationController: other, screens: Step2Screens())
    above.start()
    XCTAssertFalse(
      other.pushes.contains(true), "An animated push during start(), above a screen that was there."
    )
  }

  /// The list is made with an action that pushes the details of the selected movie, animated.
  func testActionPushesTheDetails() {
    let screens = Step2Screens()
    let navigation = Step2Navigation(nibName: nil, bundle: nil)
    navigation.pushViewController(UIViewController(), animated: false)
    let flow = MoviesFlowCoordinator(navigationController: navigation, screens: screens)
    flow.start()
    navigation.pushes = []
    screens.actions.first?.showMovieDetails(salt)
    XCTAssertEqual(screens.detailed, [salt], "details made after showMovieDetails(Salt Road)")
    XCTAssertTrue(
      navigation.topViewController === screens.details.first, "Those details are on top.")
    XCTAssertEqual(navigation.pushes, [true], "pushes, and whether each was animated")
    XCTAssertEqual(
      navigation.viewControllers.count, 3, "screens: the one from before, the list and the details")
    screens.actions.first?.showMovieDetails(lamp)
    XCTAssertEqual(
      navigation.viewControllers.count, 4,
      "screens after showMovieDetails(The Lamplighter), with the details of Salt Road on top")
    withExtendedLifetime(flow) {}
  }

  /// Each selection makes details of its own.
  func testEachSelectionMakesItsOwnDetails() {
    let screens = Step2Screens()
    let navigation = UINavigationController()
    let flow = MoviesFlowCoordinator(navigationController: navigation, screens: screens)
    flow.start()
    for movie in [lamp, lamp, salt, lamp] {
      screens.actions.first?.showMovieDetails(movie)
      navigation.popViewController(animated: false)
    }
    XCTAssertEqual(
      screens.detailed, [lamp, lamp, salt, lamp], "for four selections, going back each time")
    XCTAssertEqual(screens.lists.count, 1, "The list is made once.")
    withExtendedLifetime(flow) {}
  }

  /// The coordinator does not keep the navigation controller alive.
  func testNavigationControllerIsHeldWeakly() throws {
    let coordinator = try Codebase.learner.type("MoviesFlowCoordinator")
    XCTAssertHoldsNothingStrongly(coordinator, ofType: "UINavigationController")
    let screens = Step2Screens()
    var flow: MoviesFlowCoordinator?
    try expectReleased {
      let navigation = UINavigationController()
      flow = MoviesFlowCoordinator(navigationController: navigation, screens: screens)
      flow?.start()
      return [navigation]
    }
    withExtendedLifetime(flow) {}
  }

  /// A selection that comes after the navigation has gone does nothing.
  func testLateSelectionDoesNothing() {
    let screens = Step2Screens()
    var flow: MoviesFlowCoordinator?
    func startAndForgetTheNavigation() {
      let navigation = UINavigationController()
      flow = MoviesFlowCoordinator(navigationController: navigation, screens: screens)
      flow?.start()
    }
    startAndForgetTheNavigation()
    XCTAssertEqual(screens.actions.count, 1, "lists made by start()")
    screens.actions.first?.showMovieDetails(lamp)
    XCTAssertTrue(
      screens.details.allSatisfy { $0.parent == nil }, "There is no stack to push the details on.")
    withExtendedLifetime(flow) {}
  }

  /// The coordinator knows the order of the screens, not the classes that they are made of.
  func testCoordinatorKnowsNoScreenClass() throws {
    let coordinator = try Codebase.learner.type("MoviesFlowCoordinator")
    for name in [
      "MoviesListViewController", "MovieDetailsViewController", "MoviesListViewModel",
      "CinemaScreens",
    ] {
      XCTAssertNoTransitiveReference(from: coordinator, toType: name)
    }
  }

  /// View model and list controller know no coordinator, only actions.
  func testScreensKnowNoCoordinator() throws {
    let parts = ["MoviesListViewModel", "MoviesListViewModelActions", "MoviesListViewController"]
    for part in parts {
      XCTAssertNoReference(
        from: try Codebase.learner.type(part), toType: "MoviesFlowCoordinator")
      XCTAssertNoReference(from: try Codebase.learner.type(part), toType: "MoviesFlowScreens")
    }
  }

  /// The screens of the app are made for the given movies.
  func testCinemaScreensMakeTheScreens() throws {
    var asked: [Movie] = []
    let screens: any MoviesFlowScreens = CinemaScreens(movies: [lamp, salt])
    let list = screens.makeMoviesList(
      actions: MoviesListViewModelActions(showMovieDetails: { asked.append($0) }))
    let phone = Screen(showing: list)
    XCTAssertEqual(
      phone.rows.compactMap(\.first), ["The Lamplighter", "Salt Road"], "rows for two movies")
    try phone.tap("Salt Road")
    XCTAssertEqual(asked, [salt], "given to the action after a touch on its row")
    let details = screens.makeMovieDetails(of: lamp) as? MovieDetailsViewController
    XCTAssertEqual(details?.movie, lamp, "in the details made for The Lamplighter")
    let remake = Movie(title: "The Lamplighter", year: 2003, director: "Okoye", overview: "")
    XCTAssertEqual(
      (screens.makeMovieDetails(of: remake) as? MovieDetailsViewController)?.movie, remake,
      "in the details made for another movie called The Lamplighter")
    var others: [Movie] = []
    let otherList = screens.makeMoviesList(
      actions: MoviesListViewModelActions(showMovieDetails: { others.append($0) }))
    XCTAssertFalse(list === otherList, "The second list is the first one again.")
    try Screen(showing: otherList).tap("The Lamplighter")
    XCTAssertEqual(others, [lamp], "given to the second list's own action after a touch on its row")
    XCTAssertEqual(asked, [salt], "given to the first list's action after a touch on the second")
    let nothing = CinemaScreens(movies: []).makeMoviesList(
      actions: MoviesListViewModelActions(showMovieDetails: { _ in }))
    XCTAssertEqual(Screen(showing: nothing).rows, [], "rows for no movies")
    XCTAssertFalse(
      screens.makeMovieDetails(of: lamp) === details, "The second details are the first ones again."
    )
  }
}
