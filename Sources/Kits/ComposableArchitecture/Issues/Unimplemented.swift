/// A closure for a test that must not call it: each call is an issue.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  { (_: repeat each Argument) in
    reportUnimplemented(description(), fileID, filePath, line, column)
    return placeholder()
  }
}

/// A throwing closure for a test that must not call it: each call is an issue, and throws.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  { (_: repeat each Argument) in
    reportUnimplemented(description(), fileID, filePath, line, column)
    throw UnimplementedFailure(description: description())
  }
}

/// An asynchronous closure for a test that must not call it: each call is an issue.
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Result {
  { (_: repeat each Argument) in
    reportUnimplemented(description(), fileID, filePath, line, column)
    return placeholder()
  }
}

/// An asynchronous closure that throws, for a test that must not call it: each call is an issue.
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result {
  { (_: repeat each Argument) in
    reportUnimplemented(description(), fileID, filePath, line, column)
    throw UnimplementedFailure(description: description())
  }
}

/// Thrown by a closure that was never meant to be called.
public struct UnimplementedFailure: Error {
  /// What was called.
  public let description: String
}

private func reportUnimplemented(
  _ description: String, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt,
  _ column: UInt
) {
  reportIssue(
    "Unimplemented: \(description.isEmpty ? "a closure" : description) was called; "
      + "give the test an implementation of its own.",
    fileID: fileID, filePath: filePath, line: line, column: column)
}
