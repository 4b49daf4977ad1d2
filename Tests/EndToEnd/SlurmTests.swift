import FoundationEssentials
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether this machine can have a Slurm of its own.
private let hasSlurm =
  ["slurmctld", "slurmd", "munged"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/sbin/\($0)")
  } && getuid() == 0

/// The recipe for Slurm on a real one, whose four nodes are daemons of this machine.
@Suite(.enabled(if: hasSlurm, "needs root, and Debian's packages slurm-wlm and munge"))
struct SlurmTests {
  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/slurm-cluster").path
  private static let recipe = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../.github/recipes/slurm-array").standardizedFileURL.path

  @Test func `a thousand on four nodes, one of which dies, are graded as by one machine`() throws {
    try withTemporaryDirectory { folder in
      try Self.makeClass(of: 1_000, in: folder)
      var atelier = try Atelier(in: folder)
      try atelier.useCounterCourse()
      let programs = folder.appending(path: "bin")
      try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: programs.appending(path: "atelier").path, withDestinationPath: Atelier.program)
      let cluster = folder.appending(path: "cluster").path
      var nodes = atelier
      nodes.environment["PATH"] =
        programs.path + ":/usr/sbin:" + (atelier.environment["PATH"] ?? "")
      nodes.environment["SLURM_CONF"] = "\(cluster)/slurm.conf"
      // Nothing that is compared with it later may have been graded here.
      nodes.environment["XDG_CACHE_HOME"] = folder.appending(path: "cache").path

      defer { _ = try? nodes.run(shell: "'\(Self.script)' stop '\(cluster)'") }
      try say(nodes, "'\(Self.script)' start '\(cluster)'")
      let job = try say(nodes, "sbatch --parsable '\(Self.recipe)'")
      // In the middle: hundreds are graded, hundreds are not.
      try wait { try gradedCount(in: folder) > 300 }
      let graded = try gradedCount(in: folder)
      let node = try say(nodes, "squeue -h -r -t R -j \(job)_2 -o %N")
      #expect(node.hasPrefix("node"), "part 2 is not under way: \(node)")
      try say(nodes, "'\(Self.script)' kill '\(cluster)' \(node)")
      #expect(graded < 1_000 && !exists("part-2.json", in: folder))
      #expect(runningPrograms(naming: "/bin/atelier").allSatisfy { !$0.contains("--shard2/4") })

      try wait { try say(nodes, "squeue -h -j \(job)").isEmpty }
      let told = try say(nodes, "scontrol show job \(job)_2")
      #expect(told.contains("JobState=COMPLETED") && told.contains("Restarts=1"), "\(told)")
      #expect(!told.contains("NodeList=\(node)\n"), "\(told)")

      let merged = try atelier.run(
        shell: #""$@" merge part-*.json --no-times --exit-zero --report json=merged.json"#)
      #expect(merged.code == 0, "\(merged)")
      let whole = try atelier.run(
        "grade", "submissions", "--no-times", "--exit-zero", "--report", "json=whole.json")
      #expect(whole.code == 0, "\(whole)")
      let document = try GradeDocument(folder.text(of: "merged.json"))
      #expect(document.submissions.count == 1_000)
      #expect(try folder.text(of: "merged.json") == folder.text(of: "whole.json"))
    }
  }

  /// As many hand in the same, every eighth is somebody's own.
  private static func makeClass(of count: Int, in folder: URL) throws {
    let answers = Answer.peaceful
    for number in 0..<count {
      let own = number % (count / 8)
      try folder.write(
        "// \(own)\n\(answers[own % answers.count].code)",
        to: "submissions/s\(number)/basics/counter/Counter.swift")
    }
  }

  /// The lines of the parts' journals, but for the first of each.
  private func gradedCount(in folder: URL) throws -> Int {
    let runs = folder.appending(path: "cache/atelier/runs").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: runs)) ?? []
    return names.reduce(0) { sum, name in
      let lines = (try? Data(contentsOf: URL(filePath: "\(runs)/\(name)"))) ?? Data()
      return sum + max(0, lines.count { $0 == UInt8(ascii: "\n") } - 1)
    }
  }

  private func exists(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path)
  }

  /// What a command says, which must work.
  @discardableResult
  private func say(_ atelier: Atelier, _ line: String) throws -> String {
    let ran = try atelier.run(shell: line)
    try #require(ran.code == 0, "\(line): \(ran)")
    return ran.output.split(separator: "\n").joined(separator: "\n")
  }

  /// Looks again and again, for a quarter of an hour at most.
  private func wait(until isSo: () throws -> Bool) throws {
    let end = ContinuousClock.now + .seconds(900)
    while try !isSo() {
      try #require(ContinuousClock.now < end, "Slurm does not come to an end.")
      usleep(300_000)
    }
  }
}
