import UIKit

final class LoginFlow {
    enum Outcome: Equatable {
        case loggedIn(name: String)
        case cancelled
    }

    private let presenter: UIViewController
    private let finish: (Outcome) -> Void
    private lazy var navigation = UINavigationController(rootViewController: makeNameStep())

    init(presenter: UIViewController, finish: @escaping (Outcome) -> Void) {
        self.presenter = presenter
        self.finish = finish
    }

    func start() {
        navigation.isModalInPresentation = true
        presenter.present(navigation, animated: true)
    }

    private func makeNameStep() -> UIViewController {
        let step = FlowStepViewController(question: "Name", button: "Next")
        step.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.end(.cancelled) })
        step.onAnswer = { [weak self] name in
            guard let self else { return }
            self.navigation.pushViewController(self.makeCodeStep(name: name), animated: true)
        }
        return step
    }

    private func makeCodeStep(name: String) -> UIViewController {
        let step = FlowStepViewController(question: "Code", button: "Log in")
        step.onAnswer = { [weak self] code in
            if code == "1234" {
                self?.end(.loggedIn(name: name))
            } else {
                self?.navigation.popViewController(animated: true)
            }
        }
        return step
    }

    private func end(_ outcome: Outcome) {
        presenter.dismiss(animated: true) { [finish] in finish(outcome) }
    }
}

final class FlowStepViewController: UIViewController {
    var onAnswer: ((String) -> Void)?
    private let field = UITextField()
    private let button = UIButton(type: .system)

    init(question: String, button title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = question
        field.placeholder = question
        button.setTitle(title, for: .normal)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addAction(
            UIAction { [weak self] _ in
                guard let text = self?.field.text, !text.isEmpty else { return }
                self?.onAnswer?(text)
            }, for: .touchUpInside)
        view.addSubview(field)
        view.addSubview(button)
    }
}
