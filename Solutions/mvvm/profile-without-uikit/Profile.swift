import Foundation

/// A member of the allotment club.
struct Profile: Equatable {
  var name: String
  var plot: Int
  var avatarPath: String?
}

/// Keeps the member's profile.
protocol ProfileStore: AnyObject {
  func save(_ profile: Profile)
}

/// Keeps it on this device.
final class DeviceProfileStore: ProfileStore {
  private(set) var profile: Profile?
  func save(_ profile: Profile) { self.profile = profile }
}
