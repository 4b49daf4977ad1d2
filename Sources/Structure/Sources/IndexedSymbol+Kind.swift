internal import CIndexStore

extension FileIndex.IndexedSymbol {
  /// A type that is known by its names alone.
  init(typeNamed name: String, usr: String) {
    let kind =
      switch usr.last {
      case "C": CINDEXSTORE_CLASS
      case "O": CINDEXSTORE_ENUM
      case "P": CINDEXSTORE_PROTOCOL
      case "a": CINDEXSTORE_TYPEALIAS
      default: CINDEXSTORE_STRUCT
      }
    self.init(kind: Int(kind.rawValue), subkind: 0, name: name, usr: usr)
  }

  /// Nil for what is no declaration that anybody asks for: parameters, modules, accessors.
  var declaredKind: Symbol.Kind? {
    guard !isAccessor, subkind != Self.genericParameter else { return nil }
    return Self.kinds[kind]
  }

  var isGetter: Bool { subkind == 3 }

  var isStatic: Bool {
    [
      CINDEXSTORE_CLASS_METHOD, CINDEXSTORE_STATIC_METHOD, CINDEXSTORE_CLASS_PROPERTY,
      CINDEXSTORE_STATIC_PROPERTY,
    ].contains { Int($0.rawValue) == kind }
  }

  private var isAccessor: Bool { (3...4).contains(subkind) || (1000...1003).contains(subkind) }

  private static let genericParameter = 1013

  private static let kinds: [Int: Symbol.Kind] = {
    let pairs: [(cindexstore_kind, Symbol.Kind)] = [
      (CINDEXSTORE_MACRO, .macro), (CINDEXSTORE_ENUM, .enum), (CINDEXSTORE_STRUCT, .struct),
      (CINDEXSTORE_CLASS, .class), (CINDEXSTORE_PROTOCOL, .protocol),
      (CINDEXSTORE_EXTENSION, .extension), (CINDEXSTORE_TYPEALIAS, .typealias),
      (CINDEXSTORE_FUNCTION, .function), (CINDEXSTORE_VARIABLE, .global),
      (CINDEXSTORE_ENUM_CASE, .enumCase), (CINDEXSTORE_INSTANCE_METHOD, .method),
      (CINDEXSTORE_CLASS_METHOD, .method), (CINDEXSTORE_STATIC_METHOD, .method),
      (CINDEXSTORE_INSTANCE_PROPERTY, .property), (CINDEXSTORE_CLASS_PROPERTY, .property),
      (CINDEXSTORE_STATIC_PROPERTY, .property), (CINDEXSTORE_INITIALIZER, .initializer),
      (CINDEXSTORE_DEINITIALIZER, .deinitializer),
    ]
    return Dictionary(pairs.map { (Int($0.0.rawValue), $0.1) }) { first, _ in first }
  }()
}
