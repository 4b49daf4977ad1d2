import UIKit

/// A drawer whose animation can be held and turned around.
final class DrawerViewController: UIViewController {
    private let drawer = UIView()
    private let statusLabel = UILabel()
    private var animator: UIViewPropertyAnimator?
    private var isOpen = false

    override func viewDidLoad() {
        super.viewDidLoad()
        let buttons = [
            makeButton("Toggle") { [weak self] in self?.makeAnimator().startAnimation() },
            makeButton("Hold") { [weak self] in self?.hold() },
            makeButton("Let go") { [weak self] in self?.letGo() },
        ]
        let stack = UIStackView(arrangedSubviews: [statusLabel, drawer] + buttons)
        stack.axis = .vertical
        view.addSubview(stack)
        drawer.layer.cornerRadius = 12
        showState()
    }

    private func makeButton(_ title: String, action: @escaping () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    }

    private func makeAnimator() -> UIViewPropertyAnimator {
        let opens = !isOpen
        let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.9) { [drawer] in
            var tilt = CATransform3DIdentity
            tilt.m34 = -1 / 800
            drawer.layer.transform = opens ? CATransform3DTranslate(tilt, 0, -300, 0) : CATransform3DIdentity
        }
        animator.addCompletion { [weak self] position in
            guard let self else { return }
            if position == .end { isOpen = opens }
            self.animator = nil
            showState()
        }
        self.animator = animator
        return animator
    }

    private func hold() {
        let animator = animator ?? makeAnimator()
        animator.pauseAnimation()
        animator.fractionComplete = 0.25
        showState()
    }

    private func letGo() {
        guard let animator else { return }
        animator.isReversed = animator.fractionComplete < 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    private func showState() {
        if let animator {
            statusLabel.text = "Held at \(Int(animator.fractionComplete * 100)) %"
        } else {
            statusLabel.text = isOpen ? "Open" : "Closed"
        }
    }
}
