import UIKit

class ObjcStopwatchViewController: UIViewController {
    private let timeLabel = UILabel()
    private let startButton = UIButton(type: .system)
    private let resetButton = UIButton(type: .system)
    private var timer: Timer?
    private var seconds = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        timeLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 48, weight: .light)
        startButton.setTitle("Start", for: .normal)
        startButton.addTarget(self, action: #selector(startTapped), for: .touchUpInside)
        resetButton.setTitle("Reset", for: .normal)
        resetButton.addTarget(self, action: #selector(resetTapped(_:)), for: .touchUpInside)
        view.addSubview(timeLabel)
        view.addSubview(startButton)
        view.addSubview(resetButton)
        showTime()
    }

    @objc private func startTapped() {
        if timer == nil {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.tick() }
            }
            startButton.setTitle("Stop", for: .normal)
        } else {
            timer?.invalidate()
            timer = nil
            startButton.setTitle("Start", for: .normal)
        }
    }

    @objc private func resetTapped(_ sender: UIButton) {
        seconds = 0
        showTime()
    }

    private func tick() {
        seconds += 1
        showTime()
    }

    private func showTime() {
        timeLabel.text = String(format: "%02d:%02d", seconds / 60, seconds % 60)
    }
}
