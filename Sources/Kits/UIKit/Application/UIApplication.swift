import Foundation

/// The application as a whole: here, what it asked the system to do.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "url")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
    public static let sourceApplication = LaunchOptionsKey(rawValue: "sourceApplication")
    public static let userActivityDictionary = LaunchOptionsKey(rawValue: "userActivityDictionary")
    public static let location = LaunchOptionsKey(rawValue: "location")
  }

  public enum State: Int, Sendable { case active, inactive, background }

  public nonisolated static let didFinishLaunchingNotification =
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")

  /// The only application there is.
  public static let shared = UIApplication()

  /// The address that opens the settings of the app.
  public nonisolated static let openSettingsURLString = "app-settings:"

  open var delegate: (any UIApplicationDelegate)?
  open override var next: UIResponder? { delegate as? UIResponder }
  open internal(set) weak var keyWindow: UIWindow?
  open internal(set) var applicationState = State.active
  open internal(set) var connectedScenes: Set<UIScene> = []
  open var isIdleTimerDisabled = false
  open var isNetworkActivityIndicatorVisible = false
  open var statusBarStyle = UIStatusBarStyle.default
  open var applicationIconBadgeNumber = 0
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var supportsAlternateIcons: Bool { false }
  open var applicationSupportsShakeToEdit = true
  open var isRegisteredForRemoteNotifications: Bool { false }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  /// Nothing is fetched in the background.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  private var disabledInteractions = 0
  /// Kept: a check touches all the same.
  open func beginIgnoringInteractionEvents() { disabledInteractions += 1 }
  open func endIgnoringInteractionEvents() {
    disabledInteractions = max(0, disabledInteractions - 1)
  }
  open var isIgnoringInteractionEvents: Bool { disabledInteractions > 0 }
  var record = Record()

  /// What checks ask for; see the folder `Driving`.
  struct Record {
    var openedURLs: [URL] = []
    var unavailableSchemes: Set<String> = []
    var warnings: [String] = []
  }

  open var windows: [UIWindow] {
    let ofScenes = connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    guard let keyWindow, !ofScenes.contains(keyWindow) else { return ofScenes }
    return ofScenes + [keyWindow]
  }

  /// Whether an app is there for the address; true unless a check has said otherwise.
  open func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return !record.unavailableSchemes.contains(scheme)
  }

  /// Notes the address; nothing opens.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let opens = canOpenURL(url)
    if opens { record.openedURLs.append(url) }
    completion?(opens)
  }

  func warn(_ message: String) {
    record.warnings.append(message)
    print("warning:", message)
  }
}
