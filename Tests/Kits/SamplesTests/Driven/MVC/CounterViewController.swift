import UIKit

struct Counter {
    private(set) var value = 0
    let limit: Int

    var isAtLimit: Bool { value >= limit }

    mutating func increment() {
        guard !isAtLimit else { return }
        value += 1
    }

    mutating func reset() {
        value = 0
    }
}

final class CounterViewController: UIViewController {
    private var counter = Counter(limit: 3) {
        didSet { updateUI() }
    }

    private let valueLabel: UILabel = {
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 32)
        label.textAlignment = .center
        return label
    }()

    private lazy var incrementButton = UIButton(
        primaryAction: UIAction(title: "Count") { [weak self] _ in
            self?.counter.increment()
        })

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Counter"
        view.backgroundColor = .systemBackground
        setupLayout()
        updateUI()
    }

    private func setupLayout() {
        let stack = UIStackView(arrangedSubviews: [valueLabel, incrementButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Reset",
            primaryAction: UIAction { [weak self] _ in self?.counter.reset() })
    }

    private func updateUI() {
        valueLabel.text = "\(counter.value)"
        incrementButton.isEnabled = !counter.isAtLimit
    }
}
