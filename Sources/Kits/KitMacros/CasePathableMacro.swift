import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CasePathable enum Action { case saved(Note) }` gives each case a property of the type `AllCasePaths`.
struct CasePathableMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(EnumDeclSyntax.self), !protocols.isEmpty else { return [] }
    return [
      try ExtensionDeclSyntax(
        """
        nonisolated extension \(type.trimmed): ComposableArchitecture.CasePathable, \
        ComposableArchitecture.CasePathIterable {}
        """)
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      throw Complaint(
        "casePathableEnum", "`@CasePathable` stands before an `enum`: it makes paths to its cases."
      ).at(node)
    }
    let cases = declaration.cases
    var names: Set<String> = []
    for one in cases where !names.insert(one.name.text).inserted {
      throw Complaint(
        "casePathableTwice",
        "`@CasePathable` needs cases with names of their own; rename one of the two called "
          + "`\(one.name.text)`."
      ).at(one.element)
    }
    return members(of: declaration.name.trimmed, cases: cases, access: declaration.modifiers.access)
  }

  /// What makes an enum with these cases conform to `CasePathIterable`.
  static func members(
    of name: TokenSyntax, cases: [EnumCase], access: String
  ) -> [DeclSyntax] {
    let paths = cases.map { one in
      """
      \(access)var \(one.name): ComposableArchitecture.AnyCasePath<\(name), \(one.valueType)> {
        ComposableArchitecture.AnyCasePath(
          _$name: "\(one.identifier)", embed: \(embed(one, of: name)), extract: \(extract(one)))
      }
      """
    }
    let list = cases.map { "\\.\($0.name)" }.joined(separator: ", ")
    return [
      """
      \(raw: access)nonisolated struct AllCasePaths: Swift.Sendable, Swift.Sequence {
        \(raw: paths.joined(separator: "\n"))
        \(raw: access)func makeIterator()
          -> Swift.IndexingIterator<[ComposableArchitecture.PartialCaseKeyPath<\(name)>]>
        {
          let all: [ComposableArchitecture.PartialCaseKeyPath<\(name)>] = [\(raw: list)]
          return all.makeIterator()
        }
      }
      """,
      "\(raw: access)nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }",
    ]
  }

  /// A closure that puts a value into the case; nobody has a value of a type without any.
  private static func embed(_ one: EnumCase, of name: TokenSyntax) -> String {
    if one.isUninhabited { return "ComposableArchitecture._$absurd" }
    let value = one.parameters.isEmpty ? "_" : "value"
    return "{ \(value) in \(one.made(from: "value", of: name)) }"
  }

  private static func extract(_ one: EnumCase) -> String {
    if one.isUninhabited { return "{ _ in nil }" }
    return """
      {
        guard case \(one.pattern) = $0 else { return nil }
        return \(one.bound)
      }
      """
  }
}
