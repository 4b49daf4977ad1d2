import Foundation

extension View {
  /// Shows an alert while the binding is true; any of its buttons closes it.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert while the binding is true; any of its buttons closes it.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert with a message while the binding is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a message while the binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a message while the binding is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return Presenting(
      content: self, kind: .alert, isPresented: isPresented, title: title.string,
      actions: { actions }, message: { message })
  }

  /// Shows an alert about some data while the binding is true and there is data.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      titleKey, isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Shows an alert about some data, with a message, while the binding is true.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: data == nil ? .constant(false) : isPresented,
      actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// Shows an alert about an error, which gives the title, while the binding is true.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      isPresented: isPresented, error: error, actions: { _ in actions() },
      message: { _ in EmptyView() })
  }

  /// Shows an alert about an error, with a message, while the binding is true.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      Text(verbatim: error?.errorDescription ?? "Error"),
      isPresented: error == nil ? .constant(false) : isPresented,
      actions: { error.map(actions) }, message: { error.map(message) })
  }

  /// Asks what to do while the binding is true; a button to cancel is always there.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Asks what to do, with a message, while the binding is true.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return Presenting(
      content: self, kind: .dialog, isPresented: isPresented,
      title: titleVisibility == .visible ? Text(titleKey).string : "",
      actions: { actions }, message: { message })
  }
}

/// An alert in its old form: a value with a title, a message and one or two buttons.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let title: Text
    let role: ButtonRole?
    let action: () -> Void

    /// An ordinary button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: nil, action: action ?? {})
    }
    /// Leaves everything as it was.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: .cancel, action: action ?? {})
    }
    /// Leaves everything as it was.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text(verbatim: "Cancel"), action: action)
    }
    /// Destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  init(title: Text, message: Text?, buttons: [Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// Takes a title, a message and the button that closes the alert.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton].compactMap { $0 }
  }

  /// Takes a title, a message and two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A question in the form it had before iOS 15.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button
  let asked: Alert

  /// Takes a title, a message and what can be answered.
  public init(
    title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]
  ) {
    asked = Alert(title: title, message: message, buttons: buttons)
  }
}

extension View {
  /// Shows an alert in its old form while the binding is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    presenting(isPresented.wrappedValue ? content() : nil, isPresented)
  }

  /// Shows an alert in its old form while there is an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    presenting(item.wrappedValue.map(content), item.isPresent())
  }

  /// Asks what to do, in the old form, while the binding is true.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    presenting(isPresented.wrappedValue ? content().asked : nil, isPresented, .dialog)
  }

  /// Asks what to do, in the old form, while there is an item.
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    presenting(item.wrappedValue.map { content($0).asked }, item.isPresent(), .dialog)
  }

  private func presenting(
    _ alert: Alert?, _ isPresented: Binding<Bool>, _ kind: Presentation.Kind = .alert
  ) -> Presenting<Self> {
    let buttons = ForEach(Array((alert?.buttons ?? []).enumerated()), id: \.offset) { button in
      Button(
        role: button.element.role, action: { button.element.action() },
        label: { button.element.title })
    }
    return Presenting(
      content: self, kind: kind, isPresented: isPresented,
      title: alert?.title.string ?? "", actions: { buttons }, message: { alert?.message })
  }
}
