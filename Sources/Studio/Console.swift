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
    try world.write(encoded(lines, level: outputLevel))
  }

  /// Prints lines of code, which nobody wants to have broken.
  func print(code lines: [StyledLine]) throws {
    try world.write(unbroken(lines, level: outputLevel))
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
    world.writeError(
      world.errorsAreTerminal
        ? encoded(lines, level: errorLevel) : unbroken(lines, level: errorLevel))
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

  private func encoded(_ lines: [StyledLine], level: ColorLevel) -> [UInt8] {
    let rows = lines.flatMap { $0.wrapped(to: width, hangingIndent: $0.indent) }
    return unbroken(rows, level: level)
  }

  private func unbroken(_ lines: [StyledLine], level: ColorLevel) -> [UInt8] {
    lines.flatMap { $0.encoded(level: level) + [UInt8(ascii: "\n")] }
  }
}

/// The text with its control characters made visible, line ends kept.
func harmlessLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { harmless(String($0)) }.joined(separator: "\n")
}

extension StyledLine {
  /// The columns before the first word, marks included: what is wrapped stands below the text.
  fileprivate var indent: Int {
    text.prefix { " ✓✗·>-".contains($0) }.count
  }
}
