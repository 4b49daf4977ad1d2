import Foundation

#if !canImport(ObjectiveC)
  extension NSSortDescriptor {
    /// By the stored property, or a dictionary's value, of that name; without a name by the objects themselves.
    public convenience init(key: String?, ascending: Bool) {
      self.init(keyPath: \Any.self, ascending: ascending) { left, right in
        let (left, right) = (Self.value(of: left, for: key), Self.value(of: right, for: key))
        // What is not there comes first.
        if left == nil || right == nil {
          return left != nil ? .orderedDescending : right != nil ? .orderedAscending : .orderedSame
        }
        return Comparison.order(left, right, []) ?? .orderedSame
      }
    }

    private static func value(of object: Any, for key: String?) -> Any? {
      guard let key else { return object }
      return key.split(separator: ".").reduce(object) { value, name in
        value.flatMap { Comparison.part(String(name), of: $0) }
      }
    }
  }
#endif
