import Foundation

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

extension NavigationPath {
  /// What a path is written as; nil stands for a value that cannot be written.
  public struct CodableRepresentation: Codable, Equatable {
    private let entries: [Entry]

    private struct Entry: Codable, Equatable {
      let type: String
      let value: String
    }

    fileprivate init?(_ path: NavigationPath) {
      var entries: [Entry] = []
      for value in path.values {
        guard let known = value.base as? any Codable & Hashable,
          let name = _mangledTypeName(type(of: value.base)),
          let bytes = try? JSONEncoder().encode([AnyWritten(known)])
        else { return nil }
        entries.append(Entry(type: name, value: String(decoding: bytes, as: UTF8.self)))
      }
      self.entries = entries
    }

    fileprivate var values: [AnyHashable] {
      entries.compactMap { entry in
        guard let type = _typeByName(entry.type) as? any (Codable & Hashable).Type else {
          return nil
        }
        return Self.read(type, from: Data(entry.value.utf8))
      }
    }

    private static func read<Value: Codable & Hashable>(
      _ type: Value.Type, from bytes: Data
    ) -> AnyHashable? { (try? JSONDecoder().decode([Value].self, from: bytes))?.first }
  }

  /// The path in a form that can be kept; nil if one of its values cannot.
  public var codable: CodableRepresentation? { CodableRepresentation(self) }

  /// Takes a path that was kept.
  public init(_ codable: CodableRepresentation) { values = codable.values }
}

/// A value that is written as what it holds.
private struct AnyWritten: Encodable {
  let value: any Encodable
  init(_ value: any Encodable) { self.value = value }
  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
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
