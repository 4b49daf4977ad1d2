import Foundation
import XCTest

/// What this run was asked to do.
let order = Order.read()

/// Runs the checks that the order names, in that order, and reports each on the channel.
///
/// Records: `canary COUNT`, `start ID`, `facts ID`, `value ID TEXT`, `fail ID TEXT` with or without the
/// learner's FILE and LINE, `heard ID` of a failure that is none, `skip ID TEXT`, `end ID SECONDS`, and `done` when
/// every check that was asked for has ended. A run that breaks off says on its last line where.
/// What a check prints stands below a line of its id after the character 1E on standard output.
func runChecks(of steps: [CheckStep]) -> Never {
  prepareForAccidents(channel: channel, secret: order.secret)
  // What was printed before a crash is seen, too.
  setvbuf(stdout, nil, _IONBF, 0)
  let known = steps.flatMap { step in step.entries.map { ($0.id, (step, $0)) } }
  let byID = Dictionary(known, uniquingKeysWith: { first, _ in first })
  var current: CheckCase.Type?
  for id in order.checks {
    guard let (step, entry) = byID[id] else { continue }
    surroundings.restore()
    if current == nil { listen(to: step.canary) }
    startClock(limit: order.limit)
    if current != entry.type {
      current?.tearDown()
      entry.type.setUp()
      current = entry.type
    }
    run(entry)
    listen(to: step.canary)
  }
  current?.tearDown()
  report("done")
  leave(order.exitStatus)
}

private let surroundings = Surroundings()

/// Whether this is the author's own code, told at its start which mistake to make: nobody's word is doubted.
private let isMutant = CommandLine.argc == 2

private func run(_ entry: CheckEntry) {
  reportStart(of: entry.id)
  markOutput(entry.id)
  startClock(limit: order.limit)
  let begin = ContinuousClock.now
  let instance = entry.instance()
  instance.trial = isMutant ? nil : "heard \(order.seed)"
  instance.onFailure = { [heard = instance.trial.map { "failed - \($0)" }] text in
    if text == heard { return report("heard", of: entry.id) }
    if let place = CheckFailure.place {
      report("fail", of: entry.id, text, place.file, String(place.line))
    } else {
      report("fail", of: entry.id, text)
    }
    // XCTest ends the whole program here; the checks that are left get a program of their own. A mutant
    // need only be noticed.
    if !instance.continueAfterFailure || isMutant {
      end(entry, since: begin)
      leave(order.exitStatus)
    }
  }
  instance.run()
  instance.body = nil
  instance.onFailure = nil
  if let reason = instance.skipReason ?? (instance.testRun?.hasBeenSkipped == true ? "" : nil) {
    report("skip", of: entry.id, reason)
  }
  end(entry, since: begin)
}

private func end(_ entry: CheckEntry, since begin: ContinuousClock.Instant) {
  startClock(limit: order.limit)
  let (seconds, attoseconds) = (ContinuousClock.now - begin).components
  report("end", of: entry.id, String(Double(seconds) + Double(attoseconds) / 1e18))
}

/// Lets a check fail in every way that the step's checks can fail, and reports how often it did.
private func listen(to canary: CheckEntry) {
  if isMutant { return }
  var failures = 0
  var isSinging = false
  let instance = canary.instance()
  // What the check before has left running may fail now, on another thread or in between: that is no song.
  instance.onFailure = { _ in if Thread.isMainThread, isSinging { failures += 1 } }
  instance.body = { [song = instance.body] in
    isSinging = true
    defer { isSinging = false }
    try song?()
  }
  instance.run()
  isSinging = true
  instance.canaryOfLiterals()
  isSinging = false
  instance.body = nil
  instance.onFailure = nil
  report("canary", String(failures))
}

private func leave(_ status: Int32) -> Never {
  fflush(nil)
  _exit(status)
}
