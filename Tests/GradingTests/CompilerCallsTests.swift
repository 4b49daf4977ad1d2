import Curriculum
import FoundationEssentials
import Sandbox
import TestSupport
import Testing

@testable import Grading

@Suite struct CompilerCallsTests {
  private let calls = CompilerCalls(
    toolchain: Toolchain(
      swiftc: "/swift/usr/bin/swiftc", version: "6.3.1", target: "x86_64-unknown-linux-gnu",
      resources: "/swift/usr/lib/swift", identity: String(repeating: "a", count: 64)),
    cache: CacheFolder(root: URL(filePath: "/cache")),
    environment: ["PATH": "/bin", "HOME": "/h", "SECRET": "x", "SWIFT_EXEC": "/evil"])

  @Test func `a learner's module is testable, and its interface is kept`() {
    var module = ModuleBuild(
      name: "Data", folder: "/code", files: ["/code/A.swift", "/code/B.swift"],
      object: "/out/Data.o", interface: "/out/Data.swiftmodule")
    module.isTestable = true
    module.languageMode = 6
    module.searchPaths = ["/out/Domain", "/kits/UIKit-1"]
    #expect(
      calls.compile(module)
        == Command(
          executable: "/swift/usr/lib/swift/../../bin/swift-frontend",
          arguments: [
            "-frontend", "-c", "/code/A.swift", "/code/B.swift", "-module-name", "Data", "-o",
            "/out/Data.o", "-target", "x86_64-unknown-linux-gnu", "-module-cache-path",
            "/cache/modules/aaaaaaaaaaaaaaaaaaaa", "-swift-version", "6", "-emit-module",
            "-emit-module-path", "/out/Data.swiftmodule", "-parse-as-library", "-enable-testing",
            "-I", "/out/Domain", "-I", "/kits/UIKit-1", "-diagnostic-style", "llvm",
            "-debug-diagnostic-names", "-no-color-diagnostics", "-disable-objc-interop",
            "-plugin-path", "/swift/usr/lib/swift/host/plugins", "-plugin-path",
            "/swift/usr/lib/swift/../../local/lib/swift/host/plugins",
          ], environment: ["PATH": "/bin", "HOME": "/h"], directory: "/code"))
  }

  @Test func `hidden code is compiled without warnings and may have a start of its own`() {
    var module = ModuleBuild(name: "main", folder: "/w", files: ["/w/main.swift"], object: "/o")
    module.isHidden = true
    module.hasTopLevelCode = true
    module.upcomingFeatures = ["X"]
    let arguments = calls.compile(module).arguments
    #expect(arguments.contains("-suppress-warnings"))
    #expect(arguments.contains(["-enable-upcoming-feature", "X"]))
    #expect(!arguments.contains("-parse-as-library") && !arguments.contains("-enable-testing"))
    #expect(!arguments.contains("-emit-module"))
  }

  @Test func `a program is linked from exactly its objects`() {
    let link = calls.link(objects: ["/a.o", "/b.o"], into: "/run", directory: "/w")
    #expect(link.executable == "/swift/usr/bin/swiftc" && link.directory == "/w")
    #expect(
      link.arguments.starts(with: [
        "/a.o", "/b.o", "-o", "/run", "-target", "x86_64-unknown-linux-gnu", "-lXCTest",
      ]))
    #expect(link.environment == ["PATH": "/bin", "HOME": "/h", "TMPDIR": "/w"])
  }

  @Test func `the list of checks names each by id, class and method`() {
    let step = Step(
      number: 3, title: "",
      checks: [
        Check(id: "Step3.testA", className: "Step3One", method: "testA", isAsync: false, says: ""),
        Check(id: "Step3.testB", className: "Step3Two", method: "testB", isAsync: true, says: ""),
      ])
    #expect(
      CheckList.source(of: step) == """
        import CheckDriver

        typealias XCTestCase = CheckCase

        @_silgen_name("atelier_checks_of_step_3")
        public func checks() -> [CheckEntry] {
          [
            .init("Step3.testA", Step3One.self, sync: { try $0.testA() }),
            .init("Step3.testB", Step3Two.self, async: { try await $0.testB() }),
          ]
        }
        """)
    let main = CheckList.main(steps: [1, 3])
    #expect(main.contains("runChecks([step1(), step3()].flatMap { $0 })"))
  }

  @Test func `a step that registers teardown blocks gets the class that runs them`() {
    let check = Check(
      id: "a", className: "A", method: "testA", isAsync: false, says: "", usesTeardownBlocks: true)
    let source = CheckList.source(of: Step(number: 1, title: "", checks: [check]))
    #expect(source.contains("typealias XCTestCase = CheckCaseWithTeardownBlocks\n"))
  }

  @Test func `moving bytes from part to part gives another name`() {
    let lists: [[String]] = [
      [], [""], ["", ""], ["ab"], ["a", "b"], ["b", "a"], ["ab", ""], ["", "ab"], ["1:a"],
      ["1:a1:b"], ["a1:b"], ["a", "b", ""],
    ]
    #expect(Set(lists.map { ContentID.of($0) }).count == lists.count)
    #expect(ContentID.of(["é"]) == ContentID.of([Array("é".utf8)]))
  }
}

@Suite struct PlacesTests {
  @Test func `the cache is where XDG says, else below the home folder`() throws {
    try withTemporaryDirectory { folder in
      let root = folder.resolvingSymlinksInPath().path
      let xdg = try CacheFolder.find(environment: ["XDG_CACHE_HOME": "\(root)/x", "HOME": "/no"])
      #expect(xdg.root.path == "\(root)/x/atelier")
      for relative in ["", "x", "./x", "~/x"] {
        let home = try CacheFolder.find(environment: ["XDG_CACHE_HOME": relative, "HOME": root])
        #expect(home.root.path == "\(root)/.cache/atelier")
      }
      #expect(FileManager.default.fileExists(atPath: "\(root)/.cache/atelier"))
    }
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"], ["XDG_CACHE_HOME": "relative"]])
  func `without a home folder there is no cache`(environment: [String: String]) {
    #expect(throws: GradingFailure.self) { try CacheFolder.find(environment: environment) }
  }

  @Test func `a cache that cannot be made is told, not crashed on`() throws {
    try withTemporaryDirectory { folder in
      let file = folder.appending(path: "file")
      try Data().write(to: file)
      #expect(throws: GradingFailure.self) {
        try CacheFolder.find(environment: ["XDG_CACHE_HOME": file.path])
      }
    }
  }

  @Test func `scratch folders are gone after use and after a crash of their owner`() throws {
    try withTemporaryDirectory { folder in
      let cache = CacheFolder(root: folder)
      let path = try cache.withScratch { scratch throws(GradingFailure) in scratch.path }
      #expect(!FileManager.default.fileExists(atPath: path))
      let own = "\(ProcessInfo.processInfo.processIdentifier)-x"
      for name in [own, "2147483646-x", "notours", "-5-x"] {
        try FileManager.default.createDirectory(
          at: cache.scratch.appending(path: name), withIntermediateDirectories: true)
      }
      cache.sweep()
      let left = try FileManager.default.contentsOfDirectory(atPath: cache.scratch.path)
      #expect(Set(left) == [own, "notours", "-5-x"])
    }
  }

  @Test func `kits are found by name first, then above the program, then in the course`() throws {
    try withTemporaryDirectory { folder in
      let folder = folder.resolvingSymlinksInPath()
      for place in ["named", "clone/Sources/Kits", "course/Sources/Kits"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: "\(place)/CheckDriver"), withIntermediateDirectories: true)
      }
      let program = folder.appending(path: "clone/.build/debug/atelier")
      let elsewhere = folder.appending(path: "bin/atelier")
      let course = folder.appending(path: "course")
      let named = ["ATELIER_KITS": folder.appending(path: "named").path]
      func find(_ environment: [String: String], _ program: URL, _ course: URL?) throws -> String {
        try KitSources.find(environment: environment, program: program, course: course).folder.path
      }
      #expect(try find(named, program, course) == "\(folder.path)/named")
      #expect(try find([:], program, course) == "\(folder.path)/clone/Sources/Kits")
      #expect(try find(["ATELIER_KITS": ""], elsewhere, course) == "\(course.path)/Sources/Kits")
      #expect(throws: GradingFailure.self) { try find([:], elsewhere, nil) }
      let empty = ["ATELIER_KITS": elsewhere.path]
      #expect(throws: GradingFailure.self) { try find(empty, program, course) }
    }
  }

  @Test func `a path is one submission, or a folder of them`() throws {
    try withTemporaryDirectory { folder in
      let id = ExerciseID(lesson: "mvc", name: "one")
      for path in ["class/anna/mvc/one", "class/bob/other", "class/.git", "empty"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: path), withIntermediateDirectories: true)
      }
      try Data().write(to: folder.appending(path: "class/readme.txt"))
      func found(_ path: String, _ exercise: ExerciseID? = nil) -> [String] {
        Submission.at(folder.appending(path: path).path, course: [id], exercise: exercise)
          .map { String($0.path.dropFirst(folder.path.count)) }
      }
      #expect(found("class").map { $0.split(separator: "/").last } == ["anna", "bob"])
      #expect(found("class/anna").count == 1)
      #expect(found("class", id).count == 1)
      #expect(found("empty").count == 1 && found("missing").count == 1)
      #expect(found("class/readme.txt").count == 1)
      let whole = folder.appending(path: "class/anna").path
      let single = folder.appending(path: "class/anna/mvc/one").path
      #expect(Submission(path: whole, single: id).folder(of: id).path == single)
      #expect(Submission(path: single, single: id).folder(of: id).path == single)
      #expect(Submission(path: single, single: nil).folder(of: id).path == "\(single)/mvc/one")
    }
  }
}
