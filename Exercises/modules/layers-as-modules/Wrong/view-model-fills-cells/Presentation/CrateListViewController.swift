// caught by: Step3Presentation.testViewModelNeedsNoScreen

import UIKit

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
    viewModel.fillCell(cell, at: indexPath.row)
    return cell
  }
}
