import Foundation
import XCTest

// Of an exercise that is judged apart, this program says which values the learner's code came to.
// What they should be is not looked at: another process, with none of the learner's code, compares.

/// `XCTAssertEqual` where the learner's code runs: sends what was found, never looks at what is expected.
public func recordValue<T>(_ found: () throws -> T) {
  do {
    reportValue(String(reflecting: try found()))
  } catch {
    reportValue("threw \(String(reflecting: error))")
  }
}

/// `XCTAssertEqual` where the reference solution runs: sends what was found, which must be as expected.
public func recordAndAssertEqual<T: Equatable>(
  _ found: () throws -> T, _ expected: () throws -> T, _ message: () -> String,
  file: StaticString, line: UInt
) {
  let value = Result { try found() }
  recordValue { try value.get() }
  XCTAssertEqual(try value.get(), try expected(), message(), file: file, line: line)
}

/// What `XCTAssertTrue` and its like are where values are recorded: XCTest's own, told as it comes.
public func recordTruth(
  _ expression: () throws -> Bool, is expected: Bool, _ message: () -> String,
  file: StaticString, line: UInt
) {
  let value = Result { try expression() }
  recordValue { try value.get() }
  XCTAssertEqual(try value.get(), expected, message(), file: file, line: line)
}
