// caught by: Step1Key.testDefaultIsTheProductionService
import SwiftUI

private struct UserServiceKey: EnvironmentKey {
  // A stored property: computed, it would make a new service at every access.
  static let defaultValue: any UserProvider = DemoUsers()
}

extension EnvironmentValues {
  /// Where views get members from.
  var userService: any UserProvider {
    get { self[UserServiceKey.self] }
    set { self[UserServiceKey.self] = newValue }
  }
}
