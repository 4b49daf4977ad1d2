import Foundation

/// What the places in which views look otherwise than elsewhere are named by.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIView {
  private static var proxies: [ObjectIdentifier: UIView] = [:]

  /// Where apps set how all views of a kind look; what is set here is kept and has no effect.
  public static func appearance() -> Self {
    if let proxy = proxies[ObjectIdentifier(self)] as? Self { return proxy }
    guard let proxy = Self(coder: NSCoder()) else {
      fatalError("\(self) cannot be made for appearance(): its init(coder:) gave nil.")
    }
    proxies[ObjectIdentifier(self)] = proxy
    return proxy
  }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  /// Asks for the smallest size that fits.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size that fits.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// A view of the same size, of which nothing more is known.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }
}

extension UIBarButtonItem {
  private static let proxy = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
  /// What is set here has no effect, since no bar is drawn.
  public static func appearance() -> UIBarButtonItem { proxy }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { proxy }
}

extension UITabBarItem {
  private static let proxy = UITabBarItem(title: nil, image: nil, selectedImage: nil)
  /// What is set here has no effect, since no bar is drawn.
  public static func appearance() -> UITabBarItem { proxy }
}
