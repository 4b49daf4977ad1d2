/// An array whose elements are found by their ids at once, and never have the same id twice.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// Where an element is told its id by.
  public let id: KeyPath<Element, ID>
  private var elementList: [Element] = []
  private var places: [ID: Int] = [:]

  /// An empty array; `id` leads from an element to its id.
  public init(id: KeyPath<Element, ID>) { self.id = id }

  /// Takes elements, of which no two may have the same id.
  public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.id = id
    for element in elements {
      precondition(append(element).inserted, "Two elements have the id \(element[keyPath: id]).")
    }
  }

  /// Takes elements; of those with the same id the first stays.
  public init(_ elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.id = id
    for element in elements { append(element) }
  }

  /// Takes elements; the closure says which one stays of two with the same id.
  public init(
    _ elements: some Sequence<Element>, id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.id = id
    for element in elements {
      if let place = places[element[keyPath: id]] {
        elementList[place] = try combine(elementList[place], element)
      } else {
        append(element)
      }
    }
  }

  /// The ids in the order of the elements.
  public var ids: [ID] { elementList.map { $0[keyPath: id] } }

  /// The elements as an ordinary array.
  public var elements: [Element] { elementList }

  /// The place of the element with an id.
  public func index(id: ID) -> Int? { places[id] }

  /// The element with an id; setting it adds, replaces or, with nil, removes it.
  public subscript(id id: ID) -> Element? {
    get { places[id].map { elementList[$0] } }
    _modify {
      var element = places[id].map { elementList[$0] }
      yield &element
      put(element, as: id)
    }
    set { put(newValue, as: id) }
  }

  private mutating func put(_ element: Element?, as id: ID) {
    guard let element else {
      remove(id: id)
      return
    }
    precondition(
      element[keyPath: self.id] == id, "An element cannot be put under an id that is not its own.")
    if let place = places[id] { elementList[place] = element } else { append(element) }
  }

  // MARK: Adding

  /// Adds an element at the end, unless its id is there already.
  @discardableResult
  public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
    insert(item, at: elementList.endIndex)
  }

  /// Adds elements at the end, without those whose ids are there already.
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    for element in newElements { append(element) }
  }

  /// Adds an element at a place, unless its id is there already.
  @discardableResult
  public mutating func insert(_ item: Element, at index: Int) -> (inserted: Bool, index: Int) {
    if let place = places[item[keyPath: id]] { return (false, place) }
    elementList.insert(item, at: index)
    notePlaces(from: index)
    return (true, index)
  }

  /// Replaces the element with the same id, or adds it at the end.
  @discardableResult
  public mutating func updateOrAppend(_ item: Element) -> Element? {
    updateOrInsert(item, at: elementList.endIndex).originalMember
  }

  /// Replaces the element with the same id, or adds it at a place.
  @discardableResult
  public mutating func updateOrInsert(
    _ item: Element, at index: Int
  ) -> (originalMember: Element?, index: Int) {
    guard let place = places[item[keyPath: id]] else {
      return (nil, insert(item, at: index).index)
    }
    let old = elementList[place]
    elementList[place] = item
    return (old, place)
  }

  /// Replaces the element at a place by one with the same id, and returns the old one.
  @discardableResult
  public mutating func update(_ item: Element, at index: Int) -> Element {
    let old = elementList[index]
    self[index] = item
    return old
  }

  // MARK: Removing

  /// Removes the element with an id, if it is there, and returns it.
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    places[id].map { remove(at: $0) }
  }

  /// Removes the element with the same id, if it is there, and returns it.
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? { remove(id: element[keyPath: id]) }

  /// Removes the element at a place and returns it.
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element = elementList.remove(at: index)
    places[element[keyPath: id]] = nil
    notePlaces(from: index)
    return element
  }

  /// Removes all elements that a condition holds for.
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let left = try elementList.filter { try !shouldBeRemoved($0) }
    replaceAll(by: left)
  }

  /// Removes everything.
  public mutating func removeAll(keepingCapacity: Bool = false) {
    elementList.removeAll(keepingCapacity: keepingCapacity)
    places.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Removes the elements at these places.
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    var left = elementList
    left.removeSubrange(bounds)
    replaceAll(by: left)
  }

  /// Removes the first element, which must be there, and returns it.
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }

  /// Removes the last element, which must be there, and returns it.
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: elementList.count - 1) }

  /// Removes so many elements from the beginning.
  public mutating func removeFirst(_ count: Int) { removeSubrange(0..<count) }

  /// Removes so many elements from the end.
  public mutating func removeLast(_ count: Int) {
    removeSubrange(elementList.count - count..<elementList.count)
  }

  /// Keeps the elements that a condition holds for.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var array = self
    try array.removeAll { try !isIncluded($0) }
    return array
  }

  /// The elements in another order, with all the same ids.
  mutating func replaceAll(by list: [Element]) {
    elementList = list
    places.removeAll(keepingCapacity: true)
    notePlaces(from: 0)
  }

  private mutating func notePlaces(from start: Int) {
    for place in start..<elementList.count { places[elementList[place][keyPath: id]] = place }
  }

  // MARK: Order

  /// Brings the elements into an order.
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    replaceAll(by: try elementList.sorted(by: areInIncreasingOrder))
  }

  /// Brings the elements into a random order.
  public mutating func shuffle() { replaceAll(by: elementList.shuffled()) }

  /// Brings the elements into a random order, by a generator of your choice.
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    replaceAll(by: elementList.shuffled(using: &generator))
  }

  /// Turns the order around.
  public mutating func reverse() { replaceAll(by: elementList.reversed()) }

  /// Exchanges two elements.
  public mutating func swapAt(_ left: Int, _ right: Int) {
    elementList.swapAt(left, right)
    places[elementList[left][keyPath: id]] = left
    places[elementList[right][keyPath: id]] = right
  }
}

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  /// Nought.
  public var startIndex: Int { elementList.startIndex }
  /// The number of elements.
  public var endIndex: Int { elementList.endIndex }

  /// The element at a place; one that is set must have the same id.
  public subscript(position: Int) -> Element {
    get { elementList[position] }
    _modify {
      let old = elementList[position][keyPath: id]
      yield &elementList[position]
      precondition(
        elementList[position][keyPath: id] == old,
        "The element at \(position) cannot take another id than \(old).")
    }
    set {
      precondition(
        elementList[position][keyPath: id] == newValue[keyPath: id],
        "The element at \(position) cannot be replaced by one with another id.")
      elementList[position] = newValue
    }
  }
}
