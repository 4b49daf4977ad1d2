import ComposableArchitecture
import Testing

/// Has every issue that the kit reports fail the test.
struct IssuesFailTests: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withIssueReporters([Recorder()]) { try await function() }
  }

  private struct Recorder: IssueReporter {
    func reportIssue(
      _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
      line: UInt, column: UInt
    ) {
      Issue.record("\(message() ?? "an issue")")
    }
  }
}

extension Trait where Self == IssuesFailTests {
  /// Has every issue that the kit reports fail the test.
  static var issuesFail: IssuesFailTests { IssuesFailTests() }
}

/// Keeps the issues that are reported.
final class IssueCollector: IssueReporter {
  let messages = LockIsolated<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let text = message() ?? ""
    messages.withValue { $0.append(text) }
  }
}

/// The issues that a closure causes, which do not fail the test.
@MainActor
func issues(_ body: @MainActor () async throws -> Void) async rethrows -> [String] {
  let collector = IssueCollector()
  try await withIssueReporters([collector]) { try await body() }
  return collector.messages.value
}
