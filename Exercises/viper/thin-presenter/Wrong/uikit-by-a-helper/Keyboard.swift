// caught by: Step3.testPresenterUsesNoUIKit
import UIKit

@MainActor
enum Keyboard {
  static func hide() { UIApplication.shared.isIdleTimerDisabled = true }
}
