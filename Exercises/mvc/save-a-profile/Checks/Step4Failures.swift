import Combine
import SwiftUI
import TestDoubles
import XCTest

@testable import Learner

@MainActor
final class Step4Failures: XCTestCase {
  /// After a failure the controller shows an error, in the words of that error.
  func testErrorIsShown() async {
    let service = Step4Register()
    let controller = step4Controller(service)
    service.saving.fails(with: Step4Refused())
    await controller.saveUser()
    XCTAssertEqual(controller.showError, true, "showError after a failed save")
    XCTAssertEqual(
      controller.errorMessage, "The register is closed on Sundays.",
      "errorMessage after a failed save")
    XCTAssertEqual(service.saving.inputs.count, 1, "requests for one save that fails")
  }

  /// An error without a text of its own has one as well: its localizedDescription.
  func testAnyErrorHasItsText() async {
    for error in [Step4Plain(), CancellationError(), URLError(.cancelled)] as [any Error] {
      let service = Step4Register()
      let controller = step4Controller(service)
      service.saving.fails(with: error)
      await controller.saveUser()
      XCTAssertEqual(
        controller.showError, true, "showError after a save that failed with \(type(of: error))")
      XCTAssertEqual(
        controller.errorMessage, error.localizedDescription,
        "errorMessage after a save that failed with \(type(of: error))")
    }
    let service = Step4Register()
    let controller = step4Controller(service)
    service.saving.hold()
    let save = Task { await controller.saveUser() }
    await MainQueue.run(until: !service.saving.pending.isEmpty)
    save.cancel()
    service.saving.release(0, with: .failure(CancellationError()))
    await save.value
    XCTAssertEqual(
      controller.showError, true, "showError when the service threw, as the save was cancelled")
    XCTAssertEqual(
      controller.isLoading, false, "isLoading when the service threw, as the save was cancelled")
  }

  /// Every failure is shown, the second one as well, in its own words.
  func testSecondFailureIsShown() async {
    let service = Step4Register()
    let controller = step4Controller(service)
    service.saving.fails(with: Step4Plain())
    await controller.saveUser()
    controller.showError = false
    service.saving.fails(with: Step4Refused())
    await controller.saveUser()
    XCTAssertEqual(controller.showError, true, "showError after a second failed save")
    XCTAssertEqual(
      controller.errorMessage, "The register is closed on Sundays.",
      "errorMessage after a second failed save, the first one's having been another")
    controller.showError = false
    await controller.saveUser()
    XCTAssertEqual(
      controller.showError, true, "showError after a third save, which failed as the second one did"
    )
    XCTAssertEqual(
      controller.errorMessage, "The register is closed on Sundays.",
      "errorMessage after a third save, which failed as the second one did")
  }

  /// What is typed while the service is silent hides no failure.
  func testFailureOfAnEmptiedProfileIsShown() async {
    let service = Step4Register()
    let controller = step4Controller(service)
    service.saving.hold()
    let save = Task { await controller.saveUser() }
    await MainQueue.run(until: !service.saving.pending.isEmpty)
    controller.user.name = ""
    service.saving.release(0, with: .failure(Step4Refused()))
    await save.value
    XCTAssertEqual(
      controller.showError, true, "showError after a save that failed, the name emptied meanwhile")
    XCTAssertEqual(
      controller.user.name, "", "the name after a save that failed, the name emptied meanwhile")
  }

  /// After a failure nothing is loading any more.
  func testLoadingEndsAfterAFailure() async {
    let service = Step4Register()
    let controller = step4Controller(service)
    service.saving.fails(with: Step4Refused())
    await controller.saveUser()
    XCTAssertEqual(controller.isLoading, false, "isLoading after a failed save")
    service.saving.fails(with: CancellationError())
    await controller.saveUser()
    XCTAssertEqual(
      controller.isLoading, false, "isLoading after a save that failed with CancellationError")
  }

  /// Whoever observes the controller hears of the error, before the first word of it is there.
  func testAnnouncesTheError() async {
    let service = Step4Register()
    let controller = step4Controller(service)
    service.saving.hold()
    let save = Task { await controller.saveUser() }
    await MainQueue.run(until: !service.saving.pending.isEmpty)
    var seen: [String] = []
    let listening = controller.objectWillChange.sink { [unowned controller] _ in
      seen.append("\(controller.showError) \(controller.errorMessage ?? "no text")")
    }
    service.saving.fails(with: Step4Refused())
    service.saving.release()
    await save.value
    XCTAssertEqual(
      seen.first ?? "nothing, as it did not fire", "false no text",
      "showError and errorMessage when objectWillChange first fired for a save that fails")
    let changes = seen.count
    controller.showError = false
    XCTAssertTrue(
      seen.count > changes,
      "times that objectWillChange fired when the alert was closed: expected 1 or more, found 0")
    listening.cancel()
  }

  /// A failure leaves the edited user as it is.
  func testEditsSurvive() async {
    let service = Step4Register()
    let controller = step4Controller(service)
    service.saving.fails(with: Step4Refused())
    controller.user.name = "Grace"
    await controller.saveUser()
    XCTAssertEqual(controller.user.name, "Grace", "the name after a failed save")
    service.saving.hold()
    let save = Task { await controller.saveUser() }
    await MainQueue.run(until: !service.saving.pending.isEmpty)
    controller.user.name = "Grace H"
    service.saving.release()
    await save.value
    XCTAssertEqual(
      controller.user.name, "Grace H", "the name, typed during a save of Grace that failed")
  }

  /// A new attempt takes the old error away before the service answers.
  func testNewAttemptClearsTheError() async {
    for isClosed in [false, true] {
      let alert = "the alert of the first one \(isClosed ? "closed" : "not closed") before"
      let service = Step4Register()
      let controller = step4Controller(service)
      service.saving.fails(with: Step4Refused())
      await controller.saveUser()
      if isClosed { controller.showError = false }
      service.saving.returns(())
      service.saving.hold()
      let save = Task { await controller.saveUser() }
      await MainQueue.run(until: !service.saving.pending.isEmpty)
      XCTAssertEqual(
        controller.showError, false, "showError while the second attempt is under way, \(alert)")
      XCTAssertNil(
        controller.errorMessage, "errorMessage while the second attempt is under way, \(alert)")
      XCTAssertEqual(
        controller.isLoading, true, "isLoading while the second attempt is under way, \(alert)")
      service.saving.release()
      await save.value
      XCTAssertEqual(controller.showError, false, "showError after a good second attempt, \(alert)")
      await MainQueue.settle()
      XCTAssertEqual(service.saving.inputs.count, 2, "requests for two attempts, \(alert)")
    }
  }

  /// The attempt after a failure saves what stands in the form by then, not what failed.
  func testNewAttemptSavesWhatIsTypedByThen() async {
    let service = Step4Register()
    let controller = step4Controller(service)
    service.saving.fails(with: Step4Refused())
    await controller.saveUser()
    controller.user.name = "Grace"
    service.saving.returns(())
    await controller.saveUser()
    XCTAssertEqual(
      service.saving.inputs.map(\.name), ["Ada", "Grace"],
      "asked of the service by a save of Ada that failed, and one after Grace was typed")
  }

  /// A save that is not valid is no new attempt: the error stays until one starts.
  func testInvalidSaveLeavesTheError() async {
    let service = Step4Register()
    let controller = step4Controller(service)
    service.saving.fails(with: Step4Refused())
    await controller.saveUser()
    controller.user.name = "Grace"
    XCTAssertEqual(
      controller.errorMessage, "The register is closed on Sundays.",
      "errorMessage after a failed save and a change of the name, with no new attempt")
    controller.user.email = "grace@rowing.example"
    XCTAssertEqual(
      controller.errorMessage, "The register is closed on Sundays.",
      "errorMessage after a failed save and a change of the e-mail, with no new attempt")
    controller.user.name = ""
    await controller.saveUser()
    XCTAssertEqual(
      controller.errorMessage, "The register is closed on Sundays.",
      "errorMessage after a failed save, and another one without a name")
    XCTAssertEqual(
      controller.showError, true, "showError after a failed save, and another one without a name")
  }

  /// A save that works shows no error.
  func testSuccessShowsNoError() async {
    let controller = step4Controller(Step4Register())
    await controller.saveUser()
    XCTAssertEqual(controller.showError, false, "showError after a good save")
    XCTAssertNil(controller.errorMessage, "errorMessage after a good save")
    let ada = User(id: 1, name: "Ada", email: "ada@rowing.example")
    let cancelled = UserProfileController(user: ada, service: Step4TooLateToCancel())
    await Task { await cancelled.saveUser() }.value
    XCTAssertEqual(
      cancelled.showError, false,
      "showError when the task of the save was cancelled, and the service saved all the same")
  }

  /// The form shows the error in an alert, and can be used again when that is closed.
  func testFormShowsAnAlert() throws {
    let service = Step4Register()
    let screen = ViewScreen(showing: UserProfileView(controller: step4Controller(service)))
    service.saving.fails(with: Step4Refused())
    try screen.tap("Save")
    MainQueue.run(until: screen.alert != nil)
    XCTAssertEqual(
      screen.alert?.message, "The register is closed on Sundays.", "the alert's message")
    try screen.tap("OK")
    XCTAssertNil(screen.alert?.message, "the alert after a tap on OK")
    MainQueue.settle()
    XCTAssertEqual(
      service.saving.inputs.count, 1, "requests for one save that failed, and a tap on OK")
    XCTAssertEqual(
      try screen.isEnabled("Save"), true, "whether Save can be touched after the alert")
  }
}

private struct Step4Refused: LocalizedError {
  var errorDescription: String? { "The register is closed on Sundays." }
  var failureReason: String? { "It is Sunday." }
  var recoverySuggestion: String? { "Come back on Monday." }
}

private struct Step4Plain: Error {}

@MainActor private final class Step4Register: UserService {
  let saving = AnswerStub<User, Void>()
  func save(_ user: User) async throws { try await saving(user) }
}

/// Has saved when its task is cancelled.
@MainActor private final class Step4TooLateToCancel: UserService {
  func save(_ user: User) async throws { withUnsafeCurrentTask { $0?.cancel() } }
}

@MainActor
private func step4Controller(_ service: Step4Register) -> UserProfileController {
  let ada = User(id: 1, name: "Ada", email: "ada@rowing.example")
  return UserProfileController(user: ada, service: service)
}
