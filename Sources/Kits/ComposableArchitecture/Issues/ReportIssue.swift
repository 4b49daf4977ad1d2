import Foundation

/// Told of issues: mistakes that a test must not overlook.
public protocol IssueReporter: Sendable {
  /// Takes an issue and the place in the code that is to blame.
  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt)
}

private let currentReporters = TaskLocal<[any IssueReporter]>(wrappedValue: [StandardReporter()])

/// Tells of a mistake: fails the test that is under way, or else warns on the console.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  for reporter in currentReporters.get() {
    reporter.reportIssue(
      message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Tells of an error as of a mistake.
public func reportIssue(
  _ error: any Error, _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let words = [message(), "Caught error: \(error)"].compactMap { $0 }.joined(separator: ": ")
  reportIssue(words, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Has others told of issues while the closure runs.
public func withIssueReporters<Result>(
  _ reporters: [any IssueReporter], operation: () throws -> Result
) rethrows -> Result {
  try currentReporters.withValue(reporters, operation: operation)
}

/// Has others told of issues while the closure runs, and in the tasks that it starts.
public func withIssueReporters<Result>(
  isolation: isolated (any Actor)? = #isolation, _ reporters: [any IssueReporter],
  operation: () async throws -> Result
) async rethrows -> Result {
  try await currentReporters.withValue(reporters, operation: operation, isolation: isolation)
}

/// Fails the test of XCTest that is under way; without XCTest writes to the console.
struct StandardReporter: IssueReporter {
  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let text = message() ?? "An issue was reported."
    if let fail = XCTestBridge.fail {
      fail(text, filePath, line)
    } else {
      FileHandle.standardError.write(Data("\(fileID):\(line): \(text)\n".utf8))
    }
  }
}

/// XCTest as it is found in the running program; learners' code is not linked with it.
enum XCTestBridge {
  typealias Fail = @convention(thin) (String, StaticString, UInt) -> Void

  /// `XCTFail`, or nil in a program without XCTest.
  static let fail: Fail? = {
    // Nil stands for all that is loaded.
    guard let program = dlopen(nil, RTLD_NOW),
      let symbol = dlsym(program, "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF")
    else { return nil }
    return unsafeBitCast(symbol, to: Fail.self)
  }()
}

/// Whether the program runs tests.
public let isTesting: Bool = XCTestBridge.fail != nil
