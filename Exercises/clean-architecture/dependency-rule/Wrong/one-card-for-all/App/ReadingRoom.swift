// caught by: Step3Outside.testRefusalReachesTheScreen
import UIKit

/// Where the app's screens are made, and the only place that knows all layers.
@MainActor
enum ReadingRoom {
  static func makeMemberScreen(cardNumber: String) -> UIViewController {
    makeMemberScreen(cardNumber: cardNumber, api: APIClient(), database: Database.shared)
  }

  static func makeMemberScreen(
    cardNumber: String, api: any APIClientProtocol, database: any DatabaseProtocol
  ) -> UIViewController {
    let repository = DefaultMemberRepository(api: api, database: database)
    let loadMember = DefaultLoadMemberUseCase(repository: repository)
    return MemberViewController(
      viewModel: MemberViewModel(loadMember: loadMember), cardNumber: "D-4")
  }
}
