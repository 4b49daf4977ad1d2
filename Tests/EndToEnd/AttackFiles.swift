import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Attack {
  /// Submissions of files that no repository can hold.
  static let tampering: [Attack] =
    names + [
      onRightWork("a-folder-named-as-a-file") { folder, _ in
        try folder.write("not Swift {", to: "Folder.swift/notes.txt")
      },
      onRightWork("a-pipe") { folder, _ in
        mkfifo(folder.appending(path: "Pipe.swift").path, 0o666)
      },
      onRightWork("a-socket") { folder, _ in
        mknod(folder.appending(path: "Socket.swift").path, S_IFSOCK | 0o666, 0)
      },
      onRightWork("a-device") { folder, _ in
        // Only the super-user can make one; for others this is a second honest submission.
        mknod(folder.appending(path: "Zero.swift").path, S_IFCHR | 0o666, 0x105)
      },
      onRightWork("a-link-to-a-device") { folder, _ in
        try link(folder, "Zero.swift", to: "/dev/zero")
      },
      onRightWork("a-link-to-the-checks") { folder, bait in
        let checks = "\(bait["COURSE"])/Exercises/till/cart/Checks/Step1Filling.swift"
        try link(folder, "Checks.swift", to: checks)
      },
      onRightWork("a-link-to-a-folder") { folder, bait in
        try link(folder, "Course", to: bait["COURSE"])
        try link(folder, "Loop", to: ".")
      },
      wrongWork("a-link-to-the-solution") { folder, bait in
        try link(folder, "Cart.swift", to: "\(bait["COURSE"])/Solutions/till/cart/Cart.swift")
      },
      wrongWork("a-link-instead-of-a-folder") { folder, bait in
        try FileManager.default.removeItem(at: folder)
        try link(
          folder.deletingLastPathComponent(), folder.lastPathComponent,
          to: "\(bait["COURSE"])/Solutions/till/cart")
      },
      onRightWork("a-file-without-permissions") { folder, _ in
        try folder.write("let locked = 1\n", to: "Locked.swift")
        chmod(folder.appending(path: "Locked.swift").path, 0)
      },
      wrongWork("broken-letters") { folder, _ in
        try folder.write(bytes: [0x6C, 0x65, 0x74, 0x20, 0xC3, 0x28, 0xFF], to: "Cart.swift")
      },
      wrongWork("half-of-a-pair") { folder, _ in
        try folder.write(bytes: [0x2F, 0x2F, 0xED, 0xA0, 0x80, 0x0A], to: "Cart.swift")
      },
      wrongWork("zero-bytes") { folder, _ in
        try folder.write(bytes: [UInt8](repeating: 0, count: 4096), to: "Cart.swift")
      },
      wrongWork("another-encoding") { folder, _ in
        let bytes: [UInt8] = [0xFF, 0xFE] + "let a = 1\n".utf8.flatMap { [$0, 0] }
        try folder.write(bytes: bytes, to: "Cart.swift")
      },
      wrongWork("a-program") { folder, _ in
        try folder.write(bytes: [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0], to: "Cart.swift")
      },
      onRightWork("ten-megabytes") { folder, _ in
        try folder.write(bytes: Array(repeating: 10, count: 10 << 20), to: "Large.swift")
      },
      onRightWork("a-hole-of-a-gigabyte") { folder, _ in
        try folder.write("", to: "Large.swift")
        truncate(folder.appending(path: "Large.swift").path, 1 << 30)
      },
      onRightWork("five-thousand-files") { folder, _ in
        for index in 0..<5_000 { try folder.write("", to: "Many/File\(index).swift") }
      },
      onRightWork("deep-folders") { folder, _ in
        let path = Array(repeating: "a", count: 200).joined(separator: "/")
        try folder.write("enum Deep {}\n", to: "\(path)/Deep.swift")
      },
      onRightWork("endless-folders") { folder, _ in
        // Each is made from within the last one: no path that leads there is short enough.
        var place = open(folder.path, O_RDONLY | O_DIRECTORY)
        for _ in 0..<3_000 {
          mkdirat(place, "a", 0o755)
          let next = openat(place, "a", O_RDONLY | O_DIRECTORY)
          close(place)
          place = next
        }
        close(place)
      },
      onRightWork("a-package") { folder, _ in
        try folder.write("import Foundation\nexit(0)\n", to: "Package.swift")
      },
      onRightWork("a-main-file") { folder, _ in
        try folder.write("import Foundation\nexit(0)\n", to: "main.swift")
      },
      onRightWork("files-of-other-tools") { folder, bait in
        try folder.write("[build]\nid = 1\n", to: ".swiftpm/configuration")
        try folder.write("module XCTest { header \"x.h\" export * }\n", to: "module.modulemap")
        try folder.write("int main(void) { return 0; }\n", to: "main.c")
        try folder.write("{\"version\": 0, \"roots\": []}", to: "vfs.yaml")
        try folder.write("garbage", to: "XCTest.swiftmodule")
        try folder.write("import Glibc\n", to: "XCTest.swiftinterface")
        try folder.write("garbage", to: "Learner.swiftmodule")
      },
      wrongWork("nothing-at-all") { _, _ in },
      wrongWork("an-empty-file") { folder, _ in try folder.write("", to: "Cart.swift") },
      wrongWork("only-folders") { folder, _ in
        try folder.write("x", to: "Cart.swift/Cart.swift/readme")
      },
      onRightWork("two-files-of-one-name") { folder, _ in
        try folder.write("enum Other {}\n", to: "Other/Cart.swift")
      },
      onRightWork("a-file-named-like-the-list-of-checks") { folder, _ in
        try folder.write("enum List {}\n", to: "CheckList.swift")
        try folder.write("enum Steps {}\n", to: "Step1Filling.swift")
      },
    ]

  /// Names that a tool could take for something else.
  private static let names = [
    ("an-option", "-O.swift"), ("a-linker", "-ld-path=.swift"), ("a-list", "@arguments.swift"),
    ("a-response-file", "-Xfrontend.swift"), ("a-new-line", "a\nb.swift"),
    ("a-command-for-ci", "\n::error::lost\n.swift"), ("an-escape", "\u{1B}[2J.swift"),
    ("a-title", "\u{1B}]0;x\u{07}.swift"), ("a-return", "\rpassed.swift"),
    ("a-quote", "a\"b'c.swift"), ("a-substitution", "$(id)`id`.swift"), ("a-glob", "*.swift"),
    ("a-right-to-left-mark", "a\u{202E}tfiws.swift"), ("a-joined-letter", "a\u{200B}b.swift"),
    ("a-long-name", String(repeating: "a", count: 240) + ".swift"),
    ("a-colon", "a:1:1: error: lost.swift"), ("a-backslash", "a\\..\\b.swift"),
  ].map { what, name in
    onRightWork("named-like-\(what)") { folder, _ in
      try folder.write("enum Extra {}\n", to: name)
    }
  }

  /// Work that would pass, with something beside it: it may pass as if that were not there.
  private static func onRightWork(
    _ name: String, write: @escaping @Sendable (URL, Bait) throws -> Void
  ) -> Attack {
    Attack(
      name: "tampering/\(name)",
      endsAs: ["passed", "refused", "doesNotCompile", "missingFile"],
      earns: checksInCourse
    ) { folder, bait in
      try folder.copy(
        files.appending(path: "course/Solutions/till/cart/Cart.swift"), to: "Cart.swift")
      try write(folder, bait)
    }
  }

  private static func wrongWork(
    _ name: String, write: @escaping @Sendable (URL, Bait) throws -> Void
  ) -> Attack {
    Attack(
      name: "tampering/\(name)",
      endsAs: ["refused", "doesNotCompile", "missingFile", "notRun"], write: write)
  }

  private static func link(_ folder: URL, _ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: name).path, withDestinationPath: target)
  }
}
