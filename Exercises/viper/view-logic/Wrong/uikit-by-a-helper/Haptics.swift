// caught by: Step1.testPresenterUsesNoUIKit
import UIKit

@MainActor
enum Haptics {
  static func tap() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
}
