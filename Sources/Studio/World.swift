package import FoundationEssentials
import Terminal

/// Everything outside the program that a command may touch besides files, passed in so that tests can give their own.
package struct World: Sendable {
  package var write: @Sendable ([UInt8]) throws -> Void
  package var writeError: @Sendable ([UInt8]) -> Void
  package var readInput: @Sendable () -> [UInt8]
  /// One line of standard input, as a person types an answer.
  package var readLine: @Sendable () -> [UInt8]
  package var environment: [String: String]
  /// The folder that the command was given in.
  package var directory: URL
  /// The running program's own file.
  package var program: URL
  package var outputIsTerminal: Bool
  package var errorsAreTerminal: Bool
  package var inputIsTerminal: Bool
  package var now: @Sendable () -> Date

  package init(
    write: @escaping @Sendable ([UInt8]) throws -> Void,
    writeError: @escaping @Sendable ([UInt8]) -> Void,
    readInput: @escaping @Sendable () -> [UInt8] = { [] },
    readLine: @escaping @Sendable () -> [UInt8] = { [] }, environment: [String: String],
    directory: URL, program: URL, outputIsTerminal: Bool = false,
    errorsAreTerminal: Bool = false, inputIsTerminal: Bool = false,
    now: @escaping @Sendable () -> Date = { .now }
  ) {
    self.write = write
    self.writeError = writeError
    self.readInput = readInput
    self.readLine = readLine
    self.environment = environment
    self.directory = directory
    self.program = program
    self.outputIsTerminal = outputIsTerminal
    self.errorsAreTerminal = errorsAreTerminal
    self.inputIsTerminal = inputIsTerminal
    self.now = now
  }

  /// The process's own.
  package static func live() -> World {
    World(
      write: { try Terminal.write($0, to: 1) },
      // Nobody can be told that standard error is closed.
      writeError: { try? Terminal.write($0, to: 2) },
      readInput: { readAll(from: 0) },
      readLine: { Array((Swift.readLine() ?? "").utf8) },
      environment: ProcessInfo.processInfo.environment,
      directory: URL(
        filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
      program: runningProgram(),
      outputIsTerminal: isTerminal(1), errorsAreTerminal: isTerminal(2),
      inputIsTerminal: isTerminal(0))
  }
}
