import Foundation

/// Rows that have rows of their own, which are seen once their row is opened.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let row: (Data.Element) -> Row

  /// Takes the rows, what tells them apart, where those inside are, and what is seen of each.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    (self.data, self.id, self.children, row) = (data, id, children, content)
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Takes the rows, where those inside are, and what is seen of each.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) { self.init(data, id: \.id, children: children, content: content) }
}

extension OutlineGroup: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .several
    blueprint.add(ForEach(data, id: id) { element in branch(of: element) })
  }

  /// Hides the type, which would contain itself.
  @MainActor
  private func branch(of element: Data.Element) -> AnyView {
    guard let inner = element[keyPath: children] else { return AnyView(row(element)) }
    return AnyView(
      DisclosureGroup {
        OutlineGroup(inner, id: id, children: children, content: row)
      } label: {
        row(element)
      })
  }
}

extension List where SelectionValue == Never {
  /// Takes rows that have rows of their own, and what is seen of each.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
  /// Takes rows that can be changed, how they can be edited, and what is seen of each.
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Index == Int, C.Element: Identifiable, Content == AnyView
  {
    self.init { AnyView(ForEach(data, editActions: editActions, content: rowContent)) }
  }
}

extension List {
  /// Takes rows that have rows of their own, what is chosen, and what is seen of each.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }
}

extension List {
  /// Takes rows that have rows of their own, which of them are chosen, and what is seen of each.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Takes rows that can be changed, how they can be edited, which are chosen, and what is seen of each.
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Index == Int, C.Element: Identifiable, Content == AnyView
  {
    self.init(selection: selection) {
      AnyView(ForEach(data, editActions: editActions, content: rowContent))
    }
  }

  /// Takes rows that can be changed, how they can be edited, which is chosen, and what is seen of each.
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Index == Int, C.Element: Identifiable, Content == AnyView
  {
    self.init(selection: selection) {
      AnyView(ForEach(data, editActions: editActions, content: rowContent))
    }
  }
}

/// How the rows of a list can be edited.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit for each way.
  public let rawValue: Int
  /// Takes one bit for each way.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// They can be moved.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// They can be deleted.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// Both.
  public static var all: EditActions { [.move, .delete] }
}

extension ForEach {
  /// Takes what can be changed, how it can be edited, and what is seen of each.
  public init<C, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
  )
  where
    Data == [Int], ID == Int, Content == AnyView,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Index == Int, C.Element: Identifiable
  {
    let rows = ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, Row>(
      data, content: content)
    let edits = RowEdits(
      delete: editActions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil,
      move: editActions.contains(.move)
        ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
    self.init(
      data: [0], content: { _ in AnyView(EditableRows(rows: rows, edits: edits)) }, id: \.self)
  }
}

extension View {
  /// Keeps the user from deleting the row.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    setting(IsDeleteDisabledKey.self, to: isDisabled)
  }
  /// Keeps the user from moving the row.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    setting(IsMoveDisabledKey.self, to: isDisabled)
  }
}

enum IsDeleteDisabledKey: KitKey { static let defaultValue = false }
enum IsMoveDisabledKey: KitKey { static let defaultValue = false }

extension Section where Parent == Text, Content == AnyView, Footer == EmptyView {
  /// Takes a header, whether the views are seen, and the views.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> V
  ) {
    self.init(
      header: Text(titleKey), content: AnyView(isExpanded.wrappedValue ? content() : nil),
      footer: EmptyView())
  }
  /// Takes a header, whether the views are seen, and the views.
  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> V
  ) {
    self.init(
      header: Text(title), content: AnyView(isExpanded.wrappedValue ? content() : nil),
      footer: EmptyView())
  }
}

extension Section where Parent: View, Content == AnyView, Footer == EmptyView {
  /// Takes whether the views are seen, the views and the header.
  public init<V: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> V, @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: AnyView(isExpanded.wrappedValue ? content() : nil),
      footer: EmptyView())
  }
}

/// Controls that belong together.
public struct ControlGroup<Content: View> {
  let label: (any View)?
  let content: Content

  /// Takes the controls.
  public init(@ViewBuilder content: () -> Content) { (label, self.content) = (nil, content()) }
  /// Takes the controls and a title.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    (self.label, self.content) = (label(), content())
  }
  /// Takes a title and the controls.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleKey), content())
  }
}

extension ControlGroup: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .container("ControlGroup")
    if let label { blueprint.add(label, .label) }
    blueprint.add(content)
  }
}
