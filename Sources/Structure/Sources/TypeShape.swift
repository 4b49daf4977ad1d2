/// What the pieces of a printed type are to a value of it: itself, a part of it, or only passed by.
struct TypeShape {
  struct Name: Equatable {
    /// The place of the name among the fragments.
    var fragment: Int
    /// Whether the value is of this type, optional or not, and not only of a type that is made with it.
    var isWhole: Bool
    /// Whether a value may have some of this type in it; what only a closure takes or gives is not in it.
    var isInside: Bool
    /// The unique names of the generic types that it is an argument of.
    var boxes: [String]
  }

  private(set) var names: [Name] = []
  /// The types of the language that are only written with brackets: `[Int]` names no `Array`.
  private(set) var collections: [FileIndex.IndexedSymbol] = []
  private let fragments: ArraySlice<SymbolGraph.Fragment>

  init(_ fragments: ArraySlice<SymbolGraph.Fragment>) {
    self.fragments = fragments
    var reader = PieceReader(fragments)
    note(reader.elements(), isWhole: true, isInside: true, boxes: [])
  }

  private mutating func note(
    _ elements: [[PieceReader.Piece]], isWhole: Bool, isInside: Bool, boxes: [String]
  ) {
    for element in elements {
      let isFunction = element.contains { if case .arrow = $0 { true } else { false } }
      let (isWhole, isInside) = (isWhole && !isFunction, isInside && !isFunction)
      var last: String?
      for (index, piece) in element.enumerated() {
        switch piece {
        case .arrow, .dot, .colon: last = nil
        case .name(let fragment):
          let next = element.dropFirst(index + 1).first {
            if case .group("<", _) = $0 { false } else { true }
          }
          // `Outer.Inner` is no `Outer`, and the type of a type keeps no value.
          let isEnd = if case .dot? = next { false } else { true }
          names.append(
            Name(
              fragment: fragment, isWhole: isWhole && isEnd, isInside: isInside && isEnd,
              boxes: boxes))
          last = fragments[fragment].usr
        case .group("<", let inner):
          note(
            inner, isWhole: isWhole && last == "s:Sq", isInside: isInside,
            boxes: boxes + [last].compactMap(\.self))
        case .group(let bracket, let inner):
          if bracket == "[" { collections.append(Self.collection(of: inner)) }
          note(
            inner, isWhole: isWhole && bracket == "(" && inner.count == 1, isInside: isInside,
            boxes: boxes)
          last = nil
        }
      }
    }
  }

  private static func collection(of elements: [[PieceReader.Piece]]) -> FileIndex.IndexedSymbol {
    let hasKeys = elements.joined().contains { if case .colon = $0 { true } else { false } }
    return hasKeys
      ? FileIndex.IndexedSymbol(typeNamed: "Dictionary", usr: "s:SD")
      : FileIndex.IndexedSymbol(typeNamed: "Array", usr: "s:Sa")
  }
}

/// Reads a printed type into its pieces, bracket by bracket.
private struct PieceReader {
  indirect enum Piece {
    case name(Int)
    case arrow
    case dot
    case colon
    /// What stands between brackets, parted by commas.
    case group(Character, [[Piece]])
  }

  private var signs: [(sign: Character, name: Int?)] = []
  private var place = 0
  private static let deepest = 64

  init(_ fragments: ArraySlice<SymbolGraph.Fragment>) {
    for (index, fragment) in zip(fragments.indices, fragments) {
      if fragment.kind == "typeIdentifier" {
        signs.append(("n", index))
      } else if fragment.kind == "text" {
        // One sign for an arrow, whose second half would close a bracket.
        signs += fragment.spelling.replacing("->", with: "→").map { ($0, nil) }
      }
    }
  }

  /// The elements up to the bracket that closes them, which is read over.
  mutating func elements(depth: Int = 0) -> [[Piece]] {
    var elements: [[Piece]] = [[]]
    while place < signs.count {
      let (sign, name) = signs[place]
      place += 1
      if let name {
        elements[elements.count - 1].append(.name(name))
        continue
      }
      switch sign {
      case "(", "[", "<":
        guard depth < Self.deepest else { return elements }
        elements[elements.count - 1].append(.group(sign, self.elements(depth: depth + 1)))
      case ")", "]", ">": return elements
      case ",": elements.append([])
      case "→": elements[elements.count - 1].append(.arrow)
      case ".": elements[elements.count - 1].append(.dot)
      case ":": elements[elements.count - 1].append(.colon)
      // What accessors there are is said behind the type.
      case "{": return elements
      default: break
      }
    }
    return elements
  }
}
