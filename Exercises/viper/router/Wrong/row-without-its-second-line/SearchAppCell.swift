// caught by: Step4.testBuiltScreenShowsResults
import UIKit

/// A result with a button that leads to the app's page in the store.
final class SearchAppCell: UITableViewCell {
  private let getButton = UIButton(type: .system)
  private var onGet: () -> Void = {}

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    getButton.setTitle("Get", for: .normal)
    getButton.addAction(UIAction { [weak self] _ in self?.onGet() }, for: .touchUpInside)
    getButton.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(getButton)
    NSLayoutConstraint.activate([
      getButton.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      getButton.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: SearchRow, onGet: @escaping () -> Void) {
    textLabel?.text = row.title
    getButton.accessibilityLabel = "Get \(row.title)"
    self.onGet = onGet
  }
}
