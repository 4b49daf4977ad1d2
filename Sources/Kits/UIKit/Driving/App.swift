import Foundation

extension Screen {
  /// Starts an app from its scene delegate, as the system does once it has launched.
  public convenience init(launching delegate: some UIWindowSceneDelegate, opening urls: [URL] = [])
  {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: .windowApplication)
    let session = UISceneSession(configuration: configuration)
    let options = UIScene.ConnectionOptions(opening: urls)
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = delegate
    UIApplication.shared.connectedScenes.insert(scene)
    delegate.scene(scene, willConnectTo: session, options: options)
    scene.post(UIScene.willConnectNotification)
    let window = delegate.window ?? scene.windows.first
    guard let window else {
      fatalError("\(Swift.type(of: delegate)) made no window in scene(_:willConnectTo:options:).")
    }
    self.init(window, of: scene)
    enterForeground()
  }

  /// Starts an app whose delegate makes the window itself, as before there were scenes.
  public convenience init<Delegate: UIApplicationDelegate>(
    launching delegate: Delegate, options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) {
    let application = UIApplication.shared
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: options)
    _ = delegate.application(application, didFinishLaunchingWithOptions: options)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application)
    guard let window = application.keyWindow else {
      fatalError("\(Delegate.self) made no key window when the app had launched.")
    }
    self.init(window, of: delegate)
    delegate.applicationDidBecomeActive(application)
  }

  /// Sends the app to the background, with all that it hears on the way.
  public func enterBackground() {
    let application = UIApplication.shared
    application.applicationState = .inactive
    application.tell(UIApplication.willResignActiveNotification) {
      $0.applicationWillResignActive(application)
    }
    scene?.move(to: .foregroundInactive, UIScene.willDeactivateNotification) {
      $0.sceneWillResignActive($1)
    }
    application.applicationState = .background
    application.tell(UIApplication.didEnterBackgroundNotification) {
      $0.applicationDidEnterBackground(application)
    }
    scene?.move(to: .background, UIScene.didEnterBackgroundNotification) {
      $0.sceneDidEnterBackground($1)
    }
  }

  /// Brings the app to the front, with all that it hears on the way.
  public func enterForeground() {
    let application = UIApplication.shared
    if application.applicationState == .background {
      application.tell(UIApplication.willEnterForegroundNotification) {
        $0.applicationWillEnterForeground(application)
      }
    }
    scene?.move(to: .foregroundInactive, UIScene.willEnterForegroundNotification) {
      $0.sceneWillEnterForeground($1)
    }
    application.applicationState = .active
    application.tell(UIApplication.didBecomeActiveNotification) {
      $0.applicationDidBecomeActive(application)
    }
    scene?.move(to: .foregroundActive, UIScene.didActivateNotification) {
      $0.sceneDidBecomeActive($1)
    }
  }

  private var scene: UIScene? { app as? UIScene }
}

extension UIScene {
  fileprivate func move(
    to state: ActivationState, _ name: Notification.Name,
    _ call: (any UISceneDelegate, UIScene) -> Void
  ) {
    activationState = state
    if let delegate { call(delegate, self) }
    post(name)
  }
}

extension UIApplication {
  fileprivate func tell(_ name: Notification.Name, _ call: (any UIApplicationDelegate) -> Void) {
    if connectedScenes.isEmpty, let delegate { call(delegate) }
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Every address that was opened, in order.
  public var openedURLs: [URL] { record.openedURLs }

  /// What the system complained about, such as a presentation that could not take place.
  public var warnings: [String] { record.warnings }

  /// Schemes, such as `tel`, for which this phone has no app.
  public var unavailableSchemes: Set<String> {
    get { record.unavailableSchemes }
    set { record.unavailableSchemes = newValue }
  }

  /// Forgets all that was recorded; for the start of a check.
  public func resetRecords() { record = Record() }
}
