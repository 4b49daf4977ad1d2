import FoundationEssentials
import TestSupport
import Testing

@testable import Sandbox

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct ControlGroupTests {
  private static let groups = DelegatedGroup.ofThisProcess
  private static let isDelegated: ConditionTrait = .enabled(
    if: !groups.isEmpty, "nobody has delegated control groups to this process")

  @Test(isDelegated) func `a run is in groups of its own, from its first process on`() throws {
    // At this level a program may read what the kernel says of it.
    let outcome = try run(
      Command(executable: "/bin/cat", arguments: ["/proc/self/cgroup"]),
      confinement: Confinement(readable: Witness.libraries + ["/bin"], level: .weak))
    let lines = text(outcome.output).split(separator: "\n")
    let own = lines.filter { $0.contains("/atelier-\(getpid())-") }
    #expect(own.count == Self.groups.count, "\(text(outcome.output)) \(text(outcome.errors))")
  }

  @Test(isDelegated) func `the kernel has taken the bounds`() throws {
    let limits = Limits(memory: 512 << 20)
    let bounds = ControlGroup.Bounds(limits, Confinement(readable: [], level: .weak))
    let group = try #require(ControlGroup(in: Self.groups, bounds: bounds))
    for (parent, door) in zip(Self.groups, group.doors) {
      let folder = URL(filePath: door).deletingLastPathComponent()
      for setting in parent.settings(for: bounds) where !setting.isOfSwap {
        let file = folder.appending(path: setting.file)
        #expect(try String(contentsOf: file, encoding: .utf8) == "\(setting.value)\n")
      }
    }
  }

  @Test func `no group is left of a run`() throws {
    for _ in 0..<3 {
      let outcome = try run(
        Command(executable: "/bin/sh", arguments: ["-c", "exit 3"]),
        confinement: Confinement(readable: Witness.libraries + ["/bin"], level: .best))
      #expect(outcome.end == .exited(3))
    }
    for group in DelegatedGroup.ofThisProcess { #expect(group.removeLeftovers()) }
  }

  @Test func `groups of version 1 are those that can bound something`() {
    let mounts = """
      25 20 0:22 / /sys/fs/cgroup/memory rw,relatime shared:9 - cgroup cgroup rw,memory
      26 20 0:23 / /sys/fs/cgroup/cpu,cpuacct rw,relatime - cgroup cgroup rw,cpu,cpuacct
      27 20 0:24 /docker/1 /sys/fs/cgroup/pids rw,relatime - cgroup cgroup rw,pids
      28 20 0:25 / /sys/fs/cgroup/systemd rw,relatime - cgroup cgroup rw,name=systemd
      29 1 8:1 / / rw - ext4 /dev/vda rw
      """
    let groups = "7:pids:/docker/1/a\n4:memory:/jobs/x\n3:cpu,cpuacct:/\n1:name=systemd:/\n0::/\n"
    #expect(
      DelegatedGroup.all(groups: groups, mounts: mounts) == [
        DelegatedGroup(
          folder: "/sys/fs/cgroup/pids/a", controllers: [.pids], isUnified: false),
        DelegatedGroup(
          folder: "/sys/fs/cgroup/memory/jobs/x", controllers: [.memory], isUnified: false),
      ])
    #expect(
      DelegatedGroup.all(groups: "7:pids:/other", mounts: mounts).isEmpty,
      "a group that is not to be seen")
  }

  @Test func `in version 2 one folder has all controllers, if they are let down to groups`() throws
  {
    try withTemporaryDirectory { root in
      let own = root.appending(path: "unit/worker")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      let mounts = "30 20 0:26 / \(root.path) rw - cgroup2 cgroup2 rw,nsdelegate"
      let enabled = own.appending(path: "cgroup.subtree_control")
      try Data("cpu memory pids\n".utf8).write(to: enabled)
      #expect(
        DelegatedGroup.all(groups: "0::/unit/worker\n", mounts: mounts) == [
          DelegatedGroup(folder: own.path, controllers: [.memory, .pids], isUnified: true)
        ])
    }
  }

  @Test(arguments: [
    "", "\n\n", "0:", "0::", "nonsense", "a:b:c:d", "0::/../..", "7:pids:", ":::::", "0::/\u{0}",
  ])
  func `what is no list of groups is none`(groups: String) {
    for mounts in ["", "-", "1 2 3", "1 2 3 / / rw - cgroup2", "1 2 3 / /nowhere rw - cgroup2 a b"]
    {
      #expect(DelegatedGroup.all(groups: groups, mounts: mounts).isEmpty)
    }
  }

  @Test func `bounds are written as each version wants them`() {
    let bounds = ControlGroup.Bounds(
      Limits(memory: 1 << 30), Confinement(readable: [], startsPrograms: true, level: .weak))
    let memory = (1 << 30) + (64 << 20)
    let one = DelegatedGroup(folder: "/", controllers: [.memory], isUnified: false)
    #expect(
      one.settings(for: bounds).map { "\($0.file) \($0.value)" } == [
        "memory.limit_in_bytes \(memory)", "memory.memsw.limit_in_bytes \(memory)",
      ])
    let two = DelegatedGroup(folder: "/", controllers: [.memory, .pids], isUnified: true)
    #expect(
      two.settings(for: bounds).map { "\($0.file) \($0.value)" } == [
        "memory.max \(memory)", "memory.swap.max 0", "pids.max 65",
      ])
  }
}
