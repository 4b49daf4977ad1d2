import UIKit

final class Box<T> {
    typealias Listener = (T) -> Void
    private var listener: Listener?

    var value: T {
        didSet { listener?(value) }
    }

    init(_ value: T) {
        self.value = value
    }

    func bind(_ listener: @escaping Listener) {
        self.listener = listener
        listener(value)
    }
}

struct BoxedProduct: Decodable, Equatable {
    let name: String
    let cents: Int
}

protocol BoxedProductLoading {
    func loadProducts(completion: @escaping (Result<[BoxedProduct], Error>) -> Void)
}

final class BoxedProductListViewModel {
    let title = Box("Products")
    let rows = Box<[String]>([])
    let isLoading = Box(false)
    let errorMessage = Box<String?>(nil)

    private let loader: BoxedProductLoading
    private var products: [BoxedProduct] = [] {
        didSet {
            rows.value = products.map {
                "\($0.name): \($0.cents / 100).\(String(format: "%02d", $0.cents % 100))"
            }
            title.value = "Products (\(products.count))"
        }
    }

    init(loader: BoxedProductLoading) {
        self.loader = loader
    }

    func load() {
        isLoading.value = true
        loader.loadProducts { [weak self] result in
            self?.isLoading.value = false
            switch result {
            case let .success(products): self?.products = products
            case let .failure(error): self?.errorMessage.value = error.localizedDescription
            }
        }
    }

    func sortByPrice() {
        products.sort { $0.cents < $1.cents }
    }
}

final class BoxedProductListViewController: UITableViewController {
    private let viewModel: BoxedProductListViewModel
    private let spinner = UIActivityIndicatorView(style: .medium)

    init(viewModel: BoxedProductListViewModel) {
        self.viewModel = viewModel
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Product")
        tableView.tableHeaderView = spinner
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sort", primaryAction: UIAction { [weak self] _ in self?.viewModel.sortByPrice() })
        bind()
        viewModel.load()
    }

    private func bind() {
        viewModel.title.bind { [weak self] in self?.title = $0 }
        viewModel.rows.bind { [weak self] _ in self?.tableView.reloadData() }
        viewModel.isLoading.bind { [weak self] isLoading in
            if isLoading {
                self?.spinner.startAnimating()
            } else {
                self?.spinner.stopAnimating()
            }
        }
        viewModel.errorMessage.bind { [weak self] message in
            guard let message else { return }
            let alert = UIAlertController(title: "Sorry", message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .cancel))
            self?.present(alert, animated: true)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.rows.value.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Product", for: indexPath)
        cell.textLabel?.text = viewModel.rows.value[indexPath.row]
        return cell
    }
}
