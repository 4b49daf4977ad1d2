/// Where the backtick runs of a text are, so that none is searched for twice.
struct BacktickRuns {
  /// The last place of a run by its length; known once a search has reached the end of the text.
  private var lastPlaces: [Int] = []
  private var isComplete = false

  mutating func clear() {
    if isComplete || !lastPlaces.isEmpty { lastPlaces.removeAll(keepingCapacity: true) }
    isComplete = false
  }

  /// The start of the next run of `length` backticks at or behind `start`.
  mutating func next(ofLength length: Int, in text: [UInt8], from start: Int) -> Int? {
    if isComplete, length >= lastPlaces.count || lastPlaces[length] < start { return nil }
    var index = start
    while index < text.count {
      guard text[index] == .backtick else {
        index += 1
        continue
      }
      let run = index
      while index < text.count, text[index] == .backtick { index += 1 }
      if index - run == length { return run }
      if !isComplete { note(run, length: index - run) }
    }
    isComplete = true
    return nil
  }

  private mutating func note(_ place: Int, length: Int) {
    while lastPlaces.count <= length { lastPlaces.append(-1) }
    lastPlaces[length] = place
  }
}

extension InlineParser {
  mutating func codeSpan() {
    let start = offset
    while offset < text.count, text.bytes[offset] == .backtick { offset += 1 }
    let length = offset - start
    guard let close = codeSpans.next(ofLength: length, in: text.bytes, from: offset) else { return }
    flush(to: start)
    var content = offset..<close
    let bytes = text.bytes
    if content.count > 2, isBlank(bytes[content.lowerBound]),
      isBlank(bytes[content.upperBound - 1]),
      !bytes[content].allSatisfy(isBlank)
    {
      content = content.lowerBound + 1..<content.upperBound - 1
    }
    let range = start..<close + length
    if bytes[content].contains(.newline) {
      let literal = tree.derive(bytes[content].lazy.map { $0 == .newline ? .space : $0 })
      addLeaf(.code, derived: literal, covering: range)
    } else {
      addLeaf(.code, literal: content, covering: range)
      offset = range.upperBound
      pending = offset
    }
  }

  /// A line end in a code span counts as a space.
  private func isBlank(_ byte: UInt8) -> Bool { byte == .space || byte == .newline }
}
