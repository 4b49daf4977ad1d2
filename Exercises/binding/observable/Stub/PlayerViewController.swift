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
    viewModel.onChange = { [weak self] in self?.update() }
    // Without this the screen stays blank until the first tap.
    update()
  }

  private func update() {
    titleLabel.text = viewModel.title
    playButton.setTitle(viewModel.isPlaying ? "Pause" : "Play", for: .normal)
    updateQueue()
  }

  private func updateQueue() {
    let count = viewModel.queue.count
    queueLabel.text = count == 1 ? "1 track" : "\(count) tracks"
  }

  private func setUpButtons() {
    skipButton.setTitle("Skip", for: .normal)
    requestButton.setTitle("Request a song", for: .normal)
    playButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.togglePlaying() }, for: .touchUpInside)
    skipButton.addAction(
      UIAction { [weak self] _ in
        self?.viewModel.skip()
        // skip() does not call onChange; do not remove.
        self?.update()
      }, for: .touchUpInside)
    requestButton.addAction(
      UIAction { [weak self] _ in
        self?.viewModel.enqueue(
          Track(title: "Night Ferry", artist: "Mira Lund", seconds: 240))
        self?.updateQueue()
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
