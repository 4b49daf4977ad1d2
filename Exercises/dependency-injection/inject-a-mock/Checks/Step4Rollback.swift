import UIKit
import XCTest

@testable import Learner

@MainActor
final class Step4Rollback: XCTestCase {
  /// The new name is the user's name at once, before the service has answered.
  func testNewNameShowsAtOnce() {
    let service = Step4Service()
    let viewModel = step4Loaded(service)
    service.isHeld = true
    let save = Task { await viewModel.updateName("Ada King") }
    step4Turn { !service.updates.isEmpty }
    XCTAssertEqual(
      viewModel.user, step4User(name: "Ada King"), "the user while the service has not answered")
    service.release()
    step4Wait(for: save)
    XCTAssertEqual(viewModel.user?.name, "Ada King", "the name after a save that succeeded")
  }

  /// When the save fails, the whole user is as it was, and the message says why.
  func testFailedSaveRestoresTheUser() {
    let service = Step4Service()
    let viewModel = step4Loaded(service)
    service.updateError = Step4Offline()
    step4Wait(for: Task { await viewModel.updateName("Ada King") })
    XCTAssertEqual(viewModel.user, step4User(), "the user after a save that failed")
    XCTAssertEqual(
      viewModel.errorMessage, "You are offline.", "errorMessage after a save that failed")
  }

  /// Going back needs no second fetch: who is offline for the save is offline for that too.
  func testRestoringAsksNobody() {
    let service = Step4Service()
    let viewModel = step4Loaded(service)
    service.updateError = Step4Offline()
    service.answer = .failure(Step4Offline())
    step4Wait(for: Task { await viewModel.updateName("Ada King") })
    XCTAssertEqual(service.fetchedIDs, [7], "ids fetched by one load and one failed save")
    XCTAssertEqual(viewModel.user, step4User(), "the user after a save that failed")
  }

  /// A failed save goes back to the name saved last, not to the one loaded first.
  func testGoesBackToTheLastSavedName() {
    let service = Step4Service()
    let viewModel = step4Loaded(service)
    step4Wait(for: Task { await viewModel.updateName("Ada King") })
    service.updateError = Step4Offline()
    step4Wait(for: Task { await viewModel.updateName("Countess Lovelace") })
    XCTAssertEqual(
      viewModel.user?.name, "Ada King",
      "the name after saving Ada King and failing to save Countess Lovelace")
  }
}

@MainActor
final class Step4Screen: XCTestCase {
  override func setUp() { UIApplication.shared.resetRecords() }

  /// The label shows the new name while the save is under way.
  func testLabelShowsTheNewNameAtOnce() throws {
    let service = Step4Service()
    let screen = step4Screen(service)
    try step4StartSave(of: "Ada King", on: screen, service)
    XCTAssertTrue(
      step4Turn { step4Labels(screen).contains("Ada King") },
      "Ada King is being saved, but the labels are \(step4Labels(screen))")
    service.release()
    screen.close()
  }

  /// When the save fails, the label shows the old name again.
  func testLabelGoesBackAfterAFailure() throws {
    let service = Step4Service()
    service.updateError = Step4Offline()
    let screen = step4Screen(service)
    try step4StartSave(of: "Ada King", on: screen, service)
    service.release()
    XCTAssertTrue(step4Turn { screen.alert != nil }, "an alert after a save that failed")
    XCTAssertTrue(
      step4Labels(screen).contains("Ada Byron"),
      "saving Ada King failed, but the labels are \(step4Labels(screen))")
    screen.close()
  }

  /// After a failed save the field still holds what was typed, so that it can be sent again.
  func testFieldKeepsTheTypedName() throws {
    let service = Step4Service()
    service.updateError = Step4Offline()
    let screen = step4Screen(service)
    try step4StartSave(of: "Ada King", on: screen, service)
    service.release()
    step4Turn { screen.alert != nil }
    let field = screen.window.rootViewController?.view.find(UITextField.self).first
    XCTAssertEqual(field?.text, "Ada King", "the field's text after a save that failed")
    screen.close()
  }
}

private struct Step4Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

/// A service in a check's hand; while it is held, its answers wait for `release()`.
@MainActor
private final class Step4Service: UserServiceProtocol {
  var answer = Result<User, any Error>.success(step4User())
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

private func step4User(name: String = "Ada Byron") -> User {
  User(id: 7, name: name, email: "ada@readingroom.example", cardNumber: "RR-1815")
}

@MainActor
private func step4Loaded(_ service: Step4Service) -> UserViewModel {
  let viewModel = UserViewModel(userID: 7, service: service)
  step4Wait(for: Task { await viewModel.load() })
  return viewModel
}

@MainActor
private func step4Screen(_ service: Step4Service) -> Screen {
  let viewModel = UserViewModel(userID: 7, service: service)
  return Screen(showing: ProfileViewController(viewModel: viewModel))
}

/// The texts of the labels, without what stands in the text field.
@MainActor
private func step4Labels(_ screen: Screen) -> [String] {
  let labels = screen.window.rootViewController?.view.find(UILabel.self) ?? []
  return labels.filter(\.isVisible).compactMap(\.text)
}

/// Loads, types the name and taps Save; comes back when the service has the name in hand.
@MainActor
private func step4StartSave(of name: String, on screen: Screen, _ service: Step4Service) throws {
  step4Turn { step4Labels(screen).contains("Ada Byron") }
  service.isHeld = true
  try screen.type(name, into: "New name")
  try screen.tap("Save")
  XCTAssertTrue(step4Turn { service.updates.map(\.name) == [name] }, "Save sends the name \(name)")
}

/// Turns the run loop until the task has ended.
@MainActor
private func step4Wait(for task: Task<Void, Never>) {
  var isOver = false
  Task {
    await task.value
    isOver = true
  }
  XCTAssertTrue(step4Turn { isOver }, "the view model goes on when the service has answered")
}

/// Lets the main thread work until that holds; gives up on code that never gets there.
@MainActor @discardableResult
private func step4Turn(until holds: () -> Bool) -> Bool {
  let deadline = Date(timeIntervalSinceNow: 1)
  while !holds(), Date() < deadline {
    RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
  }
  return holds()
}
