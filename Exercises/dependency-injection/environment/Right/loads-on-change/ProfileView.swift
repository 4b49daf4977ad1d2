import SwiftUI

/// One member: name, followers, and a button to follow.
struct ProfileView: View {
  let userID: Int
  @Environment(\.userService) private var userService

  init(userID: Int) {
    self.userID = userID
  }

  var body: some View {
    ProfileContent(userID: userID).id(ObjectIdentifier(userService))
  }
}

struct ProfileContent: View {
  let userID: Int
  @Environment(\.userService) private var userService
  @State private var name = "…"

  init(userID: Int) { self.userID = userID }

  var body: some View {
    VStack {
      Text(name)
      FollowersView(userID: userID)
      FollowButton(userID: userID)
    }
    .task {
      let user = try? await userService.user(id: userID)
      if !Task.isCancelled { name = user?.name ?? "Unknown member" }
    }
  }
}
