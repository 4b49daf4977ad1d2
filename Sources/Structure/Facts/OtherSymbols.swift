/// The symbols of other modules that a code base uses, numbered from -1 downwards as they are met.
struct OtherSymbols {
  /// The names of modules that can be met.
  private let modules: Set<String>
  private var symbols: [(usr: String, symbol: Symbol)] = []
  private var numbers: [String: Int] = [:]

  init(modules: Set<String>) { self.modules = modules }

  mutating func number(of symbol: FileIndex.IndexedSymbol) -> Int {
    if let number = numbers[symbol.usr] { return number }
    let name = UniqueName(symbol.usr)
    // A member that another module adds belongs to that module.
    let adding = name.next.flatMap { modules.contains($0) ? $0 : nil }
    let module = Self.bringsWhatIsMissing(adding, to: name) ? name.module : adding ?? name.module
    let kind = symbol.declaredKind ?? .other
    var found = Symbol(name: symbol.name, kind: kind, module: module)
    found.isStatic = symbol.isStatic
    if !kind.isType, let type = name.type, type != symbol.usr, let typeName = name.typeName {
      found.parent = number(of: .init(typeNamed: typeName, usr: type))
    }
    symbols.append((symbol.usr, found))
    numbers[symbol.usr] = -symbols.count
    return -symbols.count
  }

  /// Whether it is one of the members that Foundation has on a phone and lacks elsewhere, where our UIKit brings them.
  private static func bringsWhatIsMissing(_ module: String?, to name: UniqueName) -> Bool {
    module == "UIKit" && name.module != "UIKit"
      && name.typeName.map(extendedByUIKit.contains) != true
  }

  /// Types of others of which UIKit itself has something to say.
  private static let extendedByUIKit: Set<String> = [
    "AttributeContainer", "AttributeDynamicLookup", "AttributeScopes", "Bundle", "IndexPath", "Key",
    "NSAttributedString", "NSIndexPath", "NSObject", "NSString", "NSValue", "Name",
  ]

  /// The type that an initializer makes, if its name says so.
  mutating func made(by initializer: FileIndex.IndexedSymbol) -> Int? {
    symbols[-1 - number(of: initializer)].symbol.parent
  }

  /// Adds what the types among them descend from, and what these descend from.
  mutating func addAncestors(_ ancestry: Ancestry) {
    var place = 0
    while place < symbols.count {
      for ancestor in ancestry.ancestors[symbols[place].usr] ?? [] {
        let number = number(of: ancestor)
        symbols[place].symbol.ancestors.append(number)
      }
      place += 1
    }
  }

  /// In an order of their own; `order` says where each one went.
  func sorted() -> (symbols: [Symbol], order: [Int]) {
    let places = symbols.indices.sorted {
      let (first, second) = (symbols[$0], symbols[$1])
      return (first.symbol.module, first.symbol.name, first.usr)
        < (second.symbol.module, second.symbol.name, second.usr)
    }
    var order = [Int](repeating: 0, count: places.count)
    for (rank, place) in places.enumerated() { order[place] = rank }
    return (places.map { symbols[$0].symbol }, order)
  }
}
