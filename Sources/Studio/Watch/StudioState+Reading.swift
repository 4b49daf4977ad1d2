import Curriculum
import Terminal

/// Scrolling and searching, which need to know how the page is laid out.
extension StudioState {
  /// True if the key moves the page or the selection on it.
  mutating func scrolls(_ key: Key) -> Bool {
    let page = StudioView(self)
    let most = max(0, page.body.count - page.room)
    if case .outline(let selection) = self.page, let step = Self.steps[key] {
      let last = max(0, course.exercises.count - 1)
      self.page = .outline(
        selection: min(last, max(0, selection + step * (abs(step) > 1 ? 10 : 1))))
      showSelection()
      return true
    }
    let from = min(scroll, most)
    switch key {
    case .up, .character("k"), .character("л"): scroll = max(0, from - 1)
    case .down, .character("j"), .character("о"): scroll = min(most, from + 1)
    case .pageUp: scroll = max(0, from - max(1, page.room - 1))
    case .pageDown, .character(" "): scroll = min(most, from + max(1, page.room - 1))
    case .home: scroll = 0
    case .end: scroll = most
    default: return false
    }
    return true
  }

  private static let steps: [Key: Int] = [
    .up: -1, .down: 1, .pageUp: -2, .pageDown: 2, .home: -1_000, .end: 1_000,
    .character("k"): -1, .character("j"): 1, .character("л"): -1, .character("о"): 1,
  ]

  /// Moves the page so far that the selected exercise is on the screen.
  mutating func showSelection() {
    let view = StudioView(self)
    guard let row = view.selectedRow else { return }
    show(row, in: view)
  }

  /// Takes on a size, and keeps the place where the reader is: lines break elsewhere now.
  mutating func resize(to size: TerminalSize) {
    defer { showSelection() }
    guard scroll > 0 else {
      self.size = size
      return
    }
    let before = StudioView(self)
    let most = max(0, before.body.count - before.room)
    let isAtEnd = most > 0 && scroll >= most
    var left = before.body.prefix(scroll).reduce(0) { $0 + Self.letters(in: $1) }
    self.size = size
    let after = StudioView(self)
    let row = after.body.firstIndex { line in
      left -= Self.letters(in: line)
      return left < 0
    }
    scroll = isAtEnd ? max(0, after.body.count - after.room) : row ?? 0
  }

  /// Rules, bars and blanks are as many as a width has room for; letters stay.
  private static func letters(in line: StyledLine) -> Int {
    line.text.count { $0.isLetter || $0.isNumber }
  }

  mutating func scrollToHint() {
    let view = StudioView(self)
    guard
      let row = view.body.lastIndex(where: { line in
        line.text.drop { $0 == " " }.hasPrefix(StepPage.hintTitle)
      })
    else {
      return
    }
    scroll = min(row, max(0, view.body.count - view.room))
  }

  private mutating func show(_ row: Int, in view: StudioView) {
    if row < scroll { scroll = max(0, row - 1) }
    if row >= scroll + view.room { scroll = row - view.room + 1 }
  }

  // MARK: - Search

  mutating func type(_ key: Key) {
    switch key {
    case .character(let character): search?.words.append(character)
    case .backspace:
      if search?.words.isEmpty == true { search = nil } else { search?.words.removeLast() }
    case .escape: search = nil
    case .enter:
      search?.isTyping = false
      find(from: scroll, step: 1)
      // Keys mean what they always mean where there is nothing to go on to.
      if search?.words.isEmpty == true || message != nil { search = nil }
      return
    default: return
    }
    find(from: scroll, step: 1)
  }

  /// True if the key belongs to the search that is on.
  mutating func goOnSearching(_ key: Key) -> Bool {
    switch key {
    case .character("n"), .character("т"), .enter: goOn(from: scroll + 1, step: 1)
    case .character("N"), .character("Т"): goOn(from: scroll - 1, step: -1)
    case .character("/"): search = Search()
    case .escape: search = nil
    default: return false
    }
    return true
  }

  private mutating func goOn(from start: Int, step: Int) {
    let before = scroll
    find(from: start, step: step)
    if scroll == before, message == nil { message = "That is the only place on this page." }
  }

  /// Goes to the next line with the words, beginning anew behind the last one.
  private mutating func find(from start: Int, step: Int) {
    guard let words = search?.words.lowercased(), !words.isEmpty else { return }
    let view = StudioView(self)
    let rows = view.body.indices.filter { view.body[$0].text.lowercased().contains(words) }
    let found =
      step > 0
      ? rows.first { $0 >= start } ?? rows.first : rows.last { $0 <= start } ?? rows.last
    guard let found else {
      message = "Nothing here says '\(search?.words ?? "")'."
      return
    }
    scroll = found
  }
}
