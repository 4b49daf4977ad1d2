// caught by: Step1.testNothingElseHasChanged
import UIKit

/// The product list in MVVM.
enum MVVM {
  final class Model {
    private(set) var products: [Product] = []
    func add(_ product: Product) { products.append(product) }
  }

  @MainActor
  final class ViewModel {
    private let model = Model()
    weak var view: ProductListView?
    var onTextChange: ((String) -> Void)?
    private(set) var text = "" {
      didSet {
        onTextChange?(text)
        view?.show(text)
      }
    }

    func add() {
      model.add(.lamp)
      text = model.products.map(\.name).joined(separator: ", ")
    }
  }

  final class View: UIViewController {
    private let viewModel = ViewModel()
    private let list = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      viewModel.onTextChange = { [weak self] in self?.list.text = $0 }
    }

    func tapped() { viewModel.add() }
  }
}
