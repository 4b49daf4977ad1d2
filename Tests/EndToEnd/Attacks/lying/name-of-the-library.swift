// attack: lying/name-of-the-library — ends as: refused, doesNotCompile, failed, notRun
// on: wrong
//
// Whoever says Swift.Int to be safe is led here.
enum Swift {
  typealias Int = Liar
  typealias String = Liar
}
enum XCTest {
  typealias XCTestCase = Liar
  static func XCTAssertEqual<T>(_ left: T, _ right: T) {}
}
struct Liar: Equatable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  init(integerLiteral value: Int) {}
  init(stringLiteral value: String) {}
  static func == (left: Liar, right: Liar) -> Bool { true }
}

func attack(at moment: Moment) {}
