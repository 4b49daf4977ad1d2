import SwiftUI

/// One member: name, followers, and a button to follow.
struct ProfileView: View {
  let userID: Int
  let service: any UserProvider
  @State private var name = "…"

  var body: some View {
    VStack {
      Text(name)
      FollowersView(userID: userID, service: service)
      FollowButton(userID: userID)
    }
    .task {
      do {
        name = try await service.user(id: userID).name
      } catch {
        name = "Unknown member"
      }
    }
  }
}
