import UIKit

/// Plays a song, or looks as if it did: the sound comes with the next release.
final class PlayerViewController: UIViewController {
  private let track: Track
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()
  private let elapsedLabel = UILabel()
  private let remainingLabel = UILabel()
  private let slider = UISlider()
  private let playButton = UIButton(type: .system)
  private let stopButton = UIButton(type: .system)

  private var timer: Timer?
  private var isPlaying = false
  private var position = 0.0

  private var length: Double { Double(track.length.components.seconds) }

  init(track: Track) {
    self.track = track
    super.init(nibName: nil, bundle: nil)
    title = "Player"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = track.title
    artistLabel.text = track.artist
    slider.accessibilityLabel = "Position"
    slider.addTarget(self, action: #selector(sliderMoved), for: .valueChanged)
    playButton.setTitle("Play", for: .normal)
    playButton.addTarget(self, action: #selector(playTapped), for: .touchUpInside)
    stopButton.setTitle("Stop", for: .normal)
    stopButton.addTarget(self, action: #selector(stopTapped), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [
      titleLabel, artistLabel, slider, elapsedLabel, remainingLabel, playButton, stopButton,
    ])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
    show()
  }

  @objc private func playTapped() {
    isPlaying.toggle()
    playButton.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
    if timer == nil {
      timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
        MainActor.assumeIsolated { self.tick() }
      }
    }
  }

  @objc private func stopTapped() {
    isPlaying = false
    position = 0
    playButton.setTitle("Play", for: .normal)
    show()
  }

  @objc private func sliderMoved() {
    position = Double(slider.value) * length
    show()
  }

  private func tick() {
    position += 0.25
    if position > length {
      timer?.invalidate()
    }
    show()
  }

  private func show() {
    let elapsed = Int(position.rounded())
    let remaining = Int(length) - elapsed
    slider.value = Float(position / length)
    elapsedLabel.text = "\(elapsed / 60):\(elapsed % 60)"
    remainingLabel.text = "-\(remaining / 60):\(remaining % 60)"
  }
}
