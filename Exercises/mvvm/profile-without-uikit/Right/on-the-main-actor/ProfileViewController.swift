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
    nameField.addTarget(self, action: #selector(nameChanged), for: .editingChanged)
    saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)
  }

  @objc private func nameChanged() {
    viewModel.name = nameField.text ?? ""
  }

  @objc private func save() {
    viewModel.saveProfile()
  }

  private func bind() {
    viewModel.$nameState
      .receive(on: DispatchQueue.main)
      .sink { [weak self] state in
        self?.nameField.textColor = state == .valid ? .systemGreen : .systemRed
        self?.saveButton.isEnabled = state == .valid
      }
      .store(in: &bindings)
    viewModel.$avatar
      .receive(on: DispatchQueue.main)
      .sink { [weak self] url in self?.avatarView.show(url) }
      .store(in: &bindings)
    viewModel.$showSuccessMessage
      .receive(on: DispatchQueue.main)
      .sink { [weak self] show in
        if show { self?.presentSaved() }
      }
      .store(in: &bindings)
  }

  private func presentSaved() {
    let alert = UIAlertController(
      title: "Saved", message: "Your profile is up to date.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [viewModel] _ in viewModel.messageWasSeen() })
    present(alert, animated: true)
  }

  private func setUpStack() {
    let stack = UIStackView(arrangedSubviews: [avatarView, nameField, saveButton])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
  }
}
