import Foundation

/// Something that a view can take part in besides touches.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}

/// Says which menu a long touch opens.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// What follows when a preview is touched.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Opens a menu after a long touch on a view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// The middle, since a check touches nothing more exactly.
  open func location(in view: UIView?) -> CGPoint {
    CGPoint(x: view?.bounds.midX ?? 0, y: view?.bounds.midY ?? 0)
  }
  /// There is never a menu to close: a check opens it and chooses at once.
  open func dismissMenu() {}

  /// The menu that a long touch opens.
  var menu: UIMenu? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location(in: view))?
      .makeMenu?([])
  }
}

/// Something that those who hear the screen can do.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  private let handler: (UIAccessibilityCustomAction) -> Bool

  public init(name: String, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool) {
    (self.name, handler) = (name, actionHandler)
    super.init()
  }

  public convenience init(name: String, target: Any?, selector: Selector) {
    let call = TargetAction(target, selector)
    self.init(name: name) {
      call?.send(from: $0)
      return call != nil
    }
  }
}
