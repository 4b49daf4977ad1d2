import UIKit

// Shared mutable state everywhere: whoever shows this screen inherits what others left behind.

class ShopSession {
    static let shared = ShopSession()
    var userName: String?
    var discount = 0.0
    private init() {}
}

class ShopCart {
    static var shared = ShopCart()
    var items: [(name: String, price: Double)] = []

    var total: Double {
        let sum = items.reduce(0) { $0 + $1.price }
        return sum * (1 - ShopSession.shared.discount)
    }

    func add(_ name: String, _ price: Double) {
        items.append((name, price))
        ShopAnalytics.shared.log("added \(name)")
    }
}

class ShopAnalytics {
    static let shared = ShopAnalytics()
    var events: [String] = []
    func log(_ event: String) { events.append("\(ShopSession.shared.userName ?? "anonymous"): \(event)") }
}

class SingletonShopViewController: UIViewController {
    let totalLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = ShopSession.shared.userName.map { "Shop of \($0)" } ?? "Shop"
        for (name, price) in [("Tea", 4.0), ("Mug", 12.5)] {
            let button = UIButton(type: .system)
            button.setTitle(name, for: .normal)
            button.addAction(
                UIAction { _ in
                    ShopCart.shared.add(name, price)
                    self.refresh()
                }, for: .touchUpInside)
            view.addSubview(button)
        }
        view.addSubview(totalLabel)
        refresh()
    }

    func refresh() {
        totalLabel.text = String(format: "%.2f €", ShopCart.shared.total)
    }
}
