// caught by: Step1Key.testDefaultIsOneObject
import SwiftUI

extension EnvironmentValues {
  @Entry var userService: any UserProvider = UserService()
}
