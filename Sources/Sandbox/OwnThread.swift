package import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Starts a thread for some work, which is let go of before `end` is called; false where the system lets nobody have
/// one more: then neither is.
///
/// A queue of Dispatch would wait for a thread for ever then, and as root its threads forget how nice the program
/// was asked to be.
package func startThread(
  for work: @escaping @Sendable () -> Void, end: @escaping @Sendable () -> Void = {}
) -> Bool {
  let box = unsafe Unmanaged.passRetained(Box(work: work, end: end))
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let code = unsafe pthread_create(
    &thread, nil,
    { argument in
      #if canImport(Darwin)
        let opaque = unsafe argument
      #else
        guard let opaque = unsafe argument else { return nil }
      #endif
      unsafe finish(Unmanaged<Box>.fromOpaque(opaque))()
      return nil
    }, box.toOpaque())
  guard code == 0 else {
    unsafe box.release()
    return false
  }
  #if canImport(Darwin)
    if let thread { unsafe pthread_detach(thread) }
  #else
    pthread_detach(thread)
  #endif
  return true
}

extension DispatchGroup {
  /// The same for work that is waited for, if it is begun.
  package func startThread(for work: @escaping @Sendable () -> Void) -> Bool {
    enter()
    if Sandbox.startThread(for: work, end: leave) { return true }
    leave()
    return false
  }
}

private func finish(_ box: Unmanaged<Box>) -> @Sendable () -> Void {
  let box = unsafe box.takeRetainedValue()
  box.work()
  return box.end
}

private final class Box: Sendable {
  let work: @Sendable () -> Void
  let end: @Sendable () -> Void

  init(work: @escaping @Sendable () -> Void, end: @escaping @Sendable () -> Void) {
    self.work = work
    self.end = end
  }
}
