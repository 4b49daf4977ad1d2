import Curriculum
import FoundationEssentials
import Grading
import Sandbox
import Testing

/// Every sample is compiled by itself, as a learner's file is, as far as the code that it would run.
@Suite struct `Samples` {
  @Test func `compile against the kits without a change`() throws {
    let compiler = try SampleCompiler()
    let samples = try SampleCompiler.samples()
    #expect(samples.count >= 60)
    let messages = concurrently(samples, jobs: 2) { compiler.complaint(about: $0) }
    #expect(messages.compactMap { $0 }.joined(separator: "\n") == "")
  }

  /// The compiler keeps what macros extend in a list for each file, and crashes if some of it is only
  /// found while it goes through the list and there is no room left: so the files are of many lengths.
  @Test func `compile however many enums stand in a file`() throws {
    let compiler = try SampleCompiler()
    let files = (0..<8).map { length in
      """
      import ComposableArchitecture
      @Reducer struct Blank\(length) {}
      @Reducer struct Feature\(length) {
        @Reducer enum Destination {
          case blank(Blank\(length)), alert(AlertState<Alert>)
          @CasePathable enum Alert { case confirmed }
        }
        enum Action {}
        struct State {}
      }
      """ + (0..<length).map { "\n@CasePathable enum E\(length)\($0) { case one }" }.joined()
    }
    #expect(compiler.complaint(about: "enums", sources: files) == nil)
  }
}

/// Asks the compiler for what it thinks of one sample.
struct SampleCompiler: Sendable {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private let toolchain: Toolchain
  private let buildFolder: String
  private let environment: [String: String]

  init() throws {
    environment = ProcessInfo.processInfo.environment
    toolchain = try Toolchain.find(environment: environment)
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    // By a link the compiler would take its own modules for others of the same names.
    buildFolder = URL(filePath: bundle).deletingLastPathComponent().resolvingSymlinksInPath().path
  }

  /// Paths below the folder of the samples.
  static func samples() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && $0.contains("/") }.sorted()
  }

  /// What the compiler says against a sample; nil if it takes it.
  func complaint(about sample: String) -> String? {
    do {
      let source = try Data(contentsOf: Self.folder.appending(path: sample))
      let file = ObjectiveCWords.replaced(in: SourceFile(path: sample, bytes: Array(source)))
      return complaint(about: sample, sources: [String(decoding: file.bytes, as: UTF8.self)])
    } catch {
      return "\(sample): \(error)"
    }
  }

  /// What the compiler says against the files of a sample; nil if it takes them.
  func complaint(about sample: String, sources: [String]) -> String? {
    let places = sources.map { _ in
      FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    }
    defer { for place in places { try? FileManager.default.removeItem(at: place) } }
    do {
      for (place, source) in zip(places, sources) { try Data(source.utf8).write(to: place) }
      return try complaint(about: sample, at: places.map(\.path))
    } catch {
      return "\(sample): \(error)"
    }
  }

  private func complaint(about sample: String, at paths: [String]) throws -> String? {
    let command = Command(
      executable: toolchain.frontend,
      arguments: [
        "-frontend", "-emit-sil", "-o", "/dev/null", "-module-name", "Sample",
        "-swift-version", "5", "-parse-as-library", "-suppress-warnings", "-D", "DEBUG",
        "-target", toolchain.target, "-resource-dir", toolchain.resources,
        "-load-plugin-executable", "\(buildFolder)/KitMacros-tool#KitMacros",
        "-I", "\(buildFolder)/Modules", "-module-cache-path", "\(buildFolder)/ModuleCache",
      ] + toolchain.pluginFolders.flatMap { ["-plugin-path", $0] } + paths,
      environment: environment)
    let outcome = try run(command, limits: Limits(wall: .seconds(120)))
    guard outcome.end != .exited(0) else { return nil }
    return "\(sample): \(outcome.end) \(String(decoding: outcome.errors, as: UTF8.self))"
  }
}
