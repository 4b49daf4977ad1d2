import UIKit

/// Where the app gets its front page from.
@MainActor
enum ArticlesScreen {
  static func make(service: ArticleService) -> UIViewController {
    let presenter = ArticlePresenter(service: service)
    let screen = ArticlesViewController(presenter: presenter)
    presenter.view = screen
    return screen
  }
}
