/// What the compiler knows of a code base: what is declared where, and who uses what.
///
/// Symbols and files are named by their place in these arrays. The order is that of modules, paths and
/// lines, whatever the order in which files were compiled.
package struct Facts: Sendable, Equatable {
  package var files: [SourceOutline]
  /// First those that the code base declares, then those of others that it uses.
  package var symbols: [Symbol]
  package var references: [Reference]

  package init(
    files: [SourceOutline] = [], symbols: [Symbol] = [], references: [Reference] = []
  ) {
    self.files = files
    self.symbols = symbols
    self.references = references
  }
}

/// A type, a member, a function or an extension, of the code base or of a module that it uses.
package struct Symbol: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    case actor, `class`, `struct`, `enum`, `protocol`, `extension`, `typealias`
    case function, method, initializer, deinitializer, property, global, enumCase, macro, other

    /// Whether it is a type of its own, which has members and can be conformed to, held or made.
    package var isType: Bool {
      switch self {
      case .actor, .class, .struct, .enum, .protocol: true
      default: false
      }
    }
  }

  package enum Access: String, Sendable, CaseIterable {
    case `private`, `fileprivate`, `internal`, package, `public`, open
  }

  /// How a stored property keeps what is in it.
  package enum Hold: String, Sendable, CaseIterable { case strong, weak, unowned }

  /// As it is written to call it: `load(id:)`; an extension has the name of what it extends.
  package var name: String
  package var kind: Kind
  package var module: String
  /// The type that it belongs to, also if an extension declares it; of an extension, the type extended.
  package var parent: Int?
  /// Nil for a symbol of another module.
  package var place: Place?
  /// How many lines of code it takes, comments and empty lines not counted.
  package var lines = 0
  package var access: Access?
  package var isStatic = false
  package var isOverride = false
  /// Whether code outside of its type or file can give the property another value.
  package var isSettable = false
  /// Attributes as written, such as `@MainActor`.
  package var attributes: [String] = []
  /// Nil for everything but a stored property.
  package var hold: Hold?
  /// The type of a property, or the signature of a function, as the compiler prints it.
  package var type: String?
  /// The types that this type or signature names, also where it was left to the compiler to find.
  package var typeMentions: [Int] = []
  /// Those of them that a value has in it; what only a closure takes or gives is not.
  package var heldTypes: [Int] = []
  /// Those of them that a value is itself, optional or not: an array of them is none.
  package var wholeTypes: [Int] = []
  /// What a type of another module inherits from and conforms to, where that is known.
  package var ancestors: [Int] = []

  package init(name: String, kind: Kind, module: String, parent: Int? = nil) {
    self.name = name
    self.kind = kind
    self.module = module
    self.parent = parent
  }
}

/// A place in one of the files of the facts; columns count bytes of UTF-8, both from 1.
package struct Place: Sendable, Equatable, Hashable, Comparable {
  package var file: Int
  package var line: Int
  package var column: Int

  package init(file: Int, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  package static func < (first: Place, second: Place) -> Bool {
    (first.file, first.line, first.column) < (second.file, second.line, second.column)
  }
}

/// A place at which a declaration uses a symbol.
package struct Reference: Sendable, Equatable {
  /// What the declaration does with the symbol; one place may do several things.
  package struct Use: OptionSet, Sendable, Hashable {
    package var rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let mentions = Use(rawValue: 1)
    package static let reads = Use(rawValue: 2)
    package static let writes = Use(rawValue: 4)
    package static let calls = Use(rawValue: 8)
    /// Makes a value or an object of the type.
    package static let constructs = Use(rawValue: 16)
    package static let inherits = Use(rawValue: 32)
    package static let conforms = Use(rawValue: 64)
    package static let overrides = Use(rawValue: 128)
    package static let extends = Use(rawValue: 256)
  }

  /// The innermost declaration that contains the place.
  package var from: Int
  package var to: Int
  package var use: Use
  package var place: Place
  /// Whether it stands there only under another name, that of a type alias.
  package var isThroughAlias = false

  package init(
    from: Int, to: Int, use: Use, place: Place, isThroughAlias: Bool = false
  ) {
    self.from = from
    self.to = to
    self.use = use
    self.place = place
    self.isThroughAlias = isThroughAlias
  }
}
