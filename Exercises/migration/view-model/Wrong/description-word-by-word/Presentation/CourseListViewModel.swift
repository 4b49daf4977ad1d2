// caught by: Step2Search.testFindsTitlesAndDescriptions
import Combine
import Foundation

/// The ways that lead out of the list of courses.
@MainActor
protocol CourseListNavigation: AnyObject {
  func showDetail(of course: Course)
}

/// What the list of courses shows, and what can be done there.
@MainActor
final class CourseListViewModel: ObservableObject {
  @Published var searchText = ""
  @Published private(set) var courses: [Course] = []
  @Published private(set) var filteredCourses: [Course] = []
  @Published private(set) var isLoading = false
  @Published private(set) var errorMessage: String?
  /// Weak, because whoever navigates owns the screens.
  weak var navigation: (any CourseListNavigation)?

  private let fetchCourses: any FetchCoursesUseCase
  private let enrollInCourse: any EnrollInCourseUseCase
  private var word = ""
  private var subscriptions: Set<AnyCancellable> = []

  init(fetchCourses: any FetchCoursesUseCase, enrollInCourse: any EnrollInCourseUseCase) {
    self.fetchCourses = fetchCourses
    self.enrollInCourse = enrollInCourse
    $searchText
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { [weak self] text in self?.search(for: text) }
      .store(in: &subscriptions)
  }

  func load() async {
    isLoading = true
    errorMessage = nil
    defer { isLoading = false }
    do {
      courses = try await fetchCourses.execute()
      filter()
    } catch {
      errorMessage = error.localizedDescription
    }
  }

  func enroll(in course: Course) async {
    errorMessage = nil
    do {
      try await enrollInCourse.execute(course)
    } catch {
      errorMessage = error is CourseIsFull ? "This course is full." : error.localizedDescription
      return
    }
    await load()
  }

  func selectCourse(at index: Int) {
    guard filteredCourses.indices.contains(index) else { return }
    navigation?.showDetail(of: filteredCourses[index])
  }

  func seats(of course: Course) -> String {
    course.isFull ? "Full" : "\(course.seatsLeft) seats left"
  }

  private func search(for text: String) {
    word = text.trimmingCharacters(in: .whitespaces)
    filter()
  }

  private func filter() {
    filteredCourses = courses.filter { course in
      word.isEmpty || course.title.localizedCaseInsensitiveContains(word)
        || course.description.split(separator: " ").contains {
          $0.localizedCaseInsensitiveContains(word)
        }
    }
  }
}
