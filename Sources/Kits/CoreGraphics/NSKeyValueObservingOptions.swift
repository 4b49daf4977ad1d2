/// What somebody who observes a property wants to hear of.
///
/// Foundation's where Objective-C is. UIKit and Combine both show it, and this module is what they share.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after the change.
  public static let new = Self(rawValue: 1)
  /// The value before the change.
  public static let old = Self(rawValue: 2)
  /// The value that is there already.
  public static let initial = Self(rawValue: 4)
  /// A publisher sends the value before the change as well; nobody else hears of it in advance.
  public static let prior = Self(rawValue: 8)
}
