// caught by: Step3.testDelegateKnowsOnlyTheApp
import UIKit

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  private var home: HomeCoordinator?
  private var appCoordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let appCoordinator = AppCoordinator(window: window, hikes: HikeProgramme.season)
    appCoordinator.start()
    home = HomeCoordinator(
      navigationController: UINavigationController(), hikes: HikeProgramme.season)
    home?.start()
    self.window = window
    self.appCoordinator = appCoordinator
  }
}
