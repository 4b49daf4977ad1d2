// caught by: Step1.testNothingElseHasChanged
import UIKit

/// The product list in VIPER; the entity is `Product`.
@MainActor
enum VIPER {
  final class Interactor {
    private var products: [Product] = []
    weak var output: ProductListView?

    func add() async -> [String] {
      products.append(.lamp)
      return products.map(\.name)
    }
  }

  @MainActor
  final class Router {
    weak var view: UIViewController?

    func showDetails() {
      view?.navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }

  @MainActor
  final class Presenter {
    weak var view: ProductListView?
    private let interactor = Interactor()
    private let router: Router

    init(router: Router) { self.router = router }

    func didTapAdd() async {
      let names = await interactor.add()
      view?.show(names.joined(separator: ", "))
    }

    func didSelect() { router.showDetails() }
  }

  final class View: UIViewController, ProductListView {
    private let presenter: Presenter
    private let list = UILabel()

    init(presenter: Presenter) {
      self.presenter = presenter
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String) { list.text = text }
    func tapped() { Task { [presenter] in await presenter.didTapAdd() } }
  }

  static func build() -> UIViewController {
    let router = Router()
    let presenter = Presenter(router: router)
    let view = View(presenter: presenter)
    presenter.view = view
    router.view = view
    return view
  }
}
