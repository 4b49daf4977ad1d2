/// What `swift-demangle -tree-only` says of one symbol: a row of nodes, each with how deep it stands.
struct SymbolTree {
  private struct Node: Equatable {
    var depth: Int
    var kind: Substring
    /// A name, as the source has it; empty where the node has none.
    var text: Substring
  }

  private let nodes: [Node]

  /// The trees of all symbols that were asked for, in their order; nil if one of them is not told.
  static func all(in output: String, of symbols: [String]) -> [SymbolTree]? {
    var trees: [[Node]] = []
    for line in output.split(separator: "\n") {
      if line.hasPrefix("Demangling for ") {
        trees.append([])
      } else if !trees.isEmpty, let node = node(line) {
        trees[trees.count - 1].append(node)
      }
    }
    guard trees.count == symbols.count, trees.allSatisfy({ !$0.isEmpty }) else { return nil }
    return trees.map(SymbolTree.init(nodes:))
  }

  private static func node(_ line: Substring) -> Node? {
    let blanks = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(blanks)
    guard rest.hasPrefix("kind=") else { return nil }
    let kind = rest.dropFirst(5).prefix { $0 != "," }
    let mark = ", text=\""
    let text =
      rest.dropFirst(5 + kind.count).hasPrefix(mark)
      ? rest.dropFirst(5 + kind.count + mark.count).dropLast() : ""
    return Node(depth: blanks / 2, kind: kind, text: text)
  }
}

extension SymbolTree {
  /// The function, variable or subscript that the symbol is about; nil if it is about something else.
  func declaration(modules: Set<String>) -> UsedDeclaration? {
    guard let start = children(of: 0).lazy.compactMap(declaration(below:)).first else { return nil }
    // What is stored in an extension is always static.
    let isStatic = nodes[..<start].contains {
      ["Static", "UnsafeMutableAddressor"].contains($0.kind)
    }
    let parts = children(of: start)
    guard let context = parts.first, let place = place(context, modules) else { return nil }
    let name = parts.dropFirst().first.map { nodes[$0] }
    var found = UsedDeclaration(place: place, name: "", isStatic: isStatic)
    let labels = parts.dropFirst().first { nodes[$0].kind == "LabelList" }
    found.label = labels.flatMap { children(of: $0).first }.map { String(nodes[$0].text) } ?? ""
    switch nodes[start].kind {
    case "Subscript": found.name = "subscript"
    case "Allocator", "Constructor":
      found.name = "init"
      found.mayGiveNothing = isOptional(parts.last.map(subtree) ?? [])
    default: found.name = String(name?.text ?? "")
    }
    if let name, name.kind.hasSuffix("Operator") {
      found.isOperator = true
      let types = parameters(of: start) ?? []
      // What a protocol declares is about whoever conforms to it, its first generic parameter.
      let type = place == .file || place.isOwnProtocol ? types.first ?? [] : own(context)
      let isOwn =
        place.isOwnProtocol
        ? type.first?.kind == "DependentGenericParamType"
        : type.contains { $0.kind == "Module" && modules.contains(String($0.text)) }
      found.isOfOneType = isOwn && !types.isEmpty && types.allSatisfy { $0 == type }
    }
    found.isForAllTypes =
      nodes.count { $0.kind == "Module" && modules.contains(String($0.text)) } == 1
    found.isOpaque = nodes.contains { $0.kind == "OpaqueTypeDescriptor" }
    found.takesAutoclosure = nodes.contains { $0.kind.hasSuffix("AutoClosureType") }
    found.takesKeyPath = nodes.contains { $0.kind == "Identifier" && $0.text == "KeyPath" }
    return found
  }

  /// Which type of the learner's conforms to which protocol, by its name, if the symbol is about that.
  func conformance(modules: Set<String>) -> (type: UsedDeclaration.Place, protocol: String)? {
    guard let (type, target, _) = joined, let place = place(ofType: type, modules),
      let name = names(in: target).last
    else { return nil }
    return (place, name)
  }

  /// The conformance that the symbol describes, whoever's type and protocol it is about.
  var declaredConformance: DeclaredConformance? {
    guard let (type, target, module) = joined, let module, nodes[module].kind == "Module" else {
      return nil
    }
    return DeclaredConformance(
      type: names(in: type), protocol: names(in: target), module: String(nodes[module].text),
      isOfClass: nodes[type].kind == "Class")
  }

  /// The type and the protocol that the symbol joins, and the module that says so.
  private var joined: (type: Int, target: Int, module: Int?)? {
    guard let start = nodes.firstIndex(where: { $0.kind == "ProtocolConformance" }) else {
      return nil
    }
    let parts = children(of: start)
    guard parts.count > 1, let type = children(of: parts[0]).last.map(plain) else { return nil }
    return (type, parts[1], parts.dropFirst(2).last)
  }

  private func names(in start: Int) -> [String] {
    subtree(of: start).filter { ["Module", "Identifier"].contains($0.kind) }.map { String($0.text) }
  }

  /// The associated type of a protocol of the learner's that the symbol says something of, such as that
  /// it can be made of a literal.
  func association(modules: Set<String>) -> UsedDeclaration? {
    guard let start = nodes.firstIndex(where: { $0.kind == "AssociatedConformanceDescriptor" })
    else { return nil }
    let parts = children(of: start)
    let names = parts.map { part in subtree(of: part).filter { $0.kind == "Identifier" }.map(\.text)
    }
    guard parts.count == 3, let type = names[0].last, let name = names[1].first,
      subtree(of: parts[0]).contains(where: { modules.contains(String($0.text)) }),
      let other = names[2].last, !["Comparable", "Equatable", "Hashable"].contains(other)
    else { return nil }
    var found = UsedDeclaration(
      place: .ownProtocol(String(type)), name: String(name), label: String(type))
    found.isAssociated = true
    return found
  }

  private static let declarations: Set<Substring> = [
    "Allocator", "Constructor", "Function", "Subscript", "Variable",
  ]
  private static let types: Set<Substring> = [
    "Class", "Enum", "Protocol", "Structure", "TypeAlias",
  ]

  /// Through what a symbol is about a declaration, such as its getter or a default argument of it.
  private func declaration(below start: Int) -> Int? {
    var index = start
    while !Self.declarations.contains(nodes[index].kind) {
      guard !Self.types.contains(nodes[index].kind), nodes[index].kind != "Type",
        let next = children(of: index).first
      else { return nil }
      index = next
    }
    return index
  }

  private func place(_ context: Int, _ modules: Set<String>) -> UsedDeclaration.Place? {
    switch nodes[context].kind {
    case "Module": return modules.contains(String(nodes[context].text)) ? .file : nil
    case "Extension":
      let parts = children(of: context)
      guard parts.count > 1, modules.contains(String(nodes[parts[0]].text)) else { return nil }
      return place(ofType: parts[1], modules)
    case _ where Self.types.contains(nodes[context].kind):
      // A function of somebody else's that the compiler made anew for the learner's types is not theirs.
      let place = place(ofType: context, modules)
      return if case .foreignType = place { nil } else { place }
    default: return nil
    }
  }

  private func place(ofType type: Int, _ modules: Set<String>) -> UsedDeclaration.Place? {
    let own = subtree(of: type)
    guard let module = own.first(where: { $0.kind == "Module" })?.text else { return nil }
    let identifier = children(of: type).last { nodes[$0].kind == "Identifier" }
    let name = identifier.map { String(nodes[$0].text) } ?? ""
    guard modules.contains(String(module)) else { return .foreignType(name) }
    return nodes[type].kind == "Protocol" ? .ownProtocol(name) : .ownType(name)
  }

  /// Whether a function of such a type may give nothing.
  private func isOptional(_ type: ArraySlice<Node>) -> Bool {
    // Among its arguments may be functions, whose results are their own.
    guard let function = type.indices.first(where: { nodes[$0].kind == "FunctionType" }),
      let result = children(of: function).first(where: { nodes[$0].kind == "ReturnType" })
    else { return false }
    let kinds = subtree(of: result).prefix(5)
    return kinds.map(\.kind) == ["ReturnType", "Type", "BoundGenericEnum", "Type", "Enum"]
      && subtree(of: result).first { $0.kind == "Identifier" }?.text == "Optional"
  }

  /// The types of a function's parameters, without what they are generic over; nil if it is generic itself.
  private func parameters(of function: Int) -> [[Node]]? {
    guard let type = children(of: function).last, let signature = children(of: type).first,
      nodes[signature].kind == "FunctionType",
      let list = children(of: signature).first(where: { nodes[$0].kind == "ArgumentTuple" }),
      let content = children(of: list).first, let only = children(of: content).first
    else { return nil }
    guard nodes[only].kind == "Tuple" else { return [own(only)] }
    return children(of: only).map { element in
      children(of: element).last.flatMap { children(of: $0).first }.map(own) ?? []
    }
  }

  /// A type as it stands, apart from where in the tree that is.
  private func own(_ type: Int) -> [Node] {
    var type = type
    if nodes[type].kind == "Extension", let extended = children(of: type).dropFirst().first {
      type = extended
    }
    type = plain(type)
    return subtree(of: type).map { node in
      var node = node
      node.depth -= nodes[type].depth
      return node
    }
  }

  /// A type without what it is generic over.
  private func plain(_ type: Int) -> Int {
    let isWrapped =
      nodes[type].kind.hasPrefix("BoundGeneric") || nodes[type].kind == "DependentGenericType"
      || nodes[type].kind == "Type"
    guard isWrapped, let inner = children(of: type).first(where: { nodes[$0].kind == "Type" })
    else { return type }
    return children(of: inner).first.map(plain) ?? type
  }

  private func subtree(of start: Int) -> ArraySlice<Node> {
    let end = nodes[(start + 1)...].firstIndex { $0.depth <= nodes[start].depth }
    return nodes[start..<(end ?? nodes.count)]
  }

  private func children(of parent: Int) -> [Int] {
    let below = subtree(of: parent).indices.dropFirst()
    return below.filter { nodes[$0].depth == nodes[parent].depth + 1 }
  }
}
