import Foundation

/// One line of text that the user can edit.
public struct TextField<Label: View> {
  let label: Label
  let field: Field
}

extension TextField: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    if let style = blueprint.environment[TextFieldStyleKey.self] {
      return blueprint.add(
        style.styled(TextField<_TextFieldStyleLabel>(label: .init(view: label), field: field)))
    }
    blueprint.facet = .field(field)
    blueprint.add(label, .label)
  }
}

extension TextField where Label == Text {
  private init(_ title: Text, prompt: Text?, field: Field) {
    var field = field
    field.placeholder = (prompt ?? title).string
    self.init(label: title, field: field)
  }

  /// Takes what stands there while it is empty, and what is edited.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(titleKey), prompt: prompt, field: Field(text: text))
  }

  /// Takes what stands there while it is empty, and what is edited.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(title), prompt: prompt, field: Field(text: text))
  }

  /// Takes what stands there, what is edited, and who hears of typing and of the return key.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      Text(titleKey), prompt: nil,
      field: Field(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  /// Takes what stands there, what is edited, and what the return key does.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), prompt: nil, field: Field(text: text, onCommit: onCommit))
  }

  /// Takes what stands there, what is edited, and who hears of typing and of the return key.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      Text(title), prompt: nil,
      field: Field(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  /// A field that grows along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(titleKey, text: text, prompt: prompt)
  }

  /// A field that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(title, text: text, prompt: prompt)
  }

  /// Edits a value through its text; what cannot be read leaves the value as it was.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      Text(titleKey), prompt: prompt,
      field: Field(text: value.text(formattedBy: format.spoken), isFormatted: true))
  }

  /// Edits a value that may be missing; an empty text is nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    let format = format.spoken
    let text = Binding<String>(
      get: { value.wrappedValue.map { format.format($0) } ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
    self.init(Text(titleKey), prompt: prompt, field: Field(text: text, isFormatted: true))
  }
}

extension Binding {
  fileprivate func text<F: ParseableFormatStyle>(
    formattedBy format: F
  ) -> Binding<String> where F.FormatInput == Value, F.FormatOutput == String {
    Binding<String>(
      get: { format.format(wrappedValue) },
      set: { new in if let value = try? format.parseStrategy.parse(new) { wrappedValue = value } })
  }
}

/// One line of text that nobody shall read on the screen.
public struct SecureField<Label: View> {
  let label: Label
  let field: Field
}

extension SecureField: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    if let style = blueprint.environment[TextFieldStyleKey.self] {
      return blueprint.add(
        style.styled(TextField<_TextFieldStyleLabel>(label: .init(view: label), field: field)))
    }
    blueprint.facet = .field(field)
    blueprint.add(label, .label)
  }
}

extension SecureField where Label == Text {
  private init(_ title: Text, _ text: Binding<String>, _ prompt: Text?) {
    let placeholder = (prompt ?? title).string
    self.init(
      label: title,
      field: Field(text: text, name: "SecureField", isSecure: true, placeholder: placeholder))
  }

  /// Takes what stands there while it is empty, and what is edited.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(titleKey), text, prompt)
  }

  /// Takes what stands there while it is empty, and what is edited.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(title), text, prompt)
  }
}

/// Several lines of text that the user can edit.
public struct TextEditor {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?

  /// Takes what is edited.
  public init(text: Binding<String>) { (self.text, selection) = (text, nil) }
  /// Takes what is edited, and what of it is selected.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    (self.text, self.selection) = (text, selection)
  }
}

extension TextEditor: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .field(Field(text: text, name: "TextEditor", selection: selection))
  }
}
