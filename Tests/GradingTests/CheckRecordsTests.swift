import Testing

@testable import Grading

@Suite struct CheckRecordsTests {
  private let order = RunOrder(
    checks: ["a", "b", "Step1.testA"], limit: .seconds(1),
    canaries: ["a": 3, "b": 3, "Step1.testA": 3])

  /// The records of a run that says these lines, each with its secret and number.
  private func records(_ lines: String...) -> CheckRecords {
    CheckRecords(channel: channel(lines), of: order)
  }

  private func channel(_ lines: [String], of other: RunOrder? = nil) -> [UInt8] {
    let order = other ?? order
    let signed = lines.enumerated().map { index, line in
      "\(order.secret)\t\(line.hasPrefix("-") ? "" : "\(index + 1)\t")\(line)\n"
    }
    return Array(signed.joined().utf8)
  }

  @Test func `a check that began and ended has its time`() {
    let records = records(
      "canary\t3", "start\tStep1.testA", "heard\tStep1.testA", "end\tStep1.testA\t0.25",
      "canary\t3", "done")
    #expect(
      records.checks == ["Step1.testA": .init(seconds: 0.25, isHeard: true, isConfirmed: true)])
    #expect(records.isDone && records.tampering == nil)
  }

  @Test func `after each check its own step's canary is heard`() {
    let order = RunOrder(checks: ["a", "b"], limit: .seconds(1), canaries: ["a": 3, "b": 5])
    for (song, tampering) in [(5, nil), (3, CheckRecords.Tampering.silentCanary)] {
      let lines = [
        "canary\t3", "start\ta", "heard\ta", "end\ta\t1", "canary\t3", "start\tb", "heard\tb",
        "end\tb\t1", "canary\t\(song)", "done",
      ]
      let records = CheckRecords(channel: channel(lines, of: order), of: order)
      #expect(records.tampering == tampering)
      #expect(records.isDone == (tampering == nil))
    }
  }

  @Test func `a check after which the canary was not heard is not confirmed`() {
    let records = records("canary\t3", "start\ta", "heard\ta", "end\ta\t1")
    #expect(records.checks == ["a": .init(seconds: 1, isHeard: true)])
    #expect(!records.isDone && records.tampering == nil)
  }

  @Test func `failures keep their order and their special characters`() {
    let records = records(
      "canary\t3", "start\ta", "fail\ta\tone\\ntwo\\tthree\\\\n", "fail\ta\té ✗",
      "skip\ta\tno\\rdoor", "end\ta\t1")
    #expect(records.checks["a"]?.failures == ["one\ntwo\tthree\\n", "é ✗"])
    #expect(records.checks["a"]?.skipReason == "no\rdoor")
  }

  @Test func `a check that broke off has no time`() {
    let records = records(
      "canary\t3", "start\ta", "heard\ta", "end\ta\t1", "canary\t3", "start\tb", "fail\tb\tx")
    #expect(records.checks["b"] == .init(failures: ["x"]))
    #expect(records.interrupted == "b")
  }

  @Test func `a record that is cut off counts as not said, wherever the cut is`() {
    let whole = channel(["canary\t3", "start\ta", "heard\ta", "end\ta\t1.2"])
    let begun = channel(["canary\t3", "start\ta"]).count
    for length in begun..<whole.count {
      let records = CheckRecords(channel: Array(whole[..<length]), of: order)
      let isHeard = records.checks["a"]?.isHeard ?? false
      #expect(records.checks == ["a": .init(isHeard: isHeard)])
      #expect(records.tampering == nil)
    }
  }

  @Test(arguments: [
    ["canary\t3", "start\ta", "heard\ta", "end\ta\t1", "canary\t3", "start\ta"],
    ["canary\t3", "start\ta", "start\tb"],
    ["canary\t3", "start\ta", "end\tb\t1"],
    ["canary\t3", "start\tc"],
    ["canary\t3", "end\ta\t1"],
    ["canary\t3", "start\ta", "heard\ta", "end\ta\tsoon"],
    ["canary\t3", "start\ta", "heard\ta", "end\ta\t1", "end\ta\t1"],
    ["canary\t3", "start\ta", "canary\t3"], ["canary\t3", "heard\ta"],
    ["canary\t3", "start\ta", "heard\tb"], ["canary\t3", "start\ta", "heard"],
    ["start\ta"],
    ["canary\t3", "start\ta", "heard\ta", "end\ta\t1", "start\tb"],
    ["canary\t3", "start\ta", "done"],
    ["canary\t3", "start\ta", "heard\ta", "end\ta\t1", "done"],
    ["canary\t3", "start\ta", "heard\ta", "end\ta\t1", "canary\t3", "done", "start\tb"],
    ["hello"], [""], ["START\ta"], ["canary\t3", "start\ta\tb"], ["-\tcrash"], ["done"],
  ])
  func `a record out of its place is somebody else's`(lines: [String]) {
    #expect(CheckRecords(channel: channel(lines), of: order).tampering == .foreignRecord)
  }

  @Test(arguments: ["0", "2", "4", "x", ""])
  func `a canary that does not fail as it must is noticed`(song: String) {
    #expect(records("canary\t\(song)").tampering == .silentCanary)
    let late = records("canary\t3", "start\ta", "heard\ta", "end\ta\t1", "canary\t\(song)")
    #expect(late.tampering == .silentCanary)
  }

  @Test(arguments: [
    "canary\t3\n", "1\tcanary\t3\n", "\t1\tcanary\t3\n", "start\ta\n", "x", "\n", "\n\n\n",
    "00000000000000000000000000000000\t1\tcanary\t3\n",
  ])
  func `what does not begin with the secret is somebody else's`(text: String) {
    #expect(CheckRecords(channel: Array(text.utf8), of: order).tampering == .foreignRecord)
    let after = channel(["canary\t3"]) + Array(text.utf8)
    #expect(CheckRecords(channel: after, of: order).tampering == .foreignRecord)
  }

  @Test func `a record with another's number is somebody else's`() {
    for number in ["1", "3", "02", "-1", ""] {
      let text = "\(order.secret)\t\(number)\tstart\ta\n"
      let records = CheckRecords(channel: channel(["canary\t3"]) + Array(text.utf8), of: order)
      #expect(records.tampering == .foreignRecord)
    }
  }

  @Test func `no two orders have the same secret, and each knows its own end`() {
    let others = (0..<100).map { _ in RunOrder(checks: [], limit: .seconds(1), canaries: [:]) }
    #expect(Set(others.map(\.secret)).count == 100)
    #expect(others.allSatisfy { $0.secret.utf8.count == 32 })
    #expect(Set(others.map { "\($0.end)" }).count > 10)
    #expect(others.allSatisfy { !["exited(0)", "exited(1)"].contains("\($0.end)") })
  }

  @Test func `an empty channel says nothing`() {
    let records = CheckRecords(channel: [], of: order)
    #expect(records.checks.isEmpty && !records.isDone && records.tampering == nil)
  }

  @Test func `broken encoding and a stray escape break nothing`() {
    let text = channel(["canary\t3", "start\ta"])
    let line = Array("\(order.secret)\t3\tfail\ta\t".utf8) + [0xFF, UInt8(ascii: "\\")]
    let records = CheckRecords(channel: text + line + Array("\n".utf8), of: order)
    #expect(records.checks["a"]?.failures == ["\u{FFFD}"])
  }

  @Test(arguments: [[], ["skip\ta\tno door"], ["value\ta\t1\t"]])
  func `a check at whose end no failure is heard has been made deaf`(said: [String]) {
    let lines = ["canary\t3", "start\ta"] + said + ["end\ta\t1"]
    #expect(CheckRecords(channel: channel(lines), of: order).tampering == .deafCheck)
    let failing = ["canary\t3", "start\ta", "fail\ta\tx", "end\ta\t1"]
    #expect(CheckRecords(channel: channel(failing), of: order).tampering == nil)
  }

  @Test func `a run that broke off says where, and nothing after that`() {
    let said = [
      "canary\t3", "start\ta", "heard\ta", "end\ta\t1", "canary\t3", "start\tb",
      "-\tcrash\t4\tcheck\troom\tinside\t1f,A0",
    ]
    let records = CheckRecords(channel: channel(said), of: order)
    #expect(records.interrupted == "b" && records.last == "b" && records.tampering == nil)
    #expect(
      records.accident?.kind == .crash(signal: 4, origin: .check, isInside: true))
    #expect(records.accident?.addresses == [0x1F, 0xA0])
    // Another thread may have been in the middle of saying something.
    #expect(CheckRecords(channel: channel(said + ["end\tb\t1"]), of: order) == records)
    let foreign = channel(said) + Array("7\tend\tb\t1\n".utf8)
    #expect(CheckRecords(channel: foreign, of: order).tampering == .foreignRecord)
  }

  @Test(arguments: [
    "crash\t4\tcheck\troom\tinside", "crash\tx\tcheck\troom\tinside\t1",
    "crash\t4\tme\troom\tinside\t1",
    "hang\tbusy\twaiting\t1", "hang\tbusy\twaiting\tme\t1", "exit\tcheck", "crash",
    "exit\tcheck\t1\t2", "exit\tmain\t1",
  ])
  func `half a record of an accident is none`(text: String) {
    #expect(Accident(text.split(separator: "\t").map(String.init)) == nil)
  }

  @Test func `addresses that are none are left out, and nobody needs very many`() {
    let fields = ["hang", "busy", "waiting", "check"]
    #expect(Accident(fields + ["zz,,1,-2,fffffffffffffffff,ff"])?.addresses == [1, 0xFF])
    let many = Array(repeating: "1", count: 10_000).joined(separator: ",")
    #expect(Accident(fields + [many])?.addresses.count == 64)
  }
}
