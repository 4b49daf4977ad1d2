// caught by: Step3Subtrees.testLateAnswerOfTheOldService
import SwiftUI

/// One member: name, followers, and a button to follow.
struct ProfileView: View {
  let userID: Int
  @Environment(\.userService) private var userService
  @State private var name = "…"

  init(userID: Int) {
    self.userID = userID
  }

  var body: some View {
    VStack {
      Text(name)
      FollowersView(userID: userID)
      FollowButton(userID: userID)
    }
    .task(id: ObjectIdentifier(userService)) {
      do {
        name = try await userService.user(id: userID).name
      } catch {
        name = "Unknown member"
      }
    }
  }
}
