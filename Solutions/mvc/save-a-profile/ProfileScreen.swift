/// Where the app gets the profile from.
@MainActor
enum ProfileScreen {
  static func make(user: User, service: UserService) -> UserProfileView {
    UserProfileView(controller: UserProfileController(user: user, service: service))
  }
}
