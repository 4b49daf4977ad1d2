// caught by: Step3ViewModels.testAppShowsFavoritesFirst
import UIKit

/// The list of stations; a tap makes a station a favorite, another one takes it back.
public final class StationListViewController: UITableViewController {
  private let viewModel: StationListViewModel

  public init(viewModel: StationListViewModel) {
    self.viewModel = viewModel
    super.init(style: .plain)
    title = "Wavelength"
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

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    viewModel.rows.count
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Station")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Station")
    let row = viewModel.rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.subtitle
    return cell
  }

  public override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    tableView.deselectRow(at: indexPath, animated: true)
    Task { [weak self, viewModel] in
      await viewModel.toggleFavorite(at: indexPath.row)
      await viewModel.load()
      self?.show()
    }
  }
}
