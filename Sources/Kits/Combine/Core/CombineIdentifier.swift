import Foundation

/// Tells one subscriber or subscription from every other.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let counter = Crossing(Counter())
  private let number: UInt

  /// One that nobody else has.
  public init() { number = Self.counter.value.next() }

  /// The one of an object.
  public init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object)) }

  public var description: String { "0x" + String(number, radix: 16) }

  private final class Counter {
    private let lock = NSLock()
    private var last: UInt = 0

    func next() -> UInt {
      lock.withLock {
        last += 1
        return last
      }
    }
  }
}

/// What can be told apart from others of its kind.
public protocol CustomCombineIdentifierConvertible {
  /// The same for as long as it lives.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
