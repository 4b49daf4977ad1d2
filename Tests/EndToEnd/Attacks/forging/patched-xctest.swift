// attack: forging/patched-xctest — ends as: refused, failed, crashed
// on: wrong
//
// XCTest's functions return before they have begun.
import Foundation

let patch: Void = {
  for name in [
    "$s6XCTest14XCTAssertEqual___4file4lineyxyKXK_xyKXKSSyXKs12StaticStringVSutSQRzlF",
    "$s6XCTest13XCTAssertTrue__4file4lineySbyKXK_SSyXKs12StaticStringVSutF",
    "$s6XCTest12XCTAssertNil__4file4lineyypSgyKXK_SSyXKs12StaticStringVSutF",
    "$s6XCTest20XCTAssertThrowsError__4file4line_yxyKXK_SSyXKs12StaticStringVSuys0D0_pXEtlF",
  ] {
    guard let function = dlsym(nil, name) else { continue }
    let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: function) & ~4095)
    mprotect(page, 8192, PROT_READ | PROT_WRITE | PROT_EXEC)
    function.storeBytes(of: 0xC3, as: UInt8.self)
  }
}()

func attack(at moment: Moment) { _ = patch }
