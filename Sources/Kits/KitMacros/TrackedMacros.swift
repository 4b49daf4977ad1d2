import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Gives a property of an observable state accessors that tell of reads and changes.
struct ObservationStateTrackedMacro: AccessorMacro, PeerMacro {
  private static let registrar = ObservableStateMacro.registrar

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self).flatMap(StoredProperty.init),
      isFit(property)
    else { return [] }
    let (name, storage) = (property.name, property.storage)
    return [
      """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) {
        \(storage) = initialValue
      }
      """,
      """
      get {
        \(registrar).access(self, keyPath: \\.\(name))
        return \(storage)
      }
      """,
      """
      set {
        \(registrar).mutate(self, keyPath: \\.\(name), &\(storage), newValue, _$isIdentityEqual)
      }
      """,
      """
      _modify {
        let oldValue = \(registrar).willModify(self, keyPath: \\.\(name), &\(storage))
        defer {
          \(registrar).didModify(
            self, keyPath: \\.\(name), &\(storage), oldValue, _$isIdentityEqual)
        }
        yield &\(storage)
      }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self).flatMap(StoredProperty.init) else {
      return []
    }
    guard isFit(property) else {
      throw Complaint(
        "trackedWrapper",
        "A property of an `@ObservableState` cannot have a wrapper. Take it away, or write "
          + "`@ObservationStateIgnored` before it."
      ).at(property.declaration)
    }
    var binding = property.binding.trimmed
    binding.pattern = PatternSyntax(IdentifierPatternSyntax(identifier: property.storage))
    return ["private var \(binding.with(\.trailingComma, nil))"]
  }

  private static func isFit(_ property: StoredProperty) -> Bool {
    property.declaration.attributes.names.allSatisfy {
      $0 == "ObservationStateTracked" || $0.first?.isLowercase == true
    }
  }
}
