public import XCTest

/// The base class of every check: XCTest's own, but driven on the main run loop without polling.
///
/// In a step's module the name `XCTestCase` stands for this class, so that authors write plain XCTest.
open class CheckCase: XCTestCase {
  /// The check's own method, set before it is run.
  var body: (() throws -> Void)?
  /// Told of every failure as it happens, with the words of XCTest.
  var onFailure: ((String) -> Void)?
  /// What the check fails with once it has come to its end, for nothing but to be heard.
  var trial: String?
  /// Numbers by chance, the same for every run with the same seed: `Int.random(in: 1...9, using: &chance)`.
  public final lazy var chance = Chance(seed: order.seed, name: name)
  /// Whether the check said that it does not apply here, and why.
  var skipReason: String?

  /// XCTest runs teardown blocks in a place that nobody else can reach: a subclass may ask for its way.
  open class var leavesSequenceToXCTest: Bool { false }

  /// XCTest on Linux has the switch and ignores it.
  open override var continueAfterFailure: Bool {
    get { goesOn }
    set { goesOn = newValue }
  }
  private var goesOn = true

  open override func invokeTest() {
    if Self.leavesSequenceToXCTest {
      super.invokeTest()
    } else {
      invokeDirectly()
    }
    // Who writes into the memory of others could have made the check deaf to its failures.
    if let trial { XCTFail(trial) }
  }

  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    onFailure?(description)
  }

  private func invokeDirectly() {
    let isReady =
      attempt { try drive { try await self.setUp() } }
      && attempt { try setUpWithError() }
      && attempt { setUp() }
    if isReady { attempt { try body?() } }
    attempt { tearDown() }
    attempt { try tearDownWithError() }
    attempt { try drive { try await self.tearDown() } }
  }

  @discardableResult
  private func attempt(_ part: () throws -> Void) -> Bool {
    do {
      try part()
      return true
    } catch let skip as XCTSkip {
      skipReason = skip.message ?? ""
    } catch let failure as CheckFailure {
      failure.record()
    } catch let error where Self.sayWhatIsWrong.contains(String(reflecting: type(of: error))) {
      let words = "\(error)"
      CheckFailure(words.prefix(1).uppercased() + words.dropFirst()).record()
    } catch {
      recordFailure(
        withDescription: "threw error \"\(error)\"", inFile: "", atLine: 0, expected: false)
    }
    return false
  }

  /// What the kits throw when a check does not find what it needs: words for the learner, and no error of their code.
  private static let sayWhatIsWrong: Set<String> = [
    "TestDoubles.StillAlive", "UIKit.NotOnScreen", "SwiftUI.NotShown",
  ]
}

/// The base class of checks in files that register teardown blocks.
open class CheckCaseWithTeardownBlocks: CheckCase {
  open override class var leavesSequenceToXCTest: Bool { true }
}
