// caught by: Step3Subtrees.testGuestMayHaveTheNumberOfAMember
import SwiftUI

/// The members of the club, and a corner where guests can look around.
struct ClubView: View {
  let memberIDs: [Int]
  let guestIDs: [Int]
  @Environment(\.userService) private var userService
  @State private var demo = DemoUsers()

  init(memberIDs: [Int], guestIDs: [Int]) {
    self.memberIDs = memberIDs
    self.guestIDs = guestIDs
  }

  var body: some View {
    List {
      Section("Members") {
        ForEach(memberIDs, id: \.self, content: profile)
      }
      Section("Guests") {
        ForEach(guestIDs, id: \.self, content: profile)
      }
    }
  }

  private func profile(id: Int) -> some View {
    ProfileView(userID: id)
      .environment(\.userService, guestIDs.contains(id) ? demo : userService)
  }
}
