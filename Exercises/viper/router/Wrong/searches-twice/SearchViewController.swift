// caught by: Step4.testBuiltScreenShowsResults
import UIKit

final class SearchViewController: UIViewController {
  private let presenter: SearchPresenter
  private let searchField = UITextField()
  private let messageLabel = UILabel()
  private let tableView = UITableView()
  private var rows: [SearchRow] = []

  init(presenter: SearchPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
    title = "Search"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    searchField.placeholder = "Apps"
    searchField.returnKeyType = .search
    searchField.delegate = self
    messageLabel.text = "Type the name of an app."
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(SearchAppCell.self, forCellReuseIdentifier: "app")

    let stack = UIStackView(arrangedSubviews: [searchField, messageLabel, tableView])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

extension SearchViewController: SearchViewInput {
  func showRows(_ rows: [SearchRow]) {
    self.rows = rows
    messageLabel.isHidden = true
    tableView.reloadData()
  }

  func showMessage(_ message: String) {
    rows = []
    messageLabel.text = message
    messageLabel.isHidden = false
    tableView.reloadData()
  }
}

extension SearchViewController: UITextFieldDelegate {
  func textFieldDidEndEditing(_ textField: UITextField) {
    presenter.viewDidSearch(for: textField.text ?? "")
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    presenter.viewDidSearch(for: textField.text ?? "")
    return true
  }
}

extension SearchViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "app", for: indexPath)
    guard let cell = cell as? SearchAppCell else { return cell }
    let index = indexPath.row
    cell.show(rows[index]) { [weak self] in self?.presenter.viewDidTapGet(at: index) }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    presenter.viewDidSelectApp(at: indexPath.row)
  }
}
