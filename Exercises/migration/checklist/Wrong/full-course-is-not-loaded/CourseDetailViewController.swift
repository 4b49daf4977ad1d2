// caught by: Step2Screen.testControllerOfAFullCourse
import Combine
import UIKit

/// One course: what it is about, and a seat in it.
final class CourseDetailViewController: UIViewController {
  /// Called when the detail has left the stack.
  var onLeave: (() -> Void)?
  let viewModel: CourseDetailViewModel
  private let teacherLabel = UILabel()
  private let roomLabel = UILabel()
  private let statusLabel = UILabel()
  private let enrollButton = UIButton(type: .system)
  private var subscriptions: Set<AnyCancellable> = []

  init(viewModel: CourseDetailViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.course.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
    bind()
    if viewModel.canEnroll { Task { [viewModel] in await viewModel.load() } }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { onLeave?() }
  }

  private func layOut() {
    view.backgroundColor = .systemBackground
    let descriptionLabel = UILabel()
    descriptionLabel.text = viewModel.course.description
    descriptionLabel.numberOfLines = 0
    enrollButton.setTitle("Enrol", for: .normal)
    let enroll = UIAction { [viewModel] _ in Task { await viewModel.enroll() } }
    enrollButton.addAction(enroll, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [
      descriptionLabel, teacherLabel, roomLabel, statusLabel, enrollButton,
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.frame = view.bounds
    view.addSubview(stack)
  }

  private func bind() {
    viewModel.$teacher.sink { [teacherLabel] in teacherLabel.text = $0 }.store(in: &subscriptions)
    viewModel.$room.sink { [roomLabel] in roomLabel.text = $0 }.store(in: &subscriptions)
    viewModel.$status.sink { [statusLabel] in statusLabel.text = $0 }.store(in: &subscriptions)
    viewModel.$canEnroll.sink { [enrollButton] in enrollButton.isEnabled = $0 }
      .store(in: &subscriptions)
  }
}
