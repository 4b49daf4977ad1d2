// caught by: Step3.testSecondSaveShowsTheAlertAgain
import Combine
import Foundation

/// Whether a name may be saved.
enum NameState {
  case valid
  case invalid
}

/// What a member may change of the profile.
final class ProfileViewModel: ObservableObject {
  @Published var name: String {
    didSet { nameState = Self.state(of: name) }
  }
  @Published private(set) var nameState: NameState
  @Published private(set) var showSuccessMessage = false
  @Published private(set) var avatar: URL?

  private var profile: Profile
  private let store: ProfileStore

  init(profile: Profile, store: ProfileStore) {
    self.profile = profile
    self.store = store
    name = profile.name
    nameState = Self.state(of: profile.name)
    avatar = profile.avatarPath.map { URL(fileURLWithPath: $0) }
  }

  func saveProfile() {
    guard nameState == .valid else { return }
    profile.name = name.trimmingCharacters(in: .whitespaces)
    store.save(profile)
    showSuccessMessage = true
  }

  private var wasSeen = false

  func messageWasSeen() {
    if wasSeen { return }
    wasSeen = true
    showSuccessMessage = false
  }

  private static func state(of name: String) -> NameState {
    name.trimmingCharacters(in: .whitespaces).isEmpty ? .invalid : .valid
  }
}
