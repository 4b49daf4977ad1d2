import FoundationEssentials
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Killed at any moment, a command loses neither a learner's file nor progress.
@Suite struct KillTests {
  @Test func `check may be killed at any moment`() throws {
    try withTemporaryDirectory { folder in
      let atelier = try workspace(in: folder)
      let work = folder.appending(path: "work")
      try solve(in: work)
      #expect(try atelier.run("check", "basics/counter").code == 0)
      let file = try work.text(of: "basics/counter/Counter.swift")
      let price = try work.text(of: "layers/shop/Domain/Price.swift")
      var random = Random(seed: 7)
      var killed: [Int32] = []
      for _ in 1...40 {
        let running = try atelier.start(["check", "layers/shop"])
        killed.append(running.process)
        usleep(UInt32(random.next() % 900_000))
        running.kill()
        _ = running.wait()
        #expect(try work.text(of: "basics/counter/Counter.swift") == file)
        #expect(try work.text(of: "layers/shop/Domain/Price.swift") == price)
        let progress = try atelier.run("progress", "--json")
        #expect(progress.code == 0 && progress.errors.isEmpty, "\(progress)")
        #expect(progress.output.contains("\"done\": 1"), "\(progress)")
      }
      #expect(try atelier.run("check", "layers/shop").code == 1)
      #expect(try atelier.run("check", "basics/counter").code == 0)
      expectNothingLeft(of: killed)
    }
  }

  @Test func `a killed check leaves no file, though nothing is started after it`() throws {
    try withTemporaryDirectory { folder in
      let atelier = try workspace(in: folder)
      let work = folder.appending(path: "work")
      let price = try work.text(of: "layers/shop/Domain/Price.swift")
      for _ in 1...3 {
        // What was graded before would not be graded again.
        try work.write("\(price)\n// \(UUID())\n", to: "layers/shop/Domain/Price.swift")
        let running = try atelier.start(["check", "layers/shop"])
        var polls = 0
        while Atelier.scratch(of: running.process).isEmpty, polls < 5_000 {
          usleep(1_000)
          polls += 1
        }
        #expect(!Atelier.scratch(of: running.process).isEmpty)
        running.kill()
        _ = running.wait()
        polls = 0
        while !Atelier.scratch(of: running.process).isEmpty, polls < 2_000 {
          usleep(10_000)
          polls += 1
        }
        #expect(Atelier.scratch(of: running.process) == [])
      }
    }
  }

  @Test func `what a killed survey of the machine left goes with the next one`() throws {
    try withTemporaryDirectory { folder in
      var atelier = try Atelier(in: folder)
      let killed = try atelier.start(["--version"])
      _ = killed.wait()
      let names = [killed.process, getpid()].map { "atelier-survey-\($0)-abcdef" }
      for name in names {
        try folder.write("", to: "tmp/\(name)/canary")
        try FileManager.default.createDirectory(
          at: folder.appending(path: "tmp/\(name)/box"), withIntermediateDirectories: false)
      }
      atelier.environment["TMPDIR"] = folder.appending(path: "tmp").path
      _ = try atelier.run("doctor")
      let left = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "tmp").path)
      #expect(left == [names[1]], "what is in use stays")
    }
  }

  @Test func `reset and undo may be killed at any moment`() throws {
    try withTemporaryDirectory { folder in
      let atelier = try workspace(in: folder)
      let work = folder.appending(path: "work")
      try solve(in: work)
      let own = try work.text(of: "basics/counter/Counter.swift")
      var random = Random(seed: 11)
      for _ in 1...40 {
        for command in [["reset", "--force", "basics/counter"], ["undo", "basics/counter"]] {
          let running = try atelier.start(command)
          usleep(UInt32(random.next() % 250_000))
          running.kill()
          _ = running.wait()
          #expect(try isKept(own, in: work), "what the learner wrote is nowhere any more")
        }
      }
      #expect(try atelier.run("check", "basics/counter").code != 2)
    }
  }

  @Test func `several checks at once all count`() throws {
    try withTemporaryDirectory { folder in
      let atelier = try workspace(in: folder)
      let work = folder.appending(path: "work")
      try solve(in: work)
      let price = try work.text(of: "layers/shop/Domain/Price.swift")
      try work.write(
        price.replacing("    self\n", with: "    Price(cents: cents * (100 - percent) / 100)\n"),
        to: "layers/shop/Domain/Price.swift")
      let runs = try ["basics/counter", "layers/shop", "basics/counter", "layers/shop"].map {
        try atelier.start(["check", $0])
      }
      for run in runs {
        let ran = run.wait()
        #expect(ran.code == 0, "\(ran)")
      }
      let progress = try atelier.run("progress", "--json")
      #expect(progress.output.contains("\"done\": 2"), "\(progress)")
    }
  }

  private func workspace(in folder: URL) throws -> Atelier {
    var atelier = try Atelier(in: folder)
    let made = try atelier.run("init", "work")
    #expect(made.code == 0, "\(made)")
    atelier.directory = folder.appending(path: "work")
    // The kits and modules are in the cache before the clock of any test runs.
    _ = try atelier.run("check", "layers/shop")
    return atelier
  }

  private func solve(in work: URL) throws {
    let solution = Atelier.course.appending(path: "Solutions/basics/counter/Counter.swift")
    try work.write(
      bytes: Array(try Data(contentsOf: solution)), to: "basics/counter/Counter.swift")
  }

  /// Whether the text is in the learner's folder or in a finished snapshot.
  private func isKept(_ text: String, in work: URL) throws -> Bool {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: work.path)
    return paths.filter { $0.hasSuffix("Counter.swift") }.contains {
      // A file may be renamed while we look.
      (try? work.text(of: $0)) == text
    }
  }

  /// The programs of a killed check end with it, and its files go with the next check.
  private func expectNothingLeft(of processes: [Int32]) {
    for process in processes {
      let programs = runningPrograms(naming: "/scratch/\(process)-")
      #expect(programs.isEmpty, "\(programs)")
      #expect(Atelier.scratch(of: process) == [])
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/tmp")) ?? []
    for process in processes {
      #expect(!names.contains { $0.hasPrefix("atelier-survey-\(process)-") })
    }
  }
}

/// The same numbers on every machine.
private struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
