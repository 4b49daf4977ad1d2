import TestDoubles
import UIKit
import XCTest

@testable import Learner

@MainActor
final class Step4Rollback: XCTestCase {
  /// The new name is the user's name at once, before the service has answered.
  func testNewNameShowsAtOnce() {
    let service = Step4Service()
    let viewModel = step4Loaded(service)
    service.update.hold()
    let save = Task { await viewModel.updateName("Ada King") }
    MainQueue.run(until: !service.update.inputs.isEmpty)
    XCTAssertEqual(
      viewModel.user, step4User(name: "Ada King"), "the user while the service has not answered")
    service.update.release()
    step4Finish(save)
    XCTAssertEqual(viewModel.user?.name, "Ada King", "the name after a save that succeeded")
  }

  /// When the save fails, the whole user is as it was, and the message says why.
  func testFailedSaveRestoresTheUser() {
    let service = Step4Service()
    let viewModel = step4Loaded(service)
    service.update.fails(with: Step4Offline())
    step4Finish(Task { await viewModel.updateName("Ada King") })
    XCTAssertEqual(viewModel.user, step4User(), "the user after a save that failed")
    XCTAssertEqual(
      viewModel.errorMessage, "You are offline.", "errorMessage after a save that failed")
  }

  /// The next save that succeeds takes the message away.
  func testNextSaveClearsTheMessage() {
    let service = Step4Service()
    let viewModel = step4Loaded(service)
    service.update.fails(with: Step4Offline())
    step4Finish(Task { await viewModel.updateName("Ada King") })
    service.update.returns(())
    step4Finish(Task { await viewModel.updateName("Ada King") })
    XCTAssertNil(viewModel.errorMessage, "errorMessage after a failed and a successful save")
  }

  /// Going back needs no second fetch: who is offline for the save is offline for that too.
  func testRestoringAsksNobody() {
    let service = Step4Service()
    let viewModel = step4Loaded(service)
    service.update.fails(with: Step4Offline())
    service.fetch.fails(with: Step4Offline())
    step4Finish(Task { await viewModel.updateName("Ada King") })
    XCTAssertEqual(service.fetch.inputs, [7], "ids fetched by one load and one failed save")
    XCTAssertEqual(viewModel.user, step4User(), "the user after a save that failed")
  }

  /// A failed save goes back to the name saved last, not to the one loaded first.
  func testGoesBackToTheLastSavedName() {
    let service = Step4Service()
    let viewModel = step4Loaded(service)
    step4Finish(Task { await viewModel.updateName("Ada King") })
    service.update.fails(with: Step4Offline())
    step4Finish(Task { await viewModel.updateName("Countess Lovelace") })
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
      MainQueue.run(until: step4Labels(screen).contains("Ada King")),
      "Ada King is being saved, but the labels are \(step4Labels(screen))")
    XCTAssertFalse(
      step4Labels(screen).contains("Ada Byron"),
      "the old name stays while Ada King is being saved: \(step4Labels(screen))")
    service.update.release()
    screen.close()
  }

  /// When the save fails, the label shows the old name again.
  func testLabelGoesBackAfterAFailure() throws {
    let service = Step4Service()
    service.update.fails(with: Step4Offline())
    let screen = step4Screen(service)
    try step4StartSave(of: "Ada King", on: screen, service)
    service.update.release()
    XCTAssertTrue(MainQueue.run(until: screen.alert != nil), "an alert after a save that failed")
    XCTAssertTrue(
      step4Labels(screen).contains("Ada Byron"),
      "saving Ada King failed, but the labels are \(step4Labels(screen))")
    XCTAssertFalse(
      step4Labels(screen).contains("Ada King"),
      "the new name stays although it was not saved: \(step4Labels(screen))")
    screen.close()
  }

  /// Whoever sends the name again and fails again is told again.
  func testEachFailureIsTold() throws {
    let service = Step4Service()
    service.update.fails(with: Step4Offline())
    let screen = step4Screen(service)
    try step4StartSave(of: "Ada King", on: screen, service)
    service.update.release()
    for failure in ["first", "second"] {
      XCTAssertTrue(
        MainQueue.run(until: screen.alert != nil), "an alert after the \(failure) failure")
      try screen.alert?.tap("OK")
      if failure == "first" { try screen.tap("Save") }
    }
    screen.close()
  }

  /// During a save, and after one that failed, the field holds what was typed, so that it can be sent again.
  func testFieldKeepsTheTypedName() throws {
    let service = Step4Service()
    service.update.fails(with: Step4Offline())
    let screen = step4Screen(service)
    let field = screen.window.rootViewController?.view.find(UITextField.self).first
    try step4StartSave(of: "Ada King", on: screen, service)
    XCTAssertEqual(field?.text, "Ada King", "the field's text while the save is under way")
    service.update.release()
    MainQueue.run(until: screen.alert != nil)
    try screen.alert?.tap("OK")
    XCTAssertEqual(field?.text, "Ada King", "the field's text after a save that failed")
    try screen.type("  ", into: "New name")
    try screen.tap("Save")
    MainQueue.run(until: screen.alert != nil)
    try screen.alert?.tap("OK")
    XCTAssertEqual(
      field?.text, "Ada King  ",
      "the field's text after a failed save of a name with blanks behind it")
    screen.close()
    let another = Step4Service()
    another.update.fails(with: Step4Offline())
    let other = step4Screen(another)
    let otherField = other.window.rootViewController?.view.find(UITextField.self).first
    try step4StartSave(of: "Ada Byron", on: other, another)
    another.update.release()
    MainQueue.run(until: other.alert != nil)
    try other.alert?.tap("OK")
    XCTAssertEqual(
      otherField?.text, "Ada Byron",
      "the field's text after a failed save of the name that the label shows already")
    other.close()
    another.fetch.hold()
    let early = step4Screen(another)
    let earlyField = early.window.rootViewController?.view.find(UITextField.self).first
    MainQueue.run(until: !another.fetch.pending.isEmpty)
    try early.type("Ada King", into: "New name")
    // Whoever disables Save as long as there is nobody to save keeps the name as well.
    try? early.tap("Save")
    MainQueue.settle()
    XCTAssertEqual(
      earlyField?.text, "Ada King",
      "the field's text after a tap on Save before there is a user to save")
    another.fetch.release()
    MainQueue.run(until: step4Labels(early).contains("Ada Byron"))
    MainQueue.settle()
    XCTAssertEqual(
      earlyField?.text, "Ada King", "the field's text, typed while the user was being loaded")
    early.close()
  }
}

private struct Step4Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

/// A service in a check's hand.
@MainActor
private final class Step4Service: UserServiceProtocol {
  let fetch = AnswerStub<Int, User>(returning: step4User())
  let update = AnswerStub<User, Void>()

  func fetchUser(id: Int) async throws -> User { try await fetch(id) }
  func updateUser(_ user: User) async throws { try await update(user) }
}

private func step4User(name: String = "Ada Byron") -> User {
  User(id: 7, name: name, email: "ada@readingroom.example", cardNumber: "RR-1815")
}

@MainActor
private func step4Loaded(_ service: Step4Service) -> UserViewModel {
  let viewModel = UserViewModel(userID: 7, service: service)
  step4Finish(Task { await viewModel.load() })
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
  MainQueue.run(until: step4Labels(screen).contains("Ada Byron"))
  service.update.hold()
  try screen.type(name, into: "New name")
  try screen.tap("Save")
  XCTAssertTrue(
    MainQueue.run(until: service.update.inputs.map(\.name) == [name]), "Save sends the name \(name)"
  )
}

/// Works on the main thread until the task has ended.
@MainActor
private func step4Finish(_ task: Task<Void, Never>) {
  XCTAssertTrue(
    MainQueue.run(until: task), "the view model goes on when the service has answered")
}
