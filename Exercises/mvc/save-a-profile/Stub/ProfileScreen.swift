/// Where the app gets the profile from.
@MainActor
enum ProfileScreen {
  static func make(user: User) -> UserProfileView {
    UserProfileView(controller: UserProfileController(user: user))
  }
}
