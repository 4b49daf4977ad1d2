// Each assertion says a rule; where the learner's code breaks it, the failure names the line that does.

/// The part uses nothing of the module; an import alone is no use.
public func XCTAssertNoReference(
  from part: CodePart, toModule module: String, _ message: String = ""
) {
  record(part.uses(ofModule: module), message)
}

/// The part knows neither the type nor a member of it, under whatever name.
public func XCTAssertNoReference(
  from part: CodePart, toType type: String, _ message: String = ""
) {
  record(part.uses(of: type), message)
}

/// The part does not use one symbol, such as `UIApplication.shared`.
public func XCTAssertNoReference(
  from part: CodePart, toSymbol symbol: String, _ message: String = ""
) {
  record(part.uses(of: symbol), message)
}

/// The part uses nothing of the other part, such as one layer of another.
public func XCTAssertNoReference(
  from part: CodePart, to other: CodePart, _ message: String = ""
) {
  record(part.uses(of: other), message)
}

/// The part knows the type by what the protocol promises, and neither as itself nor as anything else that it is.
public func XCTAssertKnows(
  _ part: CodePart, _ type: String, onlyAs promise: String, _ message: String = ""
) {
  record(part.uses(of: type, otherThanAs: promise), message)
}

/// The part tells the type what has happened and asks it for nothing: what it calls there has no result.
public func XCTAssertOnlyTells(_ part: CodePart, _ type: String, _ message: String = "") {
  record(part.questions(to: type), message)
}

/// Neither the part knows the type, nor a type of the learner's that the part knows, however far off.
public func XCTAssertNoTransitiveReference(
  from part: CodePart, toType type: String, _ message: String = ""
) {
  record(part.transitiveUses(of: type), message)
}

/// Neither the part uses the module, nor a type of the learner's that the part knows, however far off.
public func XCTAssertNoTransitiveReference(
  from part: CodePart, toModule module: String, _ message: String = ""
) {
  record(part.transitiveUses(ofModule: module), message)
}

/// Something in the part uses the type or a member of it.
public func XCTAssertReference(from part: CodePart, toType type: String, _ message: String = "") {
  record(part.missingUse(of: type), message)
}

/// The part makes a value of this very type.
public func XCTAssertConstructs(_ part: CodePart, _ type: String, _ message: String = "") {
  record(part.missingConstruction(of: type), message)
}

/// Nothing in the part makes a value of this very type, not even a default argument.
public func XCTAssertDoesNotConstruct(_ part: CodePart, _ type: String, _ message: String = "") {
  record(part.constructions(of: type), message)
}

/// The type makes nothing that conforms to a protocol which its properties and parameters ask for, and lets no
/// function or shared property of the learner's make it.
public func XCTAssertConstructsNoDependency(_ part: CodePart, _ message: String = "") {
  record(part.constructedDependencies(), message)
}

/// The type conforms to the protocol or inherits from the class, directly or through others.
public func XCTAssertConforms(_ part: CodePart, to name: String, _ message: String = "") {
  record(part.missingConformance(to: name), message)
}

/// The type does not conform to the protocol, nor inherit from the class, through anybody.
public func XCTAssertDoesNotConform(_ part: CodePart, to name: String, _ message: String = "") {
  record(part.conformance(to: name), message)
}

/// The property is stored and `weak`.
public func XCTAssertHoldsWeakly(_ part: CodePart, _ property: String, _ message: String = "") {
  record(part.property(property, isHeld: ["weak"], as: "weakly"), message)
}

/// The property is stored, and neither `weak` nor `unowned`.
public func XCTAssertHoldsStrongly(_ part: CodePart, _ property: String, _ message: String = "") {
  record(part.property(property, isHeld: ["strong"], as: "strongly"), message)
}

/// No stored property of the part keeps an object of the type, or of one derived from it, alive.
public func XCTAssertHoldsNothingStrongly(
  _ part: CodePart, ofType type: String, _ message: String = ""
) {
  record(part.strongHolds(of: type), message)
}

/// The property is declared as the type; `any`, an optional and an alias make no difference.
public func XCTAssertProperty(
  _ part: CodePart, _ property: String, isDeclaredAs type: String, _ message: String = ""
) {
  record(part.property(property, hasType: type), message)
}

/// The property is seen by no more code than that.
public func XCTAssertProperty(
  _ part: CodePart, _ property: String, isAtMost access: Access, _ message: String = ""
) {
  record(part.property(property, isAtMost: access), message)
}

/// The type is seen by no more code than that.
public func XCTAssertAccess(_ part: CodePart, isAtMost access: Access, _ message: String = "") {
  record(part.access(moreThan: access), message)
}

/// Only the type itself can give its property another value.
public func XCTAssertSetOnlyInside(_ part: CodePart, _ property: String, _ message: String = "") {
  record(part.settable(property), message)
}

/// In a module, only that is `public` which another module uses, or which is announced, as `rows` or `List.init(rows:)`.
public func XCTAssertNothingOpenForNobody(
  in module: CodePart, except announced: [String] = [], _ message: String = ""
) {
  record(module.openForNobody(except: announced), message)
}

/// A layer knows only those that stand behind it in the list; a layer is a module or a folder.
public func XCTAssertLayers(
  _ layers: [String], of codebase: Codebase = .learner, _ message: String = ""
) throws {
  let rules = layers.enumerated().map { ($1, Array(layers[($0 + 1)...])) }
  record(try codebase.violations(ofLayers: rules), message)
}

/// A layer knows only those that are listed for it: `["UI": ["Domain"], "Data": ["Domain"], "Domain": []]`.
public func XCTAssertLayers(
  _ layers: KeyValuePairs<String, [String]>, of codebase: Codebase = .learner,
  _ message: String = ""
) throws {
  record(try codebase.violations(ofLayers: layers.map { ($0.key, $0.value) }), message)
}

/// No types among these know each other in a circle.
public func XCTAssertNoCycles(among parts: [CodePart], _ message: String = "") {
  guard let codebase = parts.first?.codebase else { return }
  record(codebase.cycles(among: parts), message)
}

/// The type is declared in the file; its extensions may be elsewhere.
public func XCTAssertDeclared(_ part: CodePart, inFile path: String, _ message: String = "") {
  record(part.declaration(notIn: path), message)
}

/// The type is declared in the layer, which is a module or a folder.
public func XCTAssertDeclared(
  _ part: CodePart, inLayer layer: String, _ message: String = ""
) throws {
  record(try part.declaration(notInLayer: layer), message)
}

/// The type with its extensions, or the file, has at most so many lines that are more than comments.
public func XCTAssertLines(_ part: CodePart, atMost limit: Int, _ message: String = "") {
  record(part.lines(moreThan: limit), message)
}

/// The part takes nothing from a singleton or a global variable, but for those that are allowed.
public func XCTAssertNoGlobals(
  in part: CodePart, except allowed: [String] = [], _ message: String = ""
) {
  record(part.globals(except: allowed), message)
}

/// The files of the part, those of a type's extensions included, import no modules but these.
public func XCTAssertImports(_ part: CodePart, only modules: [String], _ message: String = "") {
  record(part.imports(notAmong: modules), message)
}
