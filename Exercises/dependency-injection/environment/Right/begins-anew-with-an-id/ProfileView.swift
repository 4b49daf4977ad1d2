import SwiftUI

/// Begins anew whenever the service is another one.
struct WithService<Content: View>: View {
  @Environment(\.userService) private var userService
  @ViewBuilder let content: () -> Content
  var body: some View { content().id(ObjectIdentifier(userService)) }
}

/// One member: name, followers, and a button to follow.
struct ProfileView: View {
  let userID: Int

  var body: some View {
    VStack {
      WithService { NameView(userID: userID) }
      FollowersView(userID: userID)
      FollowButton(userID: userID)
    }
  }
}

private struct NameView: View {
  let userID: Int
  @Environment(\.userService) private var userService
  @State private var name = "…"

  var body: some View {
    Text(name)
      .task {
        do {
          name = try await userService.user(id: userID).name
        } catch {
          name = "Unknown member"
        }
      }
  }
}
