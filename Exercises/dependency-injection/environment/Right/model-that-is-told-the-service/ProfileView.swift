import SwiftUI

@Observable @MainActor
final class ProfileModel {
  private(set) var name = "…"

  func load(_ id: Int, from service: any UserProvider) async {
    do {
      name = try await service.user(id: id).name
    } catch {
      name = "Unknown member"
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
