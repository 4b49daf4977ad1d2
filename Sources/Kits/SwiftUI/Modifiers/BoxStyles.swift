import Foundation

// MARK: Group boxs

/// Decides what group boxs look like.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  /// What a group box in this style consists of.
  associatedtype Body: View
  /// Shows a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the group box.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// What a style is told of a group box.
public struct GroupBoxStyleConfiguration {
  /// The title.
  public struct Label { let view: any View }
  /// What is inside.
  public struct Content { let view: any View }
  /// The title.
  public let label: Label
  /// What is inside.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}
extension GroupBoxStyleConfiguration.Content: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}

enum GroupBoxStyleKey: KitKey { static var defaultValue: (any GroupBoxStyle)? { nil } }

extension GroupBoxStyle {
  func styled(_ configuration: GroupBoxStyleConfiguration) -> any View {
    StyledControl(style: self) {
      $0.makeBody(configuration: configuration).setting(GroupBoxStyleKey.self, to: nil)
    }
  }
}

extension View {
  /// Sets the look of the group boxs inside; a look of the system is not drawn.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    EnvironmentWriter(content: self, value: style) {
      $0[GroupBoxStyleKey.self] = style is any SystemStyle ? nil : style
    }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The group box that a style is asked to show, in the system's style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// What fits the surroundings.
public struct DefaultGroupBoxStyle: GroupBoxStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows it as it is.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// What fits the surroundings.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

// MARK: Labeled contents

/// Decides what labeled contents look like.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  /// What a labeled content in this style consists of.
  associatedtype Body: View
  /// Shows a labeled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the labeled content.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// What a style is told of a labeled content.
public struct LabeledContentStyleConfiguration {
  /// The title.
  public struct Label { let view: any View }
  /// What is inside.
  public struct Content { let view: any View }
  /// The title.
  public let label: Label
  /// What is inside.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}
extension LabeledContentStyleConfiguration.Content: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}

enum LabeledContentStyleKey: KitKey { static var defaultValue: (any LabeledContentStyle)? { nil } }

extension LabeledContentStyle {
  func styled(_ configuration: LabeledContentStyleConfiguration) -> any View {
    StyledControl(style: self) {
      $0.makeBody(configuration: configuration).setting(LabeledContentStyleKey.self, to: nil)
    }
  }
}

extension View {
  /// Sets the look of the labeled contents inside; a look of the system is not drawn.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    EnvironmentWriter(content: self, value: style) {
      $0[LabeledContentStyleKey.self] = style is any SystemStyle ? nil : style
    }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The labeled content that a style is asked to show, in the system's style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// What fits the surroundings.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows it as it is.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// What fits the surroundings.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

// MARK: Disclosure groups

/// Decides what disclosure groups look like.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  /// What a disclosure group in this style consists of.
  associatedtype Body: View
  /// Shows a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a style is told of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The title.
  public struct Label { let view: any View }
  /// What is inside.
  public struct Content { let view: any View }
  /// The title.
  public let label: Label
  /// What is inside.
  public let content: Content
  /// Whether what is inside is seen.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration.Label: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}
extension DisclosureGroupStyleConfiguration.Content: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}

enum DisclosureGroupStyleKey: KitKey {
  static var defaultValue: (any DisclosureGroupStyle)? { nil }
}

extension DisclosureGroupStyle {
  func styled(_ configuration: DisclosureGroupStyleConfiguration) -> any View {
    StyledControl(style: self) {
      $0.makeBody(configuration: configuration).setting(DisclosureGroupStyleKey.self, to: nil)
    }
  }
}

extension View {
  /// Sets the look of the disclosure groups inside; a look of the system is not drawn.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    EnvironmentWriter(content: self, value: style) {
      $0[DisclosureGroupStyleKey.self] = style is any SystemStyle ? nil : style
    }
  }
}

extension DisclosureGroup
where
  Label == DisclosureGroupStyleConfiguration.Label,
  Content == DisclosureGroupStyleConfiguration.Content
{
  /// The disclosure group that a style is asked to show, in the system's style.
  public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// What fits the surroundings.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows it as it is.
  public func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration) }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// What fits the surroundings.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
