import SwiftUI

/// The members of the club, and a corner where guests can look around.
struct ClubView: View {
  let memberIDs: [Int]
  let guestIDs: [Int]
  private static let demo = DemoUsers()

  var body: some View {
    List {
      Section("Members") {
        ForEach(memberIDs, id: \.self) { id in ProfileView(userID: id) }
      }
      Section("Guests") {
        ForEach(guestIDs, id: \.self) { id in
          ProfileView(userID: id).environment(\.userService, Self.demo)
        }
      }
    }
  }
}
