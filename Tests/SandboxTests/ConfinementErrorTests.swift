import FoundationEssentials
import Sandbox
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct ConfinementErrorTests {
  @Test(arguments: [
    "", "bin", "/", "/bin/", "//bin", "/bin/../etc", "/bin/.", "/bin\0",
  ])
  func `a path that could be misread is refused`(path: String) {
    let step = "prepare confinement: \(path)"
    for confinement in [
      Confinement(readable: [path]), Confinement(readable: [], writable: [path]),
      Confinement(readable: [], box: path), Confinement(readable: [], executable: path),
    ] where confinement.level > .none {
      #expect(throws: SpawnError.failed(step: step, code: EINVAL)) {
        try run(Command(executable: "/bin/true"), confinement: confinement)
      }
    }
  }

  @Test(arguments: Witness.levels)
  func `a path cannot be for two things`(level: ConfinementLevel) {
    let confinement = Confinement(readable: ["/usr", "/tmp"], writable: ["/tmp"], level: level)
    #expect(throws: SpawnError.failed(step: "prepare confinement: /tmp", code: EINVAL)) {
      try run(Command(executable: "/bin/true"), confinement: confinement)
    }
  }

  @Test(arguments: Witness.levels.filter { $0 >= .strong })
  func `a path that is missing is named`(level: ConfinementLevel) {
    let confinement = Confinement(readable: ["/nowhere/file"], level: level)
    #expect(throws: SpawnError.failed(step: "find /nowhere/file", code: ENOENT)) {
      try run(Command(executable: "/bin/true"), confinement: confinement)
    }
  }

  @Test(arguments: Witness.levels.filter { $0 >= .strong })
  func `a program that is not among what is readable does not start`(level: ConfinementLevel) {
    #expect(throws: SpawnError.self) {
      try run(
        Command(executable: "/bin/true"), confinement: Confinement(readable: [], level: level))
    }
  }
}

struct ClosedFolderTests {
  @Test(
    .enabled(if: getuid() == 0, "Only root runs programs as somebody else."),
    arguments: Witness.levels.filter { $0 < .full })
  func `who cannot be another user is root only if the program may be read`(
    level: ConfinementLevel
  ) throws {
    try withTemporaryDirectory { folder in
      let witness = try Witness(in: folder)
      #expect(chmod(folder.path, 0o700) == 0)
      #expect(try witness.says(["user"], in: witness.confinement(level)) == "0\n")
      #expect(try witness.says(["capabilities"], in: witness.confinement(level)) == "ok\n")
      #expect(chmod(witness.path, 0o111) == 0)
      var confinement = witness.confinement(level)
      confinement.readable.removeAll { $0 == witness.path }
      confinement.executable = witness.path
      let step = "as another user, reach \(witness.path)"
      #expect(throws: SpawnError.failed(step: step, code: EACCES)) {
        try witness.says(["user"], in: confinement)
      }
    }
  }
}

struct ConfinementSurveyTests {
  @Test func `a level is offered only if every attempt to break out of it was refused`() {
    let survey = ConfinementSurvey.ofThisMachine
    #expect(survey.level == .best)
    #expect(survey.attempts.isEmpty == (survey.level == .none))
    #expect(!survey.attempts.contains { !$0.isRefused })
    #expect((survey.reason == nil) == (survey.level == .full))
  }

  @Test func `a level can be capped`() {
    for level in ConfinementLevel.allCases {
      #expect(ConfinementLevel.best(atMost: level) == min(level, .best))
    }
  }
}
