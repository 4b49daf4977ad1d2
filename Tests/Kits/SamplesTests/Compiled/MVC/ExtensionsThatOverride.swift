import UIKit

// Life cycle and data source in extensions of their own, as many apps part their controllers.

final class HarboursViewController: UITableViewController {
    private let harbours = ["Low Water", "Quay"]
}

// MARK: - Rows

extension HarboursViewController: UITextFieldDelegate,  // for the search above the list
    UISearchBarDelegate
{
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}

extension HarboursViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        harbours.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = harbours[indexPath.row]
        return cell
    }
}

class HarbourViewController: UIViewController {}

extension HarbourViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = quay
    }
}

let quay = "Quay"
