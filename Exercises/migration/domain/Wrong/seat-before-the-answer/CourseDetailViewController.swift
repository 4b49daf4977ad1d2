// caught by: Step3Screens.testDetailCanBeTriedAgain
import UIKit

/// One course: what it is about, and a seat in it.
final class CourseDetailViewController: UIViewController {
  let course: Course
  private let api: any CourseAPI
  private let statusLabel = UILabel()
  private let enrollButton = UIButton(type: .system)

  init(course: Course, api: any CourseAPI) {
    self.course = course
    self.api = api
    super.init(nibName: nil, bundle: nil)
    title = course.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let descriptionLabel = UILabel()
    descriptionLabel.text = course.description
    descriptionLabel.numberOfLines = 0
    statusLabel.text = course.isFull ? "Full" : "\(course.seatsLeft) seats left"
    enrollButton.setTitle("Enrol", for: .normal)
    enrollButton.isEnabled = !course.isFull
    enrollButton.addAction(
      UIAction { [weak self] _ in self?.enroll() }, for: .touchUpInside)

    let stack = UIStackView(arrangedSubviews: [descriptionLabel, statusLabel, enrollButton])
    stack.axis = .vertical
    stack.spacing = 12
    stack.frame = view.bounds
    view.addSubview(stack)
  }

  private func enroll() {
    enrollButton.isEnabled = false
    statusLabel.text = "You have a seat."
    api.enroll(in: course.id) { [weak self] result in
      switch result {
      case .success:
        self?.statusLabel.text = "You have a seat."
      case .failure(let error):
        self?.statusLabel.text = error.localizedDescription
        self?.enrollButton.isEnabled = true
      }
    }
  }
}
