import Foundation

/// Hears when a scene comes and goes.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// For delegates that keep their window elsewhere, or none.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// What a long touch on the app's icon offers; there is no icon here.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  open var type: String
  open var localizedTitle: String
  open var localizedSubtitle: String?
  open var icon: UIApplicationShortcutIcon?
  open var userInfo: [String: any NSSecureCoding]?

  public convenience init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.init(type: type, localizedTitle: localizedTitle)
    (self.localizedSubtitle, self.icon, self.userInfo) = (localizedSubtitle, icon, userInfo)
  }

  public init(type: String, localizedTitle: String) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    super.init()
  }
}

/// What can take up again what the user was doing.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
extension UIResponder: UIUserActivityRestoring {}

/// One instance of the app's user interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  /// Why a scene was made.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext>
    public let userActivities: Set<NSUserActivity> = []
    public let shortcutItem: UIApplicationShortcutItem? = nil

    init(opening urls: [URL]) {
      urlContexts = Set(urls.map { UIOpenURLContext(url: $0) })
      super.init()
    }
  }

  public nonisolated static let willConnectNotification =
    Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification =
    Notification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification =
    Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification =
    Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UISceneDidEnterBackgroundNotification")

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open var title: String!
  open internal(set) var activationState = ActivationState.unattached

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private var shown: [() -> UIWindow?] = []

  public override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// The windows that were made for the scene and still live.
  open var windows: [UIWindow] { shown.compactMap { $0() } }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var screen: UIScreen { .main }
  open var coordinateSpace: any UICoordinateSpace { screen }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var traitCollection: UITraitCollection { .current }
  open private(set) lazy var statusBarManager: UIStatusBarManager? =
    UIStatusBarManager { [weak self] in self?.keyWindow }
  /// Nil, as on a phone.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The phone stays upright; asking for something else fails.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let orientations = geometryPreferences.interfaceOrientations ?? .portrait
    if !orientations.contains(.portrait) { errorHandler?(CocoaError(.featureUnsupported)) }
  }

  func adopt(_ window: UIWindow) { shown.append { [weak window] in window } }
}

/// What is kept of a scene between launches.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let role = Role.windowApplication
  public let configuration: UISceneConfiguration
  public let persistentIdentifier = UUID().uuidString
  /// What the scene is to take up again; kept for as long as the session lives.
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?
  open internal(set) weak var scene: UIScene?

  init(configuration: UISceneConfiguration) {
    self.configuration = configuration
    super.init()
  }
}

/// Which delegate a scene gets.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// An address that the app is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UIWindowScene {
  /// Which way up an app wants to be.
  public struct GeometryPreferences: Sendable {
    let interfaceOrientations: UIInterfaceOrientationMask?
    public static func iOS(
      interfaceOrientations: UIInterfaceOrientationMask? = nil
    ) -> GeometryPreferences {
      GeometryPreferences(interfaceOrientations: interfaceOrientations)
    }
  }
}

/// How large a window may be, where windows have sizes.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize.zero
  override init() { super.init() }
}

/// What is known of the bar with the time.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  private let window: () -> UIWindow?

  init(_ window: @escaping () -> UIWindow?) {
    self.window = window
    super.init()
  }

  private var controller: UIViewController? { window()?.rootViewController }
  public var isStatusBarHidden: Bool { controller?.prefersStatusBarHidden ?? false }
  public var statusBarStyle: UIStatusBarStyle { controller?.preferredStatusBarStyle ?? .default }
  public var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: isStatusBarHidden ? 0 : 47)
  }
}

extension UIApplication {
  /// The key window may have been made without a scene.
  private var statusBarManager: UIStatusBarManager {
    UIStatusBarManager { [weak self] in self?.keyWindow }
  }
  public var statusBarFrame: CGRect { statusBarManager.statusBarFrame }
  public var isStatusBarHidden: Bool { statusBarManager.isStatusBarHidden }
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
}

/// The picture beside a shortcut of the app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home
    case markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
  public init(type: IconType) { super.init() }
  public init(templateImageName: String) { super.init() }
  public init(systemImageName: String) { super.init() }
}
