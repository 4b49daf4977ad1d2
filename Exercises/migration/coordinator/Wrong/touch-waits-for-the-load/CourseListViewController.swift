// caught by: Step2Screens.testLineOfASearchAsksForItsCourse
import UIKit

/// All courses of the term: search them, open one, swipe to enrol.
final class CourseListViewController: UIViewController {
  private let searchBar = UISearchBar()
  private let tableView = UITableView()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let errorLabel = UILabel()

  private var courses: [Course] = []
  private var filteredCourses: [Course] = []
  private var searchText = ""
  /// Weak, because whoever navigates owns the screens.
  weak var navigation: (any CourseListNavigation)?
  private let api: any CourseAPI

  init(api: any CourseAPI) {
    self.api = api
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Courses"
    view.backgroundColor = .systemBackground
    searchBar.placeholder = "Search"
    searchBar.delegate = self
    tableView.dataSource = self
    tableView.delegate = self
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true

    let stack = UIStackView(arrangedSubviews: [searchBar, errorLabel, spinner, tableView])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    loadCourses()
  }

  private func loadCourses() {
    spinner.startAnimating()
    errorLabel.isHidden = true
    api.fetchCourses { [weak self] result in
      guard let self else { return }
      self.spinner.stopAnimating()
      switch result {
      case .success(let courses):
        self.courses = courses
        self.filterCourses()
      case .failure(let error):
        self.show(error)
      }
    }
  }

  private func enroll(in course: Course) {
    api.enroll(in: course.id) { [weak self] result in
      switch result {
      case .success:
        self?.loadCourses()
      case .failure(let error):
        self?.show(error)
      }
    }
  }

  private func filterCourses() {
    let word = searchText.lowercased()
    filteredCourses = courses.filter { course in
      word.isEmpty || course.title.lowercased().contains(word)
        || course.description.lowercased().contains(word)
    }
    tableView.reloadData()
  }

  private func show(_ error: Error) {
    errorLabel.text = error.localizedDescription
    errorLabel.isHidden = false
  }
}

extension CourseListViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    self.searchText = searchText
    filterCourses()
  }
}

extension CourseListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    filteredCourses.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Course")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Course")
    let course = filteredCourses[indexPath.row]
    cell.textLabel?.text = course.title
    cell.detailTextLabel?.text = course.isFull ? "Full" : "\(course.seatsLeft) seats left"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard !spinner.isAnimating else { return }
    navigation?.showDetail(of: filteredCourses[indexPath.row])
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let course = filteredCourses[indexPath.row]
    guard !course.isFull else { return nil }
    let enroll = UIContextualAction(style: .normal, title: "Enrol") { [weak self] _, _, done in
      self?.enroll(in: course)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [enroll])
  }
}
