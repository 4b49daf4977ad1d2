import Data
import Domain
import Foundation
import Presentation

/// The composition root.
@MainActor
public enum Chalk {
  public static func makeCourseList() -> CourseListViewModel {
    CourseListViewModel(repository: DefaultCourseRepository())
  }
}
