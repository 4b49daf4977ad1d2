import Combine
import UIKit

/// Shows what the view model of the courses says, and tells it what was touched.
final class CoursesViewController: UITableViewController, UISearchBarDelegate {
  private let viewModel: CourseListViewModel
  private let message = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var shown: [Course] = []
  private var subscriptions: [AnyCancellable] = []

  init(viewModel: CourseListViewModel) {
    self.viewModel = viewModel
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Courses"
    let searchBar = UISearchBar()
    searchBar.placeholder = "Search"
    searchBar.delegate = self
    let header = UIStackView(arrangedSubviews: [searchBar, message, spinner])
    header.axis = .vertical
    tableView.tableHeaderView = header
    follow()
    Task { [weak viewModel] in await viewModel?.load() }
  }

  private func follow() {
    subscriptions = [
      viewModel.$filteredCourses.dropFirst().receive(on: DispatchQueue.main)
        .sink { [weak self] courses in
          self?.shown = courses
          self?.tableView.reloadData()
        },
      viewModel.$isLoading.receive(on: DispatchQueue.main).sink { [weak self] isLoading in
        isLoading ? self?.spinner.startAnimating() : self?.spinner.stopAnimating()
      },
      viewModel.$errorMessage.receive(on: DispatchQueue.main).sink { [weak self] text in
        self?.message.text = text
        self?.message.isHidden = text == nil
      },
    ]
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    viewModel.searchText = searchText
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = shown[indexPath.row].title
    cell.detailTextLabel?.text = viewModel.seats(of: shown[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.selectCourse(at: indexPath.row)
    tableView.deselectRow(at: indexPath, animated: false)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let course = shown[indexPath.row]
    let enroll = UIContextualAction(style: .normal, title: "Enrol") { [weak viewModel] _, _, done in
      Task { await viewModel?.enroll(in: course) }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: course.isFull ? [] : [enroll])
  }
}
