import FoundationEssentials
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc

  /// Machines on which something is missing that Atelier takes for granted; only root can make them.
  @Suite(.enabled(if: getuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0))
  struct OddMachineTests {
    private static let rightless = #"exec setpriv --bounding-set=-all --inh-caps=-all "$@""#

    @Test func `a root who may not become others is told why nothing is graded`() throws {
      try withTemporaryDirectory { folder in
        let right = try Attack.files.text(of: "course/Solutions/till/cart/Cart.swift")
        try folder.write(right, to: "work/Cart.swift")
        var atelier = try Atelier(in: folder)
        atelier.environment["ATELIER_COURSE"] = Attack.files.appending(path: "course").path
        let ran = try atelier.run(
          shell: Self.rightless, ["grade", "work", "--exercise", Attack.exercise])
        #expect(ran.code == 2 && ran.output.isEmpty)
        #expect(ran.errors.contains("Nothing was graded"))
        #expect(ran.errors.contains("Start Atelier as another user"))
        let doctor = try atelier.run(shell: Self.rightless, ["doctor", "--json"])
        #expect(doctor.output.contains("\"confinement\": \"none\""), "\(doctor.output)")
      }
    }

    /// A container's root may not.
    private static let mayMount = unsafe system("unshare --mount true 2> /dev/null") == 0

    @Test(.enabled(if: mayMount)) func `without proc nobody guesses what is asked for`() throws {
      try withTemporaryDirectory { folder in
        let ran = try Atelier(in: folder).run(
          shell: #"exec unshare --mount sh -c 'umount -l /proc && exec "$@"' sh "$@""#, ["doctor"])
        #expect(ran.code == 2 && ran.output.isEmpty)
        #expect(ran.errors.contains("/proc is missing"))
      }
    }
  }
#endif
