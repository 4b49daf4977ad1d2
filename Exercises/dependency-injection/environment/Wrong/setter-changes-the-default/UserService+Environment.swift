// caught by: Step2Views.testSiblingsKeepTheDefault
import SwiftUI

private struct UserServiceKey: EnvironmentKey {
  // A stored property: computed, it would make a new service at every access.
  static var defaultValue: any UserProvider = UserService()
}

extension EnvironmentValues {
  /// Where views get members from.
  var userService: any UserProvider {
    get { self[UserServiceKey.self] }
    set {
      UserServiceKey.defaultValue = newValue
      self[UserServiceKey.self] = newValue
    }
  }
}
