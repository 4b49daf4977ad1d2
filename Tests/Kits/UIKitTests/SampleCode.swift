// Apps as tutorials show them, with no word changed for the kit.
import UIKit

// MARK: MVC with a coordinator

@MainActor
protocol Coordinator: AnyObject {
  var navigationController: UINavigationController { get }
  func start()
}

final class BooksCoordinator: Coordinator {
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let list = BookListViewController()
    list.onSelect = { [weak self] book in self?.showDetail(of: book) }
    navigationController.setViewControllers([list], animated: false)
  }

  private func showDetail(of book: Book) {
    navigationController.pushViewController(BookDetailViewController(book: book), animated: true)
  }
}

struct Book: Hashable, Sendable {
  let title: String
  let author: String
}

final class BookListViewController: UIViewController {
  enum Section { case main }

  var onSelect: ((Book) -> Void)?
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var dataSource = makeDataSource()
  private let books = [
    Book(title: "Emma", author: "Jane Austen"), Book(title: "Ulysses", author: "James Joyce"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Books"
    view.backgroundColor = .systemBackground
    navigationController?.navigationBar.prefersLargeTitles = true
    setUpTable()
    var snapshot = NSDiffableDataSourceSnapshot<Section, Book>()
    snapshot.appendSections([.main])
    snapshot.appendItems(books, toSection: .main)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func setUpTable() {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "BookCell")
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Section, Book> {
    UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, book in
      let cell = tableView.dequeueReusableCell(withIdentifier: "BookCell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = book.title
      content.secondaryText = book.author
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }
}

extension BookListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let book = dataSource.itemIdentifier(for: indexPath) else { return }
    onSelect?(book)
  }
}

final class BookDetailViewController: UIViewController {
  private let book: Book
  private let titleLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }()
  private lazy var shareButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Share"
    configuration.image = UIImage(systemName: "square.and.arrow.up")
    configuration.imagePadding = 8
    configuration.cornerStyle = .capsule
    return UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.share() })
  }()

  init(book: Book) {
    self.book = book
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = book.author
    navigationItem.largeTitleDisplayMode = .never
    titleLabel.text = book.title
    let stack = UIStackView(arrangedSubviews: [titleLabel, shareButton])
    stack.axis = .vertical
    stack.alignment = .center
    stack.setCustomSpacing(24, after: titleLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.9),
    ])
  }

  private func share() {
    let sheet = UIActivityViewController(
      activityItems: [book.title], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = shareButton
    present(sheet, animated: true)
  }
}

// MARK: MVVM with closures

@MainActor
final class SignInViewModel {
  var email = "" { didSet { validate() } }
  var password = "" { didSet { validate() } }
  var onValidityChange: ((Bool) -> Void)?
  var onMessage: ((String) -> Void)?

  private func validate() { onValidityChange?(email.contains("@") && password.count >= 4) }

  func signIn() async {
    await Task.yield()
    onMessage?("Welcome, \(email)")
  }
}

final class SignInViewController: UIViewController, UITextFieldDelegate {
  private let viewModel: SignInViewModel
  private let emailField = UITextField()
  private let passwordField = UITextField()
  private let button = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(viewModel: SignInViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    emailField.placeholder = "Email"
    emailField.keyboardType = .emailAddress
    emailField.textContentType = .username
    emailField.autocapitalizationType = .none
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.textContentType = .password
    for field in [emailField, passwordField] {
      field.borderStyle = .roundedRect
      field.delegate = self
      field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    }
    button.setTitle("Sign in", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.layer.cornerRadius = 8
    button.isEnabled = false
    button.addAction(UIAction { [weak self] _ in self?.signIn() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [emailField, passwordField, button, spinner])
    stack.axis = .vertical
    stack.spacing = 16
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = .init(top: 20, leading: 20, bottom: 20, trailing: 20)
    view.addSubview(stack)
    bind()
  }

  private func bind() {
    viewModel.onValidityChange = { [weak self] isValid in self?.button.isEnabled = isValid }
    viewModel.onMessage = { [weak self] message in
      self?.spinner.stopAnimating()
      let alert = UIAlertController(title: "Done", message: message, preferredStyle: .alert)
      alert.addAction(.init(title: "OK", style: .default))
      self?.present(alert, animated: true)
    }
  }

  private func textChanged() {
    viewModel.email = emailField.text ?? ""
    viewModel.password = passwordField.text ?? ""
  }

  private func signIn() {
    view.endEditing(true)
    spinner.startAnimating()
    Task { await viewModel.signIn() }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === emailField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}

// MARK: MVP with tabs and settings

@MainActor
protocol SettingsView: AnyObject {
  func show(volume: Float, isOn: Bool)
}

@MainActor
final class SettingsPresenter {
  weak var view: (any SettingsView)?
  private(set) var volume: Float = 0.5
  private(set) var isOn = true

  func viewDidLoad() { view?.show(volume: volume, isOn: isOn) }
  func soundToggled(_ isOn: Bool) {
    self.isOn = isOn
    if !isOn { volume = 0 }
    view?.show(volume: volume, isOn: isOn)
  }
}

final class SettingsViewController: UITableViewController, SettingsView {
  private let presenter: SettingsPresenter
  private let soundSwitch = UISwitch()
  private let volumeSlider = UISlider()

  init(presenter: SettingsPresenter) {
    self.presenter = presenter
    super.init(style: .grouped)
    presenter.view = self
    tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    soundSwitch.addAction(
      UIAction { [weak self] action in
        guard let control = action.sender as? UISwitch else { return }
        self?.presenter.soundToggled(control.isOn)
      }, for: .valueChanged)
    presenter.viewDidLoad()
  }

  func show(volume: Float, isOn: Bool) {
    soundSwitch.isOn = isOn
    volumeSlider.setValue(volume, animated: true)
    volumeSlider.isEnabled = isOn
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    2
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = ["Sound", "Volume"][indexPath.row]
    cell.accessoryView = indexPath.row == 0 ? soundSwitch : volumeSlider
    cell.selectionStyle = .none
    return cell
  }
}
