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
    var module = ModuleBuild(name: "Data", folder: "/code", files: ["./A.swift", "./B.swift"])
    module.isTestable = true
    module.languageMode = 6
    module.searchPaths = ["/out/Domain", "/kits/UIKit-1"]
    let output = ModuleOutput(object: "/out/Data.o", interface: "/out/Data.swiftmodule")
    #expect(
      calls.compile(module, to: output)
        == Command(
          executable: "/swift/usr/lib/swift/../../bin/swift-frontend",
          arguments: [
            "-frontend", "-c", "./A.swift", "./B.swift", "-o", "/out/Data.o", "-emit-module",
            "-emit-module-path", "/out/Data.swiftmodule", "-module-name", "Data", "-target",
            "x86_64-unknown-linux-gnu", "-swift-version", "6", "-parse-as-library",
            "-enable-bare-slash-regex", "-enable-testing", "-gline-tables-only", "-D", "DEBUG",
            "-solver-expression-time-threshold=20",
            "-entry-point-function-name", "Data_main", "-diagnostic-style", "llvm",
            "-debug-diagnostic-names", "-no-color-diagnostics", "-disable-objc-interop",
            "-sil-verify-none",
            "-disable-llvm-verify", "-disable-incremental-llvm-codegen", "-plugin-path",
            "/swift/usr/lib/swift/host/plugins",
            "-plugin-path",
            "/swift/usr/lib/swift/../../local/lib/swift/host/plugins", "-I", "/out/Domain", "-I",
            "/kits/UIKit-1", "-module-cache-path", "/cache/modules/aaaaaaaaaaaaaaaaaaaa",
          ],
          environment: [
            "PATH": "/bin", "HOME": "/h", "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1",
          ], directory: "/code"))
  }

  @Test func `one file of three is compiled while the others are only looked up in`() {
    let module = ModuleBuild(name: "Data", folder: "/w", files: ["./A.swift", "./B.swift", "./C"])
    let call = calls.compile(module, only: ["./C": "/2.o", "./A.swift": "/0.o"])
    #expect(
      call.arguments.starts(with: [
        "-frontend", "-c", "-primary-file", "./A.swift", "./B.swift", "-primary-file", "./C",
        "-o", "/0.o", "-o", "/2.o",
      ]))
  }

  @Test func `hidden code is compiled without warnings`() {
    var module = ModuleBuild(name: "Checks", folder: "/w", files: ["./Step1.swift"])
    module.isHidden = true
    module.upcomingFeatures = ["X"]
    let arguments = calls.compile(module, to: ModuleOutput(object: "/o")).arguments
    #expect(arguments.contains("-suppress-warnings"))
    #expect(arguments.contains(["-enable-upcoming-feature", "X"]))
    #expect(!arguments.contains("-enable-testing") && !arguments.contains("-emit-module"))
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

  @Test func `a linker whose call is known is called without a driver around it`() {
    var direct = calls
    direct.toolchain.link = LinkRecipe(
      linker: "/swift/usr/bin/ld.lld",
      arguments: ["-pie", "-o", LinkRecipe.program, "crt1.o", LinkRecipe.objects, "-lc"])
    let link = direct.link(objects: ["/a.o", "/b.o"], into: "/run", directory: "/w")
    #expect(link.executable == "/swift/usr/bin/ld.lld")
    #expect(link.arguments == ["-pie", "-o", "/run", "crt1.o", "/a.o", "/b.o", "-lc"])
  }

  @Test func `a link takes on trust what comes with every program, unless told to find every name`()
  {
    var direct = calls
    direct.toolchain.link = LinkRecipe(
      linker: "/ld.lld", arguments: [LinkRecipe.objects, "-lFoundation", "-lXCTest", "-lc"],
      everywhere: ["-lFoundation"])
    let trustful = direct.link(objects: ["/a.o"], into: "/run", directory: "/w").arguments
    #expect(trustful.starts(with: ["/a.o", "-lXCTest", "-lc"]))
    #expect(trustful.contains("--unresolved-symbols=ignore-all"))
    let thorough = direct.link(
      objects: ["/a.o"], into: "/run", directory: "/w", findsEveryName: true)
    #expect(thorough.arguments == ["/a.o", "-lFoundation", "-lXCTest", "-lc"])
  }

  @Test func `a kit is linked as programs are, without what makes a program of it`() throws {
    var direct = calls
    direct.toolchain.link = LinkRecipe(
      linker: "/ld.lld",
      arguments: [
        "-pie", "-dynamic-linker", "/lib/ld.so", "-o", LinkRecipe.program, "/lib/Scrt1.o",
        "/lib/crti.o", LinkRecipe.objects, "-lFoundation", "--export-dynamic-symbol=check_*", "-lc",
      ], everywhere: ["-lFoundation"])
    let link = try #require(
      direct.linkLibrary(of: "/K.o", into: "/K.so", directory: "/k"))
    #expect(link.executable == "/ld.lld")
    #expect(
      link.arguments == [
        "-o", "/K.so", "/lib/crti.o", "/K.o", "-lFoundation", "-lc", "-shared", "-Bsymbolic",
      ])
    #expect(calls.linkLibrary(of: "/K.o", into: "/K.so", directory: "/k") == nil)
  }

  @Test(arguments: [
    (#""/usr/bin/ld.lld" "-o" "a b""#, ["/usr/bin/ld.lld", "-o", "a b"]),
    (#" clang  -x 'it is' a\ b "" "#, ["clang", "-x", "it is", "a b", ""]),
    (#""a\"b" 'c\d' e"f"g"#, [#"a"b"#, #"c\d"#, "efg"]),
    ("", []), ("\"open", ["open"]),
  ])
  func `a printed command line is parted as a shell would`(line: String, words: [String]) {
    #expect(LinkRecipe.shellWords(line) == words)
  }

  @Test func `this toolchain's own linker call is learned, and remembered`() throws {
    try withTemporaryDirectory { folder in
      let cache = CacheFolder(root: folder.resolvingSymlinksInPath())
      let environment = ProcessInfo.processInfo.environment
      let asked = try Toolchain.find(environment: environment, cache: cache)
      #if os(Linux)
        let link = try #require(asked.link)
        #expect(link.linker.hasSuffix("ld.lld"))
        #expect(link.arguments.contains(LinkRecipe.objects) && link.arguments.contains("-lXCTest"))
        #expect(!link.arguments.contains { $0.hasPrefix("@") })
        #expect(link.everywhere.isSuperset(of: ["-lswiftCore", "-lFoundation"]))
        #expect(link.everywhere.isDisjoint(with: ["-lXCTest", "-lc", "-lm", "-lswiftObservation"]))
      #endif
      let remembered = try Toolchain.find(environment: environment, cache: cache)
      #expect(remembered == asked)
      #expect(try Toolchain.find(environment: environment).identity == asked.identity)
    }
  }

  @Test func `the list of checks names each by id, class and method`() {
    let step = Step(
      number: 3, title: "",
      checks: [
        Check(id: "Step3.testA", className: "Step3One", method: "testA", isAsync: false, says: ""),
        Check(id: "Step3.testB", className: "Step3Two", method: "testB", isAsync: true, says: ""),
      ])
    let source = CheckList(of: step, judging: .here, mayBeRedefined: true).source
    #expect(
      CheckList.base(of: [step], judging: .here)
        .contains("typealias XCTestCase = CheckDriver.CheckCase\n"))
    #expect(
      source.hasSuffix(
        """
        @_cdecl("atelier_checks_of_step_3")
        public func checksOfStep3() -> Swift.UnsafeMutableRawPointer {
          CheckDriver.CheckStep.list([
            .init("Step3.testA", Step3One.self, sync: { try $0.testA() }),
            .init("Step3.testB", Step3Two.self, async: { try await $0.testB() }),
          ], canary: .init("canary", Canary.self, sync: { $0.sing() }))
        }
        """))
  }

  @Test func `a canary fails as the step's own checks would, and in no other way`() {
    let file = SourceFile(
      "Step1.swift", "@testable import Learner\nimport XCTest\n/* XCTFail */ XCTAssertNil(x)\n")
    let step = Step(number: 1, title: "", checkFiles: [file])
    let source = CheckList(of: step, judging: .here, mayBeRedefined: true).source
    #expect(source.contains("@testable import Learner\n"))
    #expect(source.contains("    XCTAssertNil(Optional(1))\n"))
    #expect(!source.contains("XCTFail("))
    let none = Step(number: 1, title: "")
    #expect(
      CheckList(of: step, judging: .here, mayBeRedefined: true).canaryCount
        == CheckList(of: none, judging: .here, mayBeRedefined: true).canaryCount + 1)
  }

  @Test func `where nothing is redefined a canary tries out each assertion once`() {
    let file = SourceFile(
      "Step1.swift", "import XCTest\nXCTAssertEqual(a.count, 1)\nXCTAssertTrue(a == b)\n")
    let step = Step(number: 1, title: "", checkFiles: [file])
    #expect(CheckList(of: step, judging: .here, mayBeRedefined: false).canaryCount == 3)
    #expect(CheckList(of: step, judging: .here, mayBeRedefined: true).canaryCount > 20)
  }

  @Test func `a step that registers teardown blocks gets the class that runs them`() {
    let check = Check(
      id: "a", className: "A", method: "testA", isAsync: false, says: "", usesTeardownBlocks: true)
    let steps = [
      Step(number: 1, title: ""), Step(number: 2, title: "", checks: [check]),
    ]
    let source = CheckList.base(of: steps, judging: .here)
    #expect(source.contains("typealias XCTestCase = CheckDriver.CheckCaseWithTeardownBlocks\n"))
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
      let orphan = cache.scratch.appending(path: "orphan")
      try FileManager.default.createDirectory(at: orphan, withIntermediateDirectories: true)
      // While one grading goes on, another one sweeps.
      try cache.withScratch { scratch throws(GradingFailure) in
        cache.sweep()
        #expect(FileManager.default.fileExists(atPath: scratch.path))
        #expect(!FileManager.default.fileExists(atPath: orphan.path))
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: cache.scratch.path) == [])
    }
  }

  #if os(Linux)
    @Test func `a scratch folder in memory is gone after use and after a crash of its owner`()
      throws
    {
      try withTemporaryDirectory { folder in
        let cache = CacheFolder(root: folder)
        let path = try cache.withScratch(inMemory: true) { scratch throws(GradingFailure) in
          cache.sweep()
          #expect(FileManager.default.fileExists(atPath: scratch.path))
          return scratch.path
        }
        #expect(!FileManager.default.fileExists(atPath: path))
        // A machine may have no room there.
        guard let left = MemoryFolder.make() else { return }
        let orphan = left.folder
        try FileManager.default.createDirectory(
          at: orphan.appending(path: "linked"), withIntermediateDirectories: true)
        // The lock goes with whoever holds it; the cache of that one may be gone as well.
        _ = consume left
        CacheFolder(root: folder.appending(path: "another")).sweep()
        #expect(!FileManager.default.fileExists(atPath: orphan.path))
      }
    }
  #endif

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
