// caught by: Step3Presenter.testBuiltScreenUsesWhatItIsGiven
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
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    searchField.placeholder = "Apps"
    searchField.delegate = self
    messageLabel.text = "Type the name of an app."
    tableView.dataSource = self
    tableView.delegate = self
    let stack = UIStackView(arrangedSubviews: [searchField, messageLabel, tableView])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
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
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row].title
    cell.detailTextLabel?.text = rows[indexPath.row].subtitle
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    presenter.viewDidSelectApp(at: indexPath.row)
  }
}
