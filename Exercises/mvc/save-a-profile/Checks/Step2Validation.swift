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
      "o'neil@rowing.example", "ada/cox=2!@rowing.example", "7@club-8.x2",
      "treasurer.of.the.second.eight.of.the.university.of.upper.lusatia@rowing.university.example",
    ] {
      XCTAssertEqual(step2IsValid("Ada", email), true, "isValid for the name Ada and \(email)")
    }
  }

  /// Without a name, a profile is not valid; blanks are no name.
  func testNameIsNeeded() {
    for name in ["", " ", "  \t", "\n", " \n ", "\r\n"] {
      XCTAssertEqual(
        step2IsValid(name, "ada@rowing.example"), false,
        "isValid for the name \(name.debugDescription) and ada@rowing.example")
    }
    XCTAssertEqual(
      step2IsValid(" Ada ", "ada@rowing.example"), true,
      "isValid for the name \" Ada \" and ada@rowing.example")
    let long = "Maria Magdalena Josefina von Hohenlohe-Waldenburg-Schillingsfürst zu Langenburg"
    for name in ["O", "李", "Mary-Jane O'Neil", "7", "🚣", "—", long] {
      XCTAssertEqual(
        step2IsValid(name, "o@rowing.example"), true,
        "isValid for the name \(name) and o@rowing.example")
    }
  }

  /// An address needs exactly one @, with something in front of it.
  func testAddressNeedsOneAt() {
    for email in [
      "", "ada", "ada.rowing.example", "@rowing.example", "a@b@rowing.example",
      "a@b.c@rowing.example", "ada@@rowing.example", "@ada@rowing.example",
    ] {
      XCTAssertEqual(
        step2IsValid("Ada", email), false, "isValid for the name Ada and \"\(email)\"")
    }
  }

  /// Behind the @ there is a dot, with something on both sides of it.
  func testAddressNeedsADotBehindTheAt() {
    for email in ["ada@", "ada@rowing", "ada.l@rowing", "ada@rowing.", "ada@.rowing", "ada@."] {
      XCTAssertEqual(
        step2IsValid("Ada", email), false, "isValid for the name Ada and \"\(email)\"")
    }
  }

  /// What is valid follows each change of the user.
  func testFollowsTheUser() throws {
    let controller = step2Controller("Ada", "ada@rowing.example")
    controller.user.email = "ada"
    XCTAssertEqual(controller.isValid, false, "isValid after the e-mail was changed to ada")
    controller.user.email = "ada@rowing.example"
    XCTAssertEqual(
      controller.isValid, true, "isValid after the e-mail was changed back to ada@rowing.example")
    // Who subscribes to changes of its own, to follow them, must not be held by that for ever.
    try expectReleased {
      let view = ProfileScreen.make(
        user: User(id: 1, name: "Ada", email: "ada"), service: Step2Register())
      view.controller.user.email = "ada@rowing.example"
      XCTAssertEqual(
        view.controller.isValid, true, "isValid on the screen after the e-mail ada was mended")
      return [view.controller]
    }
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

  /// A save that is not valid changes nothing: no error, no loading, and observers hear nothing.
  func testInvalidSaveIsQuiet() async {
    for (name, email) in [("", "ada@rowing.example"), ("Ada", "ada")] {
      let controller = step2Controller(name, email)
      let before = step2State(of: controller)
      var announced = 0
      let listening = controller.objectWillChange.sink { _ in announced += 1 }
      await controller.saveUser()
      XCTAssertEqual(
        step2State(of: controller), before,
        "what the view shows after a save of the name \"\(name)\" and the e-mail \(email)")
      XCTAssertEqual(
        announced, 0,
        "times that objectWillChange fired for a save of the name \"\(name)\" and \(email)")
      listening.cancel()
    }
  }

  /// The button Save can be touched while the profile is valid, and then only.
  func testButtonFollows() throws {
    let controller = step2Controller("", "ada@rowing.example")
    let screen = ViewScreen(showing: UserProfileView(controller: controller))
    XCTAssertEqual(
      try screen.isEnabled("Save"), false, "whether Save can be touched without a name")
    try screen.type("Ada", into: "Name")
    XCTAssertEqual(
      try screen.isEnabled("Save"), true, "whether Save can be touched after Ada was typed")
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

/// What the view shows beside the fields.
@MainActor
private func step2State(of controller: UserProfileController) -> String {
  "isLoading \(controller.isLoading), showError \(controller.showError), "
    + "errorMessage \(controller.errorMessage ?? "nil")"
}

@MainActor
private func step2IsValid(_ name: String, _ email: String) -> Bool {
  step2Controller(name, email).isValid
}
