import Foundation

/// What has surroundings.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}
extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

/// One property of the surroundings.
public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitDisplayScale: UITraitDefinition {}

/// Stands for somebody who waits for changes.
public protocol UITraitChangeRegistration: NSObjectProtocol {}
private final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {}

/// Nobody is called: these surroundings do not change.
extension UITraitEnvironment {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// For a handler that names the type itself.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges<T>(
    _ traits: [UITrait], handler: @escaping (T, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

/// What can hold other controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
extension UIViewController: UIContentContainer {}

extension UIViewController {
  /// Has no effect: surroundings do not change.
  public class func attemptRotationToDeviceOrientation() {}
}
