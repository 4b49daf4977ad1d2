/// A stand-in for the part of Apple's User Notifications that apps meet: asking, planning and taking back.
///
/// The user always allows what is asked for, time does not come, and nothing is shown: what is planned can be read.
public import Foundation

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

public struct UNNotificationSettings: Sendable {
  public let authorizationStatus: UNAuthorizationStatus
}

public final class UNNotificationSound: NSObject, Sendable {
  public static let `default` = UNNotificationSound()
}

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  open fileprivate(set) var text = UNText()
  open var title: String { text.title }
  open var subtitle: String { text.subtitle }
  open var body: String { text.body }
  open var badge: NSNumber? { text.badge }
  open var sound: UNNotificationSound? { text.sound }
  open var categoryIdentifier: String { text.categoryIdentifier }
  open var threadIdentifier: String { text.threadIdentifier }
  open var userInfo: [AnyHashable: Any] { text.userInfo }
}

/// The parts of a content; Apple has no name for them.
public struct UNText {
  var title = ""
  var subtitle = ""
  var body = ""
  var badge: NSNumber?
  var sound: UNNotificationSound?
  var categoryIdentifier = ""
  var threadIdentifier = ""
  var userInfo: [AnyHashable: Any] = [:]
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { text.title }
    set { text.title = newValue }
  }
  open override var subtitle: String {
    get { text.subtitle }
    set { text.subtitle = newValue }
  }
  open override var body: String {
    get { text.body }
    set { text.body = newValue }
  }
  open override var badge: NSNumber? {
    get { text.badge }
    set { text.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { text.sound }
    set { text.sound = newValue }
  }
  open override var categoryIdentifier: String {
    get { text.categoryIdentifier }
    set { text.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { text.threadIdentifier }
    set { text.threadIdentifier = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { text.userInfo }
    set { text.userInfo = newValue }
  }
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  public func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that is planned.
public final class UNNotificationRequest: NSObject, Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// A notification that has come.
public final class UNNotification: NSObject, Sendable {
  public let request: UNNotificationRequest
  public let date: Date
  /// One that a check hands to the delegate; it does not exist on an iPhone.
  public init(_ request: UNNotificationRequest, date: Date = Date()) {
    (self.request, self.date) = (request, date)
  }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What the user did with a notification.
public final class UNNotificationResponse: NSObject, Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String
  /// One that a check hands to the delegate; it does not exist on an iPhone.
  public init(
    _ notification: UNNotification,
    actionIdentifier: String = UNNotificationDefaultActionIdentifier
  ) { (self.notification, self.actionIdentifier) = (notification, actionIdentifier) }
}

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

public final class UNNotificationAction: NSObject, Sendable {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }
}

public final class UNNotificationCategory: NSObject, Sendable {
  public let identifier: String
  public let actions: [UNNotificationAction]
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) { (self.identifier, self.actions) = (identifier, actions) }
}

/// Hears of notifications; nobody calls it here but a check.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// Where notifications are asked for, planned and taken back.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  public class func current() -> UNUserNotificationCenter { shared }

  private let lock = NSLock()
  private var requests: [UNNotificationRequest] = []
  private var status = UNAuthorizationStatus.notDetermined
  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    lock.withLock { status = .authorized }
    DispatchQueue.global().async { completionHandler(true, nil) }
  }

  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    lock.withLock { status = .authorized }
    return true
  }

  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = UNNotificationSettings(authorizationStatus: lock.withLock { status })
    DispatchQueue.global().async { completionHandler(settings) }
  }

  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(authorizationStatus: lock.withLock { status })
  }

  /// Takes the place of one with the same identifier.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    plan(request)
    if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
  }

  public func add(_ request: UNNotificationRequest) async throws { plan(request) }

  private func plan(_ request: UNNotificationRequest) {
    lock.withLock {
      requests.removeAll { $0.identifier == request.identifier }
      requests.append(request)
    }
  }

  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let pending = lock.withLock { requests }
    DispatchQueue.global().async { completionHandler(pending) }
  }

  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    lock.withLock { requests }
  }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.lock()
    requests.removeAll { identifiers.contains($0.identifier) }
    lock.unlock()
  }
  public func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }
  public func removeAllDeliveredNotifications() {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
}
