/// What a value keeps at a moment, so that it is known whether it has become another value since.
///
/// Only objects can: a learner's object may wait for the one that it will be compared with, to be like it.
struct ValueCopy {
  private let original: Any
  private let parts: [Any]

  init(of value: Any) {
    original = value
    parts = Self.parts(of: value)
  }

  /// Whether parts have changed though nobody has been given the same object.
  func isOutdated(besides other: Any) -> Bool {
    if let first = Self.object(original), first === Self.object(other) { return false }
    let now = Self.parts(of: original)
    return now.count != parts.count || zip(parts, now).contains { areEqual($0, $1) != true }
  }

  /// What is in a learner's value, as far as it is made of Swift's own ones; empty for one of those.
  private static func parts(of value: Any) -> [Any] {
    var found: [Any] = []
    var left = mostParts
    func look<T>(_ value: T, _ isInside: Bool) {
      left -= 1
      guard left > 0 else { return }
      if let wrapper = value as? any Wrapper {
        if let content = wrapper.content { open(content, isInside) }
        return
      }
      if let list = list(value) {
        for element in list { open(element, isInside) }
        return
      }
      let type = Swift.type(of: value)
      guard isOfLearner(type) else {
        if isInside, value is any Equatable, !(type is AnyClass) { found.append(value) }
        return
      }
      for type in learnersTypes(from: type) {
        let isExtra = isExtraProperty(of: value, type)
        for index in 0..<propertyCount(value, type: type) {
          guard let part = property(index, of: value, type), !isExtra(part.name),
            !part.name.hasPrefix("$__lazy_storage")
          else { continue }
          open(part.value, true)
        }
      }
    }
    func open(_ value: Any, _ isInside: Bool) {
      func opened<T>(_ value: T) { look(value, isInside) }
      _openExistential(unwrapped(value), do: opened)
    }
    open(value, false)
    return found
  }

  private static func object(_ value: Any) -> AnyObject? {
    let value = (value as? any Wrapper).map { $0.content ?? $0 } ?? value
    return type(of: value) is AnyClass ? value as AnyObject : nil
  }
}
