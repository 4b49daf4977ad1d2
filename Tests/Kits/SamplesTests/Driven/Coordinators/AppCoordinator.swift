import UIKit

protocol Coordinator: AnyObject {
    var childCoordinators: [Coordinator] { get set }
    var navigationController: UINavigationController { get }
    func start()
}

extension Coordinator {
    func childDidFinish(_ child: Coordinator) {
        childCoordinators.removeAll { $0 === child }
    }
}

final class MainAppCoordinator: Coordinator {
    var childCoordinators: [Coordinator] = []
    let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func start() {
        let home = HomeMenuViewController()
        home.coordinator = self
        navigationController.pushViewController(home, animated: false)
    }

    func buy(_ product: String) {
        let child = PurchaseCoordinator(
            navigationController: navigationController, product: product, parent: self)
        childCoordinators.append(child)
        child.start()
    }
}

final class PurchaseCoordinator: Coordinator {
    var childCoordinators: [Coordinator] = []
    let navigationController: UINavigationController
    private let product: String
    private weak var parent: MainAppCoordinator?

    init(navigationController: UINavigationController, product: String, parent: MainAppCoordinator) {
        self.navigationController = navigationController
        self.product = product
        self.parent = parent
    }

    func start() {
        let controller = PurchaseViewController(product: product)
        controller.onPay = { [weak self] in self?.confirm() }
        controller.onLeave = { [weak self] in self?.finish() }
        navigationController.pushViewController(controller, animated: true)
    }

    private func confirm() {
        let alert = UIAlertController(
            title: "Thank you", message: "\(product) is on its way.", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Home", style: .default) { [weak self] _ in
                self?.navigationController.popToRootViewController(animated: true)
            })
        navigationController.present(alert, animated: true)
    }

    private func finish() {
        parent?.childDidFinish(self)
    }
}

final class HomeMenuViewController: UITableViewController {
    weak var coordinator: MainAppCoordinator?
    private let products = ["Tea", "Coffee"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        products.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = products[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        coordinator?.buy(products[indexPath.row])
    }
}

final class PurchaseViewController: UIViewController {
    var onPay: (() -> Void)?
    var onLeave: (() -> Void)?
    private let product: String

    init(product: String) {
        self.product = product
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = product
        let pay = UIButton(primaryAction: UIAction(title: "Pay") { [weak self] _ in self?.onPay?() })
        view.addSubview(pay)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { onLeave?() }
    }
}
