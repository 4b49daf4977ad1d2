import Foundation
import XCTest

// Of an exercise that is judged apart, this program says which values the learner's code came to.
// What they should be is not looked at: another process, with none of the learner's code, compares.

/// `XCTAssertEqual` where the learner's code runs: sends what was found, never looks at what is expected.
public func recordValue<T>(_ found: () throws -> T) { record(Result { try found() }, message: "") }

/// `XCTAssertEqual` where the reference solution runs: sends what was found, which must be as expected.
public func recordAndAssertEqual<T: Equatable>(
  _ found: () throws -> T, _ expected: () throws -> T, _ message: () -> String,
  file: StaticString, line: UInt
) {
  let value = Result { try found() }
  record(value, message: message())
  XCTAssertEqual(try value.get(), try expected(), message(), file: file, line: line)
}

/// What an assertion that compares nothing asks; the assertion itself is XCTest's own.
public func recordTruth(_ truth: () throws -> Bool, _ message: () -> String) {
  record(Result { try truth() }, message: message())
}

private func record<T>(_ value: Result<T, any Error>, message: String) {
  switch value {
  case .success(let value): reportValue(writtenInOrder(value), message: message)
  case .failure(let error):
    reportValue("threw \(writtenInOrder(error))", message: message)
  }
}
