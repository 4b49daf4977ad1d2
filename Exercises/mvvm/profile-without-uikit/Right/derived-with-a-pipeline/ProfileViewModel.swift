import Combine
import Foundation

enum NameState: Equatable {
  case invalid, valid
}

final class ProfileViewModel: ObservableObject {
  @Published var name: String
  @Published private(set) var nameState = NameState.invalid
  @Published private(set) var showSuccessMessage = false
  @Published private(set) var avatar: URL?

  private let store: ProfileStore
  private let original: Profile

  init(profile: Profile, store: ProfileStore) {
    (self.store, original, name) = (store, profile, profile.name)
    if let path = profile.avatarPath { avatar = URL(fileURLWithPath: path) }
    $name.map { $0.allSatisfy(\.isWhitespace) ? .invalid : .valid }.assign(to: &$nameState)
  }

  func saveProfile() {
    if nameState == .invalid { return }
    var profile = original
    profile.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    store.save(profile)
    showSuccessMessage = true
  }

  func messageWasSeen() { showSuccessMessage = false }
}
