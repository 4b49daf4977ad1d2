// caught by: Step2Views.testProfileUsesTheInjectedService
import SwiftUI

/// One member: name, followers, and a button to follow.
struct ProfileView: View {
  let userID: Int
  @Environment(\.userService) private var userService
  @State private var name = "…"
  @State private var service: any UserProvider

  init(userID: Int) {
    self.userID = userID
    _service = State(initialValue: _userService.wrappedValue)
  }

  var body: some View {
    VStack {
      Text(name)
      FollowersView(userID: userID)
      FollowButton(userID: userID)
    }
    .task(id: ObjectIdentifier(service)) {
      do {
        name = try await service.user(id: userID).name
      } catch {
        name = "Unknown member"
      }
    }
  }
}
