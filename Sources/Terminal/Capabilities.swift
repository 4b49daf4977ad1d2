#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the user asked of colour with `--color`.
package enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never
}

/// Whether to colour: `--color`, then NO_COLOR, CLICOLOR_FORCE or FORCE_COLOR, TERM=dumb, and the terminal.
package func colorLevel(
  environment: [String: String], isTerminal: Bool, flag: ColorChoice = .auto
) -> ColorLevel {
  switch flag {
  case .always: return .sixteen
  case .never: return .none
  case .auto: break
  }
  if environment["NO_COLOR"]?.isEmpty == false { return .none }
  for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
    if let value = environment[name], !value.isEmpty, value != "0" { return .sixteen }
  }
  if environment["TERM"] == "dumb" { return .none }
  return isTerminal ? .sixteen : .none
}

/// Whether the user's locale has characters beyond ASCII; where it says nothing, today's terminals do.
package func speaksUTF8(environment: [String: String]) -> Bool {
  let names = ["LC_ALL", "LC_CTYPE", "LANG"]
  guard let locale = names.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else {
    return true
  }
  return locale.lowercased().replacing("-", with: "").contains("utf8")
}

/// The width that the user set with COLUMNS, if it is a whole number from 1 to 10,000.
package func columns(in environment: [String: String]) -> Int? {
  guard let text = environment["COLUMNS"], let columns = Int(text) else { return nil }
  return (1...10_000).contains(columns) ? columns : nil
}

/// COLUMNS, else the width of the terminal behind the descriptor, else 80.
package func terminalWidth(environment: [String: String], descriptor: Int32) -> Int {
  if let columns = columns(in: environment) { return columns }
  var size = winsize()
  guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
  return Int(size.ws_col)
}

/// Whether a person may be looking at what is written to the descriptor.
package func isTerminal(_ descriptor: Int32) -> Bool {
  isatty(descriptor) == 1
}
