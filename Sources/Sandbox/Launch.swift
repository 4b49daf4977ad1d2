import CSandbox

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is handed to C: checked for what C strings cannot say, with every string prepared before the fork.
struct Launch {
  let command: Command
  let limits: Limits
  var confinement: Confinement?
  /// What attempts to break out try to open instead of a program being started.
  var canary: String?

  init(_ command: Command, limits: Limits, confinement: Confinement?) {
    self.command = command
    self.limits = limits
    self.confinement = confinement?.level == ConfinementLevel.none ? nil : confinement
  }

  func start() throws(SpawnError) -> csandbox_run {
    try refuseWhatCStringsCannotHold()
    let places = try confinement?.places() ?? []
    let user = RunUser(for: confinement)
    if user.id != 0 {
      for place in places where place.use == CSANDBOX_WRITE || place.use == CSANDBOX_BOX {
        try GroupAccess.give(to: place.path)
      }
    }
    let strings = unsafe CStrings([
      command.executable, command.directory ?? confinement.map { $0.box ?? "/" }, canary,
      user.map, user.groupMap,
    ])
    let arguments = unsafe CStrings([command.executable] + command.arguments)
    let environment = unsafe CStrings(command.environment.map { "\($0.key)=\($0.value)" })
    let paths = unsafe CStrings(places.map(\.path))
    defer {
      unsafe strings.release()
      unsafe arguments.release()
      unsafe environment.release()
      unsafe paths.release()
    }
    var entries = unsafe places.enumerated().map { index, place in
      unsafe csandbox_path(path: paths.list[index], use: place.use)
    }
    return try unsafe command.input.withUnsafeBufferPointer { input throws(SpawnError) in
      try unsafe entries.withUnsafeMutableBufferPointer { entries throws(SpawnError) in
        let rules = unsafe csandbox_confinement(
          level: (confinement?.level ?? .none).forC,
          starts_programs: confinement?.startsPrograms == true ? 1 : 0,
          paths: entries.baseAddress, path_count: Int32(entries.count),
          user_map: strings.list[3], group_map: strings.list[4], user: user.id,
          canary: strings.list[2])
        var prepared = unsafe csandbox_command(
          executable: strings.list[0], arguments: arguments.list, environment: environment.list,
          directory: strings.list[1], input: input.baseAddress, input_size: Int64(input.count),
          cpu_seconds: limits.cpu?.wholeSeconds ?? -1,
          memory: limits.memory.map { Int64(max(0, $0)) } ?? -1,
          file_size: limits.fileSize.map { Int64(max(0, $0)) } ?? -1, confinement: rules)
        return try unsafe start(&prepared)
      }
    }
  }

  private func start(_ prepared: inout csandbox_command) throws(SpawnError) -> csandbox_run {
    var failure = csandbox_report()
    var run = csandbox_run(
      keeper: -1, output: -1, errors: -1, channel: -1, status: -1, control: -1)
    guard unsafe csandbox_start(&prepared, &run, &failure) == 0 else { throw SpawnError(failure) }
    return run
  }

  private func refuseWhatCStringsCannotHold() throws(SpawnError) {
    func check(_ step: String, _ isFit: Bool) throws(SpawnError) {
      guard isFit else { throw .failed(step: step, code: EINVAL) }
    }
    try check(
      "prepare executable", command.executable.hasPrefix("/") && hasNoNUL(command.executable))
    try check("prepare arguments", command.arguments.allSatisfy(hasNoNUL))
    try check("prepare directory", hasNoNUL(command.directory ?? ""))
    try check(
      "prepare environment",
      command.environment.allSatisfy { name, value in
        hasNoNUL(name) && hasNoNUL(value) && !name.isEmpty
          && !name.utf8.contains(UInt8(ascii: "="))
      })
  }
}

func hasNoNUL(_ text: String) -> Bool { !text.utf8.contains(0) }

/// A list of C strings, each of which may be NULL, with a NULL after the last; alive until `release`.
@unsafe private struct CStrings {
  let list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String?]) {
    unsafe count = strings.count
    unsafe list = .allocate(capacity: strings.count + 1)
    for (index, string) in strings.enumerated() {
      unsafe (list + index).initialize(to: string.flatMap { unsafe strdup($0) })
    }
    unsafe (list + strings.count).initialize(to: nil)
  }

  func release() {
    for index in 0..<(unsafe count) { unsafe free(list[index]) }
    unsafe list.deallocate()
  }
}

extension SpawnError {
  init(_ report: csandbox_report) {
    self = .failed(step: report.stepName, code: report.code)
  }
}

extension csandbox_report {
  var stepName: String {
    unsafe withUnsafeBytes(of: step) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
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
