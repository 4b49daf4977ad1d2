import Combine
import XCTest

@testable import Learner

private let member = Profile(name: "Rosa Lind", plot: 12, avatarPath: "/avatars/rosa.png")

private final class Step1Store: ProfileStore {
  private(set) var saved: [Profile] = []
  func save(_ profile: Profile) { saved.append(profile) }
}

nonisolated(unsafe) private var step1HasNoSuchFunction = false

extension ProfileViewModel {
  @_disfavoredOverload
  fileprivate func validateName(unused: Void = ()) { step1HasNoSuchFunction = true }
}

@MainActor final class Step1State: XCTestCase {
  private let viewModel = ProfileViewModel(profile: member, store: Step1Store())

  /// The name of the profile is valid from the start.
  func testGivenNameIsValid() {
    XCTAssertEqual(viewModel.name, "Rosa Lind", "the name at the start")
    XCTAssertEqual(viewModel.nameState, .valid, "the state of Rosa Lind, before anything is typed")
  }

  /// An empty name is invalid as soon as it is typed.
  func testEmptyNameIsInvalid() {
    viewModel.name = ""
    XCTAssertEqual(viewModel.nameState, .invalid, "the state of an empty name")
  }

  /// Nothing but spaces is no name.
  func testSpacesAreNoName() {
    viewModel.name = "   "
    XCTAssertEqual(viewModel.nameState, .invalid, "the state of three spaces")
  }

  /// The state follows each change, in both directions, without being asked to.
  func testStateFollowsTheTyping() {
    var states: [String] = []
    for name in ["R", "", "Ro", "7"] {
      viewModel.name = name
      states.append(word(for: viewModel.nameState))
    }
    XCTAssertEqual(
      states, ["valid", "invalid", "valid", "valid"], "the states of 'R', '', 'Ro' and '7'")
    for name in [String(repeating: "Rosa ", count: 20), "-", "🌻", " x "] {
      viewModel.name = name
      XCTAssertEqual(viewModel.nameState, .valid, "the state of '\(name)'")
    }
  }

  /// The name stays as it is typed: who is about to type a second word has typed a space.
  func testNameStaysAsItIsTyped() {
    for name in ["Rosa ", " Rosa", "   "] {
      viewModel.name = name
      XCTAssertEqual(viewModel.name, name, "the name after '\(name)' was typed")
    }
  }

  /// Whoever observes hears the new state.
  func testStateIsPublished() {
    var states: [String] = []
    let listening = viewModel.$nameState.sink { states.append(word(for: $0)) }
    viewModel.name = ""
    listening.cancel()
    XCTAssertEqual(states.first ?? "none", "valid", "the state heard at once, for Rosa Lind")
    XCTAssertEqual(
      states.last ?? "none", "invalid", "the state heard after the name was emptied")
  }

  /// A profile that came without a name is invalid from the start.
  func testMissingNameIsInvalidFromTheStart() {
    let nobody = Profile(name: "", plot: 3, avatarPath: nil)
    let viewModel = ProfileViewModel(profile: nobody, store: Step1Store())
    XCTAssertEqual(viewModel.nameState, .invalid, "the state of a profile without a name")
    let blank = Profile(name: "  ", plot: 3, avatarPath: nil)
    XCTAssertEqual(
      ProfileViewModel(profile: blank, store: Step1Store()).nameState, .invalid,
      "the state of a profile whose name is two spaces")
  }

  /// Nobody has to ask for the state to be found out any more.
  func testValidateNameIsGone() {
    step1HasNoSuchFunction = false
    viewModel.validateName()
    XCTAssertTrue(step1HasNoSuchFunction, "ProfileViewModel still has a validateName().")
  }

  /// The state is one of two cases, and not a text that the view would have to know by heart.
  func testStateIsAnEnumeration() {
    XCTAssertEqual(
      Mirror(reflecting: viewModel.nameState).displayStyle.map { "\($0)" } ?? "none", "enum",
      "what kind of value the state is")
  }
}

/// A case as its name, which reads the same alone, in a list, and where there may be none.
private func word(for state: NameState) -> String { state == .valid ? "valid" : "invalid" }
