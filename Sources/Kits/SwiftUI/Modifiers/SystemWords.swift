public import Foundation
public import UIKit

extension View {
  /// Does something when the user goes on with what was begun elsewhere; nobody does here.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Says what the user is doing, to whom nobody listens here.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Sets whether a menu shows that it is one.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Asks where to put something while the binding is true; nothing is written here.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Asks where to put a document while the binding is true; nothing is written here.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Asks where to put a document while the binding is true; nothing is written here.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
}

/// A look of the system.
public struct DefaultMenuStyle: MenuStyle, SystemStyle {
  /// Takes nothing.
  public init() {}
  /// Shows a menu as it is.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// Like a button.
public struct ButtonMenuStyle: MenuStyle, SystemStyle {
  /// Takes nothing.
  public init() {}
  /// Shows a menu as it is.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// Like a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, SystemStyle {
  /// Takes nothing.
  public init() {}
  /// Shows a menu as it is.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As it fits.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// Like a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Like a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// What opens below the title of a screen.
public struct ToolbarTitleMenu<Content: View>: View {
  private let content: Content

  /// Takes what can be chosen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// What can be chosen.
  public var body: some View { content }
}

/// Takes what was copied last.
public struct PasteButton: View {
  private let paste: () -> Void

  /// Takes what hears of a copied text.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    paste = {
      let copied = MainActor.assumeIsolated { UIPasteboard.general.string }
      if let item = copied?.dropped(as: T.self) { onPaste([item]) }
    }
  }

  /// A button.
  public var body: some View { Button("Paste") { paste() } }
}

/// Begins to rename, as `renameAction` says.
public struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// Takes nothing.
  public init() {}

  /// A button.
  public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

extension View {
  /// Sets what a `RenameButton` inside does.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, action)
  }

  /// Sets that a `RenameButton` inside gives the keyboard to what has that focus.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, { isFocused.wrappedValue = true })
  }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// What a `RenameButton` does; nil if nobody says.
  public fileprivate(set) var rename: (() -> Void)? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// Tells something to who listens to the screen; nobody does here.
public enum AccessibilityNotification {
  /// Words to be read aloud.
  public struct Announcement: Sendable {
    /// Takes the words.
    public init(_ announcement: String) {}
    /// Tells them.
    public func post() {}
  }

  /// Another screen.
  public struct ScreenChanged: Sendable {
    /// Takes nothing.
    public init() {}
    /// Tells it.
    public func post() {}
  }

  /// Another arrangement.
  public struct LayoutChanged: Sendable {
    /// Takes nothing.
    public init() {}
    /// Tells it.
    public func post() {}
  }
}
