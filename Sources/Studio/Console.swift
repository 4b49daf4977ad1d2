import FoundationEssentials
import Sandbox
import Terminal

/// What commands print through: styled lines to standard output, remarks to standard error.
struct Console: Sendable {
  let world: World
  let options: SharedOptions
  /// The columns that prose may fill.
  let width: Int
  private let outputLevel: ColorLevel
  private let errorLevel: ColorLevel

  init(world: World, options: SharedOptions) {
    self.world = world
    self.options = options
    outputLevel = colorLevel(
      environment: world.environment, isTerminal: world.outputIsTerminal, flag: options.color)
    errorLevel = colorLevel(
      environment: world.environment, isTerminal: world.errorsAreTerminal, flag: options.color)
    // Long lines tire the eye even where the screen has room.
    width = min(terminalWidth(environment: world.environment, descriptor: 1), 100)
  }

  /// Prints lines to standard output, each wrapped to the width.
  func print(_ lines: [StyledLine]) throws {
    try world.write(
      unbroken(wrapped(lines), level: outputLevel, isTerminal: world.outputIsTerminal))
  }

  /// Prints source: broken only where there is an edge, each rest a step further in than its line.
  func print(source lines: [StyledLine]) throws {
    let environment = world.environment
    guard world.outputIsTerminal || columns(in: environment) != nil else {
      return try print(code: lines)
    }
    let width = terminalWidth(environment: environment, descriptor: 1)
    try print(code: lines.flatMap { $0.wrapped(to: width, hangingIndent: $0.indent + 2) })
  }

  /// Prints lines that have their width already.
  func print(code lines: [StyledLine]) throws {
    try world.write(unbroken(lines, level: outputLevel, isTerminal: world.outputIsTerminal))
  }

  /// Prints what a machine is going to read, as it is.
  func print(raw text: String) throws {
    try world.write(Array(text.utf8))
  }

  /// Says something beside the result, unless the user asked for quiet.
  func remark(_ text: String) {
    guard options.verbosity != .quiet else { return }
    writeError(StyledLine.lines(text, .secondary))
  }

  /// A program that reads a message wants its lines whole.
  private func writeError(_ lines: [StyledLine]) {
    let isTerminal = world.errorsAreTerminal
    world.writeError(
      unbroken(isTerminal ? wrapped(lines) : lines, level: errorLevel, isTerminal: isTerminal))
  }

  /// Shows a program's call to a user who asked to see everything.
  func tell(_ command: Sandbox.Command) {
    guard options.verbosity == .verbose else { return }
    let words = [command.executable] + command.arguments
    world.writeError(Array("+ \(harmless(words.joined(separator: " ")))\n".utf8))
  }

  /// Says why there is no result.
  func fail(_ text: String) {
    writeError(StyledLine.lines("Error: \(text)"))
  }

  private func wrapped(_ lines: [StyledLine]) -> [StyledLine] {
    lines.flatMap { $0.wrapped(to: width, hangingIndent: $0.indent) }
  }

  /// A terminal gets links, and nothing that it cannot show; a file gets every character.
  private func unbroken(
    _ lines: [StyledLine], level: ColorLevel, isTerminal: Bool
  ) -> [UInt8] {
    let isPlain = isTerminal && !speaksUTF8(environment: world.environment)
    return lines.flatMap { line in
      (isPlain ? line.inASCII : line).encoded(level: level, links: isTerminal)
        + [UInt8(ascii: "\n")]
    }
  }
}

/// The text with its control characters made visible, line ends kept.
func harmlessLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { harmless(String($0)) }.joined(separator: "\n")
}

extension StyledLine {
  /// The columns before the first word, marks included: what is wrapped stands below the text.
  var indent: Int {
    text.prefix { " ✓✗·•>-+".contains($0) }.count
  }
}
