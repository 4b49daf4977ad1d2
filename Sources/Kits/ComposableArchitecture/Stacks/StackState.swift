/// The features on a navigation stack, from the bottom to the top, each with an id of its own.
public struct StackState<Element> {
  private var storage = IdentifiedArray<StackElementID, Entry>(id: \.id)

  private struct Entry {
    let id: StackElementID
    var element: Element
  }

  /// Nothing above the root.
  public init() {}

  /// The ids, from the bottom to the top.
  public var ids: [StackElementID] { storage.ids }

  /// The feature with an id; setting nil takes it off, and a new id puts it on top.
  public subscript(id id: StackElementID) -> Element? {
    get { storage[id: id]?.element }
    _modify {
      var element = storage[id: id]?.element
      defer { storage[id: id] = element.map { Entry(id: id, element: $0) } }
      yield &element
    }
    set { storage[id: id] = newValue.map { Entry(id: id, element: $0) } }
  }

  /// The feature with an id, if it is one case of an enum.
  public subscript<Case>(
    id id: StackElementID, case path: CaseKeyPath<Element, Case>
  ) -> Case? where Element: CasePathable {
    get { self[id: id]?[case: path] }
    set {
      guard self[id: id]?[case: path] != nil else {
        return reportIssue("The element \(id) of the stack is another case than the one set.")
      }
      self[id: id] = newValue.map { path($0) }
    }
  }

  /// Takes off the feature with an id and all above it.
  public mutating func pop(from id: StackElementID) {
    guard let place = storage.index(id: id) else { return }
    storage.removeSubrange(place...)
  }

  /// Takes off all above the feature with an id.
  public mutating func pop(to id: StackElementID) {
    guard let place = storage.index(id: id) else { return }
    storage.removeSubrange((place + 1)...)
  }

  mutating func push(_ element: Element, id: StackElementID) {
    storage.append(Entry(id: id, element: element))
  }
}

extension StackState: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// Nought.
  public var startIndex: Int { storage.startIndex }
  /// The number of features.
  public var endIndex: Int { storage.endIndex }

  /// The feature at a place.
  public subscript(position: Int) -> Element {
    get { storage[position].element }
    _modify { yield &storage[position].element }
    set { storage[position].element = newValue }
  }

  /// Puts features in the place of others; each gets a new id.
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<Element>
  ) {
    let next = DependencyValues._current.stackElementID
    storage.removeSubrange(subrange)
    for (offset, element) in newElements.enumerated() {
      storage.insert(Entry(id: next(), element: element), at: subrange.lowerBound + offset)
    }
  }
}

extension StackState: ExpressibleByArrayLiteral {
  /// Takes the features from the bottom to the top.
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension StackState: Equatable where Element: Equatable {
  /// Whether both hold equal features with the same ids.
  public static func == (left: Self, right: Self) -> Bool {
    left.ids == right.ids && left.elementsEqual(right)
  }
}

extension StackState: Hashable where Element: Hashable {
  /// Adds ids and features.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ids)
    for element in self { hasher.combine(element) }
  }
}

extension StackState: @unchecked Sendable where Element: Sendable {}

extension StackState: CustomReflectable {
  /// Features by their ids.
  public var customMirror: Mirror {
    Mirror(
      self, children: storage.map { (label: "\($0.id)", value: $0.element as Any) },
      displayStyle: .dictionary)
  }
}

/// Tells the features of stacks apart; in a test they count from 0.
public struct StackElementID: Hashable, Sendable, ExpressibleByIntegerLiteral,
  CustomStringConvertible
{
  let generation: Int

  init(generation: Int) { self.generation = generation }

  /// The id of the feature that was put on a stack so many features after the first.
  public init(integerLiteral value: Int) { generation = value }

  /// As `#0`.
  public var description: String { "#\(generation)" }
}

/// Makes the ids of stacks.
final class StackElementIDs: Sendable {
  private let next: LockIsolated<Int>

  init(next: Int = 0) { self.next = LockIsolated(next) }

  func callAsFunction() -> StackElementID {
    StackElementID(
      generation: next.withValue { next in
        defer { next += 1 }
        return next
      })
  }

  /// Takes notice of an id that somebody else has made.
  func note(_ id: StackElementID) {
    next.withValue { [generation = id.generation] in $0 = Swift.max($0, generation + 1) }
  }

  var peeked: Int { next.value }
}

extension DependencyValues {
  var stackElementID: StackElementIDs {
    get { self[StackElementIDKey.self] }
    set { self[StackElementIDKey.self] = newValue }
  }
}

private enum StackElementIDKey: DependencyKey {
  static let liveValue = StackElementIDs()
  static let testValue = StackElementIDs()
}
