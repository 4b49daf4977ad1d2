import Testing
import UIKit

/// https://developer.apple.com/documentation/uikit/uiviewpropertyanimator
@MainActor
@Suite struct `A property animator` {
  private let view = UIView()

  private func animator(_ notes: @escaping (String) -> Void) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.8) { [view] in
      notes("changed")
      view.alpha = 0.5
    }
    animator.addCompletion { notes("\($0)") }
    return animator
  }

  @Test func `changes and ends at once when it starts`() {
    var notes: [String] = []
    let animator = animator { notes.append($0) }
    #expect(animator.state == .inactive && notes == [])
    animator.startAnimation()
    #expect(notes == ["changed", "end"] && view.alpha == 0.5)
    #expect(animator.state == .inactive && !animator.isRunning)
  }

  /// A transition that can be interrupted hands its animator out under the name of its protocol.
  @Test func `is what a transition can be interrupted with`() {
    let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator()
    var notes: [String] = []
    animator.addAnimations { notes.append("changed") }
    animator.addCompletion { notes.append("\($0)") }
    animator.startAnimation()
    #expect(notes == ["changed", "end"] && !animator.isRunning)
  }

  @Test func `ends only after it has been let go of when it was held`() {
    var notes: [String] = []
    let animator = animator { notes.append($0) }
    animator.pauseAnimation()
    #expect(notes == ["changed"] && animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.4
    #expect(animator.fractionComplete == 0.4)
    animator.fractionComplete = 3
    #expect(animator.fractionComplete == 1)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(notes == ["changed", "start"] && animator.state == .inactive)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(notes.count == 2)
  }

  @Test func `waits for its end when it was stopped, and forgets it without finishing`() {
    var notes: [String] = []
    let stopped = animator { notes.append($0) }
    stopped.pauseAnimation()
    stopped.stopAnimation(false)
    #expect(stopped.state == .stopped && notes == ["changed"])
    stopped.finishAnimation(at: .current)
    #expect(notes == ["changed", "current"])
    let forgotten = animator { notes.append($0) }
    forgotten.stopAnimation(true)
    forgotten.finishAnimation(at: .end)
    #expect(notes.count == 2 && forgotten.state == .inactive)
  }

  @Test func `takes every kind of curve`() {
    let curves: [any UITimingCurveProvider] = [
      UICubicTimingParameters(animationCurve: .easeIn),
      UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 0)),
      UISpringTimingParameters(dampingRatio: 1),
      UISpringTimingParameters(mass: 1, stiffness: 2, damping: 3, initialVelocity: .zero),
    ]
    for curve in curves {
      let animator = UIViewPropertyAnimator(duration: 2, timingParameters: curve)
      #expect(animator.timingParameters === curve && animator.duration == 2)
    }
    var ended = false
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: {}, completion: { _ in ended = true })
    #expect(ended)
  }
}

@MainActor
@Suite struct `A transition that follows a finger` {
  @Test func `keeps how far it is between nothing and all`() {
    let transition = UIPercentDrivenInteractiveTransition()
    transition.update(0.3)
    #expect(transition.percentComplete == 0.3)
    transition.update(2)
    #expect(transition.percentComplete == 1)
    transition.cancel()
    #expect(transition.percentComplete == 0)
    transition.finish()
    #expect(transition.percentComplete == 1)
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      Issue.record("nobody asks for an animator")
      return nil
    }
  }

  @Test func `is not asked for, and a presentation of one's own surrounds nothing`() {
    let delegate = Delegate()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = delegate
    let screen = Screen(showing: navigation)
    let next = UIViewController()
    navigation.pushViewController(next, animated: true)
    #expect(screen.top === next)
    let presentation = UIPresentationController(
      presentedViewController: next, presenting: navigation)
    #expect(presentation.containerView == nil && presentation.presentedView === next.view)
    #expect(presentation.frameOfPresentedViewInContainerView == .zero)
  }
}

/// https://developer.apple.com/documentation/quartzcore/catransform3d
@MainActor
@Suite struct `A transform in space` {
  @Test func `of a layer is that of its view, as far as the view can say it`() {
    let view = UIView()
    #expect(CATransform3DIsIdentity(view.layer.transform))
    view.layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    view.transform = CGAffineTransform(translationX: 4, y: 5)
    #expect(view.layer.transform == CATransform3DMakeTranslation(4, 5, 0))
    var tilted = CATransform3DIdentity
    tilted.m34 = -1 / 500
    tilted = CATransform3DRotate(tilted, .pi / 4, 1, 0, 0)
    view.layer.transform = tilted
    #expect(view.layer.transform == tilted && !CATransform3DIsAffine(tilted))
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
    view.layer.setAffineTransform(CGAffineTransform(translationX: 1, y: 0))
    #expect(view.layer.affineTransform().tx == 1)
  }

  @Test func `comes before the one that it is added to`() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 2, 3)
    #expect((moved.m41, moved.m42, moved.m43) == (2, 4, 6))
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(1, 2, 3), 2, 2, 2)
    #expect((scaled.m41, scaled.m42, scaled.m43) == (1, 2, 3))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.5, 0, 0, 2))
    let flat = CGAffineTransform(rotationAngle: 0.5)
    #expect(abs(turned.a - flat.a) < 1e-12 && abs(turned.b - flat.b) < 1e-12)
  }
}
