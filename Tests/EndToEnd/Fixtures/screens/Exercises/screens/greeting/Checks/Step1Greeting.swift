import UIKit
import XCTest

@testable import Learner

@MainActor
final class Step1Greeting: XCTestCase {
  /// The screen greets whoever it is told to greet.
  func testGreetsByName() {
    let controller = GreetingViewController()
    let screen = Screen(showing: controller)
    controller.greet("Ada")
    XCTAssertEqual(screen.visibleText, ["Hello, Ada!"])
  }
}
