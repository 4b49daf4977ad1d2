import UIKit

final class HomeViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let viewModel: HomeViewModel
  private let table = UITableView()

  init(viewModel: HomeViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = viewModel.title
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sign out", style: .plain, target: self, action: #selector(leave))
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    table.dataSource = self
    table.delegate = self
    view = table
  }

  @objc private func leave() { viewModel.signOut() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.rows.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = viewModel.rows[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    defer { tableView.deselectRow(at: indexPath, animated: false) }
    viewModel.selectHike(at: indexPath.row)
  }
}
