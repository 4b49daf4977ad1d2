import SwiftUI

/// How many follow a member; nothing as long as nobody knows.
struct FollowersView: View {
  let userID: Int
  @Environment(\.userService) private var service
  @State private var count: Int?

  var body: some View {
    Group {
      if let count { Text("\(count) followers") } else { Text("") }
    }
    .task(id: ObjectIdentifier(service)) {
      let found = try? await service.followers(of: userID)
      if !Task.isCancelled { count = found }
    }
  }
}

/// Follows a member, and says so when that has worked.
struct FollowButton: View {
  let userID: Int
  @Environment(\.userService) private var service
  @State private var isFollowing = false
  @State private var task: Task<Void, Never>?

  var body: some View {
    Button(isFollowing ? "Following" : "Follow") {
      task?.cancel()
      task = Task {
        do {
          try await service.follow(id: userID)
          if !Task.isCancelled { isFollowing = true }
        } catch {
          if !Task.isCancelled { isFollowing = false }
        }
      }
    }
    .onChange(of: ObjectIdentifier(service)) {
      task?.cancel()
      isFollowing = false
    }
  }
}
