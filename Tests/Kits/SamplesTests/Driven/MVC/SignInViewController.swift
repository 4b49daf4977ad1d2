import UIKit

protocol SignInViewControllerDelegate: AnyObject {
    func signInViewController(_ controller: SignInViewController, didSignInAs email: String)
}

enum SignInValidator {
    static func isValid(email: String) -> Bool {
        let parts = email.split(separator: "@")
        return parts.count == 2 && parts[1].contains(".")
    }

    static func isValid(password: String) -> Bool {
        return password.count >= 6
    }
}

class SignInViewController: UIViewController, UITextFieldDelegate {
    weak var delegate: SignInViewControllerDelegate?

    private let emailField = UITextField()
    private let passwordField = UITextField()
    private let signInButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign in"

        emailField.placeholder = "Email"
        emailField.keyboardType = .emailAddress
        emailField.autocapitalizationType = .none
        emailField.borderStyle = .roundedRect
        emailField.returnKeyType = .next
        emailField.delegate = self

        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        passwordField.borderStyle = .roundedRect
        passwordField.returnKeyType = .go
        passwordField.delegate = self

        signInButton.setTitle("Sign in", for: .normal)
        signInButton.titleLabel?.font = UIFont.boldSystemFont(ofSize: 17)
        signInButton.isEnabled = false
        signInButton.addAction(UIAction { [weak self] _ in self?.signIn() }, for: .touchUpInside)

        for field in [emailField, passwordField] {
            field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
        }

        let stack = UIStackView(arrangedSubviews: [emailField, passwordField, signInButton])
        stack.axis = .vertical
        stack.spacing = 12
        stack.distribution = .fillEqually
        view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    private func validate() {
        signInButton.isEnabled =
            SignInValidator.isValid(email: emailField.text ?? "")
            && SignInValidator.isValid(password: passwordField.text ?? "")
    }

    private func signIn() {
        view.endEditing(true)
        guard passwordField.text != "123456" else {
            let alert = UIAlertController(
                title: "Weak password", message: "Please choose another one.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
            return
        }
        delegate?.signInViewController(self, didSignInAs: emailField.text ?? "")
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === emailField {
            passwordField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
            if signInButton.isEnabled { signIn() }
        }
        return true
    }
}
