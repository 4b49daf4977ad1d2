import UIKit

/// Lets a view beat once.
@MainActor
protocol HeartAnimating {
  func beat(_ view: UIView, scale: CGFloat, duration: TimeInterval)
}

struct HeartAnimator: HeartAnimating {
  func beat(_ view: UIView, scale: CGFloat, duration: TimeInterval) {
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    UIView.animate(withDuration: duration) { view.transform = .identity }
  }
}
