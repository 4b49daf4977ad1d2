public import SwiftUI

extension View {
  /// Shows the alert of an observable model while there is one, and hands on what was chosen.
  @MainActor
  public func alert<Value>(
    _ state: Binding<AlertState<Value>?>, action handler: @escaping (Value?) -> Void
  ) -> some View {
    let alert = state.wrappedValue
    return self.alert(
      Text(verbatim: alert.map { String(state: $0.title) } ?? ""), isPresented: .isThere(state),
      actions: {
        StateButtons(
          buttons: alert?.buttons ?? [], extra: alert?.buttons.isEmpty == true ? "OK" : nil
        ) { handler($0) }
      },
      message: { if let message = alert?.message { Text(message) } })
  }

  /// Shows the alert of an observable model while there is one, and hands on what was chosen.
  @MainActor
  public func alert<Value: Sendable>(
    _ state: Binding<AlertState<Value>?>,
    action handler: @escaping @MainActor @Sendable (Value?) async -> Void
  ) -> some View {
    let begin: (Value?) -> Void = { choice in Task { await handler(choice) } }
    return alert(state, action: begin)
  }

  /// Shows the alert of an observable model, of which nothing can be chosen.
  @MainActor
  public func alert(_ state: Binding<AlertState<Never>?>) -> some View {
    let nothing: (Never?) -> Void = { _ in }
    return alert(state, action: nothing)
  }

  /// Shows the dialog of an observable model while there is one, and hands on what was chosen.
  @MainActor
  public func confirmationDialog<Value>(
    _ state: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping (Value?) -> Void
  ) -> some View {
    let dialog = state.wrappedValue
    return confirmationDialog(
      "\(dialog.map { String(state: $0.title) } ?? "")", isPresented: .isThere(state),
      titleVisibility: dialog?.titleVisibility ?? .automatic,
      actions: { StateButtons(buttons: dialog?.buttons ?? [], extra: nil) { handler($0) } },
      message: { if let message = dialog?.message { Text(message) } })
  }
}

extension Binding where Value == Bool {
  fileprivate static func isThere<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
    Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }
}

/// An object that is the same only as itself, so that it can stand in a path.
public protocol HashableObject: AnyObject, Hashable {}

extension HashableObject {
  /// Whether both are one object.
  public static func == (left: Self, right: Self) -> Bool { left === right }
  /// Adds which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Binding {
  /// A binding to what a case holds; nil while the enum is another case.
  public subscript<Enum: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>
  ) -> Binding<Member?> where Value == Enum? {
    let path = Enum.allCasePaths[keyPath: keyPath]
    return Binding<Member?>(
      get: { wrappedValue.flatMap { path.extract(from: $0) } },
      set: { new in
        guard wrappedValue.map({ path.extract(from: $0) != nil }) ?? (new != nil) else { return }
        wrappedValue = new.map { path.embed($0) }
      })
  }

  /// A binding to what a case holds; nil while the enum is another case.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Binding<Member>? where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: keyPath]
    guard let known = path.extract(from: wrappedValue) else { return nil }
    return Binding<Member>(
      get: { path.extract(from: wrappedValue) ?? known },
      set: { new in
        if path.extract(from: wrappedValue) != nil { wrappedValue = path.embed(new) }
      })
  }
}
