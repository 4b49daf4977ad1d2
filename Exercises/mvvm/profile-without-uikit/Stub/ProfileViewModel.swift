import Combine
import Foundation
import UIKit

/// What a member may change of the profile.
final class ProfileViewModel: ObservableObject {
  @Published var name: String
  @Published var nameColor = UIColor.label
  @Published var avatar: UIImage?

  private var profile: Profile
  private let store: ProfileStore

  init(profile: Profile, store: ProfileStore) {
    self.profile = profile
    self.store = store
    name = profile.name
    if let path = profile.avatarPath {
      avatar = (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap { UIImage(data: $0) }
    }
  }

  func validateName() {
    nameColor = name.isEmpty ? .systemRed : .systemGreen
  }

  func saveProfile(from controller: UIViewController) {
    guard nameColor != .systemRed else { return }
    profile.name = name
    store.save(profile)
    let alert = UIAlertController(
      title: "Saved", message: "Your profile is up to date.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: true)
  }
}
