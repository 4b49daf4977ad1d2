import Terminal

/// What a single key does, and how it is told of below the page.
enum StudioKey: Character, CaseIterable, Sendable {
  case next = "n"
  case hint = "h"
  case why = "w"
  case solution = "s"
  case list = "l"
  case lesson = "t"
  case check = "c"
  case run = "r"
  case edit = "e"
  case diff = "d"
  case map = "m"
  case reset = "x"
  case undo = "u"
  case find = "/"
  case help = "?"
  case quit = "q"

  /// A word or two, for the line of keys.
  var name: String {
    switch self {
    case .next: "next"
    case .hint: "hint"
    case .why: "why"
    case .solution: "solution"
    case .list: "list"
    case .lesson: "lesson"
    case .check: "check all"
    case .run: "run"
    case .edit: "edit"
    case .diff: "diff"
    case .map: "map"
    case .reset: "reset"
    case .undo: "undo"
    case .find: "find"
    case .help: "help"
    case .quit: "quit"
    }
  }

  /// A sentence, for the page of help.
  var explanation: String {
    switch self {
    case .next: "Go on to the next exercise, once this one is done."
    case .hint: "Show a hint for the step in hand; press it again for the next one."
    case .why: "Explain the compiler's first error."
    case .solution: "Show a good solution, once yours passes."
    case .list: "List all exercises; Enter takes one up."
    case .lesson: "Read the lesson that the exercise belongs to."
    case .check: "Check all exercises that you have begun, and list them."
    case .run: "Check again and show everything that your code printed."
    case .edit: "Open the file in hand in $VISUAL or $EDITOR."
    case .diff: "Show what you changed since the start."
    case .map: "Draw your types and who knows whom, with the start beside it."
    case .reset: "Put the exercise back to its start; your files are kept."
    case .undo: "Take back the last reset."
    case .find: "Find words on the page; n and N go on, Escape ends it."
    case .help: "Show or leave this page."
    case .quit: "Leave. Everything is remembered."
    }
  }

  /// The key, also where the keyboard is switched to Russian and the same key gives another letter.
  init?(pressed character: Character) {
    self.init(rawValue: Self.russian[character] ?? character)
  }

  private static let russian: [Character: Character] = [
    "т": "n", "р": "h", "ы": "s", "ц": "w", "д": "l", "е": "t", "с": "c", "к": "r", "у": "e",
    "в": "d", "ь": "m",
    "ч": "x", "г": "u", "й": "q", ",": "?", ".": "/",
  ]
}

extension StudioState {
  /// The keys that make sense now, the most useful first.
  var keys: [StudioKey] {
    let first: [StudioKey] =
      if isDone { next == nil ? [.solution, .list] : [.next, .solution, .list] } else {
        explanation == nil ? [.hint, .list] : [.hint, .why, .list]
      }
    let rest: [StudioKey] = [
      .map, .lesson, .edit, .diff, .run, .check, .reset, .undo, .hint, .find,
    ]
    return first + rest.filter { !first.contains($0) }
  }
}
