// caught by: Step2Views.testSiblingsKeepTheirs
import SwiftUI

private var currentService: any UserProvider = UserService()

extension EnvironmentValues {
  /// Where views get members from.
  var userService: any UserProvider {
    get { currentService }
    set { currentService = newValue }
  }
}
