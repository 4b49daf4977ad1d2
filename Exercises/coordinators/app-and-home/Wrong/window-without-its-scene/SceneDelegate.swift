// caught by: Step3AppCoordinator.testDelegateKeepsTheWindow
import UIKit

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  private var appCoordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(frame: windowScene.coordinateSpace.bounds)
    let appCoordinator = AppCoordinator(window: window, hikes: HikeProgramme.season)
    appCoordinator.start()
    self.window = window
    self.appCoordinator = appCoordinator
  }
}
