// caught by: Step1Layers.testRepositoryProtocol
import UIKit

/// What is known of a course besides what the list shows.
struct CourseDetail: Equatable, Sendable {
  let courseID: Int
  let teacher: String
  /// Nil until the school knows where.
  let room: String?
  var teacherPicture: UIImage? { UIImage(systemName: "person") }
}
