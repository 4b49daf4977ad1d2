// caught by: Step3.testPresenterKnowsNoUIKit
import UIKit

@MainActor
enum Keyboard {
  static func hide() { UIApplication.shared.connectedScenes.forEach { _ in } }
}
