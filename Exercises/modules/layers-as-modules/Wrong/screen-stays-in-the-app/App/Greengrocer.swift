// caught by: Step3Presentation.testScreenIsInPresentation

import Data
import Domain
import Foundation
import Infrastructure
import Presentation
import UIKit

/// Where the app begins, and where its parts are joined.
@MainActor
public enum Greengrocer {
  public static func makeCrateList() -> UIViewController {
    makeCrateList(client: ServerClient())
  }

  public static func makeCrateList(client: any HTTPClient) -> UIViewController {
    let repository = RemoteCrateRepository(client: client)
    let viewModel = CrateListViewModel(listCrates: ListCrates(repository: repository))
    return CrateListViewController(viewModel: viewModel)
  }
}

/// What the list shows.
@MainActor
public final class CrateListViewModel {
  public private(set) var rows: [CrateRow] = []
  public private(set) var errorMessage: String?
  private let listCrates: ListCrates

  public init(listCrates: ListCrates) {
    self.listCrates = listCrates
  }

  public func load() async {
    do {
      rows = try await listCrates.execute().map(row)
      errorMessage = nil
    } catch CrateError.offline {
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
    if crate.isSoldOut { return "sold out" }
    return crate.isNearlyGone ? "only \(crate.left) left" : "available"
  }
}

/// The list of crates.
public final class CrateListViewController: UITableViewController {
  private let viewModel: CrateListViewModel

  public init(viewModel: CrateListViewModel) {
    self.viewModel = viewModel
    super.init(style: .plain)
    title = "This week"
  }

  required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
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

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
    -> Int
  {
    viewModel.rows.count
  }

  public override func tableView(
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
