import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Selector(tap)` becomes `UIKit.Selector("tap", Self.tap)`: the unbound method, which retains nobody.
struct SelectorMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    guard let argument = node.arguments.first, node.arguments.count == 1 else {
      throw Complaint("selectorCount", "`#selector` takes the name of one method.").at(node)
    }
    if let label = argument.label {
      throw Complaint(
        "selectorLabel",
        "`#selector(\(label.text): …)` is not part of this kit. Name a method instead."
      ).at(label)
    }
    let method = try Method(argument.expression)
    let name = StringLiteralExprSyntax(content: method.selector)
    return "UIKit.Selector(\(name), \(method.unbound))"
  }

  /// The method that is named, whatever way.
  private struct Method {
    let selector: String
    let unbound: ExprSyntax

    init(_ expression: ExprSyntax) throws {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first
      {
        self = try Method(inner.expression)
        return
      }
      // `tap as (UIButton) -> Void` tells one of several methods from the others.
      let cast = expression.as(AsExprSyntax.self)
      let (base, name) = try Self.named(by: cast?.expression ?? expression)
      selector = Self.selector(name)
      let method: ExprSyntax = "\(base ?? "Self").\(name.trimmed)"
      guard let type = cast?.type.trimmed else {
        unbound = method
        return
      }
      unbound =
        base == nil
        ? "(\(method) as @MainActor (Self) -> @MainActor \(type))" : "(\(method) as \(type))"
    }

    /// The type that the method is looked up in, nil for the one around, and its name.
    private static func named(
      by expression: ExprSyntax
    ) throws -> (base: ExprSyntax?, name: DeclReferenceExprSyntax) {
      if let name = expression.as(DeclReferenceExprSyntax.self) { return (nil, name) }
      if let call = expression.as(FunctionCallExprSyntax.self) {
        throw Complaint(
          "selectorCall",
          "`#selector` takes the name of a method and does not call it: write "
            + "`\(call.calledExpression.trimmedDescription)`, without the brackets behind it."
        ).at(call)
      }
      guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
        throw noName(expression)
      }
      let owner = base.trimmedDescription
      if ["self", "super", "Self"].contains(owner) { return (nil, member.declName) }
      let last = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? owner
      // The method of an object, which tells its type alone and is not asked for.
      guard last.first?.isUppercase == true else {
        return ("UIKit.Selector.owner(\(base.trimmed))", member.declName)
      }
      return (base.trimmed, member.declName)
    }

    private static func noName(_ node: ExprSyntax) -> any Error {
      Complaint(
        "selectorName", "`#selector` takes the name of a method, such as `#selector(save)`."
      ).at(node)
    }

    /// The name as Objective-C would have it: `open(_:with:)` is `open:with:`.
    private static func selector(_ name: DeclReferenceExprSyntax) -> String {
      let labels = name.argumentNames?.arguments.map(\.name.text) ?? []
      let rest = labels.enumerated().map { index, label in
        if label == "_" { return ":" }
        if index > 0 { return "\(label):" }
        return "With\(label.prefix(1).uppercased())\(label.dropFirst()):"
      }
      return name.baseName.text.filter { $0 != "`" } + rest.joined()
    }
  }
}
