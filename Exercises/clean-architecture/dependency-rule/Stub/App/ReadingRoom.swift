import UIKit

/// Where the app's screens are made.
@MainActor
enum ReadingRoom {
  static func makeMemberScreen(cardNumber: String) -> UIViewController {
    MemberViewController(viewModel: MemberViewModel(), cardNumber: cardNumber)
  }
}
