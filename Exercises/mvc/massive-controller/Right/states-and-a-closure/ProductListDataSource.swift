import UIKit

/// Uses content configurations in place of the cell's labels.
class ProductListDataSource: NSObject, UITableViewDataSource {
  var rows: [ProductRow]

  init(rows: [ProductRow] = []) {
    self.rows = rows
  }

  func numberOfSections(in tableView: UITableView) -> Int { 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    var content = UIListContentConfiguration.valueCell()
    content.text = rows[indexPath.row].title
    content.secondaryText = rows[indexPath.row].price
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
