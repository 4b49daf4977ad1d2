// caught by: Step3Outside.testOnlyTheAppJoinsTheChain
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
    let loadMember = Parts.make(api, database)
    return MemberViewController(
      viewModel: MemberViewModel(loadMember: loadMember), cardNumber: cardNumber)
  }
}
