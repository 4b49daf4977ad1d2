import Testing

@testable import Studio

struct MountTableTests {
  private static let table = MountTable(
    """
    21 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
    30 21 0:27 / /home rw - nfs4 server:/home rw,addr=10.0.0.1
    31 30 8:2 / /home/anna rw,noatime master:1 - xfs /dev/sdb rw
    32 21 0:28 / /mnt/my\\040disk rw shared:3 - fuse.sshfs there: rw
    33 21 0:29 / /over rw - cifs //a/b rw
    34 33 0:30 / /over rw - tmpfs tmpfs rw
    35 21 0:31 / /bucket rw - fuse.s3fs s3fs rw
    36 21 8:3 / /stick rw - fuseblk /dev/sdc1 rw
    a line of another form
    """)

  @Test(
    arguments: [
      ("/home/bob/work", "nfs4"), ("/home/anna/work", nil), ("/homeless", nil), ("/home", "nfs4"),
      ("/mnt/my disk/x", "fuse.sshfs"), ("/over/x", nil), ("/tmp", nil), ("", nil),
      ("/bucket/x", "fuse.s3fs"), ("/stick/x", nil),
    ] as [(String, String?)])
  func `a shared disk is known by the longest mount`(path: String, kind: String?) {
    #expect(Self.table.sharedFileSystem(at: path) == kind)
  }

  @Test func `nothing is known of an empty table`() {
    #expect(MountTable("").sharedFileSystem(at: "/home") == nil)
  }
}
