public import Foundation

/// Who observes which property by its name.
private final class NamedObserver: NSObject {
  weak var observer: UIResponder?
  let key: String
  let token: any NSObjectProtocol

  init(_ observer: UIResponder, _ key: String, _ token: any NSObjectProtocol) {
    (self.observer, self.key, self.token) = (observer, key, token)
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}

@MainActor private var namedObservers: [ObjectIdentifier: [NamedObserver]] = [:]

extension NSObject {
  /// Calls `observeValue` of the observer whenever the object says that the property of that name has
  /// changed.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: UIResponder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let tell = Unchecked<@MainActor () -> Void> { [weak observer, weak self] in
      observer?.observeValue(
        forKeyPath: keyPath, of: self, change: [.kindKey: NSKeyValueChange.setting.rawValue],
        context: context)
    }
    let token = NotificationCenter.default.addObserver(
      forName: .keyValueDidChange, object: self, queue: nil
    ) { notice in
      guard notice.userInfo?["key"] as? String == keyPath else { return }
      MainActor.assumeIsolated { tell.value() }
    }
    namedObservers[ObjectIdentifier(self), default: []].append(
      NamedObserver(observer, keyPath, token))
    if options.contains(.initial) { tell.value() }
  }

  /// Calls the observer no more for the property of that name.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    namedObservers[ObjectIdentifier(self)]?.removeAll {
      ($0.observer == nil || $0.observer === observer) && $0.key == keyPath
    }
  }
}
