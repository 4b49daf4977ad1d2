public import Foundation

/// Rows of several columns, of which the user may choose some.
public struct Table<Value: Identifiable> {
  private let rows: [Value]
  private let columns: [_TableColumn<Value>]
  private let choice: Choice?

  fileprivate init(
    _ rows: [Value], _ columns: TableColumnBuilder<Value>.Columns, _ choice: Choice? = nil
  ) {
    (self.rows, self.columns, self.choice) = (rows, columns.all, choice)
  }
}

extension Table: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .list(choice)
    let columns = columns
    blueprint.add(
      Section {
        ForEach(rows) { row in
          HStack { ForEach(columns.indices, id: \.self) { AnyView(columns[$0].cell(row)) } }
        }
      } header: {
        HStack { ForEach(columns.indices, id: \.self) { columns[$0].title } }
      })
  }
}

@MainActor
extension Table {
  /// Takes the rows and the columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> TableColumnBuilder<Value>.Columns
  ) where Data.Element == Value { self.init(Array(data), columns()) }

  /// Takes the rows, of which one can be chosen, and the columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> TableColumnBuilder<Value>.Columns
  ) where Data.Element == Value {
    self.init(Array(data), columns(), Choice(optional: selection))
  }

  /// Takes the rows, of which several can be chosen, and the columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> TableColumnBuilder<Value>.Columns
  ) where Data.Element == Value { self.init(Array(data), columns(), Choice(any: selection)) }

  /// Takes the rows, how they are sorted, and the columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> TableColumnBuilder<Value>.Columns
  ) where Data.Element == Value, Sort.Compared == Value { self.init(Array(data), columns()) }

  /// Takes the rows, of which one can be chosen, how they are sorted, and the columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> TableColumnBuilder<Value>.Columns
  ) where Data.Element == Value {
    self.init(Array(data), columns(), Choice(optional: selection))
  }

  /// Takes the rows, of which several can be chosen, how they are sorted, and the columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> TableColumnBuilder<Value>.Columns
  ) where Data.Element == Value { self.init(Array(data), columns(), Choice(any: selection)) }

  /// Takes the columns and rows that are made one by one.
  public init(
    of valueType: Value.Type = Value.self,
    @TableColumnBuilder<Value> columns: () -> TableColumnBuilder<Value>.Columns,
    @TableRowBuilder<Value> rows: () -> TableRowBuilder<Value>.Rows
  ) { self.init(rows().all, columns()) }

  /// Takes the columns and rows that are made one by one, of which several can be chosen.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> TableColumnBuilder<Value>.Columns,
    @TableRowBuilder<Value> rows: () -> TableRowBuilder<Value>.Rows
  ) where Sort.Compared == Value { self.init(rows().all, columns(), Choice(any: selection)) }

  /// Takes the columns and rows that are made one by one, of which several can be chosen.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> TableColumnBuilder<Value>.Columns,
    @TableRowBuilder<Value> rows: () -> TableRowBuilder<Value>.Rows
  ) { self.init(rows().all, columns(), Choice(any: selection)) }
}

/// A column as the table knows it.
public struct _TableColumn<RowValue> {
  let title: Text
  let cell: (RowValue) -> any View
}

/// A column with a title, and what stands in it for each row.
public struct TableColumn<RowValue: Identifiable, Content: View> {
  let column: _TableColumn<RowValue>

  private init(_ title: Text, _ content: @escaping (RowValue) -> Content) {
    column = _TableColumn(title: title, cell: content)
  }

  /// Takes a title and the view of a row.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), content) }

  /// Takes a title, what the rows can be sorted by, and the view of a row.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), content) }

  /// Takes a title, how the rows can be sorted, and the view of a row.
  public init<Sort: SortComparator>(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue { self.init(Text(titleKey), content) }

  /// Sets how wide the column is.
  public func width(_ width: CGFloat? = nil) -> Self { self }
  /// Sets how wide the column is.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }
}

extension TableColumn where Content == Text {
  /// Takes a title and where the text of a row is.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey)) { Text($0[keyPath: value]) }
  }
}

/// Makes columns of what stands in braces.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable> {
  /// Any number of columns.
  public struct Columns {
    let all: [_TableColumn<RowValue>]
  }
  /// A column.
  public static func buildExpression<Content: View>(
    _ column: TableColumn<RowValue, Content>
  ) -> Columns { Columns(all: [column.column]) }
  /// Columns one after the other.
  public static func buildBlock(_ columns: Columns...) -> Columns {
    Columns(all: columns.flatMap(\.all))
  }
  /// Columns that may be missing.
  public static func buildOptional(_ columns: Columns?) -> Columns { columns ?? Columns(all: []) }
  /// The first of two choices.
  public static func buildEither(first: Columns) -> Columns { first }
  /// The second of two choices.
  public static func buildEither(second: Columns) -> Columns { second }
}

/// A row of a table.
public struct TableRow<Value: Identifiable> {
  let value: Value
  /// Takes what the row stands for.
  public init(_ value: Value) { self.value = value }
}

/// Makes rows of what stands in braces.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Any number of rows.
  public struct Rows {
    let all: [Value]
  }
  /// A row.
  public static func buildExpression(_ row: TableRow<Value>) -> Rows { Rows(all: [row.value]) }
  /// A row for each element.
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable>(
    _ rows: ForEach<Data, ID, TableRow<Value>>
  ) -> Rows { Rows(all: rows.data.map { rows.content($0).value }) }
  /// Rows that belong together.
  public static func buildExpression(_ section: Section<EmptyView, Rows, EmptyView>) -> Rows {
    section.content
  }
  /// Rows one after the other.
  public static func buildBlock(_ rows: Rows...) -> Rows { Rows(all: rows.flatMap(\.all)) }
  /// Rows that may be missing.
  public static func buildOptional(_ rows: Rows?) -> Rows { rows ?? Rows(all: []) }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Takes rows of a table.
  public init<Value>(@TableRowBuilder<Value> content: () -> Content)
  where Content == TableRowBuilder<Value>.Rows {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension ForEach {
  /// Makes a row of a table of each element.
  public init<Value: Identifiable>(
    _ data: Data, content: @escaping (Data.Element) -> TableRow<Value>
  ) where Content == TableRow<Value>, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
}
