/// What to run, said completely: nothing of the caller's environment is passed on.
package struct Command: Sendable, Equatable {
  /// An absolute path: no search path is consulted.
  package var executable: String
  /// Without `argv[0]`, which is the executable's path.
  package var arguments: [String]
  package var environment: [String: String]
  /// Where the program starts; `nil` is the caller's own current directory, or the box of a confined run.
  package var directory: String?
  /// What the program finds on its standard input, and then the end of it.
  package var input: [UInt8] = []

  package init(
    executable: String, arguments: [String] = [], environment: [String: String] = [:],
    directory: String? = nil, input: [UInt8] = []
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
    self.input = input
  }
}
