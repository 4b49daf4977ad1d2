// caught by: Step2.testViewModelUsesNoUserInterface
import UIKit

typealias NameTint = UIColor
