import Curriculum
import FoundationEssentials
import Sandbox
import Testing

@testable import Grading

/// Debug information is read from what a stranger's compile has made.
@Suite struct DebugInfoTests {
  private static let source = """
    public struct Sum {
      public func add(_ a: UInt8, _ b: UInt8) -> UInt8 {
        let sum = a + b
        return sum
      }
    }
    @_cdecl("main") public func main() -> Int32 { Int32(Sum().add(1, 2)) }
    """

  /// A linked program, and the place of every address that it may have code at.
  private static let program = Result { () throws -> [UInt8] in
    let grader = try TestGrader.shared.get()
    return try grader.kits.cache.withScratch { scratch throws(GradingFailure) in
      try LearnerBuild.write([SourceFile("Sum.swift", source)], to: scratch)
      let object = scratch.appending(path: "sum.o").path
      var module = ModuleBuild(name: "Learner", folder: scratch.path, files: ["./Sum.swift"])
      module.isTestable = true
      let calls = grader.kits.calls
      let program = scratch.appending(path: "sum").path
      for command in [
        calls.compile(module, to: ModuleOutput(object: object)),
        calls.link(objects: [object], into: program, directory: scratch.path),
      ] {
        let outcome = try calls.start(command, limits: Limits(wall: .seconds(60)))
        guard outcome.end == .exited(0) else {
          throw .compiler(String(decoding: outcome.errors, as: UTF8.self))
        }
      }
      guard let data = try? Data(contentsOf: URL(filePath: program)) else {
        throw .disk("\(program) cannot be read.")
      }
      return Array(data)
    }
  }

  private static let addresses = (0x400..<0x4000).map { UInt64($0) }

  @Test func `an address has its line, and a trap its reason`() throws {
    let program = try #require(ProgramFile(try Self.program.get()))
    let places = LineTable(of: Self.addresses, in: program).places
    #expect(Set(places.values.map(\.path)).contains { $0.hasSuffix("Sum.swift") })
    #expect(Set(places.values.map(\.line)).isSuperset(of: [3, 4, 7]))
    let reasons = places.keys.compactMap { TrapReasons.reason(at: $0, in: program) }
    #expect(reasons.contains(TrapReasons.Reason(text: "arithmetic overflow", line: 3)))
    #expect(reasons.count < places.count / 4)
  }

  @Test func `a program that is cut off or damaged breaks nothing`() throws {
    let whole = try Self.program.get()
    func read(_ bytes: [UInt8]) {
      guard let program = ProgramFile(bytes) else { return }
      let places = LineTable(of: Array(Self.addresses.prefix(64)), in: program).places
      for address in places.keys.prefix(3) { _ = TrapReasons.reason(at: address, in: program) }
    }
    for length in stride(from: 0, to: whole.count, by: max(1, whole.count / 60)) {
      read(Array(whole.prefix(length)))
    }
    var random: UInt64 = 7
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % bound
    }
    for _ in 0..<300 {
      var damaged = whole
      // Most of what counts lies towards the end, the table of sections last of all.
      for _ in 0..<40 {
        let reach = [whole.count, whole.count / 2, 4000, 64][next(4)]
        damaged[max(0, whole.count - 1 - next(reach))] = [0, 0xFF, 0x80, UInt8(next(256))][next(4)]
      }
      read(damaged)
    }
  }

  @Test func `numbers and texts end where the bytes end`() {
    var reader = ByteReader(Array(repeating: 0xFF, count: 30), 0..<30)
    #expect(reader.unsignedLEB() > 0 && reader.isBroken)
    reader = ByteReader([0x41, 0x42], 0..<2)
    #expect(reader.string().isEmpty && reader.isBroken)
    reader = ByteReader([1, 2], 0..<3)
    #expect(reader.isBroken && reader.byte() == 0 && reader.isAtEnd)
    reader = ByteReader([0x7F, 0xE5, 0x8E, 0x26], 0..<4)
    #expect(reader.signedLEB() == -1 && reader.unsignedLEB() == 624_485 && !reader.isBroken)
    reader.skip(.max)
    #expect(reader.isBroken)
  }

  @Test(
    arguments: [
      ("/scratch/learner/Data/Store.swift", "Data/Store.swift"), ("./Store.swift", nil),
      ("Domain/Store.swift", "Domain/Store.swift"), ("./Cart.swift", "Domain/Cart.swift"),
      ("/elsewhere/Domain/Cart.swift", nil), ("<compiler-generated>", nil), ("", nil),
    ] as [(String, String?)])
  func `a compiler's path is the learner's own file or nobody's`(
    path: String, file: String?
  ) throws {
    let files = ["Data/Store.swift", "Domain/Store.swift", "Domain/Cart.swift"].map {
      SourceFile($0, "")
    }
    #expect(files.file(of: path, below: "/scratch/learner")?.path == file)
  }
}
