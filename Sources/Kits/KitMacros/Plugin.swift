@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program that the compiler starts to expand the kits' macros, and asks over its standard input.
@main
struct Plugin {
  static func main() throws {
    try CompilerPluginMessageListener(
      connection: StandardIOMessageConnection(), provider: Provider()
    ).main()
  }
}

private struct Provider: PluginProvider {
  private static var macros: [any Macro.Type] {
    [
      CasePathableMacro.self, DependencyClientMacro.self, DependencyEndpointMacro.self,
      EntryMacro.self, MarkMacro.self, ObservableStateMacro.self,
      ObservationStateTrackedMacro.self, PresentsMacro.self,
      PreviewableMacro.self, PreviewMacro.self, ReducerMacro.self, SelectorMacro.self,
      UIKitPreviewMacro.self, ViewActionMacro.self,
    ]
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    let name = "\(moduleName).\(typeName)"
    guard let macro = Self.macros.first(where: { String(reflecting: $0) == name }) else {
      throw UnknownMacro(description: "There is no macro \(name).")
    }
    return macro
  }
}

private struct UnknownMacro: Error, CustomStringConvertible {
  let description: String
}
