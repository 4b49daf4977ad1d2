import Foundation

/// Views made from data, of which the user may delete and move some.
public protocol DynamicViewContent: View {
  /// The collection that the views are made from.
  associatedtype Data: Collection
  /// The data that the views are made from.
  var data: Data { get }
}

/// One view for each element; its id decides which state belongs to which view.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The data that the views are made from.
  public var data: Data
  /// Makes the view of one element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
  /// Takes elements that know their ids.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Takes elements and where their ids are.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Takes a binding and makes the views from bindings to its elements.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Takes a binding and makes the views from bindings to its elements.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) }, id: { $0.1 })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// One view for each number of a range that stays the same.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: View, _PrimitiveView, Buildable where Content: View {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .several
    var occurrences: [ID: Int] = [:]
    for element in data {
      let id = id(element)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      if occurrence == 1 {
        blueprint.node.host?.warn("ForEach: the id \(id) occurs more than once in the data.")
      }
      blueprint.add(content(element), key: .id(AnyHashable(id), occurrence: occurrence))
    }
  }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Rows that the user can delete or move.
struct EditableRows<Rows: DynamicViewContent> {
  let rows: Rows
  let edits: RowEdits
}

extension EditableRows: DynamicViewContent, _PrimitiveView, Buildable {
  var data: Rows.Data { rows.data }

  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .rows(edits)
    blueprint.add(rows)
  }
}

extension DynamicViewContent {
  /// Lets the user delete rows; the action takes them out of the data.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableRows(rows: self, edits: RowEdits(delete: action))
  }

  /// Lets the user move rows; the action moves them in the data.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableRows(rows: self, edits: RowEdits(move: action))
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Takes out the elements at these places, as `onDelete` asks for.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: offset) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at these places in front of the one at another, as `onMove` asks for.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let place = destination - source.count(in: 0..<Swift.max(destination, 0))
    remove(atOffsets: source)
    insert(contentsOf: moved, at: place)
  }
}
