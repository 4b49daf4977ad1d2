import Combine
import SwiftUI
import TestDoubles
import XCTest

@testable import Learner

@MainActor
final class Step3Loading: XCTestCase {
  /// While the service is silent, the controller is loading; afterwards it is not.
  func testLoadingWhileTheServiceIsSilent() async {
    let service = Step3Register()
    let controller = step3Controller(service)
    XCTAssertEqual(controller.isLoading, false, "isLoading before a save")
    service.saving.hold()
    let save = await step3StartSaving(controller, service)
    XCTAssertEqual(controller.isLoading, true, "isLoading while the service is silent")
    service.saving.release()
    await save.value
    XCTAssertEqual(controller.isLoading, false, "isLoading after the service has saved")
    service.saving.hold()
    let next = await step3StartSaving(controller, service)
    XCTAssertEqual(controller.isLoading, true, "isLoading during a second save")
    service.saving.release()
    await next.value
    XCTAssertEqual(controller.isLoading, false, "isLoading after a second save")
  }

  /// Whoever observes the controller hears that loading begins and that it ends.
  func testAnnouncesLoading() async {
    let service = Step3Register()
    let controller = step3Controller(service)
    var announced = 0
    var elsewhere = 0
    let listening = controller.objectWillChange.sink { _ in
      announced += 1
      if !Thread.isMainThread { elsewhere += 1 }
    }
    service.saving.hold()
    let save = await step3StartSaving(controller, service)
    XCTAssertTrue(
      announced > 0,
      "times that objectWillChange fired when loading began: expected 1 or more, found 0")
    announced = 0
    service.saving.release()
    await save.value
    XCTAssertTrue(
      announced > 0,
      "times that objectWillChange fired when loading ended: expected 1 or more, found 0")
    XCTAssertEqual(
      elsewhere, 0, "times that objectWillChange fired outside of the main thread during a save")
    listening.cancel()
  }

  /// Further saves, while the first one is under way, are ignored.
  func testOneSaveAtATime() async {
    let service = Step3Register()
    let controller = step3Controller(service)
    service.saving.hold()
    let taps = (0..<2).map { _ in Task { await controller.saveUser() } }
    await MainQueue.run(until: !service.saving.pending.isEmpty)
    var announced = 0
    let observer = controller.objectWillChange.sink { _ in announced += 1 }
    let late = Task { await controller.saveUser() }
    await MainQueue.settle()
    observer.cancel()
    XCTAssertEqual(
      announced, 0, "changes announced by a save that comes while another one is under way")
    XCTAssertEqual(
      service.saving.inputs.count, 1,
      "requests for two saves at the same moment and a later one, the service silent")
    XCTAssertEqual(controller.isLoading, true, "isLoading, the first save still under way")
    service.saving.release()
    for save in taps + [late] { await save.value }
    await MainQueue.settle()
    XCTAssertEqual(
      service.saving.inputs.count, 1, "requests for these saves, after the service has answered")
  }

  /// A save under way holds up its own profile and no other one.
  func testAnotherProfileIsNotHeldUp() async {
    let (slow, quick) = (Step3Register(), Step3Register())
    let waiting = step3Controller(slow)
    let other = step3Controller(quick)
    slow.saving.hold()
    let save = await step3StartSaving(waiting, slow)
    XCTAssertEqual(
      other.isLoading, false, "isLoading of a profile while another one is being saved")
    await other.saveUser()
    XCTAssertEqual(quick.saving.inputs.count, 1, "requests of another profile's save")
    slow.saving.release()
    await save.value
  }

  /// After a save, the next one is asked of the service again.
  func testCanBeSavedAgain() async {
    let service = Step3Register()
    let controller = step3Controller(service)
    await controller.saveUser()
    controller.user.name = "Grace"
    await controller.saveUser()
    XCTAssertEqual(
      service.saving.inputs.map(\.name), ["Ada", "Grace"], "saved, one after the other")
    await controller.saveUser()
    XCTAssertEqual(
      service.saving.inputs.map(\.name), ["Ada", "Grace", "Grace"],
      "saved, the third time with nothing changed")
  }

  /// What is typed while a save is under way stays.
  func testTypingGoesOnWhileSaving() async {
    let service = Step3Register()
    let controller = step3Controller(service)
    service.saving.hold()
    let save = await step3StartSaving(controller, service)
    controller.user.name = ""
    XCTAssertEqual(
      controller.isLoading, true, "isLoading during a save, when the name has been emptied")
    await controller.saveUser()
    XCTAssertEqual(
      controller.isLoading, true,
      "isLoading during a save, after another one that did nothing, as there was no name")
    controller.user.name = "Ada L"
    controller.user.email = "l@rowing.example"
    XCTAssertEqual(
      controller.isLoading, true, "isLoading during a save, when another name has been typed")
    service.saving.release()
    await save.value
    XCTAssertEqual(controller.user.name, "Ada L", "the name, typed during the save of Ada")
    XCTAssertEqual(
      controller.user.email, "l@rowing.example", "the e-mail, typed during the save of Ada")
    XCTAssertEqual(service.saving.inputs.map(\.name), ["Ada"], "saved")
    service.saving.hold()
    let next = Task { await controller.saveUser() }
    await MainQueue.run(until: controller.isLoading)
    controller.user.name = ""
    await MainQueue.run(until: !service.saving.pending.isEmpty)
    service.saving.release()
    await next.value
    XCTAssertEqual(
      service.saving.inputs.map(\.name), ["Ada", "Ada L"],
      "saved, the second time when the name was emptied as soon as isLoading was true")
    XCTAssertEqual(controller.user.name, "", "the name, emptied during the save of Ada L")
  }

  /// The form says that it is saving, and Save cannot be touched meanwhile.
  func testFormWhileSaving() throws {
    let service = Step3Register()
    let screen = ViewScreen(showing: UserProfileView(controller: step3Controller(service)))
    service.saving.hold()
    try screen.tap("Save")
    MainQueue.run(until: !service.saving.pending.isEmpty)
    XCTAssertTrue(
      screen.shows("Saving"),
      "expected Saving while the service is silent, found \(screen.visibleText)")
    XCTAssertEqual(
      try screen.isEnabled("Save"), false,
      "whether Save can be touched while the service is silent")
    service.saving.release()
    MainQueue.run(until: !screen.shows("Saving"))
    XCTAssertFalse(
      screen.shows("Saving"), "expected no Saving after the save, found \(screen.visibleText)")
    XCTAssertEqual(
      try screen.isEnabled("Save"), true, "whether Save can be touched after the save")
  }

  /// Nobody but the controller says whether it is loading.
  func testOnlyTheControllerSetsLoading() {
    XCTAssertFalse(
      step3MayWrite(\UserProfileController.isLoading),
      "isLoading: expected to be set inside of the controller only, found that others may set it")
  }
}

@MainActor private final class Step3Register: UserService {
  let saving = AnswerStub<User, Void>()
  func save(_ user: User) async throws { try await saving(user) }
}

@MainActor
private func step3Controller(_ service: Step3Register) -> UserProfileController {
  let ada = User(id: 1, name: "Ada", email: "ada@rowing.example")
  return UserProfileController(user: ada, service: service)
}

/// Starts a save and waits until the service has been asked.
@MainActor
private func step3StartSaving(
  _ controller: UserProfileController, _ service: Step3Register
) async -> Task<Void, Never> {
  let save = Task { await controller.saveUser() }
  await MainQueue.run(until: !service.saving.pending.isEmpty)
  return save
}

/// The compiler takes the first one only where the setter can be reached from here.
private func step3MayWrite<Root, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) -> Bool {
  true
}

private func step3MayWrite<Root, Value>(_ path: KeyPath<Root, Value>) -> Bool { false }
