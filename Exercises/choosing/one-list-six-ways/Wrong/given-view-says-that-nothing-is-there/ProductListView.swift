import UIKit

/// A line of the list, ready to be shown.
struct ProductRow: Equatable, Sendable {
  let title: String
  let subtitle: String
}

/// Rows, a message, and a button to try again; it decides nothing.
final class ProductListView: UIView {
  var onSelect: ((Int) -> Void)?
  var onRetry: (() -> Void)?

  private let messageLabel = UILabel()
  private let retryButton = UIButton(type: .system)
  private let tableView = UITableView()
  private var rows: [ProductRow] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    retryButton.setTitle("Try again", for: .normal)
    retryButton.addTarget(self, action: #selector(retryTapped), for: .touchUpInside)
    tableView.dataSource = self
    tableView.delegate = self
    let stack = UIStackView(arrangedSubviews: [messageLabel, retryButton, tableView])
    stack.axis = .vertical
    addSubview(stack)
    show([])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ rows: [ProductRow], message: String? = nil, canRetry: Bool = false) {
    self.rows = rows
    let message = message ?? (rows.isEmpty ? "Nothing on the shelves today." : nil)
    messageLabel.text = message
    messageLabel.isHidden = message == nil
    retryButton.isHidden = !canRetry
    tableView.reloadData()
  }

  @objc private func retryTapped() { onRetry?() }
}

extension ProductListView: UITableViewDataSource, UITableViewDelegate {
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
    onSelect?(indexPath.row)
  }
}
