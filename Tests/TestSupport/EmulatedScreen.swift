package import Terminal

/// What a terminal shows that is sent these bytes: just as much of one as our programs ask for.
package struct EmulatedScreen {
  /// One column; a wide character leaves the one after it empty.
  private struct Cell: Equatable {
    var text = " "
    var style = ""
  }

  package private(set) var size: TerminalSize
  package private(set) var isAlternate = false
  package private(set) var isCursorVisible = true
  package private(set) var breaksLines = true
  /// Everything that was linked to.
  package private(set) var links: Set<String> = []
  /// Sequences that this terminal does not know: a test that finds one looks at what we send.
  package private(set) var unknown: [String] = []
  private var cells: [[Cell]] = []
  private var row = 0
  private var column = 0
  private var style = ""
  private var pending: [UInt8] = []

  package init(size: TerminalSize) {
    self.size = size
    clear()
  }

  /// The rows as text, blanks at their ends left out.
  package var lines: [String] {
    cells.map { row in
      var text = row.map(\.text).joined()
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
  }

  package var text: String { lines.joined(separator: "\n") }

  /// The style of the first place where the text stands, as its codes.
  package func style(of text: String) -> String? {
    for (number, line) in lines.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      let column = displayWidth(String(line[..<range.lowerBound]))
      return cells[number][column].style
    }
    return nil
  }

  /// Keeps what fits, as terminals do.
  package mutating func resize(to size: TerminalSize) {
    let old = cells
    self.size = size
    cells = (0..<size.rows).map { row in
      (0..<size.columns).map { column in
        row < old.count && column < old[row].count ? old[row][column] : Cell()
      }
    }
    row = min(row, size.rows - 1)
    column = min(column, size.columns - 1)
  }

  /// Takes the next bytes, which may end in the middle of a character or a sequence.
  package mutating func receive(_ bytes: [UInt8]) {
    pending += bytes
    while let length = take(pending) { pending.removeFirst(length) }
  }

  /// The number of bytes that were understood, or nil if more are needed.
  private mutating func take(_ bytes: [UInt8]) -> Int? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return takeSequence(bytes)
    case 0x0D: column = 0
    case 0x0A: lineFeed()
    case 0x08: column = max(0, column - 1)
    case 0x00..<0x20: unknown.append("control \(first)")
    default: return takeText(bytes)
    }
    return 1
  }

  /// All text up to the next control character, cut where a character may go on.
  private mutating func takeText(_ bytes: [UInt8]) -> Int? {
    var run = Array(bytes.prefix { $0 >= 0x20 })
    while !run.isEmpty, String(validating: run, as: UTF8.self) == nil { run.removeLast() }
    guard !run.isEmpty else { return nil }
    for character in String(decoding: run, as: UTF8.self) { put(character) }
    return run.count
  }

  private mutating func put(_ character: Character) {
    let width = displayWidth(String(character))
    if column + width > size.columns {
      guard breaksLines else {
        column = max(0, size.columns - width)
        return
      }
      column = 0
      lineFeed()
    }
    guard cells.indices.contains(row), width > 0 else { return }
    cells[row][column] = Cell(text: String(character), style: style)
    for offset in 1..<max(width, 1) { cells[row][column + offset] = Cell(text: "", style: style) }
    column += width
  }

  private mutating func lineFeed() {
    if row + 1 < size.rows {
      row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: Cell(), count: size.columns))
    }
  }

  private mutating func clear() {
    cells = Array(
      repeating: Array(repeating: Cell(), count: size.columns), count: size.rows)
  }

  // MARK: - Sequences

  private mutating func takeSequence(_ bytes: [UInt8]) -> Int? {
    guard bytes.count > 1 else { return nil }
    switch Character(Unicode.Scalar(bytes[1])) {
    case "[":
      guard let end = bytes.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 }) else {
        return nil
      }
      let parameters = String(decoding: bytes[2..<end], as: UTF8.self)
      obey(Character(Unicode.Scalar(bytes[end])), parameters)
      return end + 1
    case "]":
      guard
        let end = zip(bytes.indices, bytes.indices.dropFirst()).first(where: { pair in
          bytes[pair.0] == 0x1B && bytes[pair.1] == UInt8(ascii: "\\") && pair.0 > 1
        })?.0
      else { return nil }
      let text = String(decoding: bytes[2..<end], as: UTF8.self)
      let parts = text.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
      if parts.first == "8", parts.count == 3 {
        if !parts[2].isEmpty { links.insert(String(parts[2])) }
      } else {
        unknown.append("]\(text)")
      }
      return end + 2
    default:
      unknown.append(String(decoding: bytes.prefix(2).dropFirst(), as: UTF8.self))
      return 2
    }
  }

  private mutating func obey(_ command: Character, _ parameters: String) {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    switch (command, parameters) {
    case ("H", _):
      row = min(max((numbers.first ?? 1) - 1, 0), size.rows - 1)
      column = min(max((numbers.dropFirst().first ?? 1) - 1, 0), size.columns - 1)
    case ("K", ""), ("K", "0"):
      for place in column..<max(column, size.columns) { cells[row][place] = Cell() }
    case ("J", "2"): clear()
    case ("m", _): style = parameters == "0" ? "" : parameters
    case ("h", "?1049"), ("l", "?1049"):
      isAlternate = command == "h"
      clear()
      (row, column) = (0, 0)
    case ("h", "?25"), ("l", "?25"): isCursorVisible = command == "h"
    case ("h", "?7"), ("l", "?7"): breaksLines = command == "h"
    default: unknown.append("[\(parameters)\(command)")
    }
  }
}
