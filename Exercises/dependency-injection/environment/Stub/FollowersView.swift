import SwiftUI

/// How many follow a member; nothing as long as nobody knows.
struct FollowersView: View {
  let userID: Int
  let service: any UserProvider
  @State private var count: Int?

  var body: some View {
    Group {
      if let count { Text("\(count) followers") } else { Text("") }
    }
    .task {
      count = try? await service.followers(of: userID)
    }
  }
}

/// Follows a member, and says so when that has worked.
struct FollowButton: View {
  let userID: Int
  private let service = UserService()
  @State private var isFollowing = false

  init(userID: Int) {
    self.userID = userID
  }

  var body: some View {
    Button(isFollowing ? "Following" : "Follow") {
      Task {
        do {
          try await service.follow(id: userID)
          isFollowing = true
        } catch {
          isFollowing = false
        }
      }
    }
  }
}
