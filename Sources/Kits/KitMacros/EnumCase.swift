import SwiftSyntax
import SwiftSyntaxBuilder

/// A case of an enum, as far as the macros look into it.
struct EnumCase {
  let element: EnumCaseElementSyntax
  /// The attributes in front of `case`.
  let attributes: [String]

  /// As it was written: with backticks, if need be.
  var name: TokenSyntax { element.name.trimmed }
  /// As a part of a text.
  var identifier: String { element.name.text.asPartOfName }
  var parameters: [EnumCaseParameterSyntax] {
    element.parameterClause.map { Array($0.parameters) } ?? []
  }

  /// Whether there can be no value of the case.
  var isUninhabited: Bool {
    parameters.contains { ["Never", "Swift.Never"].contains($0.type.trimmedDescription) }
  }

  /// The type of what is in the case: one value's, or that of a tuple.
  var valueType: TypeSyntax {
    let parameters = parameters
    if parameters.count == 1, let only = parameters.first { return only.type.trimmed }
    let list = parameters.map { parameter in
      Self.label(of: parameter).map { "\($0): \(parameter.type.trimmed)" }
        ?? "\(parameter.type.trimmed)"
    }
    return "(\(raw: list.joined(separator: ", ")))"
  }

  /// A call that makes the case of a value of that type.
  func made(from value: String, of type: TokenSyntax) -> ExprSyntax {
    let parameters = parameters
    guard !parameters.isEmpty else { return "\(type).\(name)" }
    let arguments = parameters.enumerated().map { index, parameter in
      let part = parameters.count == 1 ? value : "\(value).\(index)"
      return Self.label(of: parameter).map { "\($0): \(part)" } ?? part
    }
    return "\(type).\(name)(\(raw: arguments.joined(separator: ", ")))"
  }

  /// A pattern that binds each value of the case to `v0`, `v1` and so on.
  var pattern: String {
    let values = parameters.indices.map { "v\($0)" }
    return values.isEmpty ? ".\(name)" : "let .\(name)(\(values.joined(separator: ", ")))"
  }

  /// What the pattern has bound, as a value of the case's type.
  var bound: String {
    let values = parameters.indices.map { "v\($0)" }
    return values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
  }

  /// The case made again of what the pattern has bound.
  var remade: String {
    let arguments = parameters.enumerated().map { index, parameter in
      "\(Self.label(of: parameter).map { "\($0): " } ?? "")v\(index)"
    }
    return arguments.isEmpty ? ".\(name)" : ".\(name)(\(arguments.joined(separator: ", ")))"
  }

  private static func label(of parameter: EnumCaseParameterSyntax) -> String? {
    parameter.firstName.flatMap { $0.text == "_" ? nil : $0.trimmedDescription }
  }
}

extension EnumDeclSyntax {
  /// Its cases in their order; those between `#if` and `#endif` are left out.
  var cases: [EnumCase] {
    memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap { line in
      let attributes = line.attributes.names
      return line.elements.map { EnumCase(element: $0, attributes: attributes) }
    }
  }
}

extension AttributeListSyntax {
  /// The last parts of the attributes' names: `Reducer` for `@ComposableArchitecture.Reducer`.
  var names: [String] {
    compactMap { $0.as(AttributeSyntax.self) }.map(\.attributeName).map { name in
      name.as(MemberTypeSyntax.self)?.name.text ?? name.as(IdentifierTypeSyntax.self)?.name.text
        ?? name.trimmedDescription
    }
  }
}

extension DeclModifierListSyntax {
  /// `public` or `package` with a blank behind it, or nothing: what a member that is made needs to be seen as far.
  var access: String {
    for modifier in self {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.package): return "\(modifier.name.text) "
      default: continue
      }
    }
    return ""
  }

  /// Whether the declaration belongs to the type and not to its values.
  var isOfType: Bool {
    contains {
      $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
    }
  }
}

extension String {
  /// Without backticks, and then with a line for every sign that would end a name or a text: a name in backticks may
  /// hold any, and is no code.
  var asPartOfName: String {
    guard contains("`") else { return self }
    return String(
      filter { $0 != "`" }.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
