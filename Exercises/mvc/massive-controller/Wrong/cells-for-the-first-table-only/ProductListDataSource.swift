// caught by: Step3.testFillsAnyTable
import UIKit

/// Turns rows into cells, in any table.
final class ProductListDataSource: NSObject, UITableViewDataSource {
  var rows: [ProductRow] = []
  private var isRegistered = false

  private final class Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if !isRegistered { tableView.register(Cell.self, forCellReuseIdentifier: "Product") }
    isRegistered = true
    let cell = tableView.dequeueReusableCell(withIdentifier: "Product", for: indexPath)
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.price
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
