// caught by: Step3.testEachSceneHasAnAppOfItsOwn
import UIKit

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  private static var appCoordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let appCoordinator = AppCoordinator(window: window, hikes: HikeProgramme.season)
    appCoordinator.start()
    self.window = window
    Self.appCoordinator = appCoordinator
  }
}
