import UIKit

// What older screens do by way of Objective-C: optional requirements, routes that are found by their names,
// several delegates.

@objc protocol ShelfViewDelegate: AnyObject {
    func shelfView(_ view: UIView, didShow title: String)
    func shelfViewDidClose()
}

@objc protocol ShelfRouting {
    func routeToBook(segue: UIStoryboardSegue?)
}

protocol ShelfDataPassing {
    var chosenTitle: String? { get set }
}

final class ShelfRouter: NSObject, ShelfRouting, ShelfDataPassing {
    weak var viewController: ShelfViewController?
    var chosenTitle: String?

    func routeToBook(segue: UIStoryboardSegue?) {
        let destination = segue?.destination ?? UIViewController()
        destination.title = chosenTitle
        viewController?.show(destination, sender: nil)
    }
}

protocol ShelfObserver: AnyObject {
    func shelfDidChange(_ titles: [String])
}

final class Shelf {
    private let observers = NSHashTable<AnyObject>.weakObjects()
    private(set) var titles: [String] = []

    func add(_ observer: ShelfObserver) { observers.add(observer) }

    func put(_ title: String) {
        guard NSPredicate(format: "SELF MATCHES %@", "[A-Z].+").evaluate(with: title) else { return }
        titles.append(title)
        observers.allObjects.forEach { ($0 as? ShelfObserver)?.shelfDidChange(titles) }
    }
}

class ShelfViewController: UITableViewController {
    weak var delegate: ShelfViewDelegate?
    var router: (NSObjectProtocol & ShelfRouting & ShelfDataPassing)?
    let shelf = Shelf()
    weak var forward: UITableViewDelegate?
    weak var fieldDelegate: UITextFieldDelegate?

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setup()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    private func setup() {
        let router = ShelfRouter()
        router.viewController = self
        self.router = router
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let scene = segue.identifier else { return }
        let selector = NSSelectorFromString("routeTo\(scene)WithSegue:")
        if let router = router, router.responds(to: selector) {
            router.perform(selector, with: segue)
        }
    }

    // MARK: - Rows

    override func numberOfSections(in tableView: UITableView) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return shelf.titles.count
    }

    override func tableView(
        _ tableView: UITableView,  // the only one
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: "Book")
        cell.textLabel?.text = shelf.titles[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didSelectRowAt: indexPath)
        forward?.tableView?(tableView, didSelectRowAt: indexPath)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        forward?.scrollViewDidScroll?(scrollView)
    }
}

// MARK: - What is told
extension ShelfViewController: ShelfViewDelegate {
    func shelfView(_ view: UIView, didShow title: String) {}

    func shelfViewDidClose() {
        delegate?.shelfView(view, didShow: "")
        delegate?.shelfViewDidClose()
    }
}

extension ShelfViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        return fieldDelegate?.textFieldShouldReturn?(textField) ?? true
    }
}

extension UIView {
    private static var touchKey: UInt8 = 0

    var onTouch: (() -> Void)? {
        get { objc_getAssociatedObject(self, &UIView.touchKey) as? () -> Void }
        set {
            objc_setAssociatedObject(
                self, &UIView.touchKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}
