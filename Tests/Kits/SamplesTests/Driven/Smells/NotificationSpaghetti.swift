import UIKit

// Screens that talk through names and dictionaries: nobody can see who listens to whom.

extension Notification.Name {
    static let basketChanged = Notification.Name("basketChanged")
    static let basketCleared = Notification.Name("basketCleared")
}

class BasketBadgeViewController: UIViewController {
    let badge = UILabel()
    var tokens: [NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(badge)
        badge.text = "empty"
        let center = NotificationCenter.default
        tokens.append(
            center.addObserver(forName: .basketChanged, object: nil, queue: nil) { [weak self] note in
                let count = note.userInfo?["count"] as? Int ?? 0
                MainActor.assumeIsolated { self?.badge.text = "\(count) items" }
            })
        tokens.append(
            center.addObserver(forName: .basketCleared, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.badge.text = "empty" }
            })
    }

    deinit {
        tokens.forEach(NotificationCenter.default.removeObserver)
    }
}

class BasketProductViewController: UIViewController {
    var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let buy = UIButton(
            primaryAction: UIAction(title: "Buy") { [weak self] _ in
                guard let self = self else { return }
                self.count += 1
                NotificationCenter.default.post(
                    name: .basketChanged, object: self, userInfo: ["count": self.count])
            })
        let clear = UIButton(
            primaryAction: UIAction(title: "Clear") { [weak self] _ in
                self?.count = 0
                NotificationCenter.default.post(name: .basketCleared, object: nil)
            })
        view.addSubview(buy)
        view.addSubview(clear)
        let badge = BasketBadgeViewController()
        addChild(badge)
        view.addSubview(badge.view)
        badge.didMove(toParent: self)
    }
}
