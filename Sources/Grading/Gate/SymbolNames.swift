/// Which symbols a learner's object file may ask for and give.
enum SymbolNames {
  /// Whether code that is honest may call it, or code that the compiler adds to it.
  static func isAllowed(undefined name: String) -> Bool {
    if name.hasPrefix("$s") { return refusedName(of: name) == nil }
    if refusedOfRuntime.contains(name) { return false }
    return allowedC.contains(name) || allowedBeginnings.contains(where: name.hasPrefix)
  }

  /// As its source calls it, what is refused of Swift; nil for all that is allowed.
  static func refusedName(of symbol: String) -> String? {
    refusedSwift.first { $0.beginnings.contains(where: symbol.hasPrefix) }?.name
  }

  /// What starts processes, loads native code or reaches for descriptors of somebody else.
  private static let refusedSwift: [(name: String, beginnings: [String])] = [
    ("CheckDriver", ["$s11CheckDriver"]), ("XCTest", ["$s6XCTest"]), ("Testing", ["$s7Testing"]),
    ("StructureChecks", ["$s15StructureChecks"]), ("Process", ["$s10Foundation7ProcessC"]),
    // What finds a class of the checks, and what writes beyond its own bytes without the compiler's knowing.
    ("NSClassFromString", ["$s10Foundation17NSClassFromString"]),
    ("NSMutableData", ["$s10Foundation13NSMutableDataC"]),
    // It hands out bytes beyond its own.
    ("NSData", ["$s10Foundation6NSDataC"]),
    // It writes before its own first byte.
    (
      "resetBytes",
      [
        "$s20FoundationEssentials13__DataStorageC10resetBytes",
        "$s20FoundationEssentials4DataV06InlineC0V10resetBytes",
        "$s20FoundationEssentials4DataV10LargeSliceV10resetBytes",
        "$s20FoundationEssentials4DataV10resetBytes",
        "$s20FoundationEssentials4DataV11InlineSliceV10resetBytes",
        "$s20FoundationEssentials4DataV15_RepresentationO10resetBytes",
      ]
    ),
    // The same by a protocol.
    (
      "MutableDataProtocol",
      [
        "$s20FoundationEssentials19MutableDataProtocol",
        "$s20FoundationEssentials4DataVAA07MutableC8Protocol",
      ]
    ),
    // A method of a class leaves no symbol where it is called; where the object comes from does.
    (
      "Bundle",
      [
        "$s10Foundation6BundleC02cf", "$s10Foundation6BundleC14_executableURL",
        "$s10Foundation6BundleC3url", "$s10Foundation6BundleC4path",
      ]
    ),
    (
      "FileHandle",
      [
        "$s10Foundation10FileHandleC14fileDescriptor14closeOnDealloc",
        "$s10Foundation10FileHandleC14fileDescriptorAC",
      ]
    ),
    (
      "DispatchIO",
      ["$s8Dispatch0A2IOC4read18from", "$s8Dispatch0A2IOC4type", "$s8Dispatch0A2IOC5write16to"]
    ),
    // Its header can be read before there is one: whatever lay there is then taken for a value of any type.
    ("ManagedBuffer", ["$ss13ManagedBufferC"]),
    ("ManagedBufferPointer", ["$ss20ManagedBufferPointerV"]),
    // It takes whatever lies beyond its end for objects, and an heir can lie about where that is.
    ("NSMutableAttributedString", ["$s10Foundation25NSMutableAttributedStringC"]),
    ("NSAttributedString", ["$s10Foundation18NSAttributedStringC19attributedSubstring"]),
    // What a plane beyond the last one leads to is taken for memory of the set.
    (
      "bitmapRepresentation",
      [
        "$s10Foundation12CharacterSetV20bitmapRepresentationAC",
        "$s10Foundation14NSCharacterSetC20bitmapRepresentationAC",
        "$s10Foundation21NSMutableCharacterSetC20bitmapRepresentationAC",
      ]
    ),
    // Bitmaps get into a set on these ways, too.
    ("CharacterSet", ["$s10Foundation12CharacterSetVSe"]),
    ("NSCharacterSet", ["$s10Foundation14NSCharacterSetC5coder"]),
    ("NSMutableCharacterSet", ["$s10Foundation21NSMutableCharacterSetC5coder"]),
    ("NSKeyedUnarchiver", ["$s10Foundation17NSKeyedUnarchiverC"]),
    // So many elements that the number of their bytes does not fit are held to take a few: where the number of
    // elements is known while the program runs only, the compiler has not looked at it.
    ("InlineArray", ["$ss11InlineArrayVMa"]), ("OutputSpan", ["$ss10OutputSpanV"]),
    ("OutputRawSpan", ["$ss13OutputRawSpanV"]),
    // A text that is joined with its neighbour is gone, and can still be asked for what it says.
    ("XMLNode", ["$s13FoundationXML7XMLNodeC"]), ("XMLElement", ["$s13FoundationXML10XMLElementC"]),
    ("XMLDocument", ["$s13FoundationXML11XMLDocumentC"]), ("XMLDTD", ["$s13FoundationXML6XMLDTDC"]),
    ("XMLDTDNode", ["$s13FoundationXML10XMLDTDNodeC"]),
    // What they forget or leave unrecorded is what checks have to see.
    ("resetRecords", ["$s5UIKit13UIApplicationC12resetRecords"]),
    ("unavailableSchemes", ["$s5UIKit13UIApplicationC18unavailableSchemes"]),
    ("withIssueReporters", ["$s22ComposableArchitecture18withIssueReporters"]),
    // Who knows that somebody looks can behave for as long as that.
    ("isTesting", ["$s22ComposableArchitecture9isTesting"]),
    // It calls whatever function has a name on whatever object.
    ("executeDistributedTarget", ["$s11Distributed0A11ActorSystemPAAE07executeA6Target"]),
  ]

  /// What every object asks for that has to do with such an array.
  static let inlineArray = "$ss11InlineArrayVMn"

  /// Those of them that are about nothing but memory.
  static let ofMemory: Set<String> = [
    "InlineArray", "ManagedBuffer", "ManagedBufferPointer", "NSAttributedString", "NSData",
    "NSMutableAttributedString", "NSMutableData", "OutputRawSpan", "OutputSpan",
    "MutableDataProtocol", "bitmapRepresentation", "resetBytes",
  ]

  /// The same in the runtime, which the compiler's own calls lead to.
  private static let refusedOfRuntime: Set<String> = ["swift_distributed_execute_target"]

  /// Whether the type of a function that says which error it throws, or from where it is called, is asked for while
  /// the program runs, as by a cast, which takes it for one that says anything else.
  static func looksUpExtendedFunction(_ symbol: String) -> Bool {
    if symbol == "swift_getExtendedFunctionTypeMetadata" { return true }
    guard symbol.hasPrefix("$s"), symbol.hasSuffix("MD") else { return false }
    let operators = operators(in: symbol)
    return ["YK", "YA", "YC", "YT"].contains(where: operators.contains)
  }

  /// A symbol without the names in it, each of which follows its length.
  private static func operators(in symbol: String) -> String {
    var left = ""
    var rest = symbol.utf8[...]
    while let byte = rest.first {
      let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      if let length = Int(String(decoding: digits, as: UTF8.self)), length > 0 {
        rest = rest.dropFirst(digits.count + length)
      } else {
        left.unicodeScalars.append(Unicode.Scalar(byte))
        rest = rest.dropFirst()
      }
    }
    return left
  }

  /// What the code of a `Mutex` calls to wait, which the compiler puts into whatever uses one.
  static func isOfMutex(_ symbol: ObjectFile.Symbol, in object: ObjectFile) -> Bool {
    symbol.name == "syscall" && !symbol.isDefined
      && object.symbols.contains { $0.name.hasPrefix("$s15Synchronization12_MutexHandleV") }
  }

  private static let allowedBeginnings = [
    "swift_", "_swift", "__swift_", "_Block_", "_NSConcrete", "dispatch_", "_dispatch_", "$ld",
    "_Unwind_", "__chkstk",
  ]

  private static let allowedC: Set<String> = [
    // Memory, as the compiler calls it.
    "bzero", "free", "malloc", "memchr", "memcmp", "memcpy", "memmove", "memset", "strlen",
    "__memcpy_chk", "__memmove_chk", "__memset_chk", "__stack_chk_fail", "__tls_get_addr",
    // Ends of a program, which end the check that calls them.
    "abort", "exit", "__assert_fail",
    // Time and chance.
    "arc4random", "arc4random_uniform", "clock", "difftime", "drand48", "lrand48", "mrand48",
    "rand", "random", "sleep", "srand", "srand48", "srandom", "time", "usleep",
    // Characters and small numbers.
    "isalnum", "isalpha", "isascii", "isblank", "iscntrl", "isdigit", "isgraph", "islower",
    "isprint", "ispunct", "isspace", "isupper", "isxdigit", "toascii", "tolower", "toupper",
    "putchar", "labs", "llabs", "getpid", "sched_yield", "pthread_self",
    // Mathematics, in all widths: Swift itself rounds the longest numbers by them.
    "acos", "acosf", "acosh", "acoshf", "acoshl", "acosl", "asin", "asinf", "asinh", "asinhf",
    "asinhl", "asinl", "atan", "atan2", "atan2f", "atan2l", "atanf", "atanh", "atanhf", "atanhl",
    "atanl", "cbrt", "cbrtf", "cbrtl", "ceil", "ceilf", "ceill", "copysign", "copysignf",
    "copysignl", "cos", "cosf", "cosh", "coshf", "coshl", "cosl", "erf", "erfc", "erfcf", "erfcl",
    "erff", "erfl", "exp", "exp10", "exp10l", "exp2", "exp2f", "exp2l", "expf", "expl", "expm1",
    "expm1f", "expm1l", "fabs", "fabsf", "fabsl", "fdim", "fdimf", "fdiml", "floor", "floorf",
    "floorl", "fma", "fmaf", "fmal", "fmax", "fmaxf", "fmaxl", "fmin", "fminf", "fminl", "fmod",
    "fmodf", "fmodl", "hypot", "hypotf", "hypotl", "ilogb", "ilogbf", "ilogbl", "j0", "j1", "jn",
    "ldexp", "ldexpf", "ldexpl", "lgamma", "lgammaf", "lgammal", "llrint", "llrintl", "llround",
    "llroundl", "log", "log10", "log10f", "log10l", "log1p", "log1pf", "log1pl", "log2", "log2f",
    "log2l", "logb", "logbf", "logbl", "logf", "logl", "lrint", "lrintl", "lround", "lroundl",
    "nearbyint", "nearbyintf", "nearbyintl", "nextafter", "nextafterf", "nextafterl", "pow",
    "powf", "powl", "remainder", "remainderf", "remainderl", "remquo", "remquof", "remquol",
    "rint", "rintf", "rintl", "round", "roundf", "roundl", "scalbn", "scalbnf", "scalbnl", "sin",
    "sincos", "sincosf", "sincosl", "sinf", "sinh", "sinhf", "sinhl", "sinl", "sqrt", "sqrtf",
    "sqrtl", "tan", "tanf", "tanh", "tanhf", "tanhl", "tanl", "tgamma", "tgammaf", "tgammal",
    "trunc", "truncf", "truncl", "y0", "y1", "yn",
    // Numbers of unusual widths, which the compiler leaves to its library.
    "__divti3", "__modti3", "__muloti4", "__multi3", "__udivti3", "__umodti3", "__extendhfsf2",
    "__truncdfhf2", "__truncsfhf2", "__gnu_f2h_ieee", "__gnu_h2f_ieee", "__powidf2", "__powisf2",
  ]

  /// Whether the compiler makes such a symbol for honest code of these modules.
  static func isAllowed(defined symbol: ObjectFile.Symbol, modules: [String]) -> Bool {
    let name = symbol.name
    if symbol.binding == .local || name.isEmpty { return true }
    if name.hasPrefix("$s") {
      return symbol.binding == .weak || modules.contains { name.holds("\($0.utf8.count)\($0)") }
        // A word that was mentioned before is not spelled out again.
        || name.firstMatch(of: /0[A-Za-z]/) != nil
    }
    // How the compiler casts to protocols of classes; with an attribute a name is not weak.
    if symbol.binding == .weak, name.hasPrefix("dynamic_cast_existential_") { return true }
    // No name of C has a blank or a period, and none of ours is like that of an app's start.
    return name.contains(" ") || name.contains(".") || modules.contains { name == "\($0)_main" }
      || name.hasPrefix("__swift_")
      || name.hasPrefix("_swift_") || name.hasPrefix("swift_")
  }

  /// Sections of code that would run before the checks, or of kinds that no compile makes.
  static func isAllowed(_ section: ObjectFile.Section) -> Bool {
    let runsBeforeMain: Set<UInt64> = [14, 15, 16]
    guard !runsBeforeMain.contains(section.kind) else { return false }
    return section.name.isEmpty
      || sectionBeginnings.contains { beginning in
        section.name == beginning || section.name.hasPrefix("\(beginning).")
          || (beginning.hasSuffix("_") && section.name.hasPrefix(beginning))
      }
  }

  private static let sectionBeginnings: [String] = {
    let plain = [
      ".bss", ".comment", ".data", ".debug_", ".eh_frame", ".gcc_except_table", ".group",
      ".linker-options", ".lldbsummaries", ".llvm_addrsig", ".note", ".rodata", ".shstrtab",
      ".strtab",
      ".swift1_autolink_entries",
      ".swift_", ".symtab", ".symtab_shndx", ".tbss", ".tdata", ".text", ".tm_clone_table",
      "swift5_", "__swift_", ".swift_modhash",
    ]
    return plain + plain.map { ".rela\($0)" }
  }()
}

extension SymbolNames {
  /// A declaration of a learner's module at the level of its files, as a symbol names it.
  static func fileLevelName(in symbol: String, modules: [String]) -> String? {
    for module in modules {
      let beginning = "$s\(module.utf8.count)\(module)"
      guard symbol.hasPrefix(beginning) else { continue }
      let rest = symbol.dropFirst(beginning.count)
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let length = Int(digits), length > 0, length <= 200 else { return nil }
      let name = rest.dropFirst(digits.count).prefix(length)
      return name.count == length ? String(name) : nil
    }
    return nil
  }

  /// An operator such as `==` for nothing but types of Swift's own; nil for every other symbol.
  static func hijackedOperator(in symbol: String, modules: [String]) -> String? {
    for module in modules {
      let own = "\(module.utf8.count)\(module)"
      guard let place = symbol.utf8.firstRange(of: own.utf8) else { continue }
      let owner = symbol[..<place.lowerBound].dropFirst(2)
      var rest = symbol[place.upperBound...]
      if !owner.isEmpty {
        // In an extension: only of a type that Swift has a short name for.
        guard owner.first == "S", owner.count <= 3, let end = rest.firstIndex(of: "E"),
          !rest[..<end].contains(where: \.isNumber)
        else { return nil }
        rest = rest[rest.index(after: end)...]
      }
      for (mangled, name) in operators where rest.hasPrefix(mangled) {
        let comparesObjects = ["===", "!=="].contains(name)
        let signature = rest.dropFirst(mangled.count)
        return isOfSwiftAlone(signature, orOfObjects: comparesObjects)
          && !isUnknownToSwift(name, signature, in: owner) ? name : nil
      }
      return nil
    }
    return nil
  }

  /// Whether a learner's module extends a type that stands for memory, or makes it conform to something.
  static func extendsPointer(_ symbol: String, modules: [String]) -> Bool {
    guard PointerTypes.symbols.contains(where: symbol.hasPrefix) else { return false }
    return modules.contains { module in
      let own = "\(module.utf8.count)\(module)"
      return symbol.holds("\(own)E") || symbol.holds(own) && symbol.hasSuffix("Mc")
    }
  }

  private static let operators = [
    ("2eeoi", "=="), ("2neoi", "!="), ("1loi", "<"), ("1goi", ">"), ("2leoi", "<="),
    ("2geoi", ">="), ("3eeeoi", "==="), ("3neeoi", "!=="), ("2teoi", "~="), ("2aaoi", "&&"),
    ("2oooi", "||"), ("1nop", "!"), ("1poi", "+"), ("1soi", "-"),
  ]

  /// Whether Swift has certainly no such operator for these types, so that nobody can mean it.
  ///
  /// Should the checks use it all the same, that is found where they are compiled.
  private static func isUnknownToSwift(
    _ name: String, _ signature: Substring, in owner: Substring
  ) -> Bool {
    // Twice the same type in a row is written once, with a number.
    let spelled = signature.replacing(/S2([A-Za-z])/) { "S\($0.output.1)S\($0.output.1)" }
    if name == "!" { return spelled.firstMatch(of: /SbFZ?$/) == nil }
    let isOrder = ["<", ">", "<=", ">="].contains(name)
    let isEquality = ["==", "!="].contains(name)
    // A list of pairs, and pairs that may be missing, cannot be compared.
    if isOrder || isEquality, spelled.firstMatch(of: /tG|tSg/) != nil { return true }
    // Swift adds lists and texts to others, but neither dictionaries nor sets, and takes none of them away.
    if ["SD", "Sh"].contains(owner), ["+", "-"].contains(name) { return true }
    if name == "-", ["Sa", "SS"].contains(owner) || spelled.firstMatch(of: /G(?:AC)?_/) != nil {
      return true
    }
    guard let types = spelled.wholeMatch(of: plainSignature)?.output else { return false }
    let isSame = types.3 == "AC" || types.1 == types.3
    let areWhole = isWhole(types.1) && isWhole(types.3)
    let mayBeMissing = !types.2.isEmpty || !types.4.isEmpty
    // Of whole numbers of two kinds Swift compares any, and adds none.
    if isEquality { return !isSame && !areWhole }
    if isOrder { return mayBeMissing || !isSame && !areWhole }
    if name == "-", types.1 == "SS" || types.3 == "SS" { return true }
    return ["+", "-"].contains(name) && (mayBeMissing || !isSame)
  }

  /// What comes out, and two plain types with the marks of what may be missing; or a plain one and whole numbers
  /// of any kind (`x…SzRzl`).
  private nonisolated(unsafe) static let plainSignature =
    /y(?:S[A-Za-z]|s\d+[A-Za-z0-9]+V|x)(?:Sg)*(S[bdfiuJS]|s\d+U?(?:Int|Float)\d+V|x(?=.*SzRzl))((?:Sg)*)_(AC|S[bdfiuJS]|s\d+U?(?:Int|Float)\d+V|x(?=.*SzRzl))((?:Sg)*)t(?:SzRzl)?FZ?/

  private static func isWhole(_ type: Substring) -> Bool {
    ["Si", "Su", "x"].contains(type) || type.contains("Int")
  }

  /// Whether a function's types are all ones that Swift has short names for.
  private static func isOfSwiftAlone(_ signature: Substring, orOfObjects: Bool) -> Bool {
    guard signature.contains("F") else { return false }
    let types = signature.replacing(/s[456](U?Int(8|16|32|64)|Float)V/, with: "Si")
    return !types.contains(where: \.isNumber) && !types.contains("AA") && !types.contains("yp")
      && (orOfObjects || !types.contains("yXl"))
  }
}

extension String {
  /// Byte by byte, which is what symbols are.
  fileprivate func holds(_ part: String) -> Bool { utf8.firstRange(of: part.utf8) != nil }
}
