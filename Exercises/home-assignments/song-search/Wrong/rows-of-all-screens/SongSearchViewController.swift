// caught by: Step4.testTwoScreensAreApart
import UIKit

/// A field, a message, and the songs that were found.
final class SongSearchViewController: UIViewController, SongSearchView {
  private let presenter: SongSearchPresenter
  private let searchField = UITextField()
  private let messageLabel = UILabel()
  private let tableView = UITableView()
  nonisolated(unsafe) private static var rowsOfAll: [SongRow] = []
  private var rows: [SongRow] {
    get { Self.rowsOfAll }
    set { Self.rowsOfAll = newValue }
  }

  init(presenter: SongSearchPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
    title = "Songs"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    searchField.placeholder = "Song or artist"
    searchField.delegate = self
    messageLabel.text = "Type a song or an artist."
    tableView.dataSource = self
    tableView.delegate = self
    let stack = UIStackView(arrangedSubviews: [searchField, messageLabel, tableView])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
  }

  func showLoading() {
    show([], message: "Searching…")
  }

  func showRows(_ rows: [SongRow]) {
    show(rows, message: nil)
  }

  func showMessage(_ message: String) {
    show([], message: message)
  }

  private func show(_ rows: [SongRow], message: String?) {
    self.rows = rows
    messageLabel.text = message
    messageLabel.isHidden = message == nil
    tableView.reloadData()
  }
}

extension SongSearchViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    presenter.viewDidSearch(for: textField.text ?? "")
    return true
  }
}

extension SongSearchViewController: UITableViewDataSource, UITableViewDelegate {
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
    presenter.viewDidSelectRow(at: indexPath.row)
  }
}
