import UIKit
import XCTest

@testable import Learner

@MainActor
final class Step3Screen: XCTestCase {
  override func setUp() {
    Step3Network.start()
    UIApplication.shared.resetRecords()
  }

  /// The screen shows the user of the view model that it was given.
  func testShowsTheGivenUser() {
    let screen = step3Screen(MockUserService(users: [step3User()]))
    XCTAssertTrue(
      step3Turn { step3Labels(screen).contains("Ada Byron") },
      "the mock has Ada Byron, but the labels are \(step3Labels(screen))")
    screen.close()
  }

  /// Save stores the typed name through the given view model, and the label shows it.
  func testSavesTheTypedName() throws {
    let mock = MockUserService(users: [step3User()])
    let screen = step3Screen(mock)
    step3Turn { step3Labels(screen).contains("Ada Byron") }
    try screen.type("Ada King", into: "New name")
    try screen.tap("Save")
    step3Turn { step3Labels(screen).contains("Ada King") }
    XCTAssertTrue(
      step3Labels(screen).contains("Ada King"),
      "Ada King was saved, but the labels are \(step3Labels(screen))")
    var stored: User?
    step3Wait(for: Task { stored = try? await mock.fetchUser(id: 7) })
    XCTAssertEqual(stored?.name, "Ada King", "the name that the mock has after Save")
    screen.close()
  }

  /// A load that fails shows its message in an alert titled "Sorry".
  func testFailedLoadShowsAnAlert() {
    let mock = MockUserService(users: [step3User()])
    mock.error = Step3Offline()
    let screen = step3Screen(mock)
    XCTAssertTrue(step3Turn { screen.alert != nil }, "an alert after a load that failed")
    XCTAssertEqual(screen.alert?.title, "Sorry", "the alert's title")
    XCTAssertEqual(screen.alert?.message, "You are offline.", "the alert's message")
    screen.close()
  }

  /// A save that fails shows its message in an alert titled "Sorry".
  func testFailedSaveShowsAnAlert() throws {
    let mock = MockUserService(users: [step3User()])
    let screen = step3Screen(mock)
    step3Turn { step3Labels(screen).contains("Ada Byron") }
    mock.error = Step3Offline()
    try screen.type("Ada King", into: "New name")
    try screen.tap("Save")
    XCTAssertTrue(step3Turn { screen.alert != nil }, "an alert after a save that failed")
    XCTAssertEqual(screen.alert?.title, "Sorry", "the alert's title")
    XCTAssertEqual(screen.alert?.message, "You are offline.", "the alert's message")
    screen.close()
  }

  /// The app itself still shows the user from the library's server.
  func testTheAppUsesTheServer() {
    let screen = Screen(showing: ProfileScreen.make(userID: 7))
    step3Turn { !Step3Network.addresses.isEmpty }
    XCTAssertEqual(
      Step3Network.addresses, ["https://api.readingroom.example/v1/users/7"],
      "addresses asked for by the screen of ProfileScreen.make(userID: 7)")
    screen.close()
  }
}

@MainActor
final class Step3SaveButton: XCTestCase {
  override func setUp() {
    Step3Network.start()
    UIApplication.shared.resetRecords()
  }

  /// As long as a save is under way, the Save button is disabled.
  func testSaveIsDisabledWhileSaving() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    let button = try step3StartSave(of: "Ada King", on: screen, service)
    XCTAssertFalse(button.isEnabled, "isEnabled of Save while the service has not answered")
    service.release()
    screen.close()
  }

  /// When the name is saved, the Save button can be used again.
  func testSaveIsEnabledAfterSuccess() throws {
    let service = Step3Service()
    let screen = step3Screen(service)
    let button = try step3StartSave(of: "Ada King", on: screen, service)
    service.release()
    XCTAssertTrue(step3Turn { button.isEnabled }, "Save is enabled after a save")
    screen.close()
  }

  /// When the save has failed, the Save button can be used again: the user wants to retry.
  func testSaveIsEnabledAfterFailure() throws {
    let service = Step3Service()
    service.updateError = Step3Offline()
    let screen = step3Screen(service)
    let button = try step3StartSave(of: "Ada King", on: screen, service)
    service.release()
    XCTAssertTrue(step3Turn { screen.alert != nil }, "an alert after a save that failed")
    try screen.alert?.tap("OK")
    XCTAssertTrue(
      step3Turn { button.isEnabled }, "Save is enabled after a save that failed")
    screen.close()
  }

  /// A save during a save does nothing: the view model guards itself, whatever the button does.
  func testOneSaveAtATime() {
    let service = Step3Service()
    let viewModel = UserViewModel(userID: 7, service: service)
    step3Wait(for: Task { await viewModel.load() })
    service.isHeld = true
    let first = Task { await viewModel.updateName("Ada King") }
    step3Turn { service.updates.count == 1 }
    var isSecondOver = false
    let second = Task {
      await viewModel.updateName("Countess Lovelace")
      isSecondOver = true
    }
    step3Turn { isSecondOver || service.updates.count > 1 }
    XCTAssertEqual(
      service.updates.map(\.name), ["Ada King"], "names sent by two saves, one during the other")
    service.release()
    step3Wait(for: first)
    step3Wait(for: second)
    XCTAssertEqual(viewModel.user?.name, "Ada King", "the name when both saves are over")
  }
}

/// A service in a check's hand; while it is held, its answers wait for `release()`.
@MainActor
private final class Step3Service: UserServiceProtocol {
  var answer = Result<User, any Error>.success(step3User())
  var updateError: (any Error)?
  var isHeld = false
  private(set) var fetchedIDs: [Int] = []
  private(set) var updates: [User] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func fetchUser(id: Int) async throws -> User {
    fetchedIDs.append(id)
    await holdBack()
    return try answer.get()
  }

  func updateUser(_ user: User) async throws {
    updates.append(user)
    await holdBack()
    if let updateError { throw updateError }
  }

  func release() {
    isHeld = false
    waiting.forEach { $0.resume() }
    waiting = []
  }

  private func holdBack() async {
    guard isHeld else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
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
  step3Turn { step3Labels(screen).contains("Ada Byron") }
  XCTAssertTrue(button.isEnabled, "isEnabled of Save before the save")
  service.isHeld = true
  try screen.type(name, into: "New name")
  try screen.tap("Save")
  XCTAssertTrue(
    step3Turn { service.updates.map(\.name) == [name] }, "Save sends the name \(name)")
  return button
}

/// Turns the run loop until the task has ended.
@MainActor
private func step3Wait(for task: Task<Void, Never>) {
  var isOver = false
  Task {
    await task.value
    isOver = true
  }
  XCTAssertTrue(step3Turn { isOver }, "the view model goes on when the service has answered")
}

/// Lets the main thread work until that holds; gives up on code that never gets there.
@MainActor @discardableResult
private func step3Turn(until holds: () -> Bool) -> Bool {
  let deadline = Date(timeIntervalSinceNow: 1)
  while !holds(), Date() < deadline {
    RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
  }
  return holds()
}
