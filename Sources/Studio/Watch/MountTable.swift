/// What is mounted where, as `/proc/self/mountinfo` tells it.
struct MountTable {
  private var mounts: [(place: String, kind: String)] = []

  /// Lines of another form are passed over.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let dash = words.firstIndex(of: "-"), words.count > 5, dash + 1 < words.count else {
        continue
      }
      mounts.append((Self.unescaped(words[4]), String(words[dash + 1])))
    }
  }

  private static let shared: Set = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "ncpfs", "afs", "coda", "ceph", "lustre", "gpfs",
    "beegfs", "ocfs2", "gfs2", "9p", "virtiofs", "vboxsf", "prl_fs", "vmhgfs", "fakeowner",
    "davfs", "drvfs",
  ]

  /// Whoever writes a file system as a program mostly fetches it from elsewhere; `fuseblk` is a disk.
  private static func isShared(_ kind: String) -> Bool {
    shared.contains(kind) || kind.hasPrefix("fuse.")
  }

  /// The kind of the file system that the path lies in, if other machines write there, too.
  func sharedFileSystem(at path: String) -> String? {
    // Of two mounts at one place, the later one is seen.
    let mount = mounts.filter { mount in
      mount.place == "/" || path == mount.place || path.hasPrefix("\(mount.place)/")
    }.max { $0.place.utf8.count <= $1.place.utf8.count }
    return mount.flatMap { Self.isShared($0.kind) ? $0.kind : nil }
  }

  /// Blanks and their like stand there as `\040`.
  private static func unescaped(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      if byte == UInt8(ascii: "\\"), digits.count == 3,
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      {
        bytes.append(code)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
