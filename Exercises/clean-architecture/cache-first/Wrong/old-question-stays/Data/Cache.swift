// caught by: Step1CacheFirst.testRepositoryMakesNothing
import Foundation

/// A value that is good for some time.
public struct CacheEntry {
  public let value: Any
  public let storedAt: Date
  public let timeToLive: TimeInterval

  public init(value: Any, storedAt: Date, timeToLive: TimeInterval) {
    self.value = value
    self.storedAt = storedAt
    self.timeToLive = timeToLive
  }

  public var isExpired: Bool { isExpired(at: Date()) }

  public func isExpired(at now: Date) -> Bool {
    now.timeIntervalSince(storedAt) >= timeToLive
  }
}

public protocol Cache {
  func entry(forKey key: String) -> CacheEntry?

  /// Throws if there is no room left.
  func store(_ entry: CacheEntry, forKey key: String) throws
}

/// A cache that lives as long as the app does.
public final class MemoryCache: Cache {
  public static let shared = MemoryCache()

  private let lock = NSLock()
  private var entries: [String: CacheEntry] = [:]

  public init() {}

  public func entry(forKey key: String) -> CacheEntry? {
    lock.withLock { entries[key] }
  }

  public func store(_ entry: CacheEntry, forKey key: String) throws {
    lock.withLock { entries[key] = entry }
  }
}
