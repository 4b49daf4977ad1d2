import Combine
import StructureChecks
import SwiftUI
import TestDoubles
import XCTest

@testable import Learner

@MainActor
final class Step1Service: XCTestCase {
  /// The controller asks the service that it was given, with the user as edited.
  func testUsesTheGivenService() async {
    let service = Step1Register()
    let controller = UserProfileController(user: step1Ada, service: service)
    controller.user.name = "Ada Byron"
    await controller.saveUser()
    XCTAssertEqual(
      service.saving.inputs,
      [User(id: 1, name: "Ada Byron", email: "Ada@Rowing.example")],
      "asked of the given service after the name was changed and saved")
    controller.user.name = " ada  Byron "
    await controller.saveUser()
    XCTAssertEqual(
      service.saving.inputs.last, User(id: 1, name: " ada  Byron ", email: "Ada@Rowing.example"),
      "asked of the given service for a name with blanks, which is saved as it is")
    XCTAssertEqual(
      controller.user.name, " ada  Byron ",
      "the name in the form after a name with blanks was saved")
    controller.user.email = " Ada@Rowing.example "
    if controller.isValid {
      await controller.saveUser()
      XCTAssertEqual(
        service.saving.inputs.last?.email, " Ada@Rowing.example ",
        "asked of the given service for an e-mail with blanks, which is saved as it is")
    }
    let another = Step1Register()
    await UserProfileController(user: step1Grace, service: another).saveUser()
    XCTAssertEqual(
      another.saving.inputs, [step1Grace], "asked of the service of another controller")
    let blanks = User(id: 0, name: " Joan ", email: "Joan@Rowing.example")
    await UserProfileController(user: blanks, service: another).saveUser()
    XCTAssertEqual(
      another.saving.inputs.last, blanks,
      "asked of the service for a user made with blanks around the name, nothing edited")
  }

  /// The controller makes no service itself, not even as a default.
  func testMakesNoService() throws {
    let controller = try Codebase.learner.type("UserProfileController")
    XCTAssertConstructsNoDependency(controller)
    XCTAssertNoTransitiveReference(from: controller, toType: "RemoteUserService")
  }

  /// The screen hands on the service that it is made with.
  func testScreenPassesTheServiceOn() throws {
    let service = Step1Register()
    let screen = ViewScreen(showing: ProfileScreen.make(user: step1Ada, service: service))
    try screen.tap("Save")
    MainQueue.run(until: !service.saving.inputs.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(
      service.saving.inputs, [step1Ada], "asked of the service of the screen after a tap on Save")
    let another = Step1Register()
    let next = ViewScreen(showing: ProfileScreen.make(user: step1Grace, service: another))
    try next.tap("Save")
    MainQueue.run(until: !another.saving.inputs.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(
      another.saving.inputs, [step1Grace],
      "asked of the service of a second screen, made for Grace, after a tap on Save")
    let third = Step1Register()
    let again = ViewScreen(showing: ProfileScreen.make(user: step1Ada, service: third))
    try again.tap("Save")
    MainQueue.run(until: !third.saving.inputs.isEmpty)
    MainQueue.settle()
    XCTAssertEqual(
      third.saving.inputs, [step1Ada],
      "asked of the service of a third screen, made for Ada again, after a tap on Save")
  }
}

@MainActor
final class Step1Changes: XCTestCase {
  /// Whoever observes the controller hears that the user is about to change.
  func testAnnouncesTheUser() {
    let controller = UserProfileController(user: step1Ada, service: Step1Register())
    var heard: [String] = []
    let listening = controller.objectWillChange.sink { [unowned controller] _ in
      heard.append(controller.user.name)
    }
    controller.user.name = "Grace"
    XCTAssertEqual(
      heard.first ?? "nothing, as it did not fire", "Ada",
      "the name when objectWillChange fired for a change from Ada to Grace")
    heard = []
    controller.user.email = "grace@rowing.example"
    XCTAssertFalse(
      heard.isEmpty,
      "times that objectWillChange fired for a change of the e-mail: expected 1 or more, found 0")
    listening.cancel()
  }

  /// The form shows a name that somebody else has changed.
  func testFormFollows() throws {
    let controller = UserProfileController(user: step1Ada, service: Step1Register())
    let screen = ViewScreen(showing: UserProfileView(controller: controller))
    XCTAssertEqual(try screen.text(in: "Name"), "Ada", "the field Name at first")
    controller.user.name = "Grace"
    XCTAssertEqual(try screen.text(in: "Name"), "Grace", "the field Name after a change")
    try screen.clear("E-mail")
    try screen.type("g@h.example", into: "E-mail")
    XCTAssertEqual(controller.user.email, "g@h.example", "the e-mail after typing")
  }

  /// A user is a value: editing it in the controller changes nobody else's copy.
  func testUserStaysAValue() {
    let original = User(id: 1, name: "Ada", email: "ada@rowing.example")
    let controller = UserProfileController(user: original, service: Step1Register())
    controller.user.name = "Grace"
    XCTAssertEqual(original.name, "Ada", "the name of the user that the controller was made with")
  }
}

private let step1Grace = User(id: 42, name: "Grace", email: "grace@rowing.example")
private let step1Ada = User(id: 1, name: "Ada", email: "Ada@Rowing.example")

@MainActor private final class Step1Register: UserService {
  let saving = AnswerStub<User, Void>()
  func save(_ user: User) async throws { try await saving(user) }
}
