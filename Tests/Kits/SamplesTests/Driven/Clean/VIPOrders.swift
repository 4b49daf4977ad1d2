import UIKit

// Clean Swift: view controller → interactor → presenter → view controller.

enum VIPListOrders {
    enum FetchOrders {
        struct Request {
            var onlyOpen: Bool
        }
        struct Response {
            var orders: [VIPOrder]
        }
        struct ViewModel {
            struct DisplayedOrder: Equatable {
                var id: String
                var date: String
                var total: String
            }
            var displayedOrders: [DisplayedOrder]
        }
    }
}

struct VIPOrder: Equatable {
    var id: String
    var date: Date
    var total: NSDecimalNumber
    var isOpen: Bool
}

protocol VIPListOrdersBusinessLogic {
    func fetchOrders(request: VIPListOrders.FetchOrders.Request)
}

protocol VIPListOrdersDataStore {
    var orders: [VIPOrder] { get }
}

protocol VIPListOrdersPresentationLogic {
    func presentFetchedOrders(response: VIPListOrders.FetchOrders.Response)
}

protocol VIPListOrdersDisplayLogic: AnyObject {
    func displayFetchedOrders(viewModel: VIPListOrders.FetchOrders.ViewModel)
}

class VIPOrdersWorker {
    var store: () -> [VIPOrder] = { [] }

    func fetchOrders(completionHandler: @escaping ([VIPOrder]) -> Void) {
        completionHandler(store())
    }
}

class VIPListOrdersInteractor: VIPListOrdersBusinessLogic, VIPListOrdersDataStore {
    var presenter: VIPListOrdersPresentationLogic?
    var worker = VIPOrdersWorker()
    private(set) var orders: [VIPOrder] = []

    func fetchOrders(request: VIPListOrders.FetchOrders.Request) {
        worker.fetchOrders { [weak self] orders in
            let wanted = request.onlyOpen ? orders.filter(\.isOpen) : orders
            self?.orders = wanted
            self?.presenter?.presentFetchedOrders(response: .init(orders: wanted))
        }
    }
}

class VIPListOrdersPresenter: VIPListOrdersPresentationLogic {
    weak var viewController: VIPListOrdersDisplayLogic?

    let dateFormatter: DateFormatter = {
        let dateFormatter = DateFormatter()
        dateFormatter.locale = Locale(identifier: "en_US")
        dateFormatter.timeZone = TimeZone(identifier: "UTC")
        dateFormatter.dateStyle = .short
        dateFormatter.timeStyle = .none
        return dateFormatter
    }()

    let currencyFormatter: NumberFormatter = {
        let currencyFormatter = NumberFormatter()
        currencyFormatter.locale = Locale(identifier: "en_US")
        currencyFormatter.numberStyle = .currency
        return currencyFormatter
    }()

    func presentFetchedOrders(response: VIPListOrders.FetchOrders.Response) {
        let displayed = response.orders.map { order in
            VIPListOrders.FetchOrders.ViewModel.DisplayedOrder(
                id: order.id, date: dateFormatter.string(from: order.date),
                total: currencyFormatter.string(from: order.total) ?? "")
        }
        viewController?.displayFetchedOrders(viewModel: .init(displayedOrders: displayed))
    }
}

class VIPListOrdersViewController: UITableViewController, VIPListOrdersDisplayLogic {
    var interactor: VIPListOrdersBusinessLogic?
    var displayedOrders: [VIPListOrders.FetchOrders.ViewModel.DisplayedOrder] = []
    private var onlyOpen = false

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setup()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    private func setup() {
        let interactor = VIPListOrdersInteractor()
        let presenter = VIPListOrdersPresenter()
        self.interactor = interactor
        interactor.presenter = presenter
        presenter.viewController = self
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Orders"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Open only",
            primaryAction: UIAction { [weak self] _ in
                self?.onlyOpen.toggle()
                self?.fetchOrders()
            })
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        fetchOrders()
    }

    func fetchOrders() {
        interactor?.fetchOrders(request: .init(onlyOpen: onlyOpen))
    }

    func displayFetchedOrders(viewModel: VIPListOrders.FetchOrders.ViewModel) {
        displayedOrders = viewModel.displayedOrders
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return displayedOrders.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "OrderTableViewCell")
        if cell == nil {
            cell = UITableViewCell(style: .value1, reuseIdentifier: "OrderTableViewCell")
        }
        let order = displayedOrders[indexPath.row]
        cell!.textLabel?.text = order.date
        cell!.detailTextLabel?.text = order.total
        return cell!
    }
}
