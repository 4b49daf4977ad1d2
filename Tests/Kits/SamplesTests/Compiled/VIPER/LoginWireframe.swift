import UIKit

protocol ViperWireframe: AnyObject {
    func present(in window: UIWindow)
    func showHome(user: String)
    func showForgottenPassword()
}

protocol ViperLoginUseCase {
    func login(_ user: String, _ password: String) async -> Bool
}

@MainActor
final class ViperLoginPresenter {
    weak var view: ViperLoginViewController?
    let useCase: any ViperLoginUseCase
    weak var wireframe: (any ViperWireframe)?

    init(useCase: any ViperLoginUseCase, wireframe: any ViperWireframe) {
        self.useCase = useCase
        self.wireframe = wireframe
    }

    func loginTapped(user: String, password: String) {
        view?.isBusy = true
        Task { [weak self] in
            guard let self else { return }
            let isIn = await useCase.login(user, password)
            view?.isBusy = false
            if isIn {
                wireframe?.showHome(user: user)
            } else {
                view?.shake()
            }
        }
    }

    func forgotTapped() { wireframe?.showForgottenPassword() }
}

final class ViperLoginViewController: UIViewController {
    var presenter: ViperLoginPresenter?
    private let user = UITextField()
    private let password = UITextField()
    private let login = UIButton(configuration: .filled())
    private let spinner = UIActivityIndicatorView(style: .medium)

    var isBusy = false {
        didSet {
            login.isEnabled = !isBusy
            isBusy ? spinner.startAnimating() : spinner.stopAnimating()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        login.configuration?.title = "Log in"
        login.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.presenter?.loginTapped(
                    user: self.user.text ?? "", password: self.password.text ?? "")
            }, for: .touchUpInside)
        [user, password, login, spinner].forEach { view.addSubview($0) }
    }

    func shake() {
        view.transform = CGAffineTransform(translationX: 20, y: 0)
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 1,
            options: [.curveEaseInOut]
        ) {
            self.view.transform = .identity
        } completion: { [weak self] finished in
            self?.password.text = finished ? nil : self?.password.text
        }
    }
}

@MainActor
final class ViperRootWireframe: ViperWireframe {
    private let navigation = UINavigationController()
    private let useCase: any ViperLoginUseCase

    init(useCase: any ViperLoginUseCase) {
        self.useCase = useCase
    }

    func present(in window: UIWindow) {
        let view = ViperLoginViewController()
        let presenter = ViperLoginPresenter(useCase: useCase, wireframe: self)
        view.presenter = presenter
        presenter.view = view
        navigation.viewControllers = [view]
        window.rootViewController = navigation
        window.makeKeyAndVisible()
    }

    func showHome(user: String) {
        let home = UIViewController()
        home.title = user
        navigation.setViewControllers([home], animated: true)
    }

    func showForgottenPassword() {
        let sheet = UINavigationController(rootViewController: UIViewController())
        sheet.modalPresentationStyle = .formSheet
        navigation.present(sheet, animated: true)
    }
}
