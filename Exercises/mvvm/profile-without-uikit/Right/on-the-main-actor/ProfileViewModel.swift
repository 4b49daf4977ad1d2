import Combine
import Foundation

enum NameState {
  case valid
  case invalid

  init(_ name: String) {
    self = name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty ? .invalid : .valid
  }
}

/// What a member may change of the profile.
@MainActor
final class ProfileViewModel: ObservableObject {
  @Published var name: String
  @Published private(set) var nameState: NameState
  @Published private(set) var avatar: URL?
  @Published private(set) var showSuccessMessage = false

  private var profile: Profile
  private let store: ProfileStore

  init(profile: Profile, store: ProfileStore) {
    self.profile = profile
    self.store = store
    name = profile.name
    nameState = NameState(profile.name)
    avatar = profile.avatarPath.map { URL(filePath: $0) }
    $name.map(NameState.init).removeDuplicates().assign(to: &$nameState)
  }

  func saveProfile() {
    guard case .valid = nameState else { return }
    profile.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    store.save(profile)
    showSuccessMessage = true
  }

  func messageWasSeen() {
    showSuccessMessage = false
  }
}
