// caught by: Step3.testTheAppAsksTheLibrary
import UIKit

/// Where the app's screens are made, and the only place that knows all layers.
@MainActor
enum ReadingRoom {
  static func makeMemberScreen(cardNumber: String) -> UIViewController {
    makeMemberScreen(cardNumber: "A-17", api: APIClient(), database: Database.shared)
  }

  static func makeMemberScreen(
    cardNumber: String, api: any APIClientProtocol, database: any DatabaseProtocol
  ) -> UIViewController {
    let repository = DefaultMemberRepository(api: api, database: database)
    let loadMember = DefaultLoadMemberUseCase(repository: repository)
    return MemberViewController(
      viewModel: MemberViewModel(loadMember: loadMember), cardNumber: cardNumber)
  }
}
