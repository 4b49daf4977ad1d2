// caught by: Step3.testTapsDrawNothing
import UIKit

/// The player: what is on, how much is left in the queue, and three buttons.
final class PlayerViewController: UIViewController {
  private let viewModel: PlayerViewModel
  private let titleLabel = UILabel()
  private let queueLabel = UILabel()
  private let playButton = UIButton(type: .system)
  private let skipButton = UIButton(type: .system)
  private let requestButton = UIButton(type: .system)

  init(viewModel: PlayerViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "Tide Radio"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpButtons()
    setUpStack()
    update()
    bind()
  }

  private func update() {
    titleLabel.text = viewModel.title.value
    playButton.setTitle(viewModel.isPlaying.value ? "Pause" : "Play", for: .normal)
    queueLabel.text =
      viewModel.queue.value.count == 1 ? "1 track" : "\(viewModel.queue.value.count) tracks"
  }

  private func bind() {
    viewModel.title.observe { [weak self] title in self?.titleLabel.text = title }
    viewModel.isPlaying.observe { [weak self] isPlaying in
      self?.playButton.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
    }
    viewModel.queue.observe { [weak self] queue in
      self?.queueLabel.text = queue.count == 1 ? "1 track" : "\(queue.count) tracks"
    }
  }

  private func setUpButtons() {
    skipButton.setTitle("Skip", for: .normal)
    requestButton.setTitle("Request a song", for: .normal)
    playButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.togglePlaying() }, for: .touchUpInside)
    skipButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.skip() }, for: .touchUpInside)
    requestButton.addAction(
      UIAction { [weak self] _ in
        self?.viewModel.enqueue(
          Track(title: "Night Ferry", artist: "Mira Lund", seconds: 240))
      }, for: .touchUpInside)
  }

  private func setUpStack() {
    let stack = UIStackView(arrangedSubviews: [
      titleLabel, queueLabel, playButton, skipButton, requestButton,
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }
}
