import Foundation
import XCTest

/// Runs the checks named in the program's arguments, in that order, and reports on file descriptor 3.
///
/// A record is one line of fields parted by tabs: `start ID`, `fail ID TEXT`, `skip ID TEXT`,
/// `end ID SECONDS`, and `done` when every check that was asked for has ended. A run that breaks off
/// says on its last line where. What a check prints stands below a line of its id after the
/// character 1E on standard output.
public func runChecks(_ entries: [CheckEntry]) -> Never {
  prepareForAccidents(channel: channel)
  // What was printed before a crash is seen, too.
  setvbuf(stdout, nil, _IONBF, 0)
  let byID = Dictionary(entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  var current: CheckCase.Type?
  for id in CommandLine.arguments.dropFirst() {
    guard let entry = byID[id] else { continue }
    surroundings.restore()
    startClock(limit: limit)
    if current != entry.type {
      current?.tearDown()
      entry.type.setUp()
      current = entry.type
    }
    run(entry)
  }
  current?.tearDown()
  report("done")
  leave()
}

/// Where records go: a copy that a check does not close by mistake.
private let channel = { () -> Int32 in
  let copy = fcntl(3, F_DUPFD_CLOEXEC, 500)
  return copy < 0 ? 3 : copy
}()

/// How long a check may take, in seconds; the grader's own clock is a little slower.
private let limit =
  ProcessInfo.processInfo.environment["ATELIER_CHECK_LIMIT"].flatMap(Double.init) ?? 0

private let surroundings = Surroundings()

private func run(_ entry: CheckEntry) {
  report("start", entry.id)
  markOutput(entry.id)
  startClock(limit: limit)
  let begin = ContinuousClock.now
  let instance = entry.type.init(
    name: entry.id, testClosure: { try ($0 as? CheckCase)?.body?() })
  instance.body = {
    do {
      try entry.body(instance)
    } catch let skip as XCTSkip {
      instance.skipReason = skip.message ?? ""
      throw skip
    }
  }
  instance.onFailure = { text in
    report("fail", entry.id, text)
    // XCTest ends the whole program here; the checks that are left get a program of their own.
    if !instance.continueAfterFailure {
      end(entry, since: begin)
      leave()
    }
  }
  instance.run()
  instance.body = nil
  instance.onFailure = nil
  if let reason = instance.skipReason ?? (instance.testRun?.hasBeenSkipped == true ? "" : nil) {
    report("skip", entry.id, reason)
  }
  end(entry, since: begin)
}

private func end(_ entry: CheckEntry, since begin: ContinuousClock.Instant) {
  startClock(limit: limit)
  let (seconds, attoseconds) = (ContinuousClock.now - begin).components
  report("end", entry.id, String(Double(seconds) + Double(attoseconds) / 1e18))
}

private func leave() -> Never {
  fflush(nil)
  _exit(0)
}

private func report(_ fields: String...) {
  // What the check has printed stands before the record of what it came to.
  fflush(nil)
  let line = fields.map(escaped).joined(separator: "\t") + "\n"
  var bytes = Array(line.utf8)[...]
  while !bytes.isEmpty {
    let written = bytes.withUnsafeBytes { write(channel, $0.baseAddress, $0.count) }
    if written < 0 && errno == EINTR { continue }
    // Nobody listens any more, so that nothing is left to be done.
    if written <= 0 { _exit(70) }
    bytes = bytes.dropFirst(written)
  }
}

private func escaped(_ field: String) -> String {
  var text = ""
  for scalar in field.unicodeScalars {
    switch scalar {
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text
}
