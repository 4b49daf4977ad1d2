public import SwiftUI

// What SwiftUI presents for an item, with a binding to it: `.sheet(item: $model.item) { $item in … }`.
extension View {
  /// Shows a sheet while there is an item, which the sheet can change.
  @_disfavoredOverload
  @MainActor
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(item: item, id: \.id, onDismiss: onDismiss, content: content)
  }

  /// The same for items that are told apart by a property.
  @MainActor
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(item: item.keyed(by: id), onDismiss: onDismiss) { (keyed: Keyed<Item, ID>) in
      content(item.orLast(keyed.item))
    }
  }

  /// Shows a cover while there is an item, which the cover can change.
  @_disfavoredOverload
  @MainActor
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    fullScreenCover(item: item, id: \.id, onDismiss: onDismiss, content: content)
  }

  /// The same for items that are told apart by a property.
  @MainActor
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    fullScreenCover(item: item.keyed(by: id), onDismiss: onDismiss) { (keyed: Keyed<Item, ID>) in
      content(item.orLast(keyed.item))
    }
  }

  /// Shows a popover while there is an item, which the popover can change.
  @_disfavoredOverload
  @MainActor
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    popover(
      item: item, id: \.id, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge,
      content: content)
  }

  /// The same for items that are told apart by a property.
  @MainActor
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    popover(
      item: item.keyed(by: id), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge
    ) { (keyed: Keyed<Item, ID>) in
      content(item.orLast(keyed.item))
    }
  }

  /// Pushes a screen while there is an item, which the screen can change.
  @_disfavoredOverload
  @MainActor
  public func navigationDestination<D, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (Binding<D>) -> C
  ) -> some View {
    navigationDestination(
      isPresented: Binding(
        get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    ) {
      if let now = item.wrappedValue { destination(item.orLast(now)) }
    }
  }
}

/// Gives a preview a value of its own to change.
public struct WithState<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  /// Takes the value at first, and what is shown of it.
  public init(
    initialValue value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    _value = State(wrappedValue: value)
    self.content = content
  }

  public var body: some View { content($value) }
}

/// An item that is told apart by something of it.
private struct Keyed<Item, ID: Hashable>: Identifiable {
  let item: Item
  let id: ID
}

extension Binding {
  fileprivate func keyed<Item, ID: Hashable>(
    by id: KeyPath<Item, ID>
  ) -> Binding<Keyed<Item, ID>?> where Value == Item? {
    Binding<Keyed<Item, ID>?>(
      get: { wrappedValue.map { Keyed(item: $0, id: $0[keyPath: id]) } },
      set: { wrappedValue = $0?.item })
  }

  /// What is presented may be asked once more when it is on its way out.
  fileprivate func orLast<Item>(_ last: Item) -> Binding<Item> where Value == Item? {
    Binding<Item>(
      get: { wrappedValue ?? last }, set: { if wrappedValue != nil { wrappedValue = $0 } })
  }
}
