import Foundation

extension Int {
  /// So many seconds, as a player shows them.
  var asLength: String { String(format: "%d:%02d", self / 60, self % 60) }
}
