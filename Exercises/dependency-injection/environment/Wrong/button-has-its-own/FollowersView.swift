// caught by: Step2Views.testButtonUsesTheInjectedService
import SwiftUI

/// How many follow a member; nothing as long as nobody knows.
struct FollowersView: View {
  let userID: Int
  @Environment(\.userService) private var userService
  @State private var count: Int?

  init(userID: Int) {
    self.userID = userID
  }

  var body: some View {
    Group {
      if let count { Text("\(count) followers") } else { Text("") }
    }
    .task(id: ObjectIdentifier(userService)) {
      let found = try? await userService.followers(of: userID)
      if !Task.isCancelled { count = found }
    }
  }
}

/// Follows a member, and says so when that has worked.
struct FollowButton: View {
  private static let service: any UserProvider = UserService()

  let userID: Int
  @Environment(\.userService) private var userService
  @State private var isFollowing = false
  @State private var request: Task<Void, Never>?

  init(userID: Int) {
    self.userID = userID
  }

  var body: some View {
    Button(isFollowing ? "Following" : "Follow") {
      request?.cancel()
      request = Task {
        let worked = (try? await Self.service.follow(id: userID)) != nil
        if !Task.isCancelled { isFollowing = worked }
      }
    }
    .onChange(of: ObjectIdentifier(userService)) {
      request?.cancel()
      isFollowing = false
    }
  }
}
