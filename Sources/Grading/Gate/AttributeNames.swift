/// What is known of attributes by their names, without the `@`.
enum AttributeNames {
  enum Verdict: Equatable {
    case harmless
    case refused
    /// None that we know: a property wrapper, or new in the language.
    case unknown
  }

  static func judge(_ name: String) -> Verdict {
    if harmless.contains(name) { return .harmless }
    if refused.contains(name) || name.hasPrefix("_") { return .refused }
    // Of `inline` it depends on what stands behind it.
    // The language gives its own attributes small letters; the few others are known.
    return name.first?.isUppercase == true ? .harmless : .unknown
  }

  /// Attributes of the language that give no power over memory, symbols or the checks.
  private static let harmless: Set<String> = [
    "actorIndependent", "autoclosure", "available", "backDeployed", "concurrent", "convention",
    "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping", "frozen",
    "globalActor", "inlinable", "isolated", "main", "noescape", "nonobjc", "nonisolated",
    "objc", "objcMembers", "preconcurrency", "propertyWrapper", "resultBuilder", "retroactive",
    "rethrows", "specialized", "storageRestrictions", "testable", "unchecked", "unknown",
    "usableFromInline", "warn_unqualified_access",
    "_alwaysEmitConformanceMetadata", "_documentation", "_eagerMove",
    "_implicitSelfCapture", "_inheritActorContext", "_marker", "_noAllocation", "_noEagerMove",
    "_noImplicitCopy", "_noLocks", "_nonSendable", "_optimize", "_specialize",
  ]

  /// Attributes of the language that do.
  private static let refused: Set<String> = [
    "LLDBDebuggerFunction", "abi", "attached", "c", "cdecl", "const", "constInitialized",
    "derivative", "diagnose", "exclusivity", "export", "extern", "freestanding", "implementation",
    "lifetime", "opened", "safe", "section", "thin", "transpose", "unsafe", "used", "warn",
  ]

  /// Refused only in front of an import: on a declaration of one's own it hides nothing from anybody.
  static let refusedOnImports: Set<String> = ["_spi"]

  /// Refused in front of an import of what the exercise has: one module shows it what no other sees.
  static let aboutModules = "testable"

  /// Attributes that only say where memory is handled by hand.
  static let aboutSafety: Set<String> = ["safe", "unsafe"]
}

/// Names that begin with an underscore, which Swift keeps for itself.
enum UnderscoredNames {
  /// Words of the language, and what is harmless and asked for now and then.
  static let allowed: Set<String> = [
    "__always", "__consuming", "__owned", "__shared", "_borrow", "_const", "_forward", "_linear",
    "_local",
    "_modify", "_move", "_read", "_version",
    "_isDebugAssertConfiguration", "_logChanges", "_mangledTypeName", "_printChanges", "_typeName",
  ]

  /// Whether the standard library or Foundation has it, for its own use, with none of the usual tests: also the
  /// learner's own declaration of the same name would only hide that.
  static func isPerilous(_ name: String) -> Bool {
    perilous.contains(name) || perilousBeginnings.contains(where: name.hasPrefix)
  }

  private static let perilousBeginnings = [
    "__abi_", "__specialize_", "_allocateUninitialized", "_allocateBuffer", "_bridgeObject",
    "_convertConst", "_convertInOut", "_convertMutable", "_convertPointer", "_deallocateUn",
    "_getTypeByMangled", "_modifyAt", "_nativeObject", "_setAt", "_stdlib_", "_swift_",
    "_unchecked", "_unsafe", "_withUnsafe",
  ]
  private static let perilous: Set<String> = [
    "_Pointer",
    "_ArrayBuffer", "_BridgeStorage", "_ContiguousArrayBuffer", "_ContiguousArrayStorage",
    "_DependenceToken", "_ObjectiveCBridgeable", "_ObjectiveCType", "_SliceBuffer", "_StringGuts",
    "_UIntBuffer", "_ValidUTF8Buffer",
    "_adoptStorage", "_appendElementAssumeUniqueAndCapacity", "_appendingKeyPaths",
    "_arrayConditionalCast", "_arrayForceCast", "_assumeNonNegative", "_bitPattern",
    "_bridgeAnythingToObjectiveC",
    "_bridgeToObjectiveC", "_bridgeToSwift", "_cPointerArgs", "_checkSubscript_native",
    "_conditionallyBridgeFromObjectiveC", "_conditionallyUnreachable", "_copyToNewBuffer",
    "_createOffsetBasedKeyPath", "_customRemoveLast", "_dictionaryDownCast", "_dictionaryUpCast",
    "_emptyArrayStorage",
    "_finalizeUninitializedArray", "_findStringSwitchCaseWithCache", "_fixLifetime",
    "_forEachField", "_forEachFieldWithKeyPath", "_getAtAnyKeyPath", "_getAtKeyPath",
    "_getAtPartialKeyPath", "_getElement", "_getElementAddress",
    "_getUnsafePointerToStoredProperties", "_identityCast", "_internalInvariant",
    "_makeBridgeObject", "_makeMutableAndUnique", "_makeNativeBridgeObject",
    "_makeObjCBridgeObject", "_memcpy", "_memmove", "_merge", "_projectMutableAddress",
    "_projectReadOnly", "_rawPointerToString",
    "_reinterpretCastToAnyObject", "_rerootKeyPath", "_reserveCapacityAssumingUniqueBuffer",
    "_setDownCast", "_setUpCast", "_slowWithCString", "_tryToAppendKeyPaths", "_typeByName",
    "_unconditionallyBridgeFromObjectiveC", "_undefined", "_unreachable", "_withVaList",
  ]
}

/// Types that stand for memory itself.
enum PointerTypes {
  /// Names that lead to memory, whatever the compiler says of the code around them.
  ///
  /// It lets these types conform to a protocol of anybody's, through which they then look harmless. The method
  /// of a class at the beginning looks at no bounds, and leaves no symbol where it is called. The function at the
  /// end lets two closures change one variable at once.
  static let names: Set<String> = [
    "attributedSubstring",
    "AutoreleasingUnsafeMutablePointer", "CVaListPointer", "ManagedBufferPointer",
    "NSErrorPointer", "NSRangePointer", "OpaquePointer", "Unmanaged", "UnsafeBufferPointer",
    "UnsafeContinuation", "UnsafeCurrentTask", "UnsafeMutableBufferPointer",
    "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer",
    "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer",
    "withoutActuallyEscaping",
  ]

  /// How symbols begin that belong to such a type, whatever alias it had in the source.
  static let symbols = [
    "$sSP", "$sSR", "$sSV", "$sSW", "$sSp", "$sSr", "$sSv", "$sSw", "$sScc", "$sSct",
    "$ss13OpaquePointerV", "$ss14CVaListPointerV", "$ss20ManagedBufferPointerV", "$ss9UnmanagedV",
  ]
}
