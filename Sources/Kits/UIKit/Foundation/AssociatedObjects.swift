import Foundation

#if !canImport(ObjectiveC)
  /// How an object keeps another one that is fastened to it.
  public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// What is kept beside objects that have no room for it, forgotten some time after they are gone.
  final class SideTable<Key: Hashable>: @unchecked Sendable {
    private struct Entry {
      weak var owner: AnyObject?
      var values: [Key: Any] = [:]
    }
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// How many there have to be until those are looked for whose owner is gone.
    private var sweepCount = 16
    private let lock = NSLock()

    func set(_ value: Any?, for key: Key, of object: AnyObject) {
      lock.lock()
      var entry = entries[ObjectIdentifier(object)] ?? Entry(owner: object)
      if entry.owner !== object { entry = Entry(owner: object) }
      entry.values[key] = value
      let old = entries.updateValue(entry, forKey: ObjectIdentifier(object))
      var gone: [ObjectIdentifier: Entry] = [:]
      if entries.count >= sweepCount {
        gone = entries.filter { $0.value.owner == nil }
        for id in gone.keys { entries[id] = nil }
        sweepCount = max(16, 2 * entries.count)
      }
      lock.unlock()
      // Let go of behind the lock: they may have something beside themselves.
      withExtendedLifetime((old, gone)) {}
    }

    func value(for key: Key, of object: AnyObject) -> Any? {
      lock.withLock {
        guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else {
          return nil
        }
        return entry.values[key]
      }
    }

    func removeAll(of object: AnyObject) {
      let old = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
      withExtendedLifetime(old) {}
    }
  }

  private let associations = SideTable<UnsafeRawPointer>()

  /// Fastens a value to an object, where an extension would like to have a stored property.
  ///
  /// Views and controllers let go of it when they go; of other objects it stays for a while.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    var value = value
    if policy == .OBJC_ASSOCIATION_ASSIGN, let held = value, type(of: held) is AnyClass {
      value = Kept(held as AnyObject, isWeak: true)
    }
    if let responder = object as? UIResponder {
      let old = responder.fastened[key]
      responder.fastened[key] = value
      // Let go of when nothing is being written: it may look for what else is fastened.
      withExtendedLifetime(old) {}
      return
    }
    associations.set(value, for: key, of: object as AnyObject)
  }

  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let value =
      if let responder = object as? UIResponder {
        responder.fastened[key]
      } else {
        associations.value(for: key, of: object as AnyObject)
      }
    if let kept = value as? Kept { return kept.object }
    return value
  }

  public func objc_removeAssociatedObjects(_ object: Any) {
    if let responder = object as? UIResponder {
      let old = responder.fastened
      responder.fastened = [:]
      withExtendedLifetime(old) {}
    }
    associations.removeAll(of: object as AnyObject)
  }

  /// Runs the closure; there is no pool to be emptied.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }

  private let recursiveLocks = SideTable<Int>()
  private let lockOfLocks = NSLock()

  private func recursiveLock(of object: Any) -> NSRecursiveLock {
    lockOfLocks.withLock {
      if let lock = recursiveLocks.value(for: 0, of: object as AnyObject) as? NSRecursiveLock {
        return lock
      }
      let lock = NSRecursiveLock()
      recursiveLocks.set(lock, for: 0, of: object as AnyObject)
      return lock
    }
  }

  /// Lets one thread in until it has left, which may come in several times.
  @discardableResult
  public func objc_sync_enter(_ object: Any) -> Int32 {
    recursiveLock(of: object).lock()
    return 0
  }
  @discardableResult
  public func objc_sync_exit(_ object: Any) -> Int32 {
    recursiveLock(of: object).unlock()
    return 0
  }

  extension NSData.WritingOptions {
    /// The name of `atomic` before Swift 3.
    public static var atomicWrite: NSData.WritingOptions { .atomic }
  }
#endif
