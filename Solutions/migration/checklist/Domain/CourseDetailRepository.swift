/// Where details of courses come from.
protocol CourseDetailRepository {
  func fetchDetail(ofCourse id: Int) async throws -> CourseDetail
}
