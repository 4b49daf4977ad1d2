import UIKit

/// A field, a message, and the songs that were found.
final class SongSearchViewController: UIViewController, SongSearchView {
  private let presenter: SongSearchPresenter
  private let searchField = UITextField()
  private let messageLabel = UILabel()
  private let tableView = UITableView()
  private var songs: [Song] = []

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

  func show(_ songs: [Song]) {
    self.songs = songs
    messageLabel.isHidden = true
    tableView.reloadData()
  }

  func show(message: String) {
    messageLabel.text = message
    messageLabel.isHidden = false
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
    songs.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = songs[indexPath.row].title
    cell.detailTextLabel?.text = songs[indexPath.row].subtitle
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    presenter.viewDidSelectRow(at: indexPath.row)
  }
}
