// attack: forging/dynamic-replacement — ends as: refused, doesNotCompile
// on: wrong
import XCTest

@_dynamicReplacement(for:XCTFail(_:file:line:))
func never(_ message: String, file: StaticString, line: UInt) {}

func attack(at moment: Moment) {}
