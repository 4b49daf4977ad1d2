import Foundation

extension View {
  /// Shows an alert while the binding is true; any of its buttons closes it.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert about some data while the binding is true and there is data.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Shows an alert about some data, with a message, while the binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert about some data, with a message, while the binding is true.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      title, isPresented: data == nil ? .constant(false) : isPresented,
      actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// Asks what to do while the binding is true; a button to cancel is always there.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Asks what to do, with a message, while the binding is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return Presenting(
      content: self, kind: .dialog, isPresented: isPresented,
      title: titleVisibility == .visible ? title.string : "",
      actions: { actions }, message: { message })
  }

  /// Asks what to do while the binding is true; a button to cancel is always there.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Asks what to do, with a message, while the binding is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Asks what to do with some data while the binding is true and there is data.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: { _ in EmptyView() })
  }

  /// Asks what to do with some data, with a message, while the binding is true.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: data == nil ? .constant(false) : isPresented,
      titleVisibility: titleVisibility, actions: { data.map(actions) },
      message: { data.map(message) })
  }

  /// Asks what to do with some data while the binding is true and there is data.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(String(title)), isPresented: isPresented,
      titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Shows a popover for the item, which on a phone is a sheet, while there is one.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { sheet(item: item, content: content) }

  /// Shows a popover, which on a phone is a sheet, while the binding is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { popover(isPresented: isPresented, arrowEdge: arrowEdge, content: content) }

  /// Shows details beside the view, which on a phone are in a sheet, while the binding is true.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { sheet(isPresented: isPresented, content: content) }

  /// Sets how wide the details beside a view are.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  /// Sets how wide the details beside a view may be.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// Sets how high the sheet is in which the view lies; the binding says where it stands.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  /// Sets what can be touched behind the sheet in which the view lies.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Sets what becomes of the sheet on small screens.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  /// Sets what becomes of the sheet on small screens.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }
  /// Sets how large the sheet is where there is much room.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
  /// Sets the picture of the dialogs of the view.
  public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Sets how serious the dialogs of the view are.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Sets what scrolling does in a sheet.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  /// Sets the ground of the sheet in which the view lies.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
}

/// Where the tip of a popover points.
public enum PopoverAttachmentAnchor: Sendable {
  case point(UnitPoint)
  /// The whole view.
  public static var rect: PopoverAttachmentAnchor { .point(.center) }
  /// The whole view, or a part of it.
  public enum Source: Sendable { case bounds }
  /// The whole view.
  public static func rect(_ source: Source) -> PopoverAttachmentAnchor { .rect }
}

/// What can be touched behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String
  /// As it fits.
  public static let automatic = Self(name: "automatic")
  /// All.
  public static let enabled = Self(name: "enabled")
  /// Nothing.
  public static let disabled = Self(name: "disabled")
  /// All while the sheet is not higher than that.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// What becomes of a presentation on small screens.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// As it fits.
  public static let automatic = Self(name: "automatic")
  /// It stays what it is.
  public static let none = Self(name: "none")
  /// A popover.
  public static let popover = Self(name: "popover")
  /// A sheet.
  public static let sheet = Self(name: "sheet")
  /// It covers the screen.
  public static let fullScreenCover = Self(name: "fullScreenCover")
}

/// What scrolling does in a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// As it fits.
  public static let automatic = Self(name: "automatic")
  /// The sheet becomes higher.
  public static let resizes = Self(name: "resizes")
  /// The content is scrolled.
  public static let scrolls = Self(name: "scrolls")
}

/// How large a sheet is where there is much room.
public protocol PresentationSizing: Sendable {}
/// As it fits.
public struct AutomaticPresentationSizing: PresentationSizing { public init() {} }
/// As large as its content.
public struct FittedPresentationSizing: PresentationSizing { public init() {} }
/// As large as a form.
public struct FormPresentationSizing: PresentationSizing { public init() {} }
/// As large as a page.
public struct PagePresentationSizing: PresentationSizing { public init() {} }

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: Self { Self() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: Self { Self() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: Self { Self() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: Self { Self() }
}

/// How serious a dialog is.
public enum DialogSeverity: Hashable, Sendable { case automatic, standard, critical }
