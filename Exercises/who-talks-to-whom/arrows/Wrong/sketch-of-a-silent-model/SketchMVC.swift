// caught by: Step1Table.testNothingElseHasChanged
import UIKit

/// What all six sketches show: a list of products to which a tap adds one more.
struct Product: Equatable {
  let name: String
  static let lamp = Product(name: "Lamp")
}

/// The product list in MVC.
enum MVC {
  final class Model {
    private(set) var products: [Product] = []

    func add(_ product: Product) {
      products.append(product)
    }
  }

  final class View: UIView {
    let addButton = UIButton(type: .system)
    let list = UILabel()
  }

  final class Controller: UIViewController {
    private let model = Model()
    private let productView = View()

    override func viewDidLoad() {
      super.viewDidLoad()
      productView.addButton.addAction(
        UIAction { [weak self] _ in
          self?.model.add(.lamp)
          self?.show()
        }, for: .touchUpInside)
    }

    private func show() {
      productView.list.text = model.products.map(\.name).joined(separator: ", ")
    }
  }
}
