import Structure
import Terminal

/// The characters that a map is drawn with: lines and arrows, or what every terminal has.
struct MapSigns: Sendable, Equatable {
  let isPlain: Bool

  /// A terminal is taken to show every character unless its settings name another encoding than UTF-8.
  init(environment: [String: String]) {
    isPlain = !speaksUTF8(environment: environment)
  }

  init(isPlain: Bool = false) {
    self.isPlain = isPlain
  }

  var arrow: String { isPlain ? "->" : "→" }
  var separator: String { isPlain ? ", " : " · " }
  var ellipsis: String { isPlain ? ".." : "…" }
  var broken: String { isPlain ? "!" : "✗" }
  var cycle: String { isPlain ? "@" : "↻" }
  var bandLine: String { isPlain ? "-" : "┄" }

  /// A line of this kind that goes on in these directions: up 1, down 2, left 4, right 8.
  func line(_ kind: ArchitectureMap.Arrow.Kind, _ directions: Int) -> String {
    isPlain ? Self.plain(kind, directions) : String(Self.drawn(kind)[directions])
  }

  private static func drawn(_ kind: ArchitectureMap.Arrow.Kind) -> [Character] {
    switch kind {
    case .makes: Array(" ┃┃┃━┛┓┫━┗┏┣━┻┳╋")
    case .holds: Array(" │││─╯╮┤─╰╭├─┴┬┼")
    case .uses: Array(" ╎╎╎╌╯╮┤╌╰╭├╌┴┬┼")
    case .holdsWeakly: Array(" ┊┊┊┈╯╮┤┈╰╭├┈┴┬┼")
    case .conforms: Array(" ║║║═╝╗╣═╚╔╠═╩╦╬")
    }
  }

  private static func plain(_ kind: ArchitectureMap.Arrow.Kind, _ directions: Int) -> String {
    let (upright, level): (String, String) =
      switch kind {
      case .makes: ("#", "#")
      case .holds: ("|", "-")
      case .uses: (":", "~")
      case .holdsWeakly: (".", ".")
      case .conforms: ("\"", "=")
      }
    return directions == 0 ? " " : directions < 4 ? upright : directions & 3 == 0 ? level : "+"
  }

  /// Where a level line and an upright one cross without meeting.
  func crossing(level: ArchitectureMap.Arrow.Kind, upright: ArchitectureMap.Arrow.Kind) -> String {
    if isPlain { return line(upright, 3) }
    switch (level, upright) {
    case (.makes, .makes): return "╋"
    case (.conforms, .conforms): return "╬"
    case (.makes, .conforms), (.conforms, .makes): return line(upright, 3)
    case (.makes, _): return "┿"
    case (_, .makes): return "╂"
    case (.conforms, _): return "╪"
    case (_, .conforms): return "╫"
    default: return "┼"
    }
  }

  func head(_ kind: ArchitectureMap.Arrow.Kind, pointsUp: Bool) -> String {
    if isPlain { return kind == .conforms ? "o" : pointsUp ? "^" : "v" }
    return kind == .conforms ? (pointsUp ? "△" : "▽") : pointsUp ? "▲" : "▼"
  }

  /// Corners clockwise from the upper left, then the level and the upright border.
  func border(of kind: ArchitectureMap.Box.Kind) -> [String] {
    if isPlain { return ["+", "+", "+", "+", "-", "|"] }
    switch kind {
    case .class, .actor: return ["╭", "╮", "╯", "╰", "─", "│"]
    case .protocol: return ["┌", "┐", "┘", "└", "╌", "╎"]
    default: return ["┌", "┐", "┘", "└", "─", "│"]
    }
  }

  /// A border from which a line goes.
  func leaving(up: Bool) -> String { isPlain ? "+" : up ? "┴" : "┬" }
}
