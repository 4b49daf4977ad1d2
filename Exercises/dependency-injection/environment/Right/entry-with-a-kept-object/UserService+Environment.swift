import SwiftUI

private enum Defaults {
  static let users: any UserProvider = UserService()
}

extension EnvironmentValues {
  @Entry var userService: any UserProvider = Defaults.users
}
