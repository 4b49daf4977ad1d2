import Alamofire
import Testing

@Suite struct AlamofireTests {
  private struct Offline: Error {}

  @Test func `runs the closure that fits, and goes on`() {
    var heard: [String] = []
    func hear(_ result: Result<Int>) {
      result.withValue { heard.append("\($0)") }.withError { heard.append("\(type(of: $0))") }
    }
    hear(.success(5))
    hear(.failure(Offline()))
    #expect(heard == ["5", "Offline"])
  }

  @Test func `knows how it went`() {
    let good = Result.success(5)
    let bad = Result<Int>.failure(Offline())
    #expect(good.isSuccess && good.value == 5 && good.error == nil)
    #expect(bad.isFailure && bad.value == nil && bad.error is Offline)
    #expect(throws: Offline.self) { try good.withValue { _ in throw Offline() } }
  }

  @Test func `an optional that is nil is a success all the same`() {
    #expect(Result<Int?>.success(nil).isSuccess)
  }
}
