import Foundation
import UIKit

// Global variables, stringly typed keys and hidden dependencies in initialisers.

var globalBaseURL = "https://api.example.com"
var globalCurrentUser: [String: Any] = [:]
let globalDateFormatter: DateFormatter = {
    let f = DateFormatter()
    f.dateFormat = "dd.MM.yyyy"
    return f
}()

class OrderService {
    func orders(completion: @escaping ([[String: Any]]?, Error?) -> Void) {
        let url = URL(string: globalBaseURL + "/orders?user=\(globalCurrentUser["id"] ?? "")")!
        URLSession.shared.dataTask(with: url) { data, _, error in
            guard let data = data else {
                completion(nil, error)
                return
            }
            completion(try? JSONSerialization.jsonObject(with: data) as? [[String: Any]], nil)
        }.resume()
    }
}

class OrdersViewModel {
    let service = OrderService()
    var rows: [String] = []
    var onChange: (() -> Void)?

    init() {
        service.orders { orders, error in
            self.rows = (orders ?? []).map { order in
                let date = Date(timeIntervalSince1970: order["date"] as? Double ?? 0)
                let name = order["name"] as? String ?? "?"
                return "\(globalDateFormatter.string(from: date)) \(name)"
            }
            DispatchQueue.main.async {
                self.onChange?()
            }
        }
    }
}

class OrdersViewController: UITableViewController {
    let viewModel = OrdersViewModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = (globalCurrentUser["name"] as? String ?? "") + "'s orders"
        viewModel.onChange = { self.tableView.reloadData() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return viewModel.rows.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel!.text = viewModel.rows[indexPath.row]
        return cell
    }
}
