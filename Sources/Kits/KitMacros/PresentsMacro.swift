import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Presents var editor: Editor.State?` keeps a child's state as something that is presented and dismissed.
struct PresentsMacro: AccessorMacro, PeerMacro {
  private static let registrar = ObservableStateMacro.registrar

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // What is wrong is said once, by the other half.
    guard let child = try? Child(declaration, of: node, in: context) else { return [] }
    let (name, storage) = (child.name, child.storage)
    return [
      """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) {
        \(storage) = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
      }
      """,
      """
      get {
        \(registrar).access(self, keyPath: \\.\(name))
        return \(storage).wrappedValue
      }
      """,
      """
      set {
        \(registrar).mutate(
          self, keyPath: \\.\(name), &\(storage).wrappedValue, newValue, _$isIdentityEqual)
      }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let child = try Child(declaration, of: node, in: context)
    let (name, storage) = (child.name, child.storage)
    let type: TypeSyntax = "ComposableArchitecture.PresentationState<\(child.type)>"
    return [
      "private var \(storage) = \(type)(wrappedValue: \(child.value))",
      """
      \(raw: child.access)var $\(raw: name.text): \(type) {
        get {
          \(registrar).access(self, keyPath: \\.\(name))
          return \(storage).projectedValue
        }
        set {
          \(registrar).mutate(
            self, keyPath: \\.\(name), &\(storage).projectedValue, newValue, _$isIdentityEqual)
        }
      }
      """,
    ]
  }

  private struct Child {
    let name: TokenSyntax
    let storage: TokenSyntax
    let type: TypeSyntax
    let value: ExprSyntax
    let access: String

    init(
      _ declaration: some DeclSyntaxProtocol, of node: AttributeSyntax,
      in context: some MacroExpansionContext
    ) throws {
      guard let property = declaration.as(VariableDeclSyntax.self).flatMap(StoredProperty.init)
      else {
        throw Complaint(
          "presentsProperty",
          "`@Presents` stands before a `var` for a child's state: "
            + "`@Presents var editor: Editor.State?`."
        ).at(node)
      }
      guard let type = property.type?.wrappedInOptional else {
        throw Complaint(
          "presentsOptional",
          "What is presented is not always there: write the type of `\(property.name.text)` with a "
            + "question mark, as in `Editor.State?`."
        ).at(property.binding)
      }
      let state = context.lexicalContext.first?.asProtocol((any WithAttributesSyntax).self)
      guard state?.attributes.names.contains("ObservableState") == true else {
        throw Complaint(
          "presentsState",
          "`@Presents` needs `@ObservableState` before the `struct` around it."
        ).at(node)
      }
      name = property.name
      storage = property.storage
      self.type = type
      value = property.value ?? "nil"
      access = property.declaration.modifiers.access
    }
  }
}

extension TypeSyntax {
  /// `Note` for `Note?` and `Optional<Note>`, else nil.
  var wrappedInOptional: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    guard let name = self.as(IdentifierTypeSyntax.self), name.name.text == "Optional",
      let argument = name.genericArgumentClause?.arguments.first?.argument
    else { return nil }
    return "\(raw: argument.trimmedDescription)"
  }
}
