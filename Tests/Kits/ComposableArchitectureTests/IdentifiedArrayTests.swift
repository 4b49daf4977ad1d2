import ComposableArchitecture
import Testing

@Suite(.issuesFail)
struct IdentifiedArrayTests {
  struct Item: Identifiable, Hashable, Codable {
    let id: Int
    var name = ""
  }

  let array: IdentifiedArrayOf<Item> = [Item(id: 1, name: "a"), Item(id: 2), Item(id: 3)]

  @Test func `elements are found by id and by place`() {
    #expect(array[id: 2] == Item(id: 2))
    #expect(array[id: 9] == nil)
    #expect(array[0].name == "a")
    #expect(array.index(id: 3) == 2)
    #expect(array.ids == [1, 2, 3])
    #expect(array.map(\.id) == [1, 2, 3])
  }

  @Test func `setting by id changes, removes and appends`() {
    var array = array
    array[id: 2]?.name = "b"
    #expect(array[1].name == "b")
    array[id: 1] = nil
    #expect(array.ids == [2, 3])
    #expect(array.index(id: 3) == 1)
    array[id: 7] = Item(id: 7)
    #expect(array.ids == [2, 3, 7])
    array[id: 8]?.name = "nobody"
    #expect(array.count == 3)
  }

  @Test func `an id that is there already is not added again`() {
    var array = array
    #expect(array.append(Item(id: 2, name: "again")) == (false, 1))
    #expect(array[1].name == "")
    #expect(array.append(Item(id: 4)) == (true, 3))
    #expect(array.insert(Item(id: 0), at: 0) == (true, 0))
    #expect(array.ids == [0, 1, 2, 3, 4])
    #expect(array.updateOrAppend(Item(id: 2, name: "new"))?.name == "")
    #expect(array[id: 2]?.name == "new")
    #expect(array.updateOrInsert(Item(id: 9), at: 1) == (nil, 1))
    #expect(array.index(id: 4) == 5)
  }

  @Test func `removing says what was removed`() {
    var array = array
    #expect(array.remove(id: 1)?.name == "a")
    #expect(array.remove(id: 1) == nil)
    #expect(array.remove(at: 0).id == 2)
    #expect(array.remove(Item(id: 3)) == Item(id: 3))
    #expect(array.isEmpty)
  }

  @Test func `order can be changed and is followed`() {
    var array = array
    array.move(fromOffsets: [0], toOffset: 3)
    #expect(array.ids == [2, 3, 1])
    #expect(array.index(id: 1) == 2)
    array.swapAt(0, 2)
    #expect(array.ids == [1, 3, 2])
    array.sort { $0.id > $1.id }
    #expect(array.ids == [3, 2, 1])
    array.reverse()
    #expect(array.index(id: 1) == 0)
    array.remove(atOffsets: [0, 2])
    #expect(array.ids == [2])
    array.append(contentsOf: [Item(id: 5), Item(id: 2), Item(id: 6)])
    #expect(array.ids == [2, 5, 6])
    array.removeAll { $0.id == 5 }
    #expect(array.ids == [2, 6])
    #expect(array.index(id: 6) == 1)
    array.removeAll()
    #expect(array[id: 2] == nil)
  }

  @Test func `it is changed as every collection whose ranges can be replaced`() {
    func change<C: RangeReplaceableCollection<Item>>(_ items: inout C) where C.Index == Int {
      items.append(Item(id: 1))
      items.insert(Item(id: 2), at: 0)
      items.append(contentsOf: [Item(id: 3), Item(id: 1)])
      items.replaceSubrange(0..<1, with: [Item(id: 5), Item(id: 3), Item(id: 6)])
      items.removeSubrange(1..<2)
    }
    var items: IdentifiedArrayOf<Item> = []
    change(&items)
    #expect(items.map(\.id) == [5, 1, 3])
    #expect(items[id: 3] == items[2])
    items += [Item(id: 7)]
    // What a test says that an action changes: nothing is done with the answer of `append`.
    let asserted: (inout IdentifiedArrayOf<Item>) throws -> Void = { $0.append(Item(id: 8)) }
    #expect(throws: Never.self) { try asserted(&items) }
    #expect(items.map(\.id) == [5, 1, 3, 7, 8])
  }

  @Test func `filter keeps the type`() {
    let some: IdentifiedArrayOf<Item> = array.filter { $0.id != 2 }
    #expect(some.ids == [1, 3])
    #expect(some.index(id: 3) == 1)
  }

  @Test func `of two with the same id the first stays unless said otherwise`() {
    let twice = [Item(id: 1, name: "a"), Item(id: 1, name: "b")]
    #expect(IdentifiedArray(twice, uniquingIDsWith: { _, new in new })[id: 1]?.name == "b")
    #expect(IdentifiedArrayOf<Item>(twice)[id: 1]?.name == "a")
  }

  @Test func `it is equal, hashed and coded as an array`() throws {
    #expect(array == IdentifiedArray(uniqueElements: array.elements))
    #expect(array != array.filter { $0.id != 2 })
    let data = try JSONEncoder().encode(array)
    #expect(try JSONDecoder().decode([Item].self, from: data) == array.elements)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<Item>.self, from: data) == array)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        IdentifiedArrayOf<Item>.self, from: Data(#"[{"id":1,"name":""},{"id":1,"name":""}]"#.utf8))
    }
  }

  @Test func `ids can come from any property`() {
    var names = IdentifiedArray<String, String>(id: \.self)
    names.append("x")
    names.append("x")
    #expect(names.count == 1)
  }

  @Test func `ten thousand elements are found at once`() {
    let many = IdentifiedArray(uniqueElements: (0..<10_000).map { Item(id: $0) })
    #expect((0..<10_000).allSatisfy { many[id: $0]?.id == $0 })
  }
}
