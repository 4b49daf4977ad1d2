import AVFoundation
import UIKit
import UserNotifications
import os.log

/// An app as it began before `@main`.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge]) { granted, error in
            os_log("Granted: %{public}d", log: .default, type: .info, granted ? 1 : 0)
        }
        try? AVAudioSession.sharedInstance().setCategory(.playback)
        window?.tintColor = #colorLiteral(red: 0.9, green: 0.3, blue: 0.2, alpha: 1)
        UITextField.appearance(whenContainedInInstancesOf: [UISearchController.self]).tintColor = .white
        return true
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .sound])
    }
}
