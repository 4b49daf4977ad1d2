import UIKit

@MainActor func makeDetail(of course: Course, api: any CourseAPI) -> UIViewController {
  CourseDetailViewController(course: course, api: api)
}

extension UIViewController {
  func open(_ screen: UIViewController) {
    navigationController?.pushViewController(screen, animated: true)
  }
}
