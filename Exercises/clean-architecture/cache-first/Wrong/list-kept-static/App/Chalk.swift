// caught by: Step1.testAppKeepsNoList
import Data
import Domain
import Foundation
import Presentation

/// The composition root.
@MainActor
public enum Chalk {
  private static let list = makeCourseList(
    api: RemoteCourseAPI.shared, cache: MemoryCache.shared, now: Date.init)

  public static func makeCourseList() -> CourseListViewModel {
    list

  }

  public static func makeCourseList(
    api: any CourseAPI, cache: any Cache, now: @escaping () -> Date
  ) -> CourseListViewModel {
    CourseListViewModel(
      repository: DefaultCourseRepository(api: api, cache: cache, now: now))
  }
}
