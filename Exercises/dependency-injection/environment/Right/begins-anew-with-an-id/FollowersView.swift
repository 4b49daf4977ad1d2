import SwiftUI

/// How many follow a member; nothing as long as nobody knows.
struct FollowersView: View {
  let userID: Int
  var body: some View { WithService { Count(userID: userID) } }

  private struct Count: View {
    let userID: Int
    @Environment(\.userService) private var userService
    @State private var count: Int?

    var body: some View {
      Group {
        if let count { Text("\(count) followers") } else { Text("") }
      }
      .task { count = try? await userService.followers(of: userID) }
    }
  }
}

/// Follows a member, and says so when that has worked.
struct FollowButton: View {
  let userID: Int
  var body: some View { WithService { Inner(userID: userID) } }

  private struct Inner: View {
    let userID: Int
    @Environment(\.userService) private var userService
    @State private var isFollowing = false

    var body: some View {
      Button(isFollowing ? "Following" : "Follow") {
        Task {
          do {
            try await userService.follow(id: userID)
            isFollowing = true
          } catch {
            isFollowing = false
          }
        }
      }
    }
  }
}
