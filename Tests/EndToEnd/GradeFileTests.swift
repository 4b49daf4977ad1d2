import FoundationEssentials
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files as strangers hand them in.
struct GradeFileTests {
  /// Grades two good exercises into the first of which `spoil` has put its hand.
  private func grade(
    sourceLocation: SourceLocation = #_sourceLocation, spoil: (URL) throws -> Void
  ) throws -> (code: Int32, counter: GradeDocument.Exercise) {
    try withTemporaryDirectory { folder in
      try folder.copy(Atelier.course.appending(path: "Solutions"), to: "work")
      try spoil(folder.appending(path: "work/basics/counter"))
      let ran = try Atelier(in: folder).run(
        ["grade", "work", "--report", "json"], sourceLocation: sourceLocation)
      let document = try GradeDocument(ran.output)
      let exercises = try #require(document.submissions.first).exercises
      #expect(exercises.map(\.id) == ["basics/counter", "layers/shop"])
      #expect(exercises.last?.status == "passed", "\(ran)", sourceLocation: sourceLocation)
      return (ran.code, try #require(exercises.first))
    }
  }

  @Test(arguments: [
    ("no UTF-8", Excerpt(Array("let s = \"".utf8) + [0xFF, 0xFE, 0xC0] + Array("\"\n".utf8))),
    ("zero bytes", Excerpt([0x7F, 0x45, 0x4C, 0x46, 0, 0, 0, 1])),
    ("a huge file", Excerpt(Array(repeating: UInt8(ascii: "\n"), count: 3 << 20))),
  ])
  func `bytes that are no Swift are refused`(what: String, bytes: Excerpt<[UInt8]>) throws {
    let (code, counter) = try grade { try $0.write(bytes: bytes.value, to: "Extra.swift") }
    #expect(code == 1)
    #expect(counter.status == "refused", "\(what): \(counter)")
    #expect(counter.message?.contains("Extra.swift") == true, "\(what): \(counter)")
    #expect(counter.diagnostics.first?.file == "Extra.swift")
  }

  @Test func `a link is refused`() throws {
    let (code, counter) = try grade {
      try FileManager.default.createSymbolicLink(
        atPath: $0.appending(path: "Link.swift").path, withDestinationPath: "/etc/passwd")
    }
    #expect(code == 1)
    #expect(counter.status == "refused")
    #expect(counter.message?.contains("Link.swift") == true)
  }

  @Test func `a link to a folder is not followed`() throws {
    let (_, counter) = try grade {
      try FileManager.default.createSymbolicLink(
        atPath: $0.appending(path: "Loop").path, withDestinationPath: ".")
    }
    #expect(["passed", "refused"].contains(counter.status), "\(counter)")
  }

  @Test func `a folder with the name of a Swift file does no harm`() throws {
    let (code, counter) = try grade {
      try $0.write("enum InFolder {}\n", to: "Folder.swift/Inner.swift")
    }
    #expect(code == 0)
    #expect(counter.status == "passed", "\(counter)")
  }

  @Test func `a pipe with the name of a Swift file is refused and does not hang`() throws {
    let (code, counter) = try grade {
      #expect(mkfifo($0.appending(path: "Pipe.swift").path, 0o666) == 0)
    }
    #expect(code == 1)
    #expect(counter.status == "refused", "\(counter)")
    #expect(counter.message?.contains("Pipe.swift") == true)
  }

  @Test func `blanks and letters of any script in a name are fine`() throws {
    let (code, counter) = try grade {
      try $0.write("enum One {}\n", to: "Мой счётчик.swift")
      try $0.write("enum Two {}\n", to: "Zoë und 数/a b.swift")
    }
    #expect(code == 0, "\(counter)")
    #expect(counter.status == "passed")
  }

  @Test(arguments: [
    "Counter (1).swift", "Counter – copy & more.swift", "[old] Counter+Ext,more #2 a@b ~!=.swift",
  ])
  func `a name that browsers and people give a copy is plain`(name: String) throws {
    let (code, counter) = try grade { try $0.write("enum One {}\n", to: name) }
    #expect(code == 0, "\(counter)")
  }

  @Test(arguments: ["-Xcc.swift", "a'b.swift", "a\"b.swift", "@file.swift", "a\nb.swift"])
  func `a name that the compiler could misread is refused`(name: String) throws {
    let (code, counter) = try grade { try $0.write("enum One {}\n", to: name) }
    #expect(code == 1)
    #expect(counter.status == "refused", "\(counter)")
  }

  /// A learner may have put it there.
  @Test func `a link and a pipe in a class are refused, and keep nobody else from a grade`() throws
  {
    try withTemporaryDirectory { folder in
      try folder.copy(Atelier.course.appending(path: "Solutions"), to: "all/ada")
      let links = [("bob", "ada"), ("cyd", "nowhere"), ("dan.zip", "dan.zip"), ("eve", "..")]
      for (name, target) in links {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appending(path: "all/\(name)").path, withDestinationPath: target)
      }
      #expect(mkfifo(folder.appending(path: "all/fay.zip").path, 0o666) == 0)
      let ran = try Atelier(in: folder).run("grade", "all", "--report", "json")
      #expect(ran.code == 1, "\(ran)")
      let found = try GradeDocument(ran.output).submissions.map { submission in
        (
          String(submission.path.split(separator: "/").last ?? ""),
          Set(submission.exercises.map(\.status))
        )
      }
      #expect(found.first { $0.0 == "ada" }?.1 == ["passed"], "\(found)")
      // A link to nothing is no folder of anybody's.
      for name in ["bob", "dan.zip", "eve", "fay.zip"] {
        #expect(found.first { $0.0 == name }?.1 == ["refused"], "\(found)")
      }
    }
  }

  @Test func `a link to a workspace is followed, one to a single exercise's work is refused`()
    throws
  {
    try withTemporaryDirectory { folder in
      try folder.copy(Atelier.course.appending(path: "Solutions"), to: "ada")
      for (name, target) in [("mine", "ada"), ("link", "ada/basics/counter")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appending(path: name).path, withDestinationPath: target)
      }
      let atelier = try Atelier(in: folder)
      #expect(try atelier.run("grade", "mine").code == 0)
      let ran = try atelier.run("grade", "link", "--exercise", "basics/counter")
      #expect(ran.code == 1 && ran.output.contains("link is a link."), "\(ran)")
    }
  }

  @Test func `a file that is no Swift code by its name is left alone`() throws {
    let (code, counter) = try grade {
      try $0.write(bytes: [0, 1, 2, 0xFF], to: "notes.bin")
      try $0.write("not Swift", to: ".hidden.swift")
      try $0.write("not Swift", to: ".build/Hidden.swift")
    }
    #expect(code == 0)
    #expect(counter.status == "passed")
  }

  @Test(
    .enabled(if: geteuid() != 0, "the super-user may read everything"),
    arguments: [
      "work/basics/counter/Counter.swift", "work/basics",
    ])
  func `what may not be read is an error that names it`(path: String) throws {
    try withTemporaryDirectory { folder in
      try folder.copy(Atelier.course.appending(path: "Solutions"), to: "work")
      chmod(folder.appending(path: path).path, 0)
      defer { chmod(folder.appending(path: path).path, 0o755) }
      let ran = try Atelier(in: folder).run("grade", "work", "--report", "json")
      #expect(ran.code == 2, "\(ran)")
      let document = try GradeDocument(ran.output)
      let exercises = try #require(document.submissions.first).exercises
      #expect(exercises.map(\.status) == ["error", "passed"], "\(ran)")
      #expect(exercises.first?.message?.contains("basics") == true)
    }
  }
}
