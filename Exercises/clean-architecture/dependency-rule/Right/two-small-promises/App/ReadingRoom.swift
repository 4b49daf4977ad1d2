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
    MemberViewController(
      viewModel: MemberViewModel(
        loadMember: DefaultLoadMemberUseCase(
          repository: DefaultMemberRepository(api: api, database: database))),
      cardNumber: cardNumber)
  }
}
