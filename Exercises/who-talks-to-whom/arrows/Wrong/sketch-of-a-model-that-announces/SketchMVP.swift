// caught by: Step1.testNothingElseHasChanged
import UIKit

/// What the presenter of the sketch in MVP can tell its view.
@MainActor
protocol ProductListView: AnyObject {
  func show(_ text: String)
}

/// The product list in MVP.
enum MVP {
  final class Model {
    private(set) var products: [Product] = [] { didSet { onChange?() } }
    var onChange: (() -> Void)?
    func add(_ product: Product) { products.append(product) }
  }

  @MainActor
  final class Presenter {
    weak var view: ProductListView?
    private let model = Model()

    func didTapAdd() {
      model.add(.lamp)
      view?.show(model.products.map(\.name).joined(separator: ", "))
    }
  }

  final class View: UIViewController, ProductListView {
    private let presenter = Presenter()
    private let list = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      presenter.view = self
    }

    func show(_ text: String) { list.text = text }
    func tapped() { presenter.didTapAdd() }
  }
}
