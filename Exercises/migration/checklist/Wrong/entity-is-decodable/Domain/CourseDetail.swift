// caught by: Step1Layers.testEntity
/// What is known of a course besides what the list shows.
struct CourseDetail: Decodable, Equatable, Sendable {
  let courseID: Int
  let teacher: String
  /// Nil until the school knows where.
  let room: String?
}
