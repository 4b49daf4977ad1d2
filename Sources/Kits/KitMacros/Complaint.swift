import SwiftDiagnostics
import SwiftSyntax

/// What is wrong with a use of a macro, in words for somebody who uses it for the first time.
struct Complaint: DiagnosticMessage {
  let message: String
  let diagnosticID: MessageID
  let severity: DiagnosticSeverity

  init(_ id: String, _ message: String, severity: DiagnosticSeverity = .error) {
    self.message = message
    self.severity = severity
    diagnosticID = MessageID(domain: "KitMacros", id: id)
  }

  /// The same as an error that ends the expansion, shown at a place in the source.
  func at(_ node: some SyntaxProtocol) -> DiagnosticsError {
    DiagnosticsError(diagnostics: [Diagnostic(node: node, message: self)])
  }
}
