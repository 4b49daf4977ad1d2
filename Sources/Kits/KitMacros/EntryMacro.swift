import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var theme = Theme.light` in an extension of `EnvironmentValues`, or of another set of values
/// that has keys, becomes a key and its accessors.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // What is wrong is said once, by the other half.
    guard let entry = try? Entry(declaration, of: node, in: context) else { return [] }
    return ["get { self[\(entry.key).self] }", "set { self[\(entry.key).self] = newValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try Entry(declaration, of: node, in: context)
    return [
      """
      private struct \(entry.key): SwiftUI.\(raw: entry.keyProtocol) {
        \(entry.defaultValue)
      }
      """
    ]
  }

  private struct Entry {
    /// What the keys of each set of values conform to.
    private static let keyProtocols = [
      "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
      "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
    ]
    let key: TokenSyntax
    let keyProtocol: String
    let defaultValue: DeclSyntax

    init(
      _ declaration: some DeclSyntaxProtocol, of node: AttributeSyntax,
      in context: some MacroExpansionContext
    ) throws {
      guard let property = declaration.as(VariableDeclSyntax.self),
        property.bindingSpecifier.tokenKind == .keyword(.var), property.bindings.count == 1,
        let binding = property.bindings.first, binding.accessorBlock == nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else {
        throw Complaint(
          "entryProperty", "`@Entry` stands before a `var` with a value: `@Entry var size = 12`."
        ).at(node)
      }
      let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
      let values = extended?.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
      guard let keyProtocol = Self.keyProtocols[values] else {
        throw Complaint(
          "entryPlace", "`@Entry` belongs into an `extension EnvironmentValues { … }`."
        ).at(node)
      }
      self.keyProtocol = keyProtocol
      key = "__Key_\(raw: name.asPartOfName)"
      let value = binding.initializer?.value.trimmed
      if values == "FocusedValues" {
        guard let type = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self) else {
          throw Complaint(
            "entryFocused", "Nobody may give `\(name)`, so its type ends in `?`."
          ).at(binding)
        }
        defaultValue = "typealias Value = \(type.wrappedType.trimmed)"
        return
      }
      switch (binding.typeAnnotation?.type.trimmed, value) {
      case (let type?, let value?):
        // Made anew each time: a value that is kept would have to be safe to share.
        defaultValue = "static var defaultValue: \(type) { \(value) }"
      case (nil, let value?): defaultValue = "static let defaultValue = \(value)"
      case (let type?, nil) where type.is(OptionalTypeSyntax.self):
        defaultValue = "static var defaultValue: \(type) { nil }"
      default:
        throw Complaint(
          "entryValue", "`@Entry` needs a value for where nobody has set `\(name)`: write ` = …`."
        ).at(binding)
      }
    }
  }
}
