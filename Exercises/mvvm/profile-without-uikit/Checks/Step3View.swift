import StructureChecks
import TestDoubles
import UIKit
import XCTest

@testable import Learner

private let member = Profile(name: "Rosa Lind", plot: 12, avatarPath: "/avatars/rosa.png")

private final class Step3Store: ProfileStore {
  private(set) var saved: [Profile] = []
  func save(_ profile: Profile) { saved.append(profile) }
}

@MainActor final class Step3View: XCTestCase {
  private let store = Step3Store()

  override func setUp() { UIApplication.shared.resetRecords() }

  /// A valid name is green, from the start.
  func testValidNameIsGreen() throws {
    let (screen, field) = try show(ProfileViewModel(profile: member, store: store))
    MainQueue.run(until: field.textColor == .systemGreen)
    XCTAssertEqual(field.textColor, .systemGreen, "the name's colour at the start")
    XCTAssertEqual(try screen.text(in: "Name"), "Rosa Lind", "the text of the name field")
    XCTAssertEqual(screen.top?.title, "Your profile", "the title of the screen")
  }

  /// A name that is invalid from the start is red from the start, and cannot be saved.
  func testMissingNameIsRedFromTheStart() throws {
    let nobody = Profile(name: "", plot: 3, avatarPath: nil)
    let (screen, field) = try show(ProfileViewModel(profile: nobody, store: store))
    MainQueue.run(until: field.textColor == .systemRed)
    XCTAssertEqual(
      field.textColor, .systemRed, "the colour of a missing name, before anything is typed")
    XCTAssertTrue(
      MainQueue.run(until: (try? screen.isEnabled("Save")) == false),
      "Save is enabled for a profile without a name, before anything is typed.")
  }

  /// An invalid name is red, and a name that becomes valid is green again.
  func testInvalidNameIsRed() throws {
    let viewModel = ProfileViewModel(profile: member, store: store)
    let (screen, field) = try show(viewModel)
    try screen.clear("Name")
    MainQueue.run(until: field.textColor == .systemRed)
    XCTAssertEqual(field.textColor, .systemRed, "the colour of an empty name")
    try screen.type("Ida", into: "Name")
    MainQueue.run(until: field.textColor == .systemGreen)
    XCTAssertEqual(field.textColor, .systemGreen, "the colour of 'Ida', typed after that")
    try screen.clear("Name")
    try screen.type("Ida ", into: "Name")
    MainQueue.settle()
    XCTAssertEqual(field.text, "Ida ", "the field, a second word about to be typed")
    XCTAssertEqual(
      viewModel.name, "Ida ", "the view model's name, a second word about to be typed")
    try screen.type("van den Berg-Havemann", into: "Name")
    XCTAssertEqual(
      viewModel.name, "Ida van den Berg-Havemann", "the view model's name after more was typed")
  }

  /// Save can be tapped as long as the name is valid.
  func testSaveNeedsAValidName() throws {
    let (screen, _) = try show(ProfileViewModel(profile: member, store: store))
    XCTAssertTrue(
      MainQueue.run(until: (try? screen.isEnabled("Save")) == true),
      "Save is not enabled for Rosa Lind.")
    try screen.clear("Name")
    XCTAssertTrue(
      MainQueue.run(until: (try? screen.isEnabled("Save")) == false),
      "Save is enabled for an empty name.")
    try screen.type("Ida", into: "Name")
    XCTAssertTrue(
      MainQueue.run(until: (try? screen.isEnabled("Save")) == true),
      "Save is not enabled for 'Ida'.")
  }

  /// The view follows the state of the view model, and decides nothing about names itself.
  func testViewFollowsTheState() throws {
    let viewModel = ProfileViewModel(profile: member, store: store)
    let (screen, field) = try show(viewModel)
    try screen.clear("Name")
    try screen.type("  ", into: "Name")
    MainQueue.settle()
    XCTAssertEqual(field.textColor, .systemRed, "the colour of a name of two spaces")
    XCTAssertFalse(try screen.isEnabled("Save"), "Save is enabled for a name of two spaces.")
    viewModel.name = "Ida"
    MainQueue.run(until: field.textColor == .systemGreen)
    XCTAssertEqual(field.textColor, .systemGreen, "the colour when the view model's name is 'Ida'")
    XCTAssertTrue(
      MainQueue.run(until: (try? screen.isEnabled("Save")) == true),
      "Save is not enabled when the view model's name is 'Ida'.")
    // Whatever the view model makes of them: the view makes the same of them.
    for (name, words) in [
      ("\n", "a line break"), ("\t", "a tab"), ("\u{A0}", "a space that does not break"),
    ] {
      try screen.clear("Name")
      try screen.type(name, into: "Name")
      MainQueue.settle()
      let isValid = viewModel.nameState == .valid
      XCTAssertEqual(
        colour(of: field), isValid ? "systemGreen" : "systemRed",
        "the colour of \(words), whose nameState is \(isValid ? "valid" : "invalid")")
      XCTAssertEqual(
        try screen.isEnabled("Save"), isValid,
        "whether Save is enabled for \(words), whose nameState is "
          + (isValid ? "valid" : "invalid"))
    }
  }

  /// The view learns from `nameState` whether a name is valid, and has no rule of its own.
  func testViewUsesTheState() {
    XCTAssertReference(
      from: Codebase.learner.everything(except: "ProfileViewModel", "NameState"),
      toType: "NameState", "bind `nameState`; whether a name is valid is said by the view model")
  }

  /// A save shows the alert, once; after OK the flag is down.
  func testSaveShowsTheAlert() throws {
    let viewModel = ProfileViewModel(profile: member, store: store)
    let (screen, _) = try show(viewModel)
    XCTAssertNil(screen.alert, "an alert before any save")
    try screen.tap("Save")
    XCTAssertTrue(MainQueue.run(until: screen.alert != nil), "There is no alert after a save.")
    XCTAssertEqual(screen.alert?.title, "Saved", "the alert's title")
    XCTAssertEqual(screen.alert?.message, "Your profile is up to date.", "the alert's message")
    XCTAssertEqual(screen.alert?.preferredStyle, .alert, "the alert's style")
    XCTAssertEqual(screen.alert?.actions.compactMap(\.title), ["OK"], "the alert's buttons")
    MainQueue.settle()
    XCTAssertEqual(store.saved.count, 1, "profiles saved by one tap")
    XCTAssertTrue(viewModel.showSuccessMessage, "the flag before OK")
    try screen.tap("OK")
    XCTAssertNil(screen.alert, "an alert after OK")
    XCTAssertFalse(viewModel.showSuccessMessage, "the flag after OK")
    XCTAssertEqual(screen.warnings, [], "what UIKit complained about")
    try screen.type(" ", into: "Name")
    try screen.tap("Save")
    MainQueue.run(until: screen.alert != nil)
    try screen.tap("OK")
    XCTAssertEqual(try screen.text(in: "Name"), "Rosa Lind ", "the field after a save and OK")
    XCTAssertTrue(screen.top is ProfileViewController, "After OK another screen is in front.")
  }

  /// The alert follows the flag, whoever saves; a tap shows none by itself.
  func testAlertFollowsTheFlag() throws {
    let viewModel = ProfileViewModel(profile: member, store: store)
    let (screen, _) = try show(viewModel)
    viewModel.saveProfile()
    XCTAssertTrue(
      MainQueue.run(until: screen.alert != nil), "There is no alert after a save that no tap began."
    )
    try screen.tap("OK")
    XCTAssertFalse(viewModel.showSuccessMessage, "the flag after OK")
  }

  /// Each save has its alert.
  func testSecondSaveShowsTheAlertAgain() throws {
    let viewModel = ProfileViewModel(profile: member, store: store)
    let (screen, _) = try show(viewModel)
    for number in 1...2 {
      try screen.tap("Save")
      XCTAssertTrue(MainQueue.run(until: screen.alert != nil), "No alert after save \(number).")
      try screen.tap("OK")
      XCTAssertFalse(viewModel.showSuccessMessage, "the flag after OK to save \(number)")
    }
    screen.top?.navigationController?.pushViewController(UIViewController(), animated: false)
    try screen.tapBack()
    try screen.tap("Save")
    XCTAssertTrue(
      MainQueue.run(until: screen.alert != nil), "No alert after a save, back on the screen.")
    MainQueue.settle()
    XCTAssertEqual(
      screen.warnings, [], "what UIKit complained about, after a save, back on the screen")
    try screen.tap("OK")
    MainQueue.settle()
    XCTAssertNil(screen.alert, "an alert after OK, back on the screen")
  }

  /// The view shows the picture that lies at the avatar's address.
  func testAvatarIsShown() throws {
    let (screen, _) = try show(ProfileViewModel(profile: member, store: store))
    let avatarView = screen.top?.view.find(AvatarView.self).first
    MainQueue.run(until: avatarView?.url != nil)
    XCTAssertEqual(
      avatarView?.url?.path, "/avatars/rosa.png",
      "the address that the avatar view was given")
  }

  /// The screen and its view model go away together, after an alert as well.
  func testScreenGoesAway() throws {
    try expectReleased {
      let viewModel = ProfileViewModel(profile: member, store: store)
      let controller = ProfileViewController(viewModel: viewModel)
      let screen = Screen(showing: controller)
      try screen.tap("Save")
      MainQueue.run(until: screen.alert != nil)
      try screen.tap("OK")
      screen.close()
      return [controller, viewModel]
    }
  }

  /// The name of the colour that a field's text has.
  private func colour(of field: UITextField) -> String {
    switch field.textColor {
    case .systemGreen?: "systemGreen"
    case .systemRed?: "systemRed"
    case nil: "none"
    case let other?: "\(other)"
    }
  }

  private func show(_ viewModel: ProfileViewModel) throws -> (Screen, UITextField) {
    let controller = ProfileViewController(viewModel: viewModel)
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    let field = try XCTUnwrap(controller.view.find(UITextField.self).first)
    return (screen, field)
  }
}
