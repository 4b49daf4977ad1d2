// caught by: Step1CacheFirst.testListsGoByTheClockOnTheWall
import Data
import Domain
import Foundation
import Presentation

/// The composition root.
@MainActor
public enum Chalk {
  public static func makeCourseList() -> CourseListViewModel {
    let time = Date()
    return makeCourseList(
      api: RemoteCourseAPI.shared, cache: MemoryCache.shared, now: { time })
  }

  public static func makeCourseList(
    api: any CourseAPI, cache: any Cache, now: @escaping () -> Date
  ) -> CourseListViewModel {
    CourseListViewModel(
      repository: DefaultCourseRepository(api: api, cache: cache, now: now))
  }
}
