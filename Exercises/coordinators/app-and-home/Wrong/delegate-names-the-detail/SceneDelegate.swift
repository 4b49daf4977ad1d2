// caught by: Step3AppCoordinator.testDelegateKnowsOnlyTheApp
import UIKit

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  private var appCoordinator: AppCoordinator?
  private var detail: HikeDetailViewController?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let appCoordinator = AppCoordinator(window: window, hikes: HikeProgramme.season)
    appCoordinator.start()
    self.window = window
    self.appCoordinator = appCoordinator
  }
}
