// caught by: Step4.testFailureShowsAnAlert
import UIKit

final class SearchViewController: UIViewController {
  private let searchField = UITextField()
  private let throbber = UIActivityIndicatorView(style: .medium)
  private let noResultsLabel = UILabel()
  private let tableView = UITableView()
  private var rows: [SearchRow] = []
  private let presenter: SearchPresenter

  init(presenter: SearchPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
    title = "Search"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    searchField.placeholder = "Apps"
    searchField.delegate = self
    throbber.hidesWhenStopped = true
    noResultsLabel.text = "No apps found."
    noResultsLabel.isHidden = true
    tableView.dataSource = self
    tableView.delegate = self
    let stack = UIStackView(arrangedSubviews: [searchField, throbber, noResultsLabel, tableView])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
  }
}

extension SearchViewController: SearchViewInput {
  func throbber(show: Bool) {
    if show { throbber.startAnimating() } else { throbber.stopAnimating() }
  }

  func showResults(_ rows: [SearchRow]) {
    self.rows = rows
    tableView.reloadData()
  }

  func showNoResults() { noResultsLabel.isHidden = false }

  func hideNoResults() { noResultsLabel.isHidden = true }

  func showError(_ message: String) {
    let alert = UIAlertController(title: "Sorry", message: message, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
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
