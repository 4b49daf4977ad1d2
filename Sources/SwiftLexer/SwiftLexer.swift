// Placeholder for the target `SwiftLexer`.
