import Data
import Domain
import Foundation
import Infrastructure
import Presentation
import UIKit

/// Where the app begins.
@MainActor
public enum Greengrocer {
  public static func makeCrateList() -> UIViewController {
    makeCrateList(client: ServerClient())
  }

  public static func makeCrateList(client: any HTTPClient) -> UIViewController {
    CrateListViewController(viewModel: CrateListViewModel(store: CrateStore(client: client)))
  }
}

/// The crates of this week.
final class CrateStore {
  private let client: any HTTPClient

  init(client: any HTTPClient) {
    self.client = client
  }

  /// What is sold out comes last.
  func crates() async throws -> [Crate] {
    let body = try await client.get("/crates")
    let crates = try JSONDecoder().decode([CrateDTO].self, from: body).map { $0.toDomain() }
    return crates.filter { $0.left > 0 } + crates.filter { $0.left == 0 }
  }
}

/// What the list shows.
@MainActor
final class CrateListViewModel {
  private(set) var rows: [CrateRow] = []
  private(set) var errorMessage: String?
  private let store: CrateStore

  init(store: CrateStore) {
    self.store = store
  }

  func load() async {
    do {
      rows = try await store.crates().map(row)
      errorMessage = nil
    } catch let error as URLError where error.code == .notConnectedToInternet {
      errorMessage = "You are offline."
    } catch {
      errorMessage = error.localizedDescription
    }
  }

  private func row(of crate: Crate) -> CrateRow {
    let cents = crate.cents % 100
    let price = "€\(crate.cents / 100).\(cents < 10 ? "0" : "")\(cents)"
    return CrateRow(title: crate.name, subtitle: "\(price), \(stock(of: crate))")
  }

  private func stock(of crate: Crate) -> String {
    if crate.left == 0 { return "sold out" }
    return crate.left <= 3 ? "only \(crate.left) left" : "available"
  }
}

/// The list of crates.
final class CrateListViewController: UITableViewController {
  private let viewModel: CrateListViewModel

  init(viewModel: CrateListViewModel) {
    self.viewModel = viewModel
    super.init(style: .plain)
    title = "This week"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { [weak self, viewModel] in
      await viewModel.load()
      self?.show()
    }
  }

  private func show() {
    tableView.reloadData()
    guard let message = viewModel.errorMessage else { return }
    let alert = UIAlertController(title: "Sorry", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Crate")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Crate")
    let row = viewModel.rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.subtitle
    return cell
  }
}
