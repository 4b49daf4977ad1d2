import Foundation

/// `UserDefaults` that begin empty, are seen by nobody else, and are gone with the object.
///
/// As on an iPhone they hold what a property list can hold, and trap where they get anything else.
public final class MemoryDefaults: UserDefaults {
  private struct Values {
    var set: [String: Any] = [:]
    var registered: [String: Any] = [:]
  }

  private let values = Guarded(Values())

  /// Makes defaults that begin with these values.
  public static func make(_ values: [String: Any] = [:]) -> MemoryDefaults {
    // A suite of its own: what is not overridden here does not reach the user's settings either.
    guard let defaults = MemoryDefaults(suiteName: "TestDoubles.\(UUID().uuidString)") else {
      preconditionFailure("This system makes no user defaults.")
    }
    for (key, value) in values { defaults.set(value, forKey: key) }
    return defaults
  }

  /// Every value that was set, by its key.
  public var contents: [String: Any] { values.withLock { $0.set } }

  public override func object(forKey defaultName: String) -> Any? {
    values.withLock { $0.set[defaultName] ?? $0.registered[defaultName] }
  }

  public override func set(_ value: Any?, forKey defaultName: String) {
    if let url = value as? URL { return set(url, forKey: defaultName) }
    precondition(
      value.map { PropertyListSerialization.propertyList($0, isValidFor: .binary) } ?? true,
      "User defaults cannot hold a value of this type for '\(defaultName)'.")
    values.withLock { $0.set[defaultName] = value }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  public override func set(_ value: Int, forKey defaultName: String) {
    set(value as Any, forKey: defaultName)
  }

  public override func set(_ value: Float, forKey defaultName: String) {
    set(value as Any, forKey: defaultName)
  }

  public override func set(_ value: Double, forKey defaultName: String) {
    set(value as Any, forKey: defaultName)
  }

  public override func set(_ value: Bool, forKey defaultName: String) {
    set(value as Any, forKey: defaultName)
  }

  public override func set(_ url: URL?, forKey defaultName: String) {
    set(url.map { $0.path as Any }, forKey: defaultName)
  }

  public override func removeObject(forKey defaultName: String) {
    set(nil as Any?, forKey: defaultName)
  }

  public override func register(defaults registrationDictionary: [String: Any]) {
    values.withLock { $0.registered.merge(registrationDictionary) { _, new in new } }
  }

  public override func dictionaryRepresentation() -> [String: Any] {
    values.withLock { $0.registered.merging($0.set) { _, set in set } }
  }

  public override func synchronize() -> Bool { true }
}
