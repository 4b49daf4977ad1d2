import Foundation
import UIKit

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// Destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves everything as it was.
  public static let cancel = ButtonRole(name: "cancel")
  /// Leaves and keeps what has been done.
  public static let confirm = ButtonRole(name: "confirm")
  /// Leaves.
  public static let close = ButtonRole(name: "close")
}

/// Does something when it is touched.
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View, _PrimitiveView, Buildable where Label: View {
  /// Takes what it does and what is seen of it.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  /// Takes what it is for, what it does and what is seen of it.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }

  func build(_ blueprint: inout Blueprint) {
    let close = blueprint.environment[CloseMenuKey.self]
    let action = action
    if let style = blueprint.environment[PrimitiveButtonStyleKey.self] {
      return blueprint.add(
        style.styled(
          PrimitiveButtonStyleConfiguration(role: role, label: .init(view: label), action: action)),
        .label)
    }
    blueprint.facet = .button(
      Touch(role: role) {
        action()
        close?()
      })
    guard let style = blueprint.environment[ButtonStyleKey.self] else {
      return blueprint.add(label, .label)
    }
    let seen = ButtonStyleConfiguration.Label(view: label)
    let configuration = ButtonStyleConfiguration(role: role, label: seen, isPressed: false)
    blueprint.add(styled(by: style, configuration), .label)
  }

  @MainActor
  private func styled<Style: ButtonStyle>(
    by style: Style, _ configuration: ButtonStyleConfiguration
  ) -> any View {
    StyledButton(style: style, configuration: configuration)
  }
}

extension Button where Label == Text {
  /// Takes its title and what it does.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }
  /// Takes its title and what it does.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(title))
  }
  /// Takes its title, what it is for and what it does.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }
  /// Takes its title, what it is for and what it does.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Takes its title, its symbol and what it does.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
  /// Takes its title, its symbol and what it does.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: SwiftUI.Label(title, systemImage: systemImage))
  }
}

enum CloseMenuKey: KitKey { static var defaultValue: (@MainActor () -> Void)? { nil } }
enum ButtonStyleKey: KitKey { static var defaultValue: (any ButtonStyle)? { nil } }

/// Decides what buttons look like.
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// What a button in this style consists of.
  associatedtype Body: View
  /// Shows a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the button.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a button style is told of a button.
public struct ButtonStyleConfiguration {
  /// What the button shows by itself.
  public struct Label {
    let view: any View
  }
  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows by itself.
  public let label: Label
  /// Never: a touch here is over at once.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}

/// Lets a button style have properties that the host fills.
private struct StyledButton<Style: ButtonStyle>: View, _PrimitiveView, Buildable {
  let style: Style
  let configuration: ButtonStyleConfiguration

  func build(_ blueprint: inout Blueprint) {
    var style = style
    FieldPlan.of(Style.self).install(in: &style, of: blueprint.node)
    blueprint.add(style.makeBody(configuration: configuration))
  }
}

/// Opens an address when it is touched.
public struct Link<Label: View> {
  let destination: URL
  let label: Label

  /// Takes the address and what is seen.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Takes a title and the address.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Takes a title and the address.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    let open = blueprint.environment.openURL
    let destination = destination
    blueprint.facet = .button(Touch(name: "Link") { open(destination) })
    blueprint.add(label, .label)
  }
}

/// Switches the list around it between showing and editing.
public struct EditButton {
  /// Says Edit, or Done while rows are edited.
  public init() {}
}

extension EditButton: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    let mode = blueprint.environment.editMode
    let isEditing = mode?.wrappedValue.isEditing ?? false
    blueprint.facet = .button(
      Touch { mode?.wrappedValue = isEditing ? .inactive : .active })
    blueprint.add(Text(verbatim: isEditing ? "Done" : "Edit"), .label)
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Takes its title, its picture and what it does.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action,
      label: SwiftUI.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      })
  }
  /// Takes its title, its picture and what it does.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action,
      label: SwiftUI.Label {
        Text(title)
      } icon: {
        Image(image)
      })
  }
}
