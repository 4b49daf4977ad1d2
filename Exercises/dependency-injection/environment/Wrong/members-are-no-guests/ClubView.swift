// caught by: Step3Subtrees.testGuestMayHaveTheNumberOfAMember
import SwiftUI

/// The members of the club, and a corner where guests can look around.
struct ClubView: View {
  let memberIDs: [Int]
  let guestIDs: [Int]
  @State private var demo = DemoUsers()

  init(memberIDs: [Int], guestIDs: [Int]) {
    self.memberIDs = memberIDs
    self.guestIDs = guestIDs
  }

  var body: some View {
    List {
      Section("Members") {
        ForEach(memberIDs, id: \.self) { id in ProfileView(userID: id) }
      }
      Section("Guests") {
        ForEach(guestIDs.filter { !memberIDs.contains($0) }, id: \.self) { id in
          ProfileView(userID: id)
        }
      }
      .environment(\.userService, demo)
    }
  }
}
