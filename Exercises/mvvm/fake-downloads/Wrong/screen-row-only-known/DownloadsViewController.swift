// caught by: Step2.testScreenOffersToOpenIt
import UIKit

/// Apps that can be downloaded, each with its progress.
final class DownloadsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let apps: [StoreApp]
  private let service: DownloadAppsService
  private let tableView = UITableView()

  init(apps: [StoreApp], service: DownloadAppsService) {
    self.apps = apps
    self.service = service
    super.init(nibName: nil, bundle: nil)
    title = "Updates"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.frame = view.bounds
    view.addSubview(tableView)
    service.onProgressUpdate = { [weak self] in self?.tableView.reloadData() }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    apps.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "App")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "App")
    let app = apps[indexPath.row]
    cell.textLabel?.text = app.name
    cell.detailTextLabel?.text = text(of: app)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    service.startDownload(of: apps[indexPath.row])
  }

  private func text(of app: StoreApp) -> String {
    switch service.downloadingApps.first(where: { $0.app == app })?.state {
    case .none, .notStarted: "Get"
    case .inProgress(let progress): "\(Int((progress * 100).rounded())) %"
    case .downloaded: "Get"
    }
  }
}
