import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let lake = Hike(name: "Heron Lake", kilometres: 7.5, climb: 90, meetingPoint: "Weir")
private let quarry = Hike(name: "Old Quarry", kilometres: 12, climb: 430, meetingPoint: "East")

@MainActor private final class Step3Flow: Coordinator {
  var starts = 0
  func start() { starts += 1 }
}

@MainActor private final class Step3Parent: ParentCoordinator {
  var finished: [any Coordinator] = []
  func childDidFinish(_ child: any Coordinator) { finished.append(child) }
}

/// Takes notes, and opens and ends nothing.
@MainActor private final class Step3Navigation: HomeNavigation {
  var asked: [String] = []
  func showDetail(of hike: Hike) { asked.append(hike.name) }
  func signOut() { asked.append("sign out") }
}

/// Starts the coordinator as the app does, with hikes of its own.
private final class Step3Launch: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  var app: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    app = AppCoordinator(window: window, hikes: [lake, quarry])
    app?.start()
  }
}

@MainActor final class Step3AppCoordinator: XCTestCase {
  /// Starting the app puts the list into the window and makes the window key and visible.
  func testStartFillsTheWindow() throws {
    let window = UIWindow()
    let app: any Coordinator = AppCoordinator(window: window, hikes: [lake])
    XCTAssertNil(window.rootViewController, "Before start() the window shows nothing.")
    XCTAssertEqual(
      (app as? AppCoordinator)?.children.count, 0, "children before start(), when no flow runs")
    app.start()
    let root = window.rootViewController as? UINavigationController
    XCTAssertNotNil(root, "The window's root is a navigation controller.")
    XCTAssertTrue(
      root?.topViewController is HomeViewController, "The list is on top of the navigation.")
    XCTAssertTrue(window.isKeyWindow, "After start() the window is the key window.")
    XCTAssertFalse(window.isHidden, "After start() the window is visible.")
    let other = UIWindow()
    let empty = AppCoordinator(window: other, hikes: [])
    empty.start()
    other.rootViewController?.loadViewIfNeeded()
    let stack = other.rootViewController as? UINavigationController
    let list = try XCTUnwrap(
      stack?.topViewController?.view.find(UITableView.self).first,
      "the list of an app without hikes")
    XCTAssertEqual(list.numberOfRows(inSection: 0), 0, "rows of an app without hikes")
  }

  /// The app coordinator keeps the flow that it started, so that rows open their details.
  func testRunningFlowIsKept() throws {
    let launch = Step3Launch()
    let phone = Screen(launching: launch)
    XCTAssertEqual(launch.app?.children.count, 1, "children after start()")
    XCTAssertTrue(
      launch.app?.children.first is HomeCoordinator, "The child is the started HomeCoordinator.")
    try phone.tap("Old Quarry, 12.0 km")
    XCTAssertEqual(
      (phone.top as? HikeDetailViewController)?.hike, quarry,
      "in the detail after a touch on the row of Old Quarry")
  }

  /// A flow that has finished is removed, and no other: the same object counts, not the same type.
  func testExactlyTheFinishedChildIsRemoved() {
    let app = AppCoordinator(window: UIWindow(), hikes: [lake])
    let flows: [any Coordinator] = [
      HomeCoordinator(navigationController: UINavigationController(), hikes: []), Step3Flow(),
      Step3Flow(), HomeCoordinator(navigationController: UINavigationController(), hikes: []),
    ]
    app.children = flows
    let names = ["first home flow", "first other flow", "second other flow", "second home flow"]
    func left() -> [String] {
      app.children.map { child in
        flows.firstIndex { $0 === child }.map { names[$0] } ?? "a flow that was not there before"
      }
    }
    app.childDidFinish(flows[2])
    XCTAssertEqual(
      left(), ["first home flow", "first other flow", "second home flow"],
      "the children left of four, after the second other flow has finished")
    app.childDidFinish(flows[0])
    XCTAssertEqual(
      left(), ["first other flow", "second home flow"],
      "the children left after the first home flow has finished, too")
  }

  /// A flow that is no child changes nothing when it finishes.
  func testStrangerChangesNothing() {
    let window = UIWindow()
    let app = AppCoordinator(window: window, hikes: [lake])
    app.start()
    let root = window.rootViewController
    app.childDidFinish(Step3Flow())
    XCTAssertEqual(app.children.count, 1, "children after a stranger has finished")
    XCTAssertTrue(
      window.rootViewController === root,
      "A stranger has finished, and another screen is shown.")
    app.children.first.map(app.childDidFinish)
    let signedOut = window.rootViewController
    app.childDidFinish(Step3Flow())
    XCTAssertTrue(
      window.rootViewController === signedOut,
      "A stranger has finished after the sign-out, and another screen is shown.")
  }

  /// Signing out tells the parent, once, that this flow has finished.
  func testSignOutFinishesTheFlow() throws {
    let parent = Step3Parent()
    let navigation = UINavigationController()
    let home = HomeCoordinator(navigationController: navigation, hikes: [lake])
    home.parent = parent
    home.start()
    let phone = Screen(showing: navigation)
    try phone.tap("Sign out")
    XCTAssertEqual(
      parent.finished.map { $0 === home ? "this home flow" : "another flow" }, ["this home flow"],
      "flows that the parent heard of after Sign out")
    XCTAssertTrue(phone.front === navigation, "Only the parent changes what the window shows.")
    XCTAssertEqual(
      navigation.viewControllers.count, 1, "screens after Sign out: the parent decides about them")
  }

  /// The view model passes the wish to sign out on, each time, and goes on asking.
  func testViewModelPassesTheWishOn() {
    let coordinator = Step3Navigation()
    let viewModel = HomeViewModel(hikes: [lake, quarry])
    viewModel.coordinator = coordinator
    viewModel.signOut()
    XCTAssertEqual(coordinator.asked, ["sign out"], "asked of the coordinator after signOut()")
    viewModel.selectHike(at: 1)
    viewModel.signOut()
    XCTAssertEqual(
      coordinator.asked, ["sign out", "Old Quarry", "sign out"],
      "asked of a coordinator that lets nobody out, after signOut(), selectHike(at: 1), signOut()")
  }

  /// Signing out moves no screen, not even with a detail open.
  func testSignOutMovesNoScreen() {
    let parent = Step3Parent()
    let navigation = UINavigationController()
    let home = HomeCoordinator(navigationController: navigation, hikes: [lake])
    home.parent = parent
    home.start()
    home.showDetail(of: lake)
    let phoneOfHome = Screen(showing: navigation)
    navigation.present(UIViewController(), animated: false)
    home.signOut()
    XCTAssertEqual(parent.finished.count, 1, "ends that the parent heard of")
    XCTAssertTrue(home.parent === parent, "The flow still knows its parent after signOut().")
    XCTAssertNotNil(
      navigation.presentedViewController, "What was presented is gone after signOut().")
    XCTAssertFalse(navigation.isNavigationBarHidden, "The bar is hidden after signOut().")
    phoneOfHome.close()
    XCTAssertEqual(
      navigation.viewControllers.count, 2, "screens after signOut() with a detail open")
    XCTAssertTrue(
      navigation.topViewController is HikeDetailViewController, "The detail stays on top.")
    let alone = UINavigationController()
    let orphan = HomeCoordinator(navigationController: alone, hikes: [lake])
    orphan.start()
    let phone = Screen(showing: alone)
    orphan.signOut()
    XCTAssertTrue(phone.front === alone, "A flow without a parent changes what the window shows.")
  }

  /// Each touch of "Sign in" is told.
  func testEachSignInIsTold() throws {
    var count = 0
    let phone = Screen(showing: SignedOutViewController { count += 1 })
    for _ in 1...2 { try phone.tap("Sign in") }
    XCTAssertEqual(count, 2, "how often onSignIn was called for two touches of Sign in")
  }

  /// When no flow is left, the signed-out screen is shown, and signing in starts the home flow again.
  func testSignedOutAndInAgain() throws {
    let launch = Step3Launch()
    let phone = Screen(launching: launch)
    try phone.tap("Sign out")
    XCTAssertEqual(launch.app?.children.count, 0, "children after Sign out")
    XCTAssertTrue(phone.top is SignedOutViewController, "After Sign out:\n\(phone.dump)")
    try phone.tap("Sign in")
    XCTAssertEqual(launch.app?.children.count, 1, "children after signing in again")
    try phone.tap("Heron Lake, 7.5 km")
    XCTAssertEqual(
      (phone.top as? HikeDetailViewController)?.hike, lake, "in the detail after signing in again")
    try phone.tapBack()
    try phone.tap("Sign out")
    XCTAssertEqual(launch.app?.children.count, 0, "children after a second Sign out")
    XCTAssertTrue(phone.top is SignedOutViewController, "After a second Sign out:\n\(phone.dump)")
  }

  /// Signing in adds a home flow to what runs; another flow is not lost by it.
  func testSigningInKeepsOtherFlows() throws {
    let launch = Step3Launch()
    let phone = Screen(launching: launch)
    try phone.tap("Sign out")
    let other = Step3Flow()
    launch.app?.children.append(other)
    try phone.tap("Sign in")
    let children = launch.app?.children ?? []
    XCTAssertEqual(children.count, 2, "children after signing in while another flow runs")
    XCTAssertTrue(children.contains { $0 === other }, "The other flow is still a child.")
    XCTAssertEqual(
      phone.rows, [["Heron Lake, 7.5 km"], ["Old Quarry, 12.0 km"]],
      "rows in the window after signing in while another flow runs")
  }

  /// As long as another flow runs, the end of one does not change what the window shows.
  func testWindowStaysWhileAFlowRuns() {
    let window = UIWindow()
    let app = AppCoordinator(window: window, hikes: [lake])
    app.start()
    let root = window.rootViewController
    let other = Step3Flow()
    app.children.append(other)
    app.childDidFinish(other)
    XCTAssertTrue(
      window.rootViewController === root, "Home still runs, so its screens stay in the window.")
    XCTAssertEqual(app.children.count, 1, "children left: the home flow")
    let last = Step3Flow()
    app.children.append(last)
    app.children.first.map(app.childDidFinish)
    XCTAssertTrue(
      app.children.first === last, "The last flow is left when the home flow has ended.")
    XCTAssertTrue(
      window.rootViewController === root,
      "The home flow has ended and another one still runs, so the window stays as it is.")
    XCTAssertEqual(last.starts, 0, "starts of a flow that was running when another one ended")
    let passing = Step3Flow()
    app.children.append(passing)
    app.childDidFinish(passing)
    XCTAssertTrue(
      window.rootViewController === root && app.children.count == 1,
      "Two other flows ran, one of them has ended: window and the last flow stay as they are.")
    app.childDidFinish(last)
    XCTAssertTrue(
      window.rootViewController is SignedOutViewController,
      "The last of all flows has ended, so the window shows the signed-out screen.")
    XCTAssertFalse(window.isHidden, "The window is hidden when the last of all flows has ended.")
  }

  /// A home flow is gone after signing out.
  func testHomeFlowGoesAwayAfterSigningOut() throws {
    let window = UIWindow()
    let app = AppCoordinator(window: window, hikes: [lake])
    try expectReleased {
      app.start()
      let home = try XCTUnwrap(
        app.children.first as? HomeCoordinator, "a home flow among the children after start()")
      let root = try XCTUnwrap(window.rootViewController, "a screen in the window after start()")
      home.showDetail(of: lake)
      home.signOut()
      return [home, root]
    }
  }

  /// Flows do not keep their parent alive: without the app coordinator all of them are gone.
  func testParentIsHeldWeakly() throws {
    XCTAssertHoldsWeakly(try Codebase.learner.type("HomeCoordinator"), "parent")
    let window = UIWindow()
    try expectReleased {
      let app = AppCoordinator(window: window, hikes: [lake])
      app.start()
      return [app] + app.children
    }
  }

  /// The signed-out screen keeps neither the app coordinator nor the window alive.
  func testSignedOutScreenHoldsNoCoordinator() throws {
    try expectReleased {
      let window = UIWindow()
      let app = AppCoordinator(window: window, hikes: [lake])
      app.start()
      (app.children.first as? HomeCoordinator)?.signOut()
      window.isHidden = true
      return [app, window]
    }
  }

  /// The signed-out screen goes away after signing in again.
  func testSignedOutScreenGoesAway() throws {
    let launch = Step3Launch()
    let phone = Screen(launching: launch)
    try expectReleased {
      try phone.tap("Sign out")
      let signedOut = try XCTUnwrap(phone.top, "a screen after Sign out")
      try phone.tap("Sign in")
      return [signedOut]
    }
  }

  /// The launched app shows the list of the season, and its rows open their details.
  func testLaunchedAppWorks() throws {
    let delegate = SceneDelegate()
    let phone = Screen(launching: delegate)
    XCTAssertEqual(
      phone.rows,
      [["Heron Lake, 7.5 km"], ["Old Quarry, 12.0 km"], ["Charcoal Burners' Path, 18.2 km"]],
      "rows of the launched app: the season's programme, in its order")
    try phone.tap("Old Quarry, 12.0 km")
    XCTAssertEqual(
      (phone.top as? HikeDetailViewController)?.hike.name, "Old Quarry",
      "in the detail after a touch on a row of the launched app")
    try phone.tapBack()
    XCTAssertEqual(phone.rows.count, 3, "rows of the launched app, back from a detail")
    XCTAssertEqual(
      phone.visibleText.filter { $0 == "Sign out" }.count, 1,
      "buttons Sign out, back from a detail:\n\(phone.dump)")
    try phone.tap("Sign out")
    XCTAssertTrue(phone.top is SignedOutViewController, "After Sign out:\n\(phone.dump)")
    for text in ["Old Quarry, 12.0 km", "Sign out"] {
      XCTAssertFalse(phone.shows(text), "“\(text)” stays after Sign out:\n\(phone.dump)")
    }
  }

  /// Each scene has an app coordinator of its own: two windows of the app do not disturb each other.
  func testEachSceneHasAnAppOfItsOwn() throws {
    let (first, second) = (SceneDelegate(), SceneDelegate())
    let (phone, other) = (Screen(launching: first), Screen(launching: second))
    for screen in [phone, other] {
      try screen.tap("Old Quarry, 12.0 km")
      XCTAssertTrue(
        screen.top is HikeDetailViewController,
        "After a touch on Old Quarry in one of two windows:\n\(screen.dump)")
    }
    XCTAssertNoGlobals(
      in: try Codebase.learner.type("SceneDelegate"), except: ["HikeProgramme"])
  }

  /// The scene delegate keeps the window that it has made, where the system looks for it.
  func testDelegateKeepsTheWindow() {
    let delegate = SceneDelegate()
    let phone = Screen(launching: delegate)
    XCTAssertTrue(delegate.window === phone.window, "The delegate has the window on the phone.")
    XCTAssertNotNil(
      delegate.window?.windowScene, "the scene of that window; without one nobody sees a window")
  }

  /// Screens and view models know no window and no other screen.
  func testScreensKnowNoOtherScreen() throws {
    let list = try Codebase.learner.type("HomeViewController")
    let signedOut = try Codebase.learner.type("SignedOutViewController")
    XCTAssertNoReference(from: list, toType: "SignedOutViewController")
    for name in ["HomeViewController", "HomeViewModel"] {
      XCTAssertNoReference(from: signedOut, toType: name)
    }
    let detail = try Codebase.learner.type("HikeDetailViewController")
    for name in ["HomeViewController", "HomeViewModel", "SignedOutViewController"] {
      XCTAssertNoReference(from: detail, toType: name)
    }
    for part in [list, signedOut, detail, try Codebase.learner.type("HomeViewModel")] {
      for name in ["HikeProgramme", "UIWindow", "UIView.window"] {
        XCTAssertNoReference(from: part, toType: name)
      }
      XCTAssertNoTransitiveReference(from: part, toType: "HikeProgramme")
    }
  }

  /// Who asks knows what can be asked, and not who answers: no cast to a class or to another protocol.
  func testNobodyKnowsWhoAnswers() throws {
    let viewModel = try Codebase.learner.type("HomeViewModel")
    for name in ["Coordinator", "ParentCoordinator", "HomeCoordinator", "AppCoordinator"] {
      XCTAssertNoReference(from: viewModel, toType: name)
    }
    let home = try Codebase.learner.type("HomeCoordinator")
    for name in ["AppCoordinator", "SignedOutViewController", "UIWindow", "HikeProgramme"] {
      XCTAssertNoReference(from: home, toType: name)
    }
  }

  /// The scene delegate starts the app coordinator and knows no screen and no other flow.
  func testDelegateKnowsOnlyTheApp() throws {
    let delegate = try Codebase.learner.type("SceneDelegate")
    for name in [
      "HomeCoordinator", "HomeViewController", "HomeViewModel", "SignedOutViewController",
      "HikeDetailViewController", "UINavigationController",
    ] {
      XCTAssertNoReference(from: delegate, toType: name)
    }
  }
}
