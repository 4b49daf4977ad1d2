import Testing

@testable import Grading

@Suite struct CheckRecordsTests {
  private func records(_ text: String) -> [String: CheckRecords.Record] {
    CheckRecords(channel: Array(text.utf8)).checks
  }

  @Test func `a check that began and ended has its time`() {
    let records = records("start\tStep1.testA\nend\tStep1.testA\t0.25\ndone\n")
    #expect(records == ["Step1.testA": .init(seconds: 0.25)])
  }

  @Test func `failures keep their order and their special characters`() {
    let records = records(
      "start\ta\nfail\ta\tone\\ntwo\\tthree\\\\n\nfail\ta\té ✗\nskip\ta\tno\\rdoor\nend\ta\t1\n")
    #expect(records["a"]?.failures == ["one\ntwo\tthree\\n", "é ✗"])
    #expect(records["a"]?.skipReason == "no\rdoor")
  }

  @Test func `a check that broke off has no time`() {
    let records = records("start\ta\nend\ta\t1\nstart\tb\nfail\tb\tx\n")
    #expect(records["b"] == .init(failures: ["x"]))
  }

  @Test(arguments: ["start\ta\nend\ta\t1.2", "start\ta\nend\ta", "start\ta\nend"])
  func `a record that is cut off counts as not said`(text: String) {
    #expect(records(text) == ["a": .init()])
  }

  @Test func `a name that is cut off is not another check's`() {
    #expect(records("start\tStep1.testAd").isEmpty)
  }

  @Test func `a second start does not forget a failure`() {
    let records = records("start\ta\nfail\ta\tx\nend\ta\t1\nstart\ta\nend\ta\t1\n")
    #expect(records["a"]?.failures == ["x"])
  }

  @Test func `a check that begins again has not ended`() {
    #expect(records("start\ta\nend\ta\t1\nstart\ta\n") == ["a": .init()])
  }

  @Test func `records of checks that never began say nothing`() {
    #expect(records("end\ta\t1\nfail\tb\tx\nskip\tc\t\n").isEmpty)
  }

  @Test(arguments: [
    "", "\n\n\n", "hello\n", "start\n", "start\ta\tb\n", "\tstart\ta\n", "START\ta\n",
    "done\n", "\\\n", "start a\n",
  ])
  func `foreign lines say nothing`(text: String) {
    #expect(records(text).isEmpty)
  }

  @Test(arguments: ["", "soon", "0,5", "1s"])
  func `an end without a number is no end`(seconds: String) {
    #expect(records("start\ta\nend\ta\t\(seconds)\n") == ["a": .init()])
  }

  @Test func `broken encoding and a stray escape break nothing`() {
    let channel = Array("start\ta\nfail\ta\t".utf8) + [0xFF, UInt8(ascii: "\\")] + Array("\n".utf8)
    #expect(CheckRecords(channel: channel).checks["a"]?.failures == ["\u{FFFD}"])
  }

  @Test func `a run that broke off says where`() {
    let records = CheckRecords(
      channel: Array("start\ta\nend\ta\t1\nstart\tb\ncrash\t4\tcheck\tinside\t1f,A0\n".utf8))
    #expect(records.interrupted == "b" && records.last == "b")
    #expect(
      records.accident?.kind == .crash(signal: 4, origin: .check, isInside: true))
    #expect(records.accident?.addresses == [0x1F, 0xA0])
  }

  @Test(arguments: [
    "crash\t4\tcheck\tinside", "crash\tx\tcheck\tinside\t1", "crash\t4\tme\tinside\t1",
    "hang\tbusy\twaiting\t1", "hang\tbusy\twaiting\tme\t1", "exit\tcheck", "crash",
    "hang\n", "exit\tcheck\t1\t2", "exit\tmain\t1",
  ])
  func `half a record of an accident is none`(text: String) {
    #expect(CheckRecords(channel: Array("\(text)\n".utf8)).accident == nil)
  }

  @Test func `addresses that are none are left out, and nobody needs very many`() {
    let fields = ["hang", "busy", "waiting", "check"]
    #expect(Accident(fields + ["zz,,1,-2,fffffffffffffffff,ff"])?.addresses == [1, 0xFF])
    let many = Array(repeating: "1", count: 10_000).joined(separator: ",")
    #expect(Accident(fields + [many])?.addresses.count == 64)
  }
}
