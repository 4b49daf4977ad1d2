import SwiftUI
import UIKit

protocol ShopWindowLayoutDelegate: AnyObject {
    func shopWindow(_ layout: ShopWindowLayout, heightForItemAt indexPath: IndexPath) -> CGFloat
}

/// Two columns, the shorter one taking the next picture; what comes in fades in.
final class ShopWindowLayout: UICollectionViewLayout {
    weak var delegate: ShopWindowLayoutDelegate?
    private var cache: [UICollectionViewLayoutAttributes] = []
    private var inserted: Set<IndexPath> = []
    private var heights: [CGFloat] = [0, 0]

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: heights.max() ?? 0)
    }

    override func prepare() {
        super.prepare()
        guard let collectionView, cache.isEmpty else { return }
        let width = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width / 2
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let path = NSIndexPath(item: item, section: 0) as IndexPath
            let column = heights[0] <= heights[1] ? 0 : 1
            let height = delegate?.shopWindow(self, heightForItemAt: path) ?? 120
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(
                x: CGFloat(column) * width, y: heights[column], width: width, height: height)
            heights[column] += height
            cache.append(attributes)
        }
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            (cache, heights) = ([], [0, 0])
        }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        inserted.removeAll()
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutAttributesForItem(at: itemIndexPath)
        if inserted.contains(itemIndexPath) { attributes?.alpha = 0 }
        return attributes
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.filter { $0.frame.intersects(rect) }
    }
}

/// Slides the basket up and down; a finger may catch it on its way.
final class BasketAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext),
            timingParameters: UISpringTimingParameters(dampingRatio: 0.8))
        let basket = transitionContext.view(forKey: .to)
        animator.addAnimations { basket?.frame.origin.y = 0 }
        animator.addCompletion { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

/// A card at the lower edge, with a shade behind it.
final class BasketPresentation: UIPresentationController {
    private lazy var shade: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor(white: 0, alpha: 0.4)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
        return view
    }()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let size = size(
            forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
        return CGRect(origin: CGPoint(x: 0, y: bounds.maxY - size.height), size: size)
    }

    override func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        CGSize(
            width: parentSize.width, height: max(container.preferredContentSize.height, parentSize.height / 3)
        )
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        containerView?.setNeedsLayout()
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        containerView?.insertSubview(shade, at: 0)
        presentedViewController.transitionCoordinator?.animate { [weak self] _ in self?.shade.alpha = 1 }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    @objc private func close() { presentedViewController.dismiss(animated: true) }
}

final class ShopWindowController: UICollectionViewController, UIViewControllerTransitioningDelegate {
    private let shelves = UICollectionViewCompositionalLayout { _, environment in
        .list(using: .init(appearance: .plain), layoutEnvironment: environment)
    }

    func openBasket(from button: UIButton, asPopover: Bool) {
        let basket = UIHostingController(rootView: BasketView())
        basket.modalPresentationStyle = asPopover ? .popover : .custom
        basket.transitioningDelegate = self
        if let popover = basket.popoverPresentationController {
            popover.sourceView = button
            popover.adaptiveSheetPresentationController.detents = [.medium(), .large()]
            popover.adaptiveSheetPresentationController.prefersGrabberVisible = true
        }
        present(basket, animated: true)
    }

    func showShelves() { collectionView.setCollectionViewLayout(shelves, animated: true) }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { BasketAnimator() }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        BasketPresentation(presentedViewController: presented, presenting: presenting)
    }
}

/// A field for the number on a voucher, whose caret is not seen.
final class VoucherField: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

struct BasketView: View {
    @State private var pieces = 1

    var body: some View {
        let _ = Self._printChanges()
        Stepper("Pieces: \(pieces)", value: $pieces, in: 1...9)
    }
}
