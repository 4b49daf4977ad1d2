import Foundation

/// Registered classes, and views that wait to be used again.
@MainActor
struct ReusePool<Reused: UIView> {
  private var makers: [String: () -> Reused] = [:]
  private var waiting: [String: [Reused]] = [:]

  mutating func register(_ identifier: String, _ make: (() -> Reused)?) {
    makers[identifier] = make
  }

  mutating func put(_ view: Reused, for identifier: String?) {
    view.removeFromSuperview()
    if let identifier { waiting[identifier, default: []].append(view) }
  }

  /// One that was used before, after `prepare`, or a new one; nil if nothing is registered.
  mutating func take(_ identifier: String, prepare: (Reused) -> Void) -> Reused? {
    if let view = waiting[identifier]?.popLast() {
      prepare(view)
      return view
    }
    return makers[identifier]?()
  }
}
