import UIKit

struct CartLine: Equatable {
    let name: String
    let unitPrice: Decimal
    var quantity: Int
}

protocol CartView: AnyObject {
    func render(_ state: CartViewState)
}

struct CartViewState: Equatable {
    var rows: [String]
    var total: String
    var canCheckOut: Bool
}

final class CartPresenter {
    weak var view: CartView?
    private var lines: [CartLine]
    private let currency: NumberFormatter

    init(lines: [CartLine], locale: Locale = Locale(identifier: "en_US")) {
        self.lines = lines
        currency = NumberFormatter()
        currency.numberStyle = .currency
        currency.locale = locale
        currency.currencyCode = "USD"
    }

    func attach(_ view: CartView) {
        self.view = view
        render()
    }

    func add(at index: Int) {
        lines[index].quantity += 1
        render()
    }

    func removeAll() {
        lines.removeAll()
        render()
    }

    private func render() {
        let total = lines.reduce(Decimal(0)) { $0 + $1.unitPrice * Decimal($1.quantity) }
        view?.render(
            CartViewState(
                rows: lines.map { "\($0.quantity) × \($0.name)" },
                total: currency.string(from: total as NSDecimalNumber) ?? "",
                canCheckOut: !lines.isEmpty))
    }
}

final class CartViewController: UIViewController, CartView, UITableViewDataSource, UITableViewDelegate {
    private let presenter: CartPresenter
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let totalLabel = UILabel()
    private let checkOutButton = UIButton(type: .system)
    private var state = CartViewState(rows: [], total: "", canCheckOut: false)

    init(presenter: CartPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cart"
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "line")
        checkOutButton.setTitle("Check out", for: .normal)
        let clear = UIBarButtonItem(
            title: "Clear", primaryAction: UIAction { [presenter] _ in presenter.removeAll() })
        navigationItem.rightBarButtonItem = clear
        for part in [tableView, totalLabel, checkOutButton] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            totalLabel.topAnchor.constraint(equalTo: tableView.bottomAnchor, constant: 8),
            totalLabel.heightAnchor.constraint(equalToConstant: 44),
            checkOutButton.topAnchor.constraint(equalTo: totalLabel.bottomAnchor),
            checkOutButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        presenter.attach(self)
    }

    func render(_ state: CartViewState) {
        self.state = state
        totalLabel.text = state.total
        checkOutButton.isEnabled = state.canCheckOut
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        state.rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
        cell.textLabel?.text = state.rows[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.add(at: indexPath.row)
    }
}
