import Testing

@testable import Grading

@Suite struct ConcurrentlyTests {
  @Test func `results keep the elements' order, however many jobs there are`() {
    for jobs in [1, 2, 7, 100] {
      let squares = concurrently(Array(0..<50), jobs: jobs) { $0 * $0 }
      #expect(squares == (0..<50).map { $0 * $0 })
    }
    #expect(concurrently([Int](), jobs: 4) { $0 }.isEmpty)
  }

  /// Nothing may hold on to the body that was lent once the call has returned: Swift ends the program for that.
  @Test func `a body is let go of before the call returns`() {
    var sum = 0
    for round in 0..<3_000 {
      sum += concurrently([round, 1], jobs: 2) { $0 }.reduce(0, +)
    }
    #expect(sum == 3_000 + 3_000 * 2_999 / 2)
  }
}
