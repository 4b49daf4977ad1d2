// caught by: Step3.testInvalidNameIsRed
import Combine
import UIKit

/// The member's own page.
final class ProfileViewController: UIViewController {
  private let viewModel: ProfileViewModel
  private var bindings: Set<AnyCancellable> = []
  private let avatarView = AvatarView()
  private let nameField = UITextField()
  private let saveButton = UIButton(type: .system)

  init(viewModel: ProfileViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "Your profile"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nameField.placeholder = "Name"
    nameField.text = viewModel.name
    saveButton.setTitle("Save", for: .normal)
    setUpStack()
    setUpActions()
    bind()
  }

  private func setUpActions() {
    nameField.addAction(
      UIAction { [weak self] _ in
        self?.viewModel.name = String((self?.nameField.text ?? "").prefix(20))
      }, for: .editingChanged)
    saveButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.saveProfile() }, for: .touchUpInside)
  }

  private func bind() {
    viewModel.$nameState
      .sink { [weak self] state in self?.show(state) }
      .store(in: &bindings)
    viewModel.$avatar
      .sink { [weak self] url in self?.avatarView.show(url) }
      .store(in: &bindings)
    viewModel.$showSuccessMessage
      .filter { $0 }
      .sink { [weak self] _ in self?.showSuccess() }
      .store(in: &bindings)
  }

  private func show(_ state: NameState) {
    switch state {
    case .valid: nameField.textColor = .systemGreen
    case .invalid: nameField.textColor = .systemRed
    }
    saveButton.isEnabled = state == .valid
  }

  private func showSuccess() {
    let alert = UIAlertController(
      title: "Saved", message: "Your profile is up to date.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        self?.viewModel.messageWasSeen()
      })
    present(alert, animated: true)
  }

  private func setUpStack() {
    let stack = UIStackView(arrangedSubviews: [avatarView, nameField, saveButton])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
  }
}
