/// Where the app gets the profile from: the only place that knows which register there is.
@MainActor
enum ProfileScreen {
  static func make(
    user: User, service: any UserService = RemoteUserService()
  ) -> UserProfileView {
    UserProfileView(controller: .init(user: user, service: service))
  }
}
