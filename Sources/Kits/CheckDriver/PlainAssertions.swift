import XCTest

// XCTest's own assertions, for modules in which others take their names: there `XCTest` names a class,
// and not the module that it stands in.

public func plainXCTAssertTrue(
  _ first: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String, file: StaticString,
  line: UInt
) {
  XCTAssertTrue(try first(), message(), file: file, line: line)
}

public func plainXCTAssertFalse(
  _ first: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String, file: StaticString,
  line: UInt
) {
  XCTAssertFalse(try first(), message(), file: file, line: line)
}

public func plainXCTAssert(
  _ first: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String, file: StaticString,
  line: UInt
) {
  XCTAssert(try first(), message(), file: file, line: line)
}

public func plainXCTAssertNil(
  _ first: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String, file: StaticString,
  line: UInt
) {
  XCTAssertNil(try first(), message(), file: file, line: line)
}

public func plainXCTAssertNotNil(
  _ first: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String, file: StaticString,
  line: UInt
) {
  XCTAssertNotNil(try first(), message(), file: file, line: line)
}

public func plainXCTAssertIdentical(
  _ first: @autoclosure () throws -> AnyObject?, _ second: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String, file: StaticString, line: UInt
) {
  XCTAssertIdentical(try first(), try second(), message(), file: file, line: line)
}

public func plainXCTAssertNotIdentical(
  _ first: @autoclosure () throws -> AnyObject?, _ second: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String, file: StaticString, line: UInt
) {
  XCTAssertNotIdentical(try first(), try second(), message(), file: file, line: line)
}

public func plainXCTAssertNotEqual<T: Equatable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String, file: StaticString, line: UInt
) {
  XCTAssertNotEqual(try first(), try second(), message(), file: file, line: line)
}

public func plainXCTAssertGreaterThan<T: Comparable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String, file: StaticString, line: UInt
) {
  XCTAssertGreaterThan(try first(), try second(), message(), file: file, line: line)
}

public func plainXCTAssertGreaterThanOrEqual<T: Comparable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String, file: StaticString, line: UInt
) {
  XCTAssertGreaterThanOrEqual(try first(), try second(), message(), file: file, line: line)
}

public func plainXCTAssertLessThan<T: Comparable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String, file: StaticString, line: UInt
) {
  XCTAssertLessThan(try first(), try second(), message(), file: file, line: line)
}

public func plainXCTAssertLessThanOrEqual<T: Comparable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String, file: StaticString, line: UInt
) {
  XCTAssertLessThanOrEqual(try first(), try second(), message(), file: file, line: line)
}

public func plainXCTAssertNoThrow<T>(
  _ first: @autoclosure () throws -> T, _ message: @autoclosure () -> String, file: StaticString,
  line: UInt
) {
  XCTAssertNoThrow(try first(), message(), file: file, line: line)
}

public func plainXCTAssertEqual<T: FloatingPoint>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String, file: StaticString, line: UInt
) {
  XCTAssertEqual(
    try first(), try second(), accuracy: accuracy, message(), file: file, line: line)
}

public func plainXCTAssertThrowsError<T>(
  _ first: @autoclosure () throws -> T, _ message: @autoclosure () -> String, file: StaticString,
  line: UInt, _ handler: (_ error: any Error) -> Void
) {
  XCTAssertThrowsError(try first(), message(), file: file, line: line, handler)
}
