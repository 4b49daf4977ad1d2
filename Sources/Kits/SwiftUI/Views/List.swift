import Foundation

/// Rows below each other, of which the user may choose some.
public struct List<SelectionValue: Hashable, Content: View> {
  let choice: Choice?
  let content: Content
}

extension List where SelectionValue == Never {
  /// Takes the rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(choice: nil, content: content())
  }

  /// Makes a row for each element.
  // A binding to elements is a collection as well, for which the last of these is meant.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(choice: nil, content: ForEach(data, content: rowContent))
  }

  /// Makes a row for each element; the key path leads to its id.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(choice: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(choice: nil, content: ForEach(data, content: rowContent))
  }

  /// Makes a row for a binding to each element.
  public init<C, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(choice: nil, content: ForEach(data, content: rowContent))
  }

  /// Makes a row for a binding to each element; the key path leads to its id.
  public init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(choice: nil, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Takes the rows; the one chosen is known by its tag or id.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(choice: selection.map { Choice(optional: $0) }, content: content())
  }

  /// Takes the rows; those chosen are known by their tags or ids.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(choice: selection.map { Choice(any: $0) }, content: content())
  }

  /// Makes a row for each element, of which one can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a row for each element, of which several can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a row for each element, of which one can be chosen; the key path leads to its id.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a row for each element, of which several can be chosen; the key path leads to its id.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

extension List: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .list(choice)
    blueprint.add(content)
  }
}

/// Controls to fill in, shown like a list.
public struct Form<Content: View> {
  let content: Content

  /// Takes the controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .container("Form")
    blueprint.add(content)
  }
}

/// Some of the rows of a list, with something above and below them.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Takes the rows, what stands above and what stands below.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Takes what stands above and below, and the rows.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Takes the rows and what stands above them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Takes what stands above and the rows.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Takes the rows and what stands below them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Takes what stands below and the rows.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Takes the rows alone.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Takes a title and the rows.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  /// Takes a title and the rows.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section: View, _PrimitiveView, Buildable
where Parent: View, Content: View, Footer: View {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .section
    blueprint.add(header, .header)
    blueprint.add(content)
    blueprint.add(footer, .footer)
  }
}
