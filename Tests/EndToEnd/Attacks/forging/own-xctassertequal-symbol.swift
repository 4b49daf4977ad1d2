// attack: forging/own-xctassertequal-symbol — ends as: refused, doesNotCompile, failed, crashed
// on: wrong
//
// The linker is given XCTest's own function a second time, with nothing in it.
@_silgen_name("$s6XCTest14XCTAssertEqual___4file4lineyxyKXK_xyKXKSSyXKs12StaticStringVSutSQRzlF")
public func nothing<T: Equatable>(
  _ left: () throws -> T, _ right: () throws -> T, _ message: () -> String, file: StaticString,
  line: UInt
) {}

@_silgen_name("$s6XCTest13XCTAssertTrue__4file4lineySbyKXK_SSyXKs12StaticStringVSutF")
public func nothing(
  _ value: () throws -> Bool, _ message: () -> String, file: StaticString, line: UInt
) {}

func attack(at moment: Moment) {}
