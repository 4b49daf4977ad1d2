// caught by: Step3.testNothingIsKeptOfAClosedScreen
import UIKit

/// Where the app gets its front page from.
@MainActor
enum ArticlesScreen {
  private static var presenter: ArticlePresenter?
  static func make(service: ArticleService) -> UIViewController {
    let presenter = ArticlePresenter(service: service)
    let screen = ArticlesViewController(presenter: presenter)
    presenter.view = screen
    Self.presenter = presenter
    return screen
  }
}
