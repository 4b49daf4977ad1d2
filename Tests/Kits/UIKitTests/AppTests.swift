import Foundation
import Testing
import UIKit

@MainActor private var appEvents: [String] = []

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    appEvents.append("connect")
    let window = UIWindow(windowScene: windowScene)
    let home = UIViewController()
    home.title = "Home"
    window.rootViewController = UINavigationController(rootViewController: home)
    self.window = window
    window.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { appEvents.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { appEvents.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { appEvents.append("resign") }
  func sceneDidEnterBackground(_ scene: UIScene) { appEvents.append("background") }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let bar: UINavigationBarAppearance

  override init() {
    bar = UINavigationBarAppearance()
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    appEvents.append("launch")
    let appearance = bar
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = appearance
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { appEvents.append("active") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    appEvents.append("background")
  }
}

@MainActor
@Suite(.serialized) struct `An app` {
  init() { appEvents = [] }

  /// Documented for UISceneDelegate: connect, enter the foreground, become active; and back
  /// through resigning to the background.
  @Test func `starts from its scene delegate`() {
    let screen = Screen(launching: SceneDelegate())
    #expect(appEvents == ["connect", "foreground", "active"])
    #expect(screen.title == "Home")
    let scene = screen.window.windowScene
    #expect(scene?.windows == [screen.window] && scene?.activationState == .foregroundActive)
    #expect(UIApplication.shared.connectedScenes.count == 1)
    screen.enterBackground()
    #expect(UIApplication.shared.applicationState == .background)
    screen.enterForeground()
    #expect(appEvents.suffix(4) == ["resign", "background", "foreground", "active"])
    screen.close()
    #expect(UIApplication.shared.connectedScenes.isEmpty)
  }

  @Test func `controllers are made without a word, too`() {
    #expect(UISearchController().searchResultsController == nil)
    #expect(UIPageViewController().transitionStyle == .pageCurl)
  }

  /// Documented for UIApplicationDelegate: `didFinishLaunching` comes before `didBecomeActive`.
  @Test func `starts from its app delegate`() {
    let delegate = AppDelegate()
    let screen = Screen(launching: delegate)
    #expect(appEvents == ["launch", "active"])
    #expect(UIApplication.shared.delegate === delegate)
    #expect(screen.window === delegate.window)
    var heard = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { heard += 1 } }
    screen.enterBackground()
    NotificationCenter.default.removeObserver(token)
    #expect(heard == 1 && appEvents.last == "background")
    screen.enterForeground()
    screen.close()
    UIApplication.shared.delegate = nil
  }

  @Test func `knows its phone`() {
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIViewController().traitCollection.horizontalSizeClass == .compact)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color == UIColor.black)
    UIPasteboard.general.string = "copied"
    #expect(UIPasteboard.general.hasStrings)
  }
}
