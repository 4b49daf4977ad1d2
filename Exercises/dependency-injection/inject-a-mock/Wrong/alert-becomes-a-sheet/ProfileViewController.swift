// caught by: Step3.testFailedLoadShowsAnAlert
import UIKit

/// The reader's card: her name, and a field to correct it.
final class ProfileViewController: UIViewController {
  private let nameLabel = UILabel()
  private let cardLabel = UILabel()
  private let nameField = UITextField()
  private let saveButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  private let viewModel: UserViewModel

  init(viewModel: UserViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Your card"
    view.backgroundColor = .systemBackground
    setUpViews()
    viewModel.onChange = { [weak self] in self?.render() }
    load()
  }

  private func setUpViews() {
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    cardLabel.textColor = .secondaryLabel
    nameField.placeholder = "New name"
    nameField.borderStyle = .roundedRect
    saveButton.setTitle("Save", for: .normal)
    saveButton.addAction(
      UIAction { [weak self] _ in self?.save() }, for: .primaryActionTriggered)

    let stack = UIStackView(
      arrangedSubviews: [nameLabel, cardLabel, nameField, saveButton, spinner])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
    ])
  }

  private func render() {
    nameLabel.text = viewModel.user?.name
    cardLabel.text = viewModel.user.map { "Card \($0.cardNumber)" }
    saveButton.isEnabled = !viewModel.isSaving
    if viewModel.isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
  }

  // MARK: What the reader does

  private func load() {
    Task {
      await viewModel.load()
      showError()
    }
  }

  private func save() {
    Task {
      await viewModel.updateName(nameField.text ?? "")
      if viewModel.user != nil, viewModel.errorMessage == nil { nameField.text = "" }
      showError()
    }
  }

  private func showError() {
    guard let message = viewModel.errorMessage else { return }
    let alert = UIAlertController(title: "Sorry", message: message, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
