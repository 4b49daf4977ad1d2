// caught by: Step2Views.testViewsHoldNoService
import SwiftUI

/// One member: name, followers, and a button to follow.
struct ProfileView: View {
  let userID: Int
  private let service: (any UserProvider)?
  @Environment(\.userService) private var userService
  @State private var name = "…"

  init(userID: Int, service: (any UserProvider)? = nil) {
    self.service = service
    self.userID = userID
  }

  var body: some View {
    VStack {
      Text(name)
      FollowersView(userID: userID)
      FollowButton(userID: userID)
    }
    .task(id: ObjectIdentifier(userService)) {
      let user = try? await (service ?? userService).user(id: userID)
      if !Task.isCancelled { name = user?.name ?? "Unknown member" }
    }
  }
}
