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

  /// A group for all processes of the run; nil where it has none.
  func controlGroup() -> ControlGroup? {
    guard let confinement else { return nil }
    return ControlGroup(
      in: DelegatedGroup.ofThisProcess, bounds: ControlGroup.Bounds(limits, confinement))
  }

  /// Forks the keeper, which takes its side of the pipes; the answer is its process id.
  func start(
    with pipes: borrowing PipeEnds, in group: ControlGroup?
  ) throws(SpawnError) -> Int32 {
    try refuseWhatCStringsCannotHold()
    let places = try confinement?.places() ?? []
    let user = RunUser(for: confinement)
    if user.id != 0 {
      for place in places where place.use == CSANDBOX_WRITE || place.use == CSANDBOX_BOX {
        try GroupAccess.give(to: place.path)
      }
    }
    let executable = unsafe try HiddenText(command.executable)
    let strings = unsafe CStrings([
      command.directory ?? confinement.map { $0.box ?? "/" }, canary, user.map, user.groupMap,
    ])
    let arguments = unsafe CStrings([command.executable] + command.arguments)
    let environment = unsafe CStrings(command.environment.map { "\($0.key)=\($0.value)" })
    let paths = unsafe CStrings(places.map(\.path))
    let groups = unsafe CStrings(group?.doors ?? [])
    defer {
      unsafe executable.release()
      unsafe strings.release()
      unsafe arguments.release()
      unsafe environment.release()
      unsafe paths.release()
      unsafe groups.release()
    }
    var entries = unsafe places.enumerated().map { index, place in
      unsafe csandbox_path(path: paths.list[index], use: place.use)
    }
    let limits = limits.prepared(for: confinement, as: user)
    let answer = unsafe entries.withUnsafeMutableBufferPointer { entries in
      let rules = unsafe csandbox_confinement(
        level: (confinement?.level ?? .none).forC, paths: entries.baseAddress,
        path_count: Int32(entries.count), user_map: strings.list[2], group_map: strings.list[3],
        user: user.id, groups: groups.list,
        starts_programs: confinement?.startsPrograms == true ? 1 : 0,
        canary: strings.list[1])
      return unsafe limits.withUnsafeBufferPointer { limits in
        var prepared = unsafe csandbox_command(
          executable: executable.text, arguments: arguments.list, environment: environment.list,
          directory: strings.list[0], limits: limits.baseAddress, limit_count: Int32(limits.count),
          confinement: rules)
        return unsafe csandbox_start(&prepared, pipes.all)
      }
    }
    if answer > 0 { return answer }
    // The number of a full disk would send people to look for one.
    let namespaces =
      -answer == ENOSPC ? "make namespaces (see user.max_user_namespaces)" : "make namespaces"
    let step = confinement?.level == .full ? namespaces : "fork the keeper"
    throw .failed(step: step, code: -answer)
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
