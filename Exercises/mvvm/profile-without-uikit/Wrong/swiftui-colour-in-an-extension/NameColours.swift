// caught by: Step2.testStateHasNoColour
import SwiftUI

extension NameState {
  var color: Color { self == .valid ? .green : .red }
}
