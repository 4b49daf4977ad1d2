import UIKit

/// A field for the query, and what was found.
final class SearchViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let viewModel: SearchViewModel
  private let queryField = UITextField()
  private let messageLabel = UILabel()
  private let tableView = UITableView()

  init(viewModel: SearchViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "Store"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    queryField.placeholder = "Apps"
    queryField.addAction(
      UIAction { [weak self] _ in
        self?.viewModel.search(for: self?.queryField.text ?? "")
      }, for: .editingDidEndOnExit)
    tableView.dataSource = self
    tableView.delegate = self
    let stack = UIStackView(arrangedSubviews: [queryField, messageLabel, tableView])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
    bind()
    viewModel.onSelect = { [weak self] in SearchScreen.open($0, from: self) }
  }

  private func bind() {
    viewModel.cellModels.observe(on: self) { [weak self] _ in self?.tableView.reloadData() }
    viewModel.showEmptyResults.observe(on: self) { [weak self] _ in self?.showMessage() }
    viewModel.error.observe(on: self) { [weak self] _ in self?.showMessage() }
  }

  /// What went wrong says more than that there is nothing.
  private func showMessage() {
    let empty = viewModel.showEmptyResults.value ? "No apps found" : nil
    messageLabel.text = viewModel.error.value?.localizedDescription ?? empty
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.cellModels.value.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let model = viewModel.cellModels.value[indexPath.row]
    cell.textLabel?.text = model.title
    cell.detailTextLabel?.text = "\(model.subtitle) · \(text(of: model.downloadState))"
    cell.accessoryType = .detailButton
    return cell
  }

  /// The round button at the end of a row begins the download.
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    viewModel.didTapDownloadApp(at: indexPath.row)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    viewModel.didSelectApp(at: indexPath.row)
  }

  private func text(of state: DownloadState) -> String {
    switch state {
    case .notStarted: "not downloaded"
    case .inProgress(let progress): "\(Int((progress * 100).rounded())) %"
    case .downloaded: "downloaded"
    }
  }
}
