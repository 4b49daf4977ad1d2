import SwiftUI

/// How many follow a member; nothing as long as nobody knows.
struct FollowersView: View {
  let userID: Int
  @Environment(\.userService) private var userService
  @State private var count: Int?
  @State private var loading: Task<Void, Never>?

  init(userID: Int) {
    self.userID = userID
  }

  var body: some View {
    Group {
      if let count { Text("\(count) followers") } else { Text("") }
    }
    .onChange(of: ObjectIdentifier(userService), initial: true) { reload() }
  }
}

extension FollowersView {
  private func reload() {
    loading?.cancel()
    loading = Task { [userService] in
      let found = try? await userService.followers(of: userID)
      if Task.isCancelled { return }
      count = found
    }
  }
}

/// Follows a member, and says so when that has worked.
struct FollowButton: View {
  let userID: Int
  @Environment(\.userService) private var userService
  @State private var isFollowing = false

  init(userID: Int) {
    self.userID = userID
  }

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
