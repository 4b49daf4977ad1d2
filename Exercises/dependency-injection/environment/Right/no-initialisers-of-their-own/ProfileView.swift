import SwiftUI

/// One member: name, followers, and a button to follow.
struct ProfileView: View {
  let userID: Int
  @Environment(\.userService) private var service
  @State private var name = "…"

  var body: some View {
    VStack {
      Text(name)
      FollowersView(userID: userID)
      FollowButton(userID: userID)
    }
    .task(id: ObjectIdentifier(service)) {
      do {
        let found = try await service.user(id: userID).name
        if !Task.isCancelled { name = found }
      } catch {
        if !Task.isCancelled { name = "Unknown member" }
      }
    }
  }
}
