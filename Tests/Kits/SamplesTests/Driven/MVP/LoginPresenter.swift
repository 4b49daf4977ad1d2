import UIKit

protocol LoginPresenterView: AnyObject {
    func showLoading()
    func hideLoading()
    func showError(_ message: String)
    func navigateToHome(userName: String)
}

protocol LoginAuthenticating {
    func login(
        user: String, password: String, completion: @escaping (Result<String, LoginFailure>) -> Void)
}

enum LoginFailure: Error, Equatable {
    case wrongCredentials
    case offline
}

final class LoginPresenter {
    private weak var view: LoginPresenterView?
    private let authenticator: LoginAuthenticating
    private var attempts = 0

    init(view: LoginPresenterView, authenticator: LoginAuthenticating) {
        self.view = view
        self.authenticator = authenticator
    }

    func didTapLogin(user: String?, password: String?) {
        guard let user = user, let password = password, !user.isEmpty, !password.isEmpty else {
            view?.showError("Please fill in both fields.")
            return
        }
        view?.showLoading()
        attempts += 1
        authenticator.login(user: user, password: password) { [weak self] result in
            guard let self = self else { return }
            self.view?.hideLoading()
            switch result {
            case .success(let name):
                self.attempts = 0
                self.view?.navigateToHome(userName: name)
            case .failure(.wrongCredentials):
                let left = max(0, 3 - self.attempts)
                self.view?.showError("Wrong password, \(left) attempts left.")
            case .failure(.offline):
                self.view?.showError("No connection.")
            }
        }
    }
}

final class LoginPresenterViewController: UIViewController {
    var presenter: LoginPresenter!

    private let userField = UITextField()
    private let passwordField = UITextField()
    private let errorLabel = UILabel()
    private let spinner = UIActivityIndicatorView(style: .medium)

    static func make(authenticator: LoginAuthenticating) -> LoginPresenterViewController {
        let controller = LoginPresenterViewController()
        controller.presenter = LoginPresenter(view: controller, authenticator: authenticator)
        return controller
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Log in"
        userField.placeholder = "User"
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        errorLabel.isHidden = true
        let button = UIButton(
            primaryAction: UIAction(title: "Go") { [unowned self] _ in
                self.presenter.didTapLogin(
                    user: self.userField.text, password: self.passwordField.text)
            })
        [userField, passwordField, button, errorLabel, spinner].forEach { view.addSubview($0) }
    }
}

extension LoginPresenterViewController: LoginPresenterView {
    func showLoading() {
        errorLabel.isHidden = true
        spinner.startAnimating()
    }

    func hideLoading() {
        spinner.stopAnimating()
    }

    func showError(_ message: String) {
        errorLabel.text = message
        errorLabel.isHidden = false
    }

    func navigateToHome(userName: String) {
        let home = UIViewController()
        home.title = "Welcome, \(userName)"
        navigationController?.setViewControllers([home], animated: true)
    }
}
