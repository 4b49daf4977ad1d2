// caught by: Step1Key.testSetServiceIsRead
import SwiftUI

private struct UserServiceKey: EnvironmentKey {
  // A stored property: computed, it would make a new service at every access.
  static let defaultValue = Box()
  static let production: any UserProvider = UserService()
}

extension EnvironmentValues {
  /// Where views get members from.
  var userService: any UserProvider {
    get { self[UserServiceKey.self].service ?? UserServiceKey.production }
    set { self[UserServiceKey.self] = Box(newValue) }
  }
}

/// Keeps no service alive.
private struct Box {
  weak var service: (any UserProvider)?

  init(_ service: (any UserProvider)? = nil) { self.service = service }
}
