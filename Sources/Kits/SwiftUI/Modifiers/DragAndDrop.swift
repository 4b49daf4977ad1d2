public import Foundation
public import UIKit

extension View {
  /// Lets a finger take the view to somewhere else, with something to be dropped there.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { Marked(content: self, facet: .draggable { payload() }) }

  /// Lets a finger take the view to somewhere else, under which another view would be seen.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { Marked(content: self, facet: .draggable { payload() }) }

  /// Takes what is dropped on the view; the place is that of its upper left corner.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    Marked(
      content: self,
      facet: .dropDestination { dragged in
        let items = dragged.compactMap { $0.dropped(as: T.self) }
        guard !items.isEmpty else { return false }
        isTargeted(true)
        defer { isTargeted(false) }
        return action(items, .zero)
      })
  }

  /// Lets a finger take the view to somewhere else, in the older way, of which nothing can be dropped
  /// here.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Takes what is dropped in the older way, of which nothing comes here.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Takes what is dropped in the older way, of which nothing comes here.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }

  /// Takes what is dropped in the older way, of which nothing comes here.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    self
  }

  /// Takes what is dropped, of kinds known by their names; nothing comes here.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Takes what is dropped, of kinds known by their names; nothing comes here.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }

  /// Takes what is dropped, of kinds known by their names; nothing comes here.
  @_disfavoredOverload
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
}

extension DynamicViewContent {
  /// Takes what is dropped between the rows; here it is dropped on the first one.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ offset: Int) -> Void
  ) -> some DynamicViewContent {
    DroppableRows(rows: self) { dragged in
      let items = dragged.compactMap { $0.dropped(as: T.self) }
      if !items.isEmpty { action(items, 0) }
      return !items.isEmpty
    }
  }
}

extension DynamicViewContent {
  /// Takes what is dropped between the rows in the older way, of which nothing comes here.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { EditableRows(rows: self, edits: RowEdits()) }

  /// Takes what is dropped between the rows, of kinds known by their names; nothing comes here.
  @_disfavoredOverload
  public func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { EditableRows(rows: self, edits: RowEdits()) }
}

private struct DroppableRows<Rows: DynamicViewContent> {
  let rows: Rows
  let take: ([any Transferable]) -> Bool
}

extension DroppableRows: DynamicViewContent, _PrimitiveView, Buildable {
  var data: Rows.Data { rows.data }

  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .dropDestination(take)
    blueprint.add(rows)
  }
}

/// Takes what is dropped in the older way.
@preconcurrency @MainActor
public protocol DropDelegate {
  /// Whether it could be taken.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it.
  func performDrop(info: DropInfo) -> Bool
  /// It has come over the view.
  func dropEntered(info: DropInfo)
  /// It moves over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes anything.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Leaves it to the system.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What would be done with what is dropped.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

/// What a view proposes to do.
public struct DropProposal: Sendable {
  /// What would be done.
  public let operation: DropOperation
  /// Takes what would be done.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is dropped, and where.
public struct DropInfo {
  /// Where.
  public let location: CGPoint
  /// What.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  /// Whether there is something of these types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// What, of kinds known by their names.
  @_disfavoredOverload
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
  /// Whether there is something of these kinds.
  @_disfavoredOverload
  public func hasItemsConforming(to types: [String]) -> Bool { false }
}
