/// Where courses come from, and where seats are taken.
protocol CourseRepository {
  func fetchCourses() async throws -> [Course]
  func enroll(inCourse id: Int) async throws
}
