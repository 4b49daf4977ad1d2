// caught by: Step3.testFillsAnyTable
import UIKit

/// Turns rows into cells, in any table.
final class ProductListDataSource: NSObject, UITableViewDataSource {
  var rows: [ProductRow] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Product")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Product")
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.title.trimmingCharacters(in: .whitespaces)
    cell.detailTextLabel?.text = row.price
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
