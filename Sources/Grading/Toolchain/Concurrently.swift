import Dispatch
import FoundationEssentials
import Synchronization

/// Maps with a few threads, as many as the machine has cores unless said; results keep the elements' order.
package func concurrently<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int? = nil, _ body: @Sendable (Element) -> Result
) -> [Result] {
  let cores = ProcessInfo.processInfo.activeProcessorCount
  let next = Mutex(0)
  let results = Mutex<[Int: Result]>([:])
  DispatchQueue.concurrentPerform(iterations: min(jobs ?? cores, elements.count)) { _ in
    while true {
      let index = next.withLock { next in
        defer { next += 1 }
        return next
      }
      guard index < elements.count else { return }
      let result = body(elements[index])
      results.withLock { $0[index] = result }
    }
  }
  return results.withLock { all in elements.indices.compactMap { all[$0] } }
}
