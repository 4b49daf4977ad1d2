// caught by: Step3AppCoordinator.testLaunchedAppWorks
import UIKit

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  private var appCoordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let appCoordinator = AppCoordinator(
      window: window, hikes: Array(HikeProgramme.season.prefix(2)))
    appCoordinator.start()
    self.window = window
    self.appCoordinator = appCoordinator
  }
}
