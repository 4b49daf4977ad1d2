// caught by: Step3.testButtonAfterTwoChanges
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
  let userID: Int
  @Environment(\.userService) private var userService
  @State private var followed: ObjectIdentifier?

  init(userID: Int) {
    self.userID = userID
  }

  var body: some View {
    Button(followed == ObjectIdentifier(userService) ? "Following" : "Follow") {
      let service = userService
      Task {
        let worked = (try? await service.follow(id: userID)) != nil
        if worked {
          followed = ObjectIdentifier(service)
        } else if followed == ObjectIdentifier(service) {
          followed = nil
        }
      }
    }
  }
}
