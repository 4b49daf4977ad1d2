import Combine
import StructureChecks
import XCTest

@testable import Learner

private let member = Profile(name: "Rosa Lind", plot: 12, avatarPath: "/avatars/rosa.png")

private final class Step2Store: ProfileStore {
  private(set) var saved: [Profile] = []
  func save(_ profile: Profile) { saved.append(profile) }
}

@MainActor final class Step2Save: XCTestCase {
  private let store = Step2Store()

  /// Saving stores the profile with the new name, and everything else as it was.
  func testSaveStoresTheNewName() {
    let viewModel = ProfileViewModel(profile: member, store: store)
    viewModel.name = " Rosa  van Berg "
    viewModel.saveProfile()
    // Read before a profile is made that is right: whoever makes it would know by then.
    let saved = store.saved.map { "\($0.name), \($0.plot), \($0.avatarPath ?? "no avatar")" }
    XCTAssertEqual(
      store.saved, [Profile(name: "Rosa  van Berg", plot: 12, avatarPath: "/avatars/rosa.png")],
      "saved for the name ' Rosa  van Berg '")
    XCTAssertEqual(
      saved, ["Rosa  van Berg, 12, /avatars/rosa.png"], "saved for the name ' Rosa  van Berg '")
    XCTAssertEqual(viewModel.name, " Rosa  van Berg ", "the name after the save, as it was typed")
    viewModel.messageWasSeen()
    XCTAssertEqual(viewModel.name, " Rosa  van Berg ", "the name after the message was seen")
    for path in [nil, "avatars/ida.png"] as [String?] {
      let ida = ProfileViewModel(
        profile: Profile(name: "Ida", plot: 3, avatarPath: path), store: store)
      ida.name = "   Ida Moe  "
      ida.saveProfile()
      let name = store.saved.dropFirst().last?.name
      XCTAssertEqual(
        store.saved.dropFirst().last, Profile(name: "Ida Moe", plot: 3, avatarPath: path),
        "saved for the name '   Ida Moe  ', another member's, with "
          + (path.map { "the avatar \($0)" } ?? "no avatar"))
      XCTAssertEqual(name, "Ida Moe", "the name that was saved for '   Ida Moe  '")
    }
    weak var kept: Step2Store?
    func makeWithItsOwnStore() -> ProfileViewModel {
      let own = Step2Store()
      kept = own
      return ProfileViewModel(profile: member, store: own)
    }
    let alone = makeWithItsOwnStore()
    alone.saveProfile()
    XCTAssertEqual(
      kept?.saved ?? [], [member], "saved in a store that nobody but the view model keeps")
  }

  /// A save that has happened is told by a flag, and the flag goes when the message was seen.
  func testSaveRaisesTheFlag() {
    let viewModel = ProfileViewModel(profile: member, store: store)
    XCTAssertFalse(viewModel.showSuccessMessage, "the flag before any save")
    var savedWhenRaised: [Int] = []
    let listening = viewModel.$showSuccessMessage.filter { $0 }
      .sink { [store] _ in savedWhenRaised.append(store.saved.count) }
    viewModel.saveProfile()
    listening.cancel()
    XCTAssertEqual(
      savedWhenRaised.first ?? 0, 1, "profiles saved by the time that the flag goes up")
    XCTAssertTrue(viewModel.showSuccessMessage, "the flag after a save")
    viewModel.saveProfile()
    XCTAssertTrue(viewModel.showSuccessMessage, "the flag after a second save, not seen yet")
    XCTAssertEqual(store.saved.count, 2, "profiles saved by two saves, the message not seen yet")
    viewModel.name = "Rosa"
    XCTAssertTrue(viewModel.showSuccessMessage, "the flag after the name was changed")
    viewModel.messageWasSeen()
    XCTAssertFalse(viewModel.showSuccessMessage, "the flag after the message was seen")
    XCTAssertEqual(viewModel.nameState, .valid, "the state of Rosa after the message was seen")
    viewModel.saveProfile()
    XCTAssertEqual(
      store.saved.map(\.name), ["Rosa Lind", "Rosa Lind", "Rosa"],
      "names saved by two saves of Rosa Lind and one of Rosa")
  }

  /// An invalid name is not saved, and nothing is said to be.
  func testInvalidNameIsNotSaved() {
    let viewModel = ProfileViewModel(profile: member, store: store)
    viewModel.name = " "
    viewModel.saveProfile()
    XCTAssertEqual(store.saved, [], "saved for a name of one space")
    XCTAssertFalse(viewModel.showSuccessMessage, "the flag after a save of an invalid name")
    XCTAssertEqual(viewModel.name, " ", "the name after a save of one space, as it was typed")
    viewModel.name = "Rosa"
    viewModel.saveProfile()
    viewModel.name = ""
    viewModel.saveProfile()
    XCTAssertTrue(
      viewModel.showSuccessMessage,
      "the flag after a save that was not seen yet, and one of an invalid name")
  }

  /// The avatar is an address; whoever shows it may turn it into a picture.
  func testAvatarIsAnAddress() {
    let viewModel = ProfileViewModel(profile: member, store: store)
    let avatar: URL? = viewModel.avatar
    XCTAssertEqual(
      avatar?.path ?? "none", "/avatars/rosa.png", "the path of the avatar /avatars/rosa.png")
    XCTAssertEqual(
      avatar?.scheme ?? "none", "file",
      "the scheme of that avatar's address, which is a file's address")
    let spaced = Profile(name: "Ida", plot: 1, avatarPath: "/avatars/Ida #2 100%.png")
    XCTAssertEqual(
      ProfileViewModel(profile: spaced, store: store).avatar?.path ?? "none",
      "/avatars/Ida #2 100%.png", "the path of a file with a space, a # and a % in its name")
    let near = Profile(name: "Ida", plot: 1, avatarPath: "avatars/ida.png")
    XCTAssertEqual(
      ProfileViewModel(profile: near, store: store).avatar?.lastPathComponent ?? "none", "ida.png",
      "the last part of the avatar at the path avatars/ida.png")
    XCTAssertEqual(
      ProfileViewModel(profile: near, store: store).avatar?.absoluteURL.path ?? "none",
      URL(fileURLWithPath: "avatars/ida.png").absoluteURL.path,
      "the whole path of the avatar at avatars/ida.png, which is looked up where the app runs")
    let plain = Profile(name: "Ida", plot: 1, avatarPath: nil)
    XCTAssertEqual(
      ProfileViewModel(profile: plain, store: store).avatar?.relativeString ?? "none", "none",
      "the avatar of a profile without one")
  }

  /// Only the view model itself changes what it publishes, the name apart.
  func testOnlyTheViewModelChangesItsState() {
    let isOpen = [
      "nameState": canBeSet(\ProfileViewModel.nameState),
      "avatar": canBeSet(\ProfileViewModel.avatar),
      "showSuccessMessage": canBeSet(\ProfileViewModel.showSuccessMessage),
    ]
    XCTAssertEqual(
      isOpen.filter(\.value).map(\.key).sorted(), [], "what anybody can set; make it private(set)")
  }

  /// The view model's file gets by with Foundation and Combine.
  func testViewModelImportsNoUserInterface() throws {
    XCTAssertImports(
      try Codebase.learner.file("ProfileViewModel.swift"), only: ["Foundation", "Combine"])
  }

  /// The view model uses nothing of UIKit or SwiftUI, under no other name either.
  func testViewModelUsesNoUserInterface() throws {
    let viewModel = try Codebase.learner.type("ProfileViewModel")
    XCTAssertNoTransitiveReference(from: viewModel, toModule: "UIKit")
    XCTAssertNoTransitiveReference(from: viewModel, toModule: "SwiftUI")
    for type in ["ProfileViewController", "AvatarView"] {
      XCTAssertNoReference(from: viewModel, toType: type)
    }
  }

  /// The view model reads no file: an address is all that it publishes of a picture.
  func testViewModelReadsNoFile() throws {
    let viewModel = try Codebase.learner.type("ProfileViewModel")
    for type in ["Data", "FileManager", "FileHandle"] {
      XCTAssertNoTransitiveReference(from: viewModel, toType: type)
    }
  }

  /// The state of a name says nothing of colours: that is the view's affair.
  func testStateHasNoColour() throws {
    let state = try Codebase.learner.type("NameState")
    XCTAssertNoReference(from: state, toModule: "UIKit")
    XCTAssertNoReference(from: state, toModule: "SwiftUI")
    let raw = [NameState.valid, .invalid].map { state in
      (state as Any as? any RawRepresentable).map { "\($0.rawValue)" } ?? ""
    }
    XCTAssertFalse(
      raw[0].lowercased().contains("green"),
      "The raw value of the case valid names a colour: \(raw[0])")
    XCTAssertFalse(
      ["red", "systemred"].contains(raw[1].lowercased()),
      "The raw value of the case invalid names a colour: \(raw[1])")
    for (state, colours) in [
      (NameState.valid, ["green", "systemgreen"]), (.invalid, ["red", "systemred"]),
    ] {
      XCTAssertFalse(
        colours.contains("\(state)".lowercased()),
        "The text of the case \(state == .valid ? "valid" : "invalid") names a colour: \(state)")
    }
  }
}

// The compiler picks the second one where a setter is in sight.
private func canBeSet<Root, Value>(_ property: KeyPath<Root, Value>) -> Bool { false }
private func canBeSet<Root, Value>(_ property: ReferenceWritableKeyPath<Root, Value>) -> Bool {
  true
}
