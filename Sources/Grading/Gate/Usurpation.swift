import Curriculum
import FoundationEssentials
import Sandbox
import SwiftLexer

// A check that says `list.count` means Swift's own `count`. Where the learner's code has one that fits
// better, the compiler takes that: it is found in the check's object, which then asks for it.

extension Grading {
  /// What the compiled checks of these steps would call of the learner's where they mean something else.
  func usurpations(
    in steps: [StepBuild], by compiled: CompiledLearner
  ) throws(GradingFailure) -> [Diagnostic] {
    guard Gate.readsObjects, let names = gate.authorNames else { return [] }
    var asked: Set<String> = []
    for path in Set(steps.map(\.object)) {
      guard let object = ObjectFile(try Product.read(path)) else {
        throw .compiler("The object of the checks at \(path) cannot be read.")
      }
      asked.formUnion(object.symbols.lazy.filter { !$0.isDefined }.map(\.name))
    }
    let suspects = names.answering.union(["subscript"]).union(UsedDeclaration.building)
    let used = try called(by: suspects, in: steps, with: compiled)
      .union(compiled.defined.filter(asked.contains)).sorted()
    guard let trees = try trees(of: used) else { return [.unreadable(learner.files)] }
    let modules = Set(learner.modules.map(\.name))
    var declarations = trees.compactMap { $0.declaration(modules: modules) }
    lazy var own = AuthorNames(in: learner.files)
    lazy var handedOn = HandedOnKeyPaths(in: learner.files)
    for index in declarations.indices {
      declarations[index].isOfChecks = gate.isOfChecks(declarations[index])
      declarations[index].isByHand =
        own.answerByHand(declarations[index]) && !names.answerByHand(declarations[index])
      if declarations[index].takesKeyPath, declarations[index].isForAllTypes {
        declarations[index].handsKeyPathOn = handedOn.areAll(named: declarations[index].name)
      }
    }
    let lent =
      declarations.contains(where: \.place.isOwnProtocol)
      ? try protocolsOfForeignTypes(compiled, modules: modules) : []
    let conformances = trees.compactMap { $0.conformance(modules: modules) }
    let compared =
      declarations.filter(\.isComparison).map(\.place)
      + conformances.filter { ["Comparable", "Equatable", "Hashable"].contains($0.protocol) }
      .map(\.type)
    var literals = declarations.filter(\.isLiteral)
    // Of a text with values in it, Swift itself makes the literal.
    for found in conformances where found.protocol == "ExpressibleByStringInterpolation" {
      literals.append(.literal(of: found.type, labelled: "stringLiteral"))
    }
    let foreignLiterals = literals.filter {
      // What a protocol of the learner's makes of literals may be any type that is compared.
      (compared.contains($0.place) || $0.place.isOwnProtocol && !compared.isEmpty)
        && !names.haveLiterals(labelled: $0.label)
    }
    var hidden =
      declarations.filter(\.isOpaque) + trees.compactMap { $0.association(modules: modules) }
    if !hidden.isEmpty, asked.contains(where: Self.makesLiteral), try mayMakeLiterals(compiled) {
      hidden = notAuthors(hidden)
    } else {
      hidden = []
    }
    lazy var constants = ConstantsOfStructs(in: learner.files)
    lazy var authorsTakeAutoclosures = (learner.exercise.stub + learner.exercise.solution).contains
    {
      $0.bytes.firstRange(of: "autoclosure".utf8) != nil
    }
    let found = declarations.filter { declaration in
      declaration.isOfChecks || declaration.isByHand || gate.isTaken(declaration)
        || declaration.isBuilding && !names.declare(declaration.name)
        || declaration.takesAutoclosure && !authorsTakeAutoclosures
        || !names.mean(declaration, constants: { constants }) {
          // Its members are found on its own types only, and the checks know whose these are.
          (!$0.place.isOwnProtocol || lent?.contains($0.place) != false) && hasNamesake($0)
        }
    }
    let orders = conformances.filter { $0.protocol == "Comparable" }.map {
      UsedDeclaration(place: $0.type, name: "<", isOperator: true)
    }
    // What is refused for another reason has its words already.
    let deaf = deafOnes(among: (declarations + orders).filter { !found.contains($0) })
    return gate.refusals(
      ofUsurpers: Set(found + foreignLiterals + hidden + deaf), files: learner.files)
  }

  /// Operators that never look at what they are given.
  private func deafOnes(among used: [UsedDeclaration]) -> [UsedDeclaration] {
    let suspects = used.filter(\.isOperator)
    guard !suspects.isEmpty else { return [] }
    let own = DeafOperators(in: learner.files)
    let authors = DeafOperators(in: learner.exercise.stub + learner.exercise.solution)
    return suspects.filter { own.contains($0) && !authors.contains($0) }.map {
      var deaf = $0
      deaf.isDeaf = true
      return deaf
    }
  }

  /// Whether a symbol makes a literal be of a type that is not known where that stands.
  private static func makesLiteral(_ symbol: String) -> Bool {
    symbol.hasPrefix("$ss") && symbol.hasSuffix("Tj") && symbol.contains("ExpressibleBy")
  }

  /// Whether a type of the learner's may be written as a number, a text or the like.
  private func mayMakeLiterals(_ compiled: CompiledLearner) throws(GradingFailure) -> Bool {
    for path in compiled.objects {
      // Whatever makes one of a literal is called so, and so is the protocol that it conforms to.
      guard let object = ObjectFile(try Product.read(path)),
        !object.symbols.contains(where: { $0.isDefined && $0.name.contains("Literal") })
      else { return true }
    }
    return false
  }

  /// Those of types that only the learner's code knows of which its author does not say the same.
  private func notAuthors(_ hidden: [UsedDeclaration]) -> [UsedDeclaration] {
    let authors = DeclaredTypes(in: learner.exercise.stub + learner.exercise.solution)
    let own = DeclaredTypes(in: learner.files)
    let others = hidden.filter {
      !own.agrees(with: authors, on: $0.name)
        || $0.isAssociated && !own.agrees(with: authors, on: $0.label)
    }
    // What stands behind `some` may have associated types of the learner's making.
    return others.contains(where: \.isAssociated) ? hidden : others
  }

  /// The learner's protocols that a type of somebody else's is made to conform to, and whose members it then
  /// has; nil where that is not known.
  private func protocolsOfForeignTypes(
    _ compiled: CompiledLearner, modules: Set<String>
  ) throws(GradingFailure) -> Set<UsedDeclaration.Place>? {
    let own = modules.map { "$s\($0.utf8.count)\($0)" }
    let conformances = compiled.defined.filter { symbol in
      symbol.hasSuffix("Mc") && !own.contains(where: symbol.hasPrefix)
    }
    let found = try trees(of: conformances.sorted())?.map { $0.conformance(modules: modules) }
    guard let found, !found.contains(where: { $0 == nil }) else { return nil }
    return Set(found.compactMap { $0.map { .ownProtocol($0.protocol) } })
  }

  /// Whether Swift, Foundation or a kit of the exercise's has anything of that name.
  private func hasNamesake(_ declaration: UsedDeclaration) -> Bool {
    if declaration.isOperator || ["init", "subscript"].contains(declaration.name) { return true }
    let kits = checks.allKits.map(\.interface)
    return (AllowedModules.interfacesOfSwift(in: calls.toolchain) + kits).contains { path in
      // What cannot be read does not clear anybody.
      guard let module = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else {
        return true
      }
      return module.holds(name: declaration.name)
    }
  }

  /// Symbols as the toolchain reads them; nil where it cannot.
  func trees(of symbols: [String]) throws(GradingFailure) -> [SymbolTree]? {
    guard !symbols.isEmpty else { return [] }
    let key = ContentID.of([calls.toolchain.identity] + symbols)
    if let kept = store.read(.symbols, key),
      let trees = SymbolTree.all(in: String(decoding: kept, as: UTF8.self), of: symbols)
    {
      return trees
    }
    guard symbols.allSatisfy({ $0.utf8.count <= Self.longestSymbol }),
      symbols.reduce(0, { $0 + $1.utf8.count + Self.roomOfArgument }) <= Self.roomOfArguments
    else { return nil }
    let outcome = try calls.start(
      calls.demangle(symbols),
      limits: Limits(working: .seconds(20), output: 32 << 20, flood: 33 << 20, memory: 2 << 30),
      confinement: Confinement(readable: calls.readable, level: calls.confinement))
    guard outcome.end == .exited(0), !outcome.isOutputCut,
      let trees = SymbolTree.all(in: String(decoding: outcome.output, as: UTF8.self), of: symbols)
    else { return nil }
    store.write(.symbols, key, outcome.output)
    return trees
  }

  private static let longestSymbol = 16 << 10
  /// Less than what a program may be given as its arguments, of which each takes a little more than it is long.
  private static let roomOfArguments = 1 << 20
  private static let roomOfArgument = 16
}

extension CompilerCalls {
  /// Prints what each symbol is made of.
  fileprivate func demangle(_ symbols: [String]) -> Command {
    Command(
      executable: toolchain.demangler, arguments: ["-tree-only"] + symbols,
      environment: environment)
  }
}

extension Gate {
  fileprivate func refusals(
    ofUsurpers used: Set<UsedDeclaration>, files: [SourceFile]
  ) -> [Diagnostic] {
    used.map { declaration in
      let name = declaration.name
      return Diagnostic(
        refused: declaration.refusal,
        id: declaration.isOperator ? "refused_operator" : "refused_member",
        at: files.place { source, index in
          !source.tokens[index].kind.isTrivia && source.name(index) == name
            && (["associatedtype", "func", "let", "var"].contains(
              source.previousWord(before: index))
              || ["init", "subscript"].contains(name)
                && (!declaration.isLiteral
                  || source.next(after: index).map(source.nextWord) == declaration.label))
        }, in: files)
    }
    // Functions of one name are refused in one place.
    .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Data {
  /// Names stand in a compiled module as they are, each with a zero before and after it.
  fileprivate func holds(name: String) -> Bool {
    let bytes = [0] + Array(name.utf8) + [0]
    // How far a byte under the end lets one move on: most of what is long is never looked at.
    var steps = [Int](repeating: bytes.count, count: 256)
    for (index, byte) in bytes.dropLast().enumerated() {
      steps[Int(byte)] = bytes.count - 1 - index
    }
    return withUnsafeBytes { all in
      var end = bytes.count - 1
      while end < all.count {
        if all[end] == 0, all[(end - bytes.count + 1)...end].elementsEqual(bytes) { return true }
        end += steps[Int(all[end])]
      }
      return false
    }
  }
}

extension UsedDeclaration {
  fileprivate static func literal(of place: Place, labelled label: String) -> UsedDeclaration {
    var literal = UsedDeclaration(place: place, name: "init")
    literal.label = label
    return literal
  }

  fileprivate var refusal: String {
    let compared =
      "The checks compare what they find with a number, a text or the like, and mean one of "
      + "Swift's own, but would get"
    return switch place {
    case _ where isDeaf:
      "The checks compare with your `\(name)`, which does not look at both values that it is given. Let it compare "
        + "what they hold."
    case _ where isOfChecks:
      "The checks have a `\(name)` of their own and mean that, but would get yours. Give yours "
        + "another name."
    case _ where isByHand:
      "The checks use `\(name)` and mean what the compiler makes of the cases, but would get yours. Take yours away, "
        + "or give it another name."
    case _ where isBuilding:
      "What the checks say in a closure or a function of theirs would be put together by your `\(name)`. Take the "
        + "attribute of your result builder away from what the checks call or conform to."
    case _ where takesAutoclosure:
      "What the checks give to your `\(name)` would be worked out only if it wants to. Take the `@autoclosure` away."
    case _ where isOpaque:
      "\(compared) what `\(name)` hides behind `some`. Use a type of Swift's there."
    case _ where isAssociated:
      "\(compared) whatever your `\(name)` is. Use a type of Swift's there."
    case .ownProtocol where isLiteral:
      "\(compared) one of yours. Use a type of Swift's there."
    case .ownType(let type) where isLiteral:
      "\(compared) your `\(type)`. Use a type of Swift's there."
    case _ where isOperator:
      "The checks use `\(name)` and mean Swift's own, but would get yours. Declare it for values of "
        + "one type of yours only, or write a function with a name."
    case .ownType(let type) where mayGiveNothing:
      "The checks make a `\(type)`, which always gives them one as the step has it, and yours may give none. Take "
        + "the `?` or `!` behind `init` away."
    case _ where answersForAnyName:
      "The checks ask for a member that your type answers for without declaring it. Declare that member, or let the "
        + "checks get a type without `@dynamicMemberLookup` there."
    case .ownProtocol where isStatic:
      "The checks take `\(name)` for a case of an enumeration, which can be told from others. Make it a case of "
        + "its type."
    case .ownType(let type) where AuthorNames.driving.contains(name):
      "The checks look at the screen and touch it with `\(name)`, but would get that of your "
        + "`\(type)`. Give your member another name."
    case .foreignType(let type):
      "The checks use `\(name)` of `\(type)` and mean the one that it has without you, but would "
        + "get yours. Give yours another name."
    case .ownType(let type) where isStatic:
      "The checks take `\(name)` for a case of `\(type)`, which it can be told from others by. Make it a "
        + "case, or a constant of a struct that is made of numbers or texts which no other has, such as "
        + "`static let \(name) = \(type)(code: 1)`."
    // In types of the checks that build upon a type, its members come before any function.
    case .file, .ownProtocol,
      .ownType where !AuthorNames.questions.contains(name):
      "The checks use `\(name)` and mean the one of Swift or of a kit, but would get yours. Give "
        + "yours another name."
    case .ownType(let type):
      "The checks ask `\(name)` of what they take for a type of Swift's own, but would ask your "
        + "`\(type)`. Use an array or a text there, or give your member another name."
    }
  }
}
