import UIKit

/// Where the app gets its front page from.
@MainActor
enum ArticlesScreen {
  static func make(service: ArticleService) -> UIViewController {
    ArticlesViewController(service: service)
  }
}
