import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservableState struct State` tells whoever has read a property when it changes, as `@Observable` does.
struct ObservableStateMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  static let registrar: TokenSyntax = "_$observationRegistrar"

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard isFit(declaration), !protocols.isEmpty else { return [] }
    return [
      try ExtensionDeclSyntax(
        """
        nonisolated extension \(type.trimmed): ComposableArchitecture.ObservableState, \
        Observation.Observable {}
        """)
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = declaration.modifiers.access
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return members(of: declaration.cases, access: access)
    }
    guard declaration.is(StructDeclSyntax.self) else {
      throw Complaint(
        "observableStateType",
        "`@ObservableState` stands before a `struct` or an `enum`; a class takes `@Observable`."
      ).at(node)
    }
    return members(access: access)
  }

  /// What makes a struct conform to `ObservableState`, apart from its properties.
  static func members(access: String) -> [DeclSyntax] {
    [
      "var \(registrar) = ComposableArchitecture.ObservationStateRegistrar()",
      """
      \(raw: access)var _$id: ComposableArchitecture.ObservableStateID {
        \(registrar).id
      }
      """,
      """
      \(raw: access)mutating func _$willModify() {
        \(registrar)._$willModify()
      }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let property = member.as(VariableDeclSyntax.self)
    else { return [] }
    if property.bindingSpecifier.tokenKind == .keyword(.var), property.bindings.count > 1,
      !property.modifiers.isOfType
    {
      throw Complaint(
        "observableStateProperties",
        "`@ObservableState` observes one property a `var`: give each of these a line of its own."
      ).at(property)
    }
    guard let stored = StoredProperty(property), stored.name.text != registrar.text,
      !property.attributes.names.contains(where: handled.contains)
    else { return [] }
    return ["@ComposableArchitecture.ObservationStateTracked"]
  }

  /// Attributes of properties that are observed in another way, or not at all.
  private static let handled: Set = [
    "ObservationStateIgnored", "ObservationStateTracked", "Presents", "PresentationState",
    "Shared", "SharedReader",
  ]

  private static func isFit(_ declaration: some DeclGroupSyntax) -> Bool {
    declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self)
  }

  /// An enum is the same state as long as it is the same case with the same state in it.
  static func members(of cases: [EnumCase], access: String) -> [DeclSyntax] {
    let identities = cases.enumerated().map { index, one in
      one.parameters.count == 1
        ? "case \(one.pattern): return ._$id(for: v0)._$tag(\(index))"
        : "case .\(one.name): return ComposableArchitecture.ObservableStateID()._$tag(\(index))"
    }
    let changes = cases.filter { $0.parameters.count == 1 }.map { one in
      """
      case var .\(one.name)(v0):
        ComposableArchitecture._$willModify(&v0)
        self = \(one.remade)
      """
    }
    let rest = changes.count < cases.count ? ["default: break"] : []
    let modify = changes.isEmpty ? "" : switched(changes + rest)
    let id = cases.isEmpty ? "ComposableArchitecture.ObservableStateID()" : switched(identities)
    return [
      """
      \(raw: access)var _$id: ComposableArchitecture.ObservableStateID {
        \(raw: id)
      }
      """,
      """
      \(raw: access)mutating func _$willModify() {
        \(raw: modify)
      }
      """,
    ]
  }

  private static func switched(_ cases: [String]) -> String {
    "switch self {\n\(cases.joined(separator: "\n"))\n}"
  }
}

/// A property that a value keeps, the only one of its line.
struct StoredProperty {
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let name: TokenSyntax
  var type: TypeSyntax? { binding.typeAnnotation?.type.trimmed }
  var value: ExprSyntax? { binding.initializer?.value.trimmed }
  /// The name that it is kept under, once it has accessors.
  var storage: TokenSyntax { "_\(raw: name.text.asPartOfName)" }

  /// Nil for constants, computed properties, those of the type itself and lazy ones.
  init?(_ declaration: VariableDeclSyntax) {
    guard declaration.bindingSpecifier.tokenKind == .keyword(.var),
      !declaration.modifiers.isOfType,
      !declaration.modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) }),
      declaration.bindings.count == 1, let binding = declaration.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      Self.isStored(binding)
    else { return nil }
    self.declaration = declaration
    self.binding = binding
    self.name = name.trimmed
  }

  /// Whether it has no accessors but observers.
  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy {
      $0.accessorSpecifier.tokenKind == .keyword(.willSet)
        || $0.accessorSpecifier.tokenKind == .keyword(.didSet)
    }
  }
}
