import Foundation

/// What all checks of a run share besides their memory, as it was before the first.
struct Surroundings {
  private let directory = FileManager.default.currentDirectoryPath
  private let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 200)
  private let errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 200)

  /// Takes back what a check has changed that the next would stumble over.
  func restore() {
    chdir(directory)
    for (copy, stream) in [(output, STDOUT_FILENO), (errors, STDERR_FILENO)]
    where copy >= 0 && fcntl(stream, F_GETFD) < 0 {
      dup2(copy, stream)
    }
    installHandlers()
  }
}

/// Begins what a check prints with a line of its own, told from all others by its first character.
func markOutput(_ id: String) {
  fflush(stdout)
  let line = Array("\u{1E}\(id)\n".utf8)
  // Without a place to print to, there is nothing to be told apart.
  _ = line.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}
