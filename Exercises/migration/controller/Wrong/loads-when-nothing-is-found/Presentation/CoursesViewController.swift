// caught by: Step2Tell.testTypingSearches
import Combine
import UIKit

/// Shows what the view model of the courses says, and tells it what was touched.
final class CoursesViewController: UIViewController {
  private let viewModel: CourseListViewModel
  private let searchBar = UISearchBar()
  private let errorLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let tableView = UITableView()
  private var courses: [Course] = []
  private var subscriptions: Set<AnyCancellable> = []

  init(viewModel: CourseListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "Courses"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
    bind()
    Task { [viewModel] in await viewModel.load() }
  }

  private func layOut() {
    view.backgroundColor = .systemBackground
    searchBar.placeholder = "Search"
    searchBar.delegate = self
    errorLabel.numberOfLines = 0
    tableView.dataSource = self
    tableView.delegate = self
    let stack = UIStackView(arrangedSubviews: [searchBar, errorLabel, spinner, tableView])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
  }

  private func bind() {
    viewModel.$filteredCourses.dropFirst().sink { [weak self] courses in
      self?.courses = courses
      self?.tableView.reloadData()
    }.store(in: &subscriptions)
    viewModel.$isLoading.sink { [spinner] isLoading in
      if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    }.store(in: &subscriptions)
    viewModel.$errorMessage.sink { [errorLabel] message in
      errorLabel.text = message
      errorLabel.isHidden = message == nil
    }.store(in: &subscriptions)
  }
}

extension CoursesViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    viewModel.searchText = searchText
    if courses.isEmpty { Task { [viewModel] in await viewModel.load() } }
  }
}

extension CoursesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    courses.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Course")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Course")
    cell.textLabel?.text = courses[indexPath.row].title
    cell.detailTextLabel?.text = viewModel.seats(of: courses[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    viewModel.selectCourse(at: indexPath.row)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let course = courses[indexPath.row]
    guard !course.isFull else { return nil }
    let enroll = UIContextualAction(style: .normal, title: "Enrol") { [viewModel] _, _, done in
      Task { await viewModel.enroll(in: course) }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [enroll])
  }
}
