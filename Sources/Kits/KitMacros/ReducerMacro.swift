import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Reducer struct Feature` makes the type a reducer and gives it what it leaves out; an enum of
/// features becomes a reducer that does in each case what that feature does.
struct ReducerMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    let name: String
    switch declaration.kind {
    case .structDecl: name = "Reducer"
    case .enumDecl: name = "CaseReducer, ComposableArchitecture.Reducer"
    default: return []
    }
    return [
      try ExtensionDeclSyntax(
        "nonisolated extension \(type.trimmed): ComposableArchitecture.\(raw: name) {}")
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    let isEnum = declaration.is(EnumDeclSyntax.self)
    guard isEnum || declaration.is(StructDeclSyntax.self) else { return [] }
    if let member = member.as(EnumDeclSyntax.self), !isEnum {
      let has = Set(member.attributes.names)
      switch member.name.text {
      case "Action" where !has.contains("CasePathable"):
        return ["@ComposableArchitecture.CasePathable"]
      case "State":
        return (has.contains("CasePathable") ? [] : ["@ComposableArchitecture.CasePathable"])
          + (has.contains("dynamicMemberLookup") ? [] : ["@dynamicMemberLookup"])
      default: return []
      }
    }
    guard let property = member.as(VariableDeclSyntax.self), isBody(property, ofType: isEnum),
      !property.attributes.names.contains("ReducerBuilder")
    else { return [] }
    return ["@ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>"]
  }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return CaseReducerMembers(
        of: declaration, conformances: WantedConformances(node)
      ).declarations
    }
    guard declaration.is(StructDeclSyntax.self) else {
      throw Complaint(
        "reducerType",
        "`@Reducer` stands before a `struct` or an `enum`: all that changes of a feature is in its "
          + "`State`."
      ).at(declaration.introducer)
    }
    try refuseClasses(in: declaration)
    return missing(in: declaration)
  }

  /// A body that is made of other reducers.
  static func isBody(_ property: VariableDeclSyntax, ofType: Bool = false) -> Bool {
    guard property.bindings.count == 1, let binding = property.bindings.first,
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "body",
      binding.accessorBlock != nil, property.modifiers.isOfType == ofType
    else { return false }
    return binding.typeAnnotation?.type.is(SomeOrAnyTypeSyntax.self) == true
  }

  private static func refuseClasses(in declaration: some DeclGroupSyntax) throws {
    for member in declaration.memberBlock.members.map(\.decl) {
      guard let type = member.as(ClassDeclSyntax.self),
        ["State", "Action"].contains(type.name.text)
      else { continue }
      let kind = type.name.text == "State" ? "a `struct`" : "an `enum`"
      throw Complaint(
        "reducerClass",
        "`\(type.name.text)` of a reducer has to be \(kind): a class could change without an action."
      ).at(type.classKeyword)
    }
  }

  /// What a reducer needs and this one does not have.
  private static func missing(in declaration: some DeclGroupSyntax) -> [DeclSyntax] {
    let taken = Set(declaration.memberBlock.members.flatMap { names(of: $0.decl) })
    let access = declaration.modifiers.access
    var made: [DeclSyntax] = []
    if !taken.contains("State"), !taken.contains("Action"),
      let types = typesOfBody(in: declaration)
    {
      made.append("\(raw: access)typealias State = \(types.state)")
      made.append("\(raw: access)typealias Action = \(types.action)")
      return made
    }
    if !taken.contains("State") {
      let members = ObservableStateMacro.members(access: access)
      made.append(
        """
        \(raw: access)nonisolated struct State: Codable, Equatable, Hashable, Sendable, \
        ComposableArchitecture.ObservableState, Observation.Observable {
          \(raw: access)init() {}
          \(raw: members.map(\.description).joined(separator: "\n"))
        }
        """)
    }
    if !taken.contains("Action") {
      made.append("\(raw: access)enum Action: Equatable, Hashable, Sendable {}")
    }
    if !taken.contains("body"), !taken.contains("reduce") {
      made.append(
        "\(raw: access)let body = ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()")
    }
    return made
  }

  /// What the body works on where it says so with other names than those that are looked for.
  private static func typesOfBody(
    in declaration: some DeclGroupSyntax
  ) -> (state: TypeSyntax, action: TypeSyntax)? {
    let bodies = declaration.memberBlock.members.lazy
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter { isBody($0) }
    guard
      let type = bodies.first?.bindings.first?.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self),
      let constraint = type.constraint.as(IdentifierTypeSyntax.self),
      let arguments = constraint.genericArgumentClause?.arguments.map(\.argument.trimmedDescription)
    else { return nil }
    let selves = ["Self", declaration.as(StructDeclSyntax.self)?.name.text ?? "Self"]
    // An alias for what is looked for would name itself.
    switch arguments.count {
    case 2 where !isOwn(arguments[0], of: selves) && !isOwn(arguments[1], of: selves):
      return ("\(raw: arguments[0])", "\(raw: arguments[1])")
    case 1 where !selves.contains(String(arguments[0].prefix { $0 != "<" })):
      return ("\(raw: arguments[0]).State", "\(raw: arguments[0]).Action")
    default: return nil
    }
  }

  /// Whether a type is the reducer's own `State` or `Action`, as in `State` or `Self.Action`.
  private static func isOwn(_ type: String, of selves: [String]) -> Bool {
    let names = type.split(separator: ".").map { name in String(name.prefix { $0 != "<" }) }
    guard names.last == "State" || names.last == "Action" else { return false }
    return names.count == 1 || names.count == 2 && selves.contains(names[0])
  }

  private static func names(of member: DeclSyntax) -> [String] {
    if let named = member.asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
    let bindings = member.as(VariableDeclSyntax.self).map { Array($0.bindings) } ?? []
    return bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
  }
}

/// A mark that a macro around it reads.
struct MarkMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
