import UIKit

protocol StepCounterViewProtocol: AnyObject {
    var presenter: StepCounterPresenterProtocol? { get set }
    func display(text: String)
    func setDecrement(enabled: Bool)
}

protocol StepCounterPresenterProtocol {
    func onAppear()
    func onPlus()
    func onMinus()
}

class StepCounterPresenter: StepCounterPresenterProtocol {
    private weak var view: StepCounterViewProtocol?
    private var count: Int {
        didSet { refresh() }
    }

    required init(view: StepCounterViewProtocol, count: Int = 0) {
        self.view = view
        self.count = count
    }

    func onAppear() { refresh() }
    func onPlus() { count += 1 }
    func onMinus() { if count > 0 { count -= 1 } }

    private func refresh() {
        view?.display(text: count == 1 ? "1 step" : "\(count) steps")
        view?.setDecrement(enabled: count > 0)
    }
}

class StepCounterViewController: UIViewController, StepCounterViewProtocol {
    var presenter: StepCounterPresenterProtocol?
    private let label = UILabel()
    private let minus = UIButton(type: .system)
    private let plus = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        if presenter == nil { presenter = StepCounterPresenter(view: self) }
        minus.setTitle("−", for: .normal)
        plus.setTitle("+", for: .normal)
        minus.addAction(UIAction { [weak self] _ in self?.presenter?.onMinus() }, for: .touchUpInside)
        plus.addAction(UIAction { [weak self] _ in self?.presenter?.onPlus() }, for: .touchUpInside)
        let row = UIStackView(arrangedSubviews: [minus, label, plus])
        row.alignment = .center
        view.addSubview(row)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presenter?.onAppear()
    }

    func display(text: String) { label.text = text }
    func setDecrement(enabled: Bool) { minus.isEnabled = enabled }
}
