// caught by: Step1Key.testDefaultIsOneObject
import SwiftUI

private struct UserServiceKey: EnvironmentKey {
  // A stored property: computed, it would make a new service at every access.
  static var defaultValue: any UserProvider { UserService() }
}

extension EnvironmentValues {
  /// Where views get members from.
  var userService: any UserProvider {
    get { self[UserServiceKey.self] }
    set { self[UserServiceKey.self] = newValue }
  }
}
