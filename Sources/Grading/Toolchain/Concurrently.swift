import Dispatch
import FoundationEssentials
import Sandbox
import Synchronization

/// Maps with a few threads, as many as the machine has cores unless said; results keep the elements' order.
package func concurrently<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int? = nil, _ body: @Sendable (Element) -> Result
) -> [Result] {
  let cores = ProcessInfo.processInfo.activeProcessorCount
  let shared = Shared<Result>()
  return withoutActuallyEscaping(body) { body in
    let group = DispatchGroup()
    let work: @Sendable () -> Void = {
      while let index = shared.take(below: elements.count) {
        shared.put(body(elements[index]), at: index)
      }
    }
    // Also beyond the number of cores: who waits for a program keeps no core busy.
    for _ in 0..<max(0, min(jobs ?? cores, elements.count) - 1) {
      _ = group.startThread(for: work)
    }
    work()
    group.wait()
    return shared.results(count: elements.count)
  }
}

/// What the threads of one `concurrently` share.
private final class Shared<Result: Sendable>: Sendable {
  private let next = Mutex(0)
  private let made = Mutex<[Int: Result]>([:])

  func take(below count: Int) -> Int? {
    next.withLock { next in
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  func put(_ result: Result, at index: Int) { made.withLock { $0[index] = result } }

  func results(count: Int) -> [Result] {
    made.withLock { made in (0..<count).compactMap { made[$0] } }
  }
}
