/// What of a file's text matters beside what the compiler knows: its lines, its blocks, its imports.
package struct SourceOutline: Sendable, Equatable {
  package var path: String
  package var module: String
  /// The lines that hold code, not only comments, sorted; one of several statements as often as it has any.
  package var codeLines: [Int]
  package var imports: [Import]
  /// Everything between `{` and its `}`, in the order of the opening braces.
  package var blocks: [Block]
  /// Where `super.init` and `self.init` are called, which make no new object; the places of `init`.
  package var delegations: [Position]
  /// Who may set a variable, where that is said apart, as in `private(set)`; by the place of its name.
  package var setterAccess: [Position: String]

  package init(
    path: String, module: String, codeLines: [Int] = [], imports: [Import] = [],
    blocks: [Block] = [], delegations: [Position] = [], setterAccess: [Position: String] = [:]
  ) {
    self.path = path
    self.module = module
    self.codeLines = codeLines
    self.imports = imports
    self.blocks = blocks
    self.delegations = delegations
    self.setterAccess = setterAccess
  }

  package struct Import: Sendable, Equatable {
    package var module: String
    package var line: Int

    package init(module: String, line: Int) {
      self.module = module
      self.line = line
    }
  }

  /// Columns count bytes of UTF-8, as the compiler does.
  package struct Position: Sendable, Equatable, Hashable, Comparable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    package static func < (first: Position, second: Position) -> Bool {
      (first.line, first.column) < (second.line, second.column)
    }
  }

  package struct Block: Sendable, Equatable {
    package var start: Position
    package var endLine: Int

    package init(start: Position, endLine: Int) {
      self.start = start
      self.endLine = endLine
    }
  }
}

extension SourceOutline {
  /// How many lines hold code between two lines, both counted.
  func codeLineCount(from first: Int, through last: Int) -> Int {
    codeLines.partitioningIndex { $0 > last } - codeLines.partitioningIndex { $0 >= first }
  }

  /// Where the block ends that belongs to a declaration, if it has one before the next declaration.
  func endLine(of declaration: Position, before next: Position?) -> Int? {
    let index = blocks.partitioningIndex { $0.start > declaration }
    guard index < blocks.count else { return nil }
    if let next, blocks[index].start > next { return nil }
    return blocks[index].endLine
  }
}

extension Array {
  /// The first index whose element is on the far side, where all that follow it are, too.
  func partitioningIndex(where isBeyond: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
