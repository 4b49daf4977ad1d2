import UIKit

final class RegistrationViewController: UIViewController {
    private let nameTextField = UITextField()
    private let agreeSwitch = UISwitch()
    private lazy var registerButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Register", for: .normal)
        button.addTarget(self, action: #selector(didTapRegister), for: .touchUpInside)
        button.isEnabled = false
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Register"
        nameTextField.placeholder = "Name"
        nameTextField.addTarget(self, action: #selector(inputChanged), for: .editingChanged)
        agreeSwitch.addTarget(self, action: #selector(inputChanged), for: .valueChanged)
        [nameTextField, agreeSwitch, registerButton].forEach(view.addSubview)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(didTapCancel))
        let tap = UITapGestureRecognizer(target: self, action: #selector(hideKeyboard))
        view.addGestureRecognizer(tap)
    }

    @objc private func inputChanged() {
        registerButton.isEnabled = !(nameTextField.text ?? "").isEmpty && agreeSwitch.isOn
    }

    @objc private func didTapRegister() {
        let alert = UIAlertController(
            title: "Welcome", message: nameTextField.text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    @objc private func didTapCancel() {
        dismiss(animated: true)
    }

    @objc private func hideKeyboard() {
        view.endEditing(true)
    }
}
