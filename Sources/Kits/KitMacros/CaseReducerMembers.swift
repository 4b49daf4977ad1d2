import SwiftSyntax
import SwiftSyntaxBuilder

/// What `@Reducer` makes of an enum, each case of which is another feature.
struct CaseReducerMembers {
  private let name: TokenSyntax
  private let access: String
  private let parts: [Part]
  private let hasBody: Bool
  private let conformances: WantedConformances

  init(of declaration: EnumDeclSyntax, conformances: WantedConformances) {
    self.conformances = conformances
    name = declaration.name.trimmed
    access = declaration.modifiers.access
    parts = declaration.cases.map(Part.init)
    hasBody = declaration.memberBlock.members.contains {
      $0.decl.as(VariableDeclSyntax.self).map { ReducerMacro.isBody($0, ofType: true) } ?? false
    }
  }

  var declarations: [DeclSyntax] {
    let made = hasBody ? [] : ["\(raw: access)typealias Body = \(bodyType)", body]
    return [state, action] + made + [caseScope, scope]
  }

  /// A case and what it stands for.
  private struct Part {
    let one: EnumCase
    let kind: Kind
    var name: TokenSyntax { one.name }
    /// What is in the case as it is written.
    var value: String { one.element.parameterClause?.trimmedDescription ?? "" }

    enum Kind {
      /// A feature of this type, which this expression makes.
      case feature(TypeSyntax, made: ExprSyntax)
      /// An alert or a dialog: state that knows its actions, and is gone after one.
      case ephemeral(TypeSyntax)
      /// A plain value.
      case ignored
    }

    init(_ one: EnumCase) {
      self.one = one
      let parameters = one.parameters
      // Several values are plain ones, without `@ReducerCaseIgnored` as well.
      guard !one.attributes.contains("ReducerCaseIgnored"), parameters.count == 1,
        let parameter = parameters.first
      else {
        kind = .ignored
        return
      }
      let type = parameter.type.trimmed
      let base = type.as(IdentifierTypeSyntax.self)?.name.text ?? ""
      if one.attributes.contains("ReducerCaseEphemeral")
        || ["AlertState", "ConfirmationDialogState"].contains(base)
      {
        kind = .ephemeral(type)
      } else {
        kind = .feature(type, made: parameter.defaultValue?.value.trimmed ?? "\(type)()")
      }
    }
  }

  private func cases(_ value: (Part) -> String) -> String {
    parts.map { "case \($0.name)\(value($0))" }.joined(separator: "\n")
  }

  private var state: DeclSyntax {
    let cases = cases { part in
      guard case .feature(let type, _) = part.kind else { return part.value }
      return "(\(type).State)"
    }
    return made(
      """
      @dynamicMemberLookup
      \(raw: access)nonisolated enum State: ComposableArchitecture.CaseReducerState, \
      ComposableArchitecture.ObservableState, Observation.Observable, \
      \(raw: Self.paths)\(raw: conformances.state.map { ", \($0)" }.joined()) {
        \(raw: access)typealias StateReducer = \(name)
        \(raw: cases)
      }
      """, with: ObservableStateMacro.members)
  }

  private var action: DeclSyntax {
    let cases = cases { part in
      switch part.kind {
      case .feature(let type, _), .ephemeral(let type): "(\(type).Action)"
      case .ignored: "(Swift.Never)"
      }
    }
    return made(
      """
      \(raw: access)nonisolated enum Action: \(raw: ([Self.paths] + conformances.action).joined(separator: ", ")) {
        \(raw: cases)
      }
      """)
  }

  private static let paths =
    "ComposableArchitecture.CasePathable, ComposableArchitecture.CasePathIterable"

  /// An enum with what `@CasePathable` would write in it, and perhaps more.
  ///
  /// It is written here, and not left to that macro: the compiler may crash over extensions of what
  /// another macro has made, as it finds them while it goes through all extensions that macros make.
  private func made(
    _ written: DeclSyntax, with more: ([EnumCase], String) -> [DeclSyntax] = { _, _ in [] }
  ) -> DeclSyntax {
    guard var made = written.as(EnumDeclSyntax.self) else { return written }
    let members =
      CasePathableMacro.members(of: made.name.trimmed, cases: made.cases, access: access)
      + more(made.cases, access)
    made.memberBlock.members += members.map {
      MemberBlockItemSyntax(leadingTrivia: .newline, decl: $0, trailingTrivia: .newline)
    }
    return DeclSyntax(made)
  }

  /// One that can be named, so that features may contain each other.
  private let bodyType: TypeSyntax = "ComposableArchitecture.Reduce<Self.State, Self.Action>"

  private var body: DeclSyntax {
    let scopes = parts.compactMap { part -> String? in
      guard case .feature(_, let made) = part.kind else { return nil }
      return """
        .ifCaseLet(\\Self.State.Cases.\(part.name), action: \\Self.Action.Cases.\(part.name)) {
          \(made)
        }
        """
    }
    return """
      \(raw: access)static var body: \(bodyType) {
        ComposableArchitecture.Reduce(
          ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
          \(raw: scopes.joined(separator: "\n")))
      }
      """
  }

  private var caseScope: DeclSyntax {
    let cases = cases { part in
      guard case .feature(let type, _) = part.kind else { return part.value }
      return "(ComposableArchitecture.StoreOf<\(type)>)"
    }
    return made(
      """
      \(raw: access)nonisolated enum CaseScope: \(raw: Self.paths) {
        \(raw: cases)
      }
      """)
  }

  private var scope: DeclSyntax {
    let cases = parts.map { part in
      if case .feature = part.kind {
        return """
          case .\(part.name):
            return .\(part.name)(store.scope(state: \\.\(part.name), action: \\.\(part.name))!)
          """
      }
      return "case \(part.one.pattern): return \(part.one.remade)"
    }
    let body = cases.isEmpty ? "" : "switch store.state {\n\(cases.joined(separator: "\n"))\n}"
    return """
      @MainActor
      \(raw: access)static func scope(
        _ store: ComposableArchitecture.Store<Self.State, Self.Action>
      ) -> CaseScope {
        \(raw: body)
      }
      """
  }
}

/// The protocols that `@Reducer(state: .equatable, action: .sendable)` asks for.
struct WantedConformances {
  private(set) var state: [String] = []
  private(set) var action: [String] = []

  init(_ node: AttributeSyntax) {
    guard case .argumentList(let arguments)? = node.arguments else { return }
    var isOfAction = false
    for argument in arguments {
      if let label = argument.label { isOfAction = label.text == "action" }
      guard let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      else { continue }
      let conformance = "Swift.\(name.prefix(1).uppercased())\(name.dropFirst())"
      if isOfAction { action.append(conformance) } else { state.append(conformance) }
    }
  }
}
