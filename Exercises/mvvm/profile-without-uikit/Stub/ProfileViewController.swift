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
        self?.viewModel.name = self?.nameField.text ?? ""
        self?.viewModel.validateName()
      }, for: .editingChanged)
    saveButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        viewModel.saveProfile(from: self)
      }, for: .touchUpInside)
  }

  private func bind() {
    viewModel.$nameColor
      .sink { [weak self] color in self?.nameField.textColor = color }
      .store(in: &bindings)
    viewModel.$avatar
      .sink { [weak self] image in self?.avatarView.image = image }
      .store(in: &bindings)
  }

  private func setUpStack() {
    let stack = UIStackView(arrangedSubviews: [avatarView, nameField, saveButton])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
  }
}
