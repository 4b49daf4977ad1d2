// caught by: Step1.testNothingElseHasChanged
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
    var onChange: (() -> Void)?

    func add(_ product: Product) {
      products.append(product)
      onChange?()
    }
  }

  final class View: UIView {
    let addButton = UIButton(type: .system)
    let list = UILabel()
  }

  final class Controller: UIViewController {
    private let model = Model()
    private weak var productView: View?

    override func viewDidLoad() {
      super.viewDidLoad()
      let productView = View()
      self.productView = productView
      productView.addButton.addAction(
        UIAction { [weak self] _ in self?.model.add(.lamp) }, for: .touchUpInside)
      model.onChange = { [weak self] in self?.show() }
    }

    private func show() {
      productView?.list.text = model.products.map(\.name).joined(separator: ", ")
    }
  }
}
