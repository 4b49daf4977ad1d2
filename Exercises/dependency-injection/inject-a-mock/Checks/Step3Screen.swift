import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

@MainActor
final class Step3Screen: XCTestCase {
  private let network = NetworkStub()

  override func setUp() { UIApplication.shared.resetRecords() }

  /// The screen shows the user of the view model that it was given.
  func testShowsTheGivenUser() {
    let screen = step3Screen(MockUserService(users: [step3User()]))
    XCTAssertTrue(
      MainQueue.run(until: step3Labels(screen).contains("Ada Byron")),
      "the mock has Ada Byron, but the labels are \(step3Labels(screen))")
    screen.close()
  }

  /// Save stores the typed name through the given view model, and the label shows it.
  func testSavesTheTypedName() throws {
    // A mock that forgets would let the screen look guilty.
    let tried = MockUserService(users: [step3User()])
    var told: String?
    step3Finish(
      Task {
        try? await tried.updateUser(step3User(name: "Ada King"))
        told = try? await tried.fetchUser(id: 7).name
      })
    XCTAssertEqual(
      told ?? "nothing", "Ada King",
      "the mock alone, without a screen: the name fetched after an update to Ada King")
    let mock = MockUserService(users: [step3User()])
    let screen = step3Screen(mock)
    MainQueue.run(until: step3Labels(screen).contains("Ada Byron"))
    try screen.type("Ada King", into: "New name")
    try screen.tap("Save")
    MainQueue.run(until: step3Labels(screen).contains("Ada King"))
    XCTAssertTrue(
      step3Labels(screen).contains("Ada King"),
      "Ada King was saved, but the labels are \(step3Labels(screen))")
    XCTAssertFalse(
      step3Labels(screen).contains("Ada Byron"),
      "the old name stays after Ada King was saved: \(step3Labels(screen))")
    var stored: User?
    // The screen may show the name before the service has answered.
    for _ in 0..<50 where stored?.name != "Ada King" {
      step3Finish(Task { stored = try? await mock.fetchUser(id: 7) })
    }
    XCTAssertEqual(stored?.name, "Ada King", "the name that the mock has after Save of Ada King")
    screen.close()
  }

  /// A load that fails shows its message in an alert titled "Sorry".
  func testFailedLoadShowsAnAlert() throws {
    // The check's own service counts here: what a mock miscounts is no fault of the screen's.
    let service = Step3Service()
    service.fetch.fails(with: Step3Offline())
    let screen = step3Screen(service)
    XCTAssertTrue(
      MainQueue.run(until: screen.alert != nil), "there is no alert after a load that failed")
    XCTAssertEqual(screen.alert?.title ?? "nothing", "Sorry", "the alert's title")
    XCTAssertEqual(screen.alert?.preferredStyle, .alert, "the alert's style")
    XCTAssertEqual(screen.alert?.actions.compactMap(\.title), ["OK"], "the alert's buttons")
    XCTAssertEqual(
      screen.alert?.message ?? "nothing", "You are offline.",
      "the alert's message after a load that failed with \"You are offline.\"")
    MainQueue.settle()
    XCTAssertEqual(
      service.fetch.inputs, [7], "ids fetched by one screen of user 7 that has just been opened")
    XCTAssertEqual(screen.warnings, [], "what UIKit complained about")
    try screen.alert?.tap("OK")
    MainQueue.settle()
    XCTAssertEqual(
      service.fetch.inputs, [7], "ids fetched by a screen whose alert was closed with OK")
    XCTAssertEqual(
      screen.alert?.message ?? "none", "none", "the alert on the screen after a tap on OK")
    screen.close()
  }

  /// A save that fails shows its message in an alert titled "Sorry".
  func testFailedSaveShowsAnAlert() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    MainQueue.run(until: step3Labels(screen).contains("Ada Byron"))
    service.update.fails(with: Step3Offline())
    try screen.type("Ada King", into: "New name")
    try screen.tap("Save")
    XCTAssertTrue(
      MainQueue.run(until: screen.alert != nil), "there is no alert after a save that failed")
    XCTAssertEqual(screen.alert?.title ?? "nothing", "Sorry", "the alert's title")
    XCTAssertEqual(
      screen.alert?.message ?? "nothing", "You are offline.",
      "the alert's message after a save that failed with \"You are offline.\"")
    MainQueue.settle()
    XCTAssertEqual(screen.warnings, [], "what UIKit complained about after a save that failed")
    screen.close()
  }

  /// A name that the view model refuses shows its message in an alert, too.
  func testRefusedNameShowsAnAlert() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    MainQueue.run(until: step3Labels(screen).contains("Ada Byron"))
    try screen.tap("Save")
    XCTAssertTrue(
      MainQueue.run(until: screen.alert != nil),
      "there is no alert after a tap on Save with an empty field")
    XCTAssertEqual(
      screen.alert?.message ?? "nothing", "A name can't be empty.",
      "the alert's message after a tap on Save with an empty field")
    MainQueue.settle()
    XCTAssertEqual(screen.warnings, [], "what UIKit complained about after a refused name")
    XCTAssertEqual(
      service.update.inputs, [], "users sent after a tap on Save with an empty field")
    XCTAssertTrue(
      step3Labels(screen).contains("Ada Byron"),
      "no name was saved, but after a tap on Save with an empty field the labels are "
        + "\(step3Labels(screen))")
    screen.close()
  }

  /// The app itself still shows the user from the library's server.
  func testTheAppUsesTheServer() {
    // Held: a screen that is closed before its answer has nothing to complain about.
    network.hold()
    let screen = Screen(showing: ProfileScreen.make(userID: 7))
    MainQueue.run(until: !network.lines.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(
      network.lines, ["GET https://api.readingroom.example/v1/users/7"],
      "addresses asked for by the screen of ProfileScreen.make(userID: 7)")
    screen.close()
    let other = Screen(showing: ProfileScreen.make(userID: 42))
    MainQueue.run(until: network.lines.count > 1)
    MainQueue.settle()
    XCTAssertEqual(
      network.lines.last, "GET https://api.readingroom.example/v1/users/42",
      "the address asked for by the screen of ProfileScreen.make(userID: 42)")
    other.close()
  }

  /// The app itself saves on the library's server, and says what that has refused.
  func testTheAppSavesOnTheServer() throws {
    let ada = """
      {"id": 7, "name": "Ada Byron", "email": "ada@readingroom.example", "card_number": "RR-1815"}
      """
    network.answer(
      "https://api.readingroom.example/v1/users/7", with: .json(ada), .json(""), .status(500))
    let screen = Screen(showing: ProfileScreen.make(userID: 7))
    MainQueue.run(until: step3Labels(screen).contains("Ada Byron"))
    try screen.type("Ada King", into: "New name")
    try screen.tap("Save")
    MainQueue.run(until: screen.shows("Ada King") && network.lines.count > 1)
    let request = try XCTUnwrap(network.requests.last, "a request after a tap on Save in the app")
    MainQueue.settle()
    XCTAssertEqual(
      network.lines.last, "PUT https://api.readingroom.example/v1/users/7",
      "the last request after a tap on Save in the app")
    XCTAssertEqual(
      request.value(forHTTPHeaderField: "Content-Type"), "application/json",
      "the Content-Type that the server gets from the app")
    let sent = try? JSONSerialization.jsonObject(with: request.httpBody ?? Data())
    XCTAssertEqual(
      (sent as? [String: Any])?["name"] as? String, "Ada King",
      "the name in the body that the server gets from the app")
    MainQueue.run(until: (try? screen.isEnabled("Save")) == true)
    try screen.type("Countess Lovelace", into: "New name")
    try screen.tap("Save")
    MainQueue.run(until: screen.alert != nil)
    XCTAssertEqual(
      screen.alert?.message, "The library answered with status 500.",
      "the message in the app after a save that the server answered with 500")
    screen.close()
  }
}

@MainActor
final class Step3Card: XCTestCase {
  /// The screen still has its title, and shows the number of the card below the name.
  func testShowsTheCard() {
    let screen = step3Screen(Step3Service())
    XCTAssertTrue(
      MainQueue.run(until: step3Labels(screen).contains("Card RR-1815")),
      "Ada Byron has the card RR-1815, but the labels are \(step3Labels(screen))")
    XCTAssertEqual(screen.window.rootViewController?.title, "Your card", "the screen's title")
    screen.close()
    let service = Step3Service()
    let navigation = UINavigationController(
      rootViewController: ProfileViewController(
        viewModel: UserViewModel(userID: 7, service: service)))
    let phone = Screen(showing: navigation)
    MainQueue.run(until: phone.shows("Ada Byron"))
    navigation.pushViewController(UIViewController(), animated: false)
    MainQueue.settle()
    navigation.popViewController(animated: false)
    MainQueue.settle()
    XCTAssertEqual(
      service.fetch.inputs, [7], "ids fetched by a screen that was covered by another for a while")
    phone.close()
  }

  /// The wheel turns until the service has answered, and then stands still.
  func testWheelTurnsWhileLoading() throws {
    let service = Step3Service()
    service.fetch.hold()
    let screen = step3Screen(service)
    let wheel = try XCTUnwrap(
      screen.top?.view.find(UIActivityIndicatorView.self).first, "an activity indicator")
    MainQueue.run(until: !service.fetch.pending.isEmpty)
    XCTAssertTrue(wheel.isAnimating, "isAnimating while the service has not answered")
    service.fetch.release()
    XCTAssertTrue(MainQueue.run(until: !wheel.isAnimating), "the wheel stops after the answer")
    screen.close()
    service.fetch.fails(with: Step3Offline())
    let other = step3Screen(service)
    let otherWheel = try XCTUnwrap(
      other.top?.view.find(UIActivityIndicatorView.self).first, "an activity indicator")
    MainQueue.run(until: other.alert != nil)
    XCTAssertTrue(
      MainQueue.run(until: !otherWheel.isAnimating), "the wheel turns on after a load that failed")
    other.close()
    service.fetch.returns(step3User())
    let viewModel = UserViewModel(userID: 7, service: service)
    let third = Screen(showing: ProfileViewController(viewModel: viewModel))
    MainQueue.run(until: step3Labels(third).contains("Ada Byron"))
    let thirdWheel = try XCTUnwrap(
      third.top?.view.find(UIActivityIndicatorView.self).first, "an activity indicator")
    service.fetch.hold()
    let load = Task { await viewModel.load() }
    MainQueue.run(until: !service.fetch.pending.isEmpty)
    XCTAssertTrue(
      MainQueue.run(until: thirdWheel.isAnimating),
      "the wheel stands still during another load, Ada Byron being on the screen already")
    service.fetch.release()
    step3Finish(load)
    third.close()
  }

  /// When the name is saved, once, the field is empty for the next one.
  func testFieldIsEmptyAfterSaving() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    _ = try step3StartSave(of: "Ada King", on: screen, service)
    service.update.release()
    let field = screen.top?.view.find(UITextField.self).first
    XCTAssertTrue(
      MainQueue.run(until: field?.text == ""),
      "the name is saved, but the field holds '\(field?.text ?? "")'")
    MainQueue.settle()
    XCTAssertEqual(service.update.inputs.map(\.name), ["Ada King"], "names sent by one tap on Save")
    MainQueue.run(until: (try? screen.isEnabled("Save")) == true)
    try screen.type("Ada Lovelace ", into: "New name")
    try screen.tap("Save")
    XCTAssertTrue(
      MainQueue.run(until: field?.text == ""),
      "a name with a blank behind it is saved, but the field holds '\(field?.text ?? "")'")
    screen.close()
  }

  /// A screen that is left goes away, and takes its view model along.
  func testScreenGoesAway() throws {
    try expectReleased {
      let viewModel = UserViewModel(userID: 7, service: Step3Service())
      let controller = ProfileViewController(viewModel: viewModel)
      controller.loadViewIfNeeded()
      MainQueue.run(until: viewModel.user != nil)
      return [controller, viewModel]
    }
    let network = NetworkStub()
    network.answer("https://api.readingroom.example/v1/users/7", with: .status(404))
    try expectReleased {
      let controller = ProfileScreen.make(userID: 7)
      let screen = Screen(showing: controller)
      MainQueue.run(until: screen.alert != nil)
      try screen.alert?.tap("OK")
      screen.close()
      return [controller]
        + Mirror(reflecting: controller).children.compactMap { $0.value as? UserViewModel }
    }
  }
}

@MainActor
final class Step3SaveButton: XCTestCase {
  private let network = NetworkStub()

  override func setUp() { UIApplication.shared.resetRecords() }

  /// As long as a save is under way, the Save button is disabled.
  func testSaveIsDisabledWhileSaving() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    let button = try step3StartSave(of: "Ada King", on: screen, service)
    XCTAssertFalse(button.isEnabled, "isEnabled of Save while the service has not answered")
    XCTAssertFalse(
      screen.find(UIActivityIndicatorView.self).contains(where: \.isAnimating),
      "The wheel is for loads, but it turns during a save.")
    service.update.release()
    screen.close()
  }

  /// The Save button follows the view model: a save that no tap began disables it as well.
  func testSaveFollowsTheViewModel() throws {
    let service = Step3Service()
    let viewModel = UserViewModel(userID: 7, service: service)
    let screen = Screen(showing: ProfileViewController(viewModel: viewModel))
    MainQueue.run(until: step3Labels(screen).contains("Ada Byron"))
    service.update.hold()
    let save = Task { await viewModel.updateName("Ada King") }
    MainQueue.run(until: !service.update.pending.isEmpty)
    XCTAssertTrue(
      MainQueue.run(until: (try? screen.isEnabled("Save")) == false),
      "Save is enabled during a save that no tap began.")
    service.update.release()
    step3Finish(save)
    XCTAssertTrue(
      MainQueue.run(until: (try? screen.isEnabled("Save")) == true),
      "Save is not enabled after a save that no tap began.")
    screen.close()
  }

  /// When the name is saved, the Save button can be used again.
  func testSaveIsEnabledAfterSuccess() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    let button = try step3StartSave(of: "Ada King", on: screen, service)
    service.update.release()
    XCTAssertTrue(MainQueue.run(until: button.isEnabled), "Save is enabled after a save")
    screen.close()
  }

  /// When the save has failed, the Save button can be used again: the user wants to retry.
  func testSaveIsEnabledAfterFailure() throws {
    let service = Step3Service()
    service.update.fails(with: Step3Offline())
    let screen = step3Screen(service)
    let button = try step3StartSave(of: "Ada King", on: screen, service)
    service.update.release()
    XCTAssertTrue(MainQueue.run(until: screen.alert != nil), "an alert after a save that failed")
    try screen.alert?.tap("OK")
    XCTAssertTrue(
      MainQueue.run(until: button.isEnabled), "Save is enabled after a save that failed")
    screen.close()
  }

  /// A save during a save does nothing: the view model guards itself, whatever the button does.
  func testOneSaveAtATime() {
    let service = Step3Service()
    let viewModel = UserViewModel(userID: 7, service: service)
    step3Finish(Task { await viewModel.load() })
    service.update.hold()
    let first = Task { await viewModel.updateName("Ada King") }
    MainQueue.run(until: service.update.inputs.count == 1)
    var isSecondOver = false
    let second = Task {
      await viewModel.updateName("Countess Lovelace")
      isSecondOver = true
    }
    MainQueue.run(until: isSecondOver || service.update.inputs.count > 1)
    MainQueue.settle()
    XCTAssertEqual(
      service.update.inputs.map(\.name), ["Ada King"],
      "names sent by two saves, one during the other")
    step3Finish(Task { await viewModel.updateName(" ") })
    XCTAssertNil(viewModel.errorMessage, "errorMessage after a save of ' ' during another one")
    XCTAssertTrue(viewModel.isSaving, "isSaving after a save of ' ' during another one")
    service.fetch.fails(with: Step3Offline())
    step3Finish(Task { await viewModel.load() })
    step3Finish(Task { await viewModel.updateName("Countess Lovelace") })
    XCTAssertEqual(
      viewModel.errorMessage, Step3Offline().localizedDescription,
      "errorMessage of a load that failed during a save, after another save that was ignored")
    service.update.release()
    step3Finish(first)
    step3Finish(second)
    XCTAssertEqual(viewModel.user?.name, "Ada King", "the name when both saves are over")
  }

  /// A save holds up its own view model, and no other one.
  func testAnotherViewModelIsNotHeldUp() {
    let (slow, quick) = (Step3Service(), Step3Service())
    let waiting = UserViewModel(userID: 7, service: slow)
    let other = UserViewModel(userID: 7, service: quick)
    for viewModel in [waiting, other] { step3Finish(Task { await viewModel.load() }) }
    slow.update.hold()
    let save = Task { await waiting.updateName("Ada King") }
    MainQueue.run(until: slow.update.inputs.count == 1)
    step3Finish(Task { await other.updateName("Countess Lovelace") })
    MainQueue.settle()
    XCTAssertEqual(
      quick.update.inputs.map(\.name), ["Countess Lovelace"],
      "names sent by another view model, while the first one saves")
    slow.update.release()
    step3Finish(save)
  }
}

/// A service in a check's hand.
@MainActor
private final class Step3Service: UserServiceProtocol {
  let fetch = AnswerStub<Int, User>(returning: step3User())
  let update = AnswerStub<User, Void>()

  func fetchUser(id: Int) async throws -> User { try await fetch(id) }
  func updateUser(_ user: User) async throws { try await update(user) }
}

@MainActor
private func step3Screen(_ service: any UserServiceProtocol) -> Screen {
  let viewModel = UserViewModel(userID: 7, service: service)
  return Screen(showing: ProfileViewController(viewModel: viewModel))
}

/// The texts of the labels, without what stands in the text field.
@MainActor
private func step3Labels(_ screen: Screen) -> [String] {
  let labels = screen.window.rootViewController?.view.find(UILabel.self) ?? []
  return labels.filter(\.isVisible).compactMap(\.text)
}

/// Loads, types the name and taps Save; comes back when the service has the name in hand.
@MainActor
private func step3StartSave(
  of name: String, on screen: Screen, _ service: Step3Service
) throws -> UIButton {
  let button = try XCTUnwrap(
    screen.top?.view.find(UIButton.self).first { $0.currentTitle == "Save" }, "a button 'Save'")
  MainQueue.run(until: step3Labels(screen).contains("Ada Byron"))
  XCTAssertTrue(button.isEnabled, "isEnabled of Save before the save")
  service.update.hold()
  try screen.type(name, into: "New name")
  try screen.tap("Save")
  XCTAssertTrue(
    MainQueue.run(until: service.update.inputs.map(\.name) == [name]), "Save sends the name \(name)"
  )
  return button
}

/// Works on the main thread until the task has ended.
@MainActor
private func step3Finish(_ task: Task<Void, Never>) {
  XCTAssertTrue(
    MainQueue.run(until: task), "the view model goes on when the service has answered")
}

final class Step3Structure: XCTestCase {
  /// The controller is given its view model, and knows nothing of what is behind it.
  func testControllerKnowsOnlyItsViewModel() throws {
    let controller = try Codebase.learner.type("ProfileViewController")
    XCTAssertDoesNotConstruct(controller, "UserViewModel")
    for type in ["UserService", "UserServiceProtocol", "MockUserService", "URLSession"] {
      XCTAssertNoReference(from: controller, toType: type)
    }
    for type in ["UserService", "MockUserService", "URLSession"] {
      XCTAssertNoTransitiveReference(from: controller, toType: type)
    }
  }

  /// The view model does not ask whether it is under test: it knows no mock.
  func testViewModelKnowsNoMock() throws {
    let viewModel = try Codebase.learner.type("UserViewModel")
    XCTAssertNoReference(from: viewModel, toType: "MockUserService")
  }
}
