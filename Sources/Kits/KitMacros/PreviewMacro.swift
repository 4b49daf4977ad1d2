import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview { … }` becomes a type that nobody uses, so that its view is compiled with everything else.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let statements = Undecorated().visit(try body(of: node).statements)
    return [
      """
      private struct \(context.makeUniqueName("Preview")): SwiftUI.PreviewProvider {
        @MainActor @SwiftUI.ViewBuilder static var previews: some SwiftUI.View {
          \(statements)
        }
      }
      """
    ]
  }

  static func body(
    of node: some FreestandingMacroExpansionSyntax
  ) throws -> ClosureExprSyntax {
    let last = node.arguments.last?.expression.as(ClosureExprSyntax.self)
    guard let body = node.trailingClosure ?? last else {
      throw Complaint(
        "previewBody",
        "`#Preview` needs a view in braces behind it: `#Preview { ContentView() }`."
      ).at(node)
    }
    return body
  }

  /// Takes away `@Previewable`, which has done its work where it is read.
  private final class Undecorated: SyntaxRewriter {
    override func visit(_ node: AttributeListSyntax) -> AttributeListSyntax {
      node.filter {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "Previewable"
      }
    }
  }
}

/// `#Preview { … }` of UIKit becomes a function that nobody calls.
struct UIKitPreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let body = try PreviewMacro.body(of: node)
    return [
      """
      private enum \(context.makeUniqueName("Preview")) {
        @MainActor static func preview() -> UIKit.UIResponder {
          \(body.statements)
        }
      }
      """
    ]
  }
}

/// `@Previewable` in front of a property of a preview changes nothing about it.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(VariableDeclSyntax.self) else {
      throw Complaint(
        "previewableProperty", "`@Previewable` stands before a property in a `#Preview`."
      ).at(node)
    }
    return []
  }
}
