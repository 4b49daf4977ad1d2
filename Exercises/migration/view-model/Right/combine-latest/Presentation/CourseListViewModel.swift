import Combine
import Foundation

@MainActor
protocol CourseListNavigation: AnyObject {
  func showDetail(of course: Course)
}

@MainActor
final class CourseListViewModel: ObservableObject {
  @Published var searchText = ""
  @Published private(set) var courses: [Course] = []
  @Published private(set) var filteredCourses: [Course] = []
  @Published private(set) var isLoading = false
  @Published private(set) var errorMessage: String?
  weak var navigation: (any CourseListNavigation)?

  private let fetchCourses: any FetchCoursesUseCase
  private let enrollInCourse: any EnrollInCourseUseCase

  init(fetchCourses: any FetchCoursesUseCase, enrollInCourse: any EnrollInCourseUseCase) {
    self.fetchCourses = fetchCourses
    self.enrollInCourse = enrollInCourse
    let words =
      $searchText
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
      .prepend("")
      .removeDuplicates()
    Publishers.CombineLatest($courses, words)
      .map { courses, word in courses.filter { Self.matches($0, word) } }
      .assign(to: &$filteredCourses)
  }

  func load() async {
    (isLoading, errorMessage) = (true, nil)
    do {
      courses = try await fetchCourses.execute()
    } catch {
      errorMessage = error.localizedDescription
    }
    isLoading = false
  }

  func enroll(in course: Course) async {
    errorMessage = nil
    do {
      try await enrollInCourse.execute(course)
      await load()
    } catch is CourseIsFull {
      errorMessage = "This course is full."
    } catch {
      errorMessage = error.localizedDescription
    }
  }

  func selectCourse(at index: Int) {
    if index >= 0, index < filteredCourses.count {
      navigation?.showDetail(of: filteredCourses[index])
    }
  }

  func seats(of course: Course) -> String {
    if course.isFull { return "Full" }
    return "\(course.seatsLeft) seats left"
  }

  private nonisolated static func matches(_ course: Course, _ word: String) -> Bool {
    word.isEmpty || [course.title, course.description].contains { $0.lowercased().contains(word) }
  }
}
