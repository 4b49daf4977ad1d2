import Foundation

/// An array of elements that have ids by themselves.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// An empty array.
  public init() { self.init(id: \.id) }

  /// Takes elements, of which no two may have the same id.
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, id: \.id)
  }

  /// Takes elements; of those with the same id the first stays.
  public init(_ elements: some Sequence<Element>) { self.init(elements, id: \.id) }

  /// Takes elements; the closure says which one stays of two with the same id.
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(elements, id: \.id, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// Takes elements, of which no two may have the same id.
  public init(arrayLiteral elements: Element...) { self.init(uniqueElements: elements) }
}

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Puts elements in the place of others; those whose ids are elsewhere already are left out.
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<Element>
  ) {
    if !subrange.isEmpty {
      // Not `removeSubrange`: of a collection that replaces ranges, that replaces a range, too.
      var left = elements
      left.removeSubrange(subrange)
      replaceAll(by: left)
    }
    var place = subrange.lowerBound
    for element in newElements where insert(element, at: place).inserted { place += 1 }
  }

  /// Moves elements in front of the one that is at another place now.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let place = destination - source.filter { $0 < destination }.count
    remove(atOffsets: source)
    for (offset, element) in moved.enumerated() { insert(element, at: place + offset) }
  }

  /// Removes the elements at these places.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: offset) }
  }
}

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether both have the same elements in the same order.
  public static func == (left: Self, right: Self) -> Bool { left.elements == right.elements }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Adds the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray: Encodable where Element: Encodable {
  /// Writes the elements as an array.
  public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  /// Reads an array, of whose elements no two may have the same id.
  public init(from decoder: any Decoder) throws {
    let elements = try [Element](from: decoder)
    self.init(elements)
    guard count == elements.count else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "Two elements have the same id."))
    }
  }
}

extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// As an array is written.
  public var description: String { elements.description }
  /// As an array is written, with the type.
  public var debugDescription: String { "IdentifiedArray(\(elements.debugDescription))" }
  /// That of an array.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Brings the elements into their order.
  public mutating func sort() { sort(by: <) }
}

extension IdentifiedArray: IdentityComparable {
  func isIdentityEqual(to other: Any) -> Bool {
    guard Element.self is any ObservableState.Type, let other = other as? Self else {
      return false
    }
    return ids == other.ids
  }
}
