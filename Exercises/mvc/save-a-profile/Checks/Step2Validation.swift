import Combine
import SwiftUI
import TestDoubles
import XCTest

@testable import Learner

@MainActor
final class Step2Validation: XCTestCase {
  /// A name and an address make a profile valid.
  func testGoodProfile() {
    for email in [
      "ada@rowing.example", "a.b@c.de", "ADA+boat@Rowing.co.example", "a@b.c", "åsa@löf.se",
    ] {
      XCTAssertTrue(step2IsValid("Ada", email), "isValid for the name Ada and \(email)")
    }
  }

  /// Without a name, a profile is not valid; blanks are no name.
  func testNameIsNeeded() {
    for name in ["", " ", "  \t", "\n"] {
      XCTAssertFalse(
        step2IsValid(name, "ada@rowing.example"),
        "isValid for the name \(name.debugDescription) and an address")
    }
    XCTAssertTrue(step2IsValid(" Ada ", "ada@rowing.example"), "isValid for a name with blanks")
    for name in ["O", "李", "Mary-Jane O'Neil", "7", "🚣"] {
      XCTAssertTrue(
        step2IsValid(name, "o@rowing.example"), "isValid for the name \(name) and an address")
    }
  }

  /// An address needs exactly one @, with something in front of it.
  func testAddressNeedsOneAt() {
    for email in [
      "", "ada", "ada.rowing.example", "@rowing.example", "a@b@rowing.example",
      "a@b.c@rowing.example", "ada@@rowing.example", "@ada@rowing.example",
    ] {
      XCTAssertFalse(step2IsValid("Ada", email), "isValid for the name Ada and \"\(email)\"")
    }
  }

  /// Behind the @ there is a dot, with something on both sides of it.
  func testAddressNeedsADotBehindTheAt() {
    for email in ["ada@", "ada@rowing", "ada.l@rowing", "ada@rowing.", "ada@.rowing", "ada@."] {
      XCTAssertFalse(step2IsValid("Ada", email), "isValid for the name Ada and \"\(email)\"")
    }
  }

  /// What is valid follows each change of the user.
  func testFollowsTheUser() {
    let controller = step2Controller("Ada", "ada@rowing.example")
    controller.user.email = "ada"
    XCTAssertFalse(controller.isValid, "isValid after the e-mail was changed to ada")
    controller.user.email = "ada@rowing.example"
    XCTAssertTrue(controller.isValid, "isValid after the e-mail was changed back")
  }

  /// A profile that is not valid is not saved, whoever asks for it.
  func testInvalidIsNotSaved() async {
    let service = Step2Register()
    let controller = step2Controller(" ", "ada@rowing.example", service)
    await controller.saveUser()
    controller.user = User(id: 1, name: "Ada", email: "ada")
    await controller.saveUser()
    XCTAssertEqual(
      service.saving.inputs, [], "asked of the service with no name, and with the e-mail ada")
  }

  /// A save that is not valid changes nothing: observers hear nothing of it.
  func testInvalidSaveIsQuiet() async {
    let controller = step2Controller("", "ada@rowing.example")
    var announced = 0
    let listening = controller.objectWillChange.sink { _ in announced += 1 }
    await controller.saveUser()
    XCTAssertEqual(announced, 0, "times that objectWillChange fired for a save without a name")
    listening.cancel()
  }

  /// The button Save can be touched while the profile is valid, and then only.
  func testButtonFollows() throws {
    let controller = step2Controller("", "ada@rowing.example")
    let screen = ViewScreen(showing: UserProfileView(controller: controller))
    XCTAssertFalse(try screen.isEnabled("Save"), "Save can be touched without a name")
    try screen.type("Ada", into: "Name")
    XCTAssertTrue(try screen.isEnabled("Save"), "Save cannot be touched after a name was typed")
  }
}

@MainActor private final class Step2Register: UserService {
  let saving = AnswerStub<User, Void>()
  func save(_ user: User) async throws { try await saving(user) }
}

@MainActor
private func step2Controller(
  _ name: String, _ email: String, _ service: Step2Register? = nil
) -> UserProfileController {
  UserProfileController(
    user: User(id: 1, name: name, email: email), service: service ?? Step2Register())
}

@MainActor
private func step2IsValid(_ name: String, _ email: String) -> Bool {
  step2Controller(name, email).isValid
}
