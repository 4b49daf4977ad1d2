import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyClient struct Client` gives a struct of closures an initialiser with which each call is
/// an issue: tests then say what they use.
struct DependencyClientMacro: MemberMacro, MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let endpoint = Endpoint(member),
      endpoint.function != nil, !endpoint.attributes.contains("DependencyEndpoint")
    else { return [] }
    return ["@ComposableArchitecture.DependencyEndpoint"]
  }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      throw Complaint(
        "dependencyClientType",
        "`@DependencyClient` stands before a `struct` whose properties are closures."
      ).at(node)
    }
    let members = declaration.memberBlock.members.map(\.decl)
    guard !members.contains(where: { $0.is(InitializerDeclSyntax.self) }) else { return [] }
    let endpoints = members.compactMap { Endpoint($0) }
    let access = declaration.modifiers.access
    let parameters = endpoints.map(\.parameter).joined(separator: ",\n")
    let sets = endpoints.map { "self.\($0.name) = \($0.name)" }.joined(separator: "\n")
    var made: [DeclSyntax] = ["\(raw: access)init(\n\(raw: parameters)\n) {\n\(raw: sets)\n}"]
    if !endpoints.isEmpty, endpoints.allSatisfy({ $0.function != nil || $0.hasValue }) {
      let closures = try endpoints.compactMap { try $0.unimplemented(of: declaration.name.text) }
      made.append("\(raw: access)init() {\n\(raw: closures.joined(separator: "\n"))\n}")
    }
    return made
  }
}

/// Gives a closure with named parameters a method of the same name, so that a call has labels.
struct DependencyEndpointMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let name = try name(from: node)
    return Endpoint(declaration)?.method(named: name).map { [$0] } ?? []
  }

  /// What stands in `@DependencyEndpoint(method: "pause")`: a name and nothing else, since it becomes code that
  /// nobody has looked at.
  private static func name(from node: AttributeSyntax) throws -> String? {
    guard case .argumentList(let arguments)? = node.arguments, let argument = arguments.first else {
      return nil
    }
    let literal = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    guard let literal, literal.first?.isNumber == false,
      literal.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else {
      throw Complaint(
        "dependencyEndpointName",
        "`method` has to be the name of a method in quotes, as in `method: \"pause\"`."
      ).at(argument)
    }
    return literal
  }
}

/// A property of a client, which mostly is a closure.
private struct Endpoint {
  private let property: StoredProperty
  private let type: TypeSyntax
  /// What can be called, without attributes such as `@Sendable`.
  let function: FunctionTypeSyntax?

  var name: TokenSyntax { property.name }
  var attributes: [String] { property.declaration.attributes.names }
  var hasValue: Bool { property.value != nil || type.wrappedInOptional != nil }

  /// Nil for what is no stored property with a type.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let property = declaration.as(VariableDeclSyntax.self).flatMap(StoredProperty.init),
      let type = property.type
    else { return nil }
    self.property = property
    self.type = type
    function = Self.function(type)
  }

  private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    if let attributed = type.as(AttributedTypeSyntax.self) { return function(attributed.baseType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { function($0.type) }
    }
    return type.as(FunctionTypeSyntax.self)
  }

  var parameter: String {
    let value = property.value.map { " = \($0)" } ?? ""
    return "\(name): \(function == nil ? "" : "@escaping ")\(type)\(value)"
  }

  private var isThrowing: Bool { function?.effectSpecifiers?.throwsClause != nil }
  private var isAsync: Bool { function?.effectSpecifiers?.asyncSpecifier != nil }
  private var call: String { "\(isThrowing ? "try " : "")\(isAsync ? "await " : "")" }

  /// The closure that a client has whom nobody has told what to do.
  func unimplemented(of client: String) throws -> String? {
    guard let function else { return nil }
    let names = function.parameters.indices.enumerated().map { "p\($0.offset)" }
    let head = names.isEmpty ? "" : "\(names.joined(separator: ", ")) in "
    let issue =
      "ComposableArchitecture._$unimplemented(\"\(client.asPartOfName).\(name.text.asPartOfName)\")"
    let result = function.returnClause.type.trimmedDescription
    if isThrowing, property.value == nil {
      let ignored = names.isEmpty ? "" : "\(names.map { _ in "_" }.joined(separator: ", ")) in "
      return "self.\(name) = { \(ignored)throw \(issue) }"
    }
    if let value = property.value {
      let arguments = names.joined(separator: ", ")
      return """
        let \(name): \(type) = \(value)
        self.\(name) = { \(head)_ = \(issue); return \(call)\(name)(\(arguments)) }
        """
    }
    let ignored = names.isEmpty ? "" : "\(names.map { _ in "_" }.joined(separator: ", ")) in "
    if function.returnClause.type.wrappedInOptional != nil {
      return "self.\(name) = { \(ignored)_ = \(issue); return nil }"
    }
    guard ["Void", "()"].contains(result) else {
      throw Complaint(
        "dependencyEndpointValue",
        "`\(name.text)` cannot throw, so it needs something to return in tests that do not set it: "
          + "write a closure behind it, as in ` = { [] }`."
      ).at(property.binding)
    }
    return "self.\(name) = { \(ignored)_ = \(issue) }"
  }

  /// A method whose labels are the names of the closure's parameters; nil if it would be called as
  /// the closure is.
  func method(named other: String?) -> DeclSyntax? {
    guard let function,
      other != nil || function.parameters.contains(where: { $0.secondName != nil })
    else { return nil }
    let parameters = function.parameters.enumerated().map { index, parameter in
      "\(parameter.secondName?.text ?? "_") p\(index): \(parameter.type.trimmed)"
    }
    let arguments = function.parameters.enumerated().map { index, parameter in
      parameter.type.trimmedDescription.hasPrefix("inout ") ? "&p\(index)" : "p\(index)"
    }
    let effects = function.effectSpecifiers.map { " \($0.trimmed)" } ?? ""
    return """
      \(raw: property.declaration.modifiers.access)func \(raw: other ?? name.text)(\
      \(raw: parameters.joined(separator: ", ")))\(raw: effects) \(function.returnClause.trimmed) {
        \(raw: call)self.\(name)(\(raw: arguments.joined(separator: ", ")))
      }
      """
  }
}
