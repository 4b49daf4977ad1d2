import CSandbox

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Hands a command to C: checks what C strings cannot say, and prepares every string before the fork.
func start(_ command: Command, limits: Limits) throws(SpawnError) -> csandbox_run {
  try refuseWhatCStringsCannotHold(command)
  var failure = csandbox_report()
  var run = csandbox_run(
    keeper: -1, output: -1, errors: -1, channel: -1, status: -1, control: -1)
  let arguments = unsafe CStrings([command.executable] + command.arguments)
  let environment = unsafe CStrings(command.environment.map { "\($0.key)=\($0.value)" })
  let directory = unsafe CStrings([command.directory].compactMap(\.self))
  defer {
    unsafe arguments.release()
    unsafe environment.release()
    unsafe directory.release()
  }
  var prepared = unsafe csandbox_command(
    executable: arguments.list[0], arguments: arguments.list, environment: environment.list,
    directory: directory.list[0],
    cpu_seconds: limits.cpu?.wholeSeconds ?? -1,
    memory: limits.memory.map { Int64(max(0, $0)) } ?? -1,
    file_size: limits.fileSize.map { Int64(max(0, $0)) } ?? -1)
  let result = unsafe csandbox_start(&prepared, &run, &failure)
  guard result == 0 else { throw SpawnError(failure) }
  return run
}

private func refuseWhatCStringsCannotHold(_ command: Command) throws(SpawnError) {
  func check(_ step: String, _ isFit: Bool) throws(SpawnError) {
    guard isFit else { throw .failed(step: step, code: EINVAL) }
  }
  func hasNoNUL(_ text: String) -> Bool { !text.utf8.contains(0) }
  try check("prepare executable", command.executable.hasPrefix("/") && hasNoNUL(command.executable))
  try check("prepare arguments", command.arguments.allSatisfy(hasNoNUL))
  try check("prepare directory", hasNoNUL(command.directory ?? ""))
  try check(
    "prepare environment",
    command.environment.allSatisfy { name, value in
      hasNoNUL(name) && hasNoNUL(value) && !name.isEmpty && !name.utf8.contains(UInt8(ascii: "="))
    })
}

/// A NULL-terminated list of C strings, alive until `release`.
@unsafe private struct CStrings {
  let list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  init(_ strings: [String]) {
    unsafe list = .allocate(capacity: strings.count + 1)
    for (index, string) in strings.enumerated() {
      unsafe (list + index).initialize(to: strdup(string))
    }
    unsafe (list + strings.count).initialize(to: nil)
  }

  func release() {
    var index = 0
    while let string = unsafe list[index] {
      unsafe free(string)
      index += 1
    }
    unsafe list.deallocate()
  }
}

extension SpawnError {
  init(_ report: csandbox_report) {
    let step = unsafe withUnsafeBytes(of: report.step) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    self = .failed(step: step, code: report.code)
  }
}

extension Duration {
  /// Rounded up, so that a wait is never over before its time; never negative.
  var wholeMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    guard seconds < Int64(Int32.max) / 1000 - 1 else { return .max }
    return Int32(
      max(0, seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
  }

  /// Rounded up; at least one, because the kernel takes a limit of none for the shortest.
  var wholeSeconds: Int64 {
    max(1, components.seconds + (components.attoseconds > 0 ? 1 : 0))
  }
}
