import Foundation

/// Lets the main thread do its work in the middle of a check: run loop, main queue and main actor.
///
/// Time is not waited for: a check goes on as soon as what it waits for holds. Something that never holds
/// takes about a second, until the turns are used up; once that has happened, less where nothing is under
/// way any more. Inside an asynchronous check write `await` before a call; a synchronous function that
/// such a check calls cannot turn the main thread.
@preconcurrency @MainActor
public enum MainQueue {
  /// Works until the condition holds; false if that has not happened after so many turns.
  @discardableResult
  public static func run(
    turns limit: Int = 1000, until condition: @autoclosure () -> Bool
  ) -> Bool {
    var turns = Turns(limit)
    while !condition() {
      guard turns.areLeft() else { return false }
      if turns.seemUseless {
        settle()
        if turns.areUseless { return condition() }
      }
      // A time that is just over would make the run loop set a timer, which wakes other threads.
      let end = turns.areHasty ? Date.distantPast : Date(timeIntervalSinceNow: turns.patience)
      _ = RunLoop.main.run(mode: .default, before: end)
    }
    return true
  }

  /// The same in an asynchronous check.
  @discardableResult
  public static func run(
    turns limit: Int = 1000, until condition: @autoclosure () -> Bool
  ) async -> Bool {
    var turns = Turns(limit)
    while !condition() {
      guard turns.areLeft() else { return false }
      if turns.seemUseless {
        await settle()
        if turns.areUseless { return condition() }
      }
      if turns.areHasty {
        await letOthersRun()
      } else {
        try? await Task.sleep(for: .seconds(turns.patience))
      }
    }
    return true
  }

  /// Works until the task has ended; false if that has not happened after so many turns.
  @discardableResult
  public static func run<Success, Failure>(
    turns limit: Int = 1000, until task: Task<Success, Failure>
  ) -> Bool {
    let end = End()
    Task {
      _ = await task.result
      end.isReached = true
    }
    return run(turns: limit, until: end.isReached)
  }

  /// Lets work that is already on its way between threads arrive, before a check says what did not happen.
  public static func settle() {
    var rest = Rest()
    repeat { _ = RunLoop.main.run(mode: .default, before: .distantPast) } while !rest.isReached()
  }

  /// The same in an asynchronous check.
  public static func settle() async {
    var rest = Rest()
    repeat { await waitForTurn() } while !rest.isReached()
  }

  /// The main queue is told by a mark: in a program with an asynchronous `main` no thread is the main one.
  nonisolated static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  private nonisolated static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Lets what is ready on the main queue go first, which takes no other thread: `Task.yield()` goes by way of one,
  /// whose own way to rest is then seen as work.
  private static func waitForTurn() async {
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
  }

  private static func letOthersRun() async {
    await Task.yield()
    await Task.detached(priority: .background) { await Task.yield() }.value
  }
}

/// What is left of the patience of somebody who waits.
@MainActor
private struct Turns {
  /// A turn without work ends after a millisecond: threads other than this one get their time so.
  private static let shortPatience = 0.001
  /// Where nothing has happened for long, each look costs more than it is likely to find.
  private static let longPatience = 0.004
  /// What is all the patience that there is, unless somebody asks for more.
  private static let allTurns = 1000
  /// Turns that take no time at all come first: most of what is waited for is ready.
  private static let hastyTurns = 20
  /// After so many turns in a row in which the main thread had nothing to do, it is looked for others.
  private static let idleTurns = 40
  /// How many of the long turns that follow come before each further look.
  private static let longTurns = 10
  /// Whether this process has once been patient to the end, and for nothing. A thread that sleeps cannot be
  /// told from one that has nothing to do, so that nobody is given up for it before that.
  private static var haveBeenInVain = false

  private let limit: Int
  private let begin = ContinuousClock.now
  private var turn = -1
  private var idle = 0
  private var lastLook = ContinuousClock.now

  init(_ limit: Int) { self.limit = limit }

  var areHasty: Bool { turn < Self.hastyTurns }

  /// How long a turn without work may take, in seconds.
  var patience: Double { idle > Self.idleTurns ? Self.longPatience : Self.shortPatience }

  /// Takes a turn; false if there is none any more.
  mutating func areLeft() -> Bool {
    turn += 1
    let now = ContinuousClock.now
    // The run loop ends a turn at once if it has had something to do.
    idle = now - lastLook >= .seconds(Self.shortPatience * 0.9) ? idle + 1 : 0
    lastLook = now
    guard areUsedUp else { return true }
    if limit >= Self.allTurns { Self.haveBeenInVain = true }
    return false
  }

  /// Whether it is time to come to rest and ask for more.
  var seemUseless: Bool {
    // The timers are asked in the first vain wait, too: that is how the queues' own beat becomes known.
    idle >= Self.idleTurns && idle.isMultiple(of: Self.longTurns) && isNothingDue
      && Self.haveBeenInVain
  }

  /// Whether nothing is under way any more, nor will be before the turns are used up.
  var areUseless: Bool { !OtherThreads.areAtWork(Self.shortPatience) && isNothingDue }

  private var isNothingDue: Bool { OtherThreads.isTimer(dueWithin: left) == false }

  /// Whether the turns are used up, or the time that they should have taken: most systems wake a thread
  /// late. On a busy machine, others that are at work get some more of them.
  private var areUsedUp: Bool {
    if turn >= 5 * limit { return true }
    // A clock goes on while nobody has their turn, so that it is not enough.
    let isTimeUp = turn >= limit / 5 && left <= .zero
    return (turn >= limit || isTimeUp) && !OtherThreads.areAtWork(Self.shortPatience)
  }

  private var left: Duration {
    .seconds(Self.shortPatience) * limit - (ContinuousClock.now - begin)
  }
}

@MainActor
private final class End {
  var isReached = false
}
