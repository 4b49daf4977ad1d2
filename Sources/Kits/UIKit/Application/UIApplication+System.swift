import Foundation

/// Names work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  public nonisolated static let userDidTakeScreenshotNotification =
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  public nonisolated static let significantTimeChangeNotification =
    Notification.Name("UIApplicationSignificantTimeChangeNotification")

  private static var lastTask = 0

  /// Gives a name that no task has; no time ever runs out here, so the handler is not called.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIApplication.lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: UIApplication.lastTask)
  }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Asks for nothing, so that the delegate gets no device token.
  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}

  /// Calls the method of the target, or else of the first responder; false if there is neither.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let object =
      target.map { $0 as AnyObject } ?? UIResponder.withMethod(action, from: sender)
    guard let object else { return false }
    action.perform(on: object, sender: sender)
    return true
  }

  /// As much as an app in front has.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var isProtectedDataAvailable: Bool { true }

  /// The way of `open(_:)` before iOS 10.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    let opens = canOpenURL(url)
    open(url)
    return opens
  }
}
