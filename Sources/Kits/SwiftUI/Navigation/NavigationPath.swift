/// The values, of any type, of the screens above the root of a navigation stack.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Nothing above the root.
  public init() {}

  /// Takes the values from the bottom to the top.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many screens there are above the root.
  public var count: Int { values.count }
  /// Whether the root is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Goes on to the screen for a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Goes back so many screens; there must be as many.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// How a navigation stack reads and writes the path that it was given.
struct PathAccess {
  let values: () -> [AnyHashable]
  /// False if the path does not hold values of that type.
  let append: (AnyHashable) -> Bool
  let removeLast: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = { value in
      path.wrappedValue.values.append(value)
      return true
    }
    removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let value = value.base as? Data.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    removeLast = { count in
      let new = path.wrappedValue.dropLast(count)
      path.wrappedValue = Data(new)
    }
  }
}
