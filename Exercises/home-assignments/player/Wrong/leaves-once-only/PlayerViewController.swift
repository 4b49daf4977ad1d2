// caught by: Step3.testLeavingStopsUpdates
import UIKit

/// Shows the player's view model, and hands it what is touched.
final class PlayerViewController: UIViewController {
  private let viewModel: PlayerViewModel
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()
  private let elapsedLabel = UILabel()
  private let remainingLabel = UILabel()
  private let slider = UISlider()
  private let playButton = UIButton(type: .system)
  private let stopButton = UIButton(type: .system)

  init(viewModel: PlayerViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "Player"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel.title
    artistLabel.text = viewModel.artist
    slider.accessibilityLabel = "Position"
    slider.addTarget(self, action: #selector(sliderMoved), for: .valueChanged)
    playButton.addTarget(self, action: #selector(playTapped), for: .touchUpInside)
    stopButton.setTitle("Stop", for: .normal)
    stopButton.addTarget(self, action: #selector(stopTapped), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [
      titleLabel, artistLabel, slider, elapsedLabel, remainingLabel, playButton, stopButton,
    ])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
    viewModel.onChange = { [weak self] in self?.show() }
    show()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !hasLeft { viewModel.leave() }
    hasLeft = true
  }

  private var hasLeft = false

  @objc private func playTapped() { viewModel.togglePlay() }

  @objc private func stopTapped() { viewModel.stop() }

  @objc private func sliderMoved() { viewModel.seek(to: Double(slider.value)) }

  private func show() {
    slider.value = Float(viewModel.progress)
    elapsedLabel.text = viewModel.elapsed
    remainingLabel.text = viewModel.remaining
    playButton.setTitle(viewModel.buttonTitle, for: .normal)
  }
}
