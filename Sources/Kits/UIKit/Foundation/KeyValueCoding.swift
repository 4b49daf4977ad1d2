import Foundation

#if !canImport(ObjectiveC)
  /// Values that were set by a name.
  private let namedValues = SideTable<String>()

  extension NSObject {
    /// Keeps the value under the name, for `value(forKey:)`; only user defaults do with it what their own methods do.
    public func setValue(_ value: Any?, forKey key: String) {
      if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
      namedValues.set(value, for: key, of: self)
    }

    /// What was set under the name, or else the stored property of that name; nil if there is neither.
    public func value(forKey key: String) -> Any? {
      if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
      if let value = namedValues.value(for: key, of: self) { return value }
      // The field of a search bar was to be had only by its name once.
      let name = key == "searchField" && self is UISearchBar ? "searchTextField" : key
      return storedValue(name, of: self)
    }
  }

  /// The value of a stored property, with the optional around it taken off; nil if there is none.
  func storedValue(_ name: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      // What `@objc dynamic` stands for keeps the value inside.
      let wrapper = level.children.first { $0.label == "_\(name)" && $0.value is any AnyDynamicVar }
      let found = (wrapper?.value as? any AnyDynamicVar)?.anyValue
      if let found = found ?? level.children.first(where: { $0.label == name })?.value {
        let inside = Mirror(reflecting: found)
        return inside.displayStyle == .optional ? inside.children.first?.value : found
      }
      mirror = level.superclassMirror
    }
    return nil
  }
#endif
