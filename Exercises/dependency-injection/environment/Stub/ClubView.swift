import SwiftUI

/// The members of the club, and a corner where guests can look around.
struct ClubView: View {
  let memberIDs: [Int]
  let guestIDs: [Int]
  let service: any UserProvider

  init(memberIDs: [Int], guestIDs: [Int], service: any UserProvider = UserService()) {
    self.memberIDs = memberIDs
    self.guestIDs = guestIDs
    self.service = service
  }

  var body: some View {
    List {
      Section("Members") {
        ForEach(memberIDs, id: \.self) { id in ProfileView(userID: id, service: service) }
      }
      Section("Guests") {
        ForEach(guestIDs, id: \.self) { id in ProfileView(userID: id, service: service) }
      }
    }
  }
}
