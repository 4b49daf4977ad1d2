import SwiftUI

@Observable @MainActor
final class ProfileModel {
  private(set) var name = "…"

  private var service: (any UserProvider)?

  func load(_ id: Int, from service: any UserProvider) async {
    self.service = service
    do {
      let user = try await service.user(id: id)
      if self.service === service { name = user.name }
    } catch {
      if self.service === service { name = "Unknown member" }
    }
  }
}

struct ProfileView: View {
  @Environment(\.userService) private var users
  @State private var model = ProfileModel()
  let userID: Int

  init(userID: Int) { self.userID = userID }

  var body: some View {
    VStack {
      Text(model.name)
      FollowersView(userID: userID)
      FollowButton(userID: userID)
    }
    .onChange(of: ObjectIdentifier(users)) { Task { await model.load(userID, from: users) } }
    .task { await model.load(userID, from: users) }
  }
}
