import Combine
import UIKit

final class CombineSignUpViewModel {
    @Published var name = ""
    @Published var password = ""
    @Published var confirmation = ""
    @Published private(set) var isButtonEnabled = false
    @Published private(set) var hint: String?

    private var cancellables = Set<AnyCancellable>()

    init() {
        let passwords = $password.combineLatest($confirmation)

        $name
            .combineLatest(passwords)
            .map { name, passwords in
                name.count >= 3 && passwords.0.count >= 4 && passwords.0 == passwords.1
            }
            .removeDuplicates()
            .assign(to: \.isButtonEnabled, on: self)
            .store(in: &cancellables)

        passwords
            .map { password, confirmation in
                confirmation.isEmpty || password == confirmation ? nil : "Passwords differ"
            }
            .sink { [weak self] hint in self?.hint = hint }
            .store(in: &cancellables)
    }
}

extension UITextField {
    var textPublisher: AnyPublisher<String, Never> {
        NotificationCenter.default
            .publisher(for: UITextField.textDidChangeNotification, object: self)
            .compactMap { ($0.object as? UITextField)?.text }
            .eraseToAnyPublisher()
    }
}

final class CombineSignUpViewController: UIViewController {
    private let viewModel: CombineSignUpViewModel
    private var subscriptions: Set<AnyCancellable> = []

    private let nameField = UITextField()
    private let passwordField = UITextField()
    private let confirmationField = UITextField()
    private let hintLabel = UILabel()
    private let signUpButton = UIButton(type: .system)

    init(viewModel: CombineSignUpViewModel = CombineSignUpViewModel()) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.placeholder = "Name"
        passwordField.placeholder = "Password"
        confirmationField.placeholder = "Repeat"
        signUpButton.setTitle("Sign up", for: .normal)
        let parts: [UIView] = [nameField, passwordField, confirmationField, hintLabel, signUpButton]
        parts.forEach(view.addSubview)
        bind()
    }

    private func bind() {
        nameField.textPublisher
            .sink { [viewModel] in viewModel.name = $0 }
            .store(in: &subscriptions)
        passwordField.textPublisher
            .assign(to: \.password, on: viewModel)
            .store(in: &subscriptions)
        confirmationField.textPublisher
            .assign(to: \.confirmation, on: viewModel)
            .store(in: &subscriptions)

        viewModel.$isButtonEnabled
            .assign(to: \.isEnabled, on: signUpButton)
            .store(in: &subscriptions)
        viewModel.$hint
            .assign(to: \.text, on: hintLabel)
            .store(in: &subscriptions)
    }
}
