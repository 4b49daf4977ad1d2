import Foundation

/// Lets the main thread do its work in the middle of a check: run loop, main queue and main actor.
///
/// Time is not waited for: a check goes on as soon as what it waits for holds. Only something that never
/// holds takes about a second, until the turns are used up. Inside an asynchronous check write `await`
/// before a call; a synchronous function that such a check calls cannot turn the main thread.
@preconcurrency @MainActor
public enum MainQueue {
  /// A turn without work ends after a millisecond: threads other than this one get their time so.
  private nonisolated static let patience = 0.001
  /// Turns that take no time at all come first: most of what is waited for is ready.
  private nonisolated static let hastyTurns = 20

  /// Works until the condition holds; false if that has not happened after so many turns.
  @discardableResult
  public static func run(
    turns limit: Int = 1000, until condition: @autoclosure () -> Bool
  ) -> Bool {
    let begin = ContinuousClock.now
    for turn in 0... {
      if condition() { return true }
      if isLast(turn, of: limit, since: begin) { break }
      // A time that is just over would make the run loop set a timer, which wakes other threads.
      let end = turn < hastyTurns ? Date.distantPast : Date(timeIntervalSinceNow: patience)
      _ = RunLoop.main.run(mode: .default, before: end)
    }
    return false
  }

  /// The same in an asynchronous check.
  @discardableResult
  public static func run(
    turns limit: Int = 1000, until condition: @autoclosure () -> Bool
  ) async -> Bool {
    let begin = ContinuousClock.now
    for turn in 0... {
      if condition() { return true }
      if isLast(turn, of: limit, since: begin) { break }
      if turn < hastyTurns {
        await letOthersRun()
      } else {
        try? await Task.sleep(for: .seconds(patience))
      }
    }
    return false
  }

  /// Whether the turns are used up, or the time that they should have taken: most systems wake a thread
  /// late. On a busy machine, others that are at work get some more of them.
  private nonisolated static func isLast(
    _ turn: Int, of limit: Int, since begin: ContinuousClock.Instant
  ) -> Bool {
    if turn >= 5 * limit { return true }
    // A clock goes on while nobody has their turn, so that it is not enough.
    let isTimeUp =
      turn >= limit / 5
      && ContinuousClock.now - begin >= .seconds(patience) * limit
    return (turn >= limit || isTimeUp) && !OtherThreads.areAtWork(patience)
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
    repeat { await Task.yield() } while !rest.isReached()
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

  private static func letOthersRun() async {
    await Task.yield()
    await Task.detached(priority: .background) { await Task.yield() }.value
  }
}

@MainActor
private final class End {
  var isReached = false
}
