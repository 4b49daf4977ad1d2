import FoundationEssentials

/// The programs that the compiler's driver would call, with the flags that it would give them.
struct Toolchain {
  /// What `swift --version` says first.
  var version: String
  var swift: String
  var swiftc: String
  var frontend: String
  var autolinkExtract: String
  /// The flags of every compilation.
  var compileFlags: [String]
  var linker: String
  /// The linker's arguments before and after the objects.
  var linkPrefix: [String]
  var linkSuffix: [String]

  /// Asks the driver once, as a person would who wants to do without it.
  init(runner: Runner, scratch: Folder) throws {
    let folders = (runner.environment["PATH"] ?? "").split(separator: ":")
    guard
      let bin = folders.first(where: {
        FileManager.default.isExecutableFile(atPath: "\($0)/swiftc")
      })
    else { throw CannotMeasure("There is no `swiftc` in the PATH.") }
    swift = "\(bin)/swift"
    swiftc = "\(bin)/swiftc"
    let folder = try scratch.folder("flags")
    try folder.write("public struct One {}\n", to: "One.swift")
    version = try Self.version(swiftc, runner: runner, folder: folder)

    // The module cache's path becomes part of what is in it: one path, for all that is compiled here.
    let jobs = try runner.output(
      of: swiftc,
      [
        "-driver-print-jobs", "-wmo", "-parse-as-library", "-swift-version", "5",
        "-module-cache-path", "\(scratch.path)/floor-modules", "-module-name", "One", "One.swift",
        "-o", "one", "-lXCTest",
      ] + Self.linkerChoice, in: folder.path
    ).split(separator: "\n").map { Self.words(of: $0) }
    guard let compile = jobs.first, let link = jobs.last, jobs.count > 1,
      compile.starts(with: [compile[0], "-frontend", "-c"])
    else { throw CannotMeasure("`swiftc -driver-print-jobs` did not print jobs.") }
    frontend = compile[0]
    compileFlags = Self.withoutFiles(compile.dropFirst(3), "One.swift")
    autolinkExtract = "\(bin)/swift-autolink-extract"

    let linkerCall = try Self.linkerCall(link, runner: runner, folder: folder)
    guard let object = linkerCall.firstIndex(of: "One.o") else {
      throw CannotMeasure("`clang -###` did not print the linker's call.")
    }
    linker = linkerCall[0]
    linkPrefix = Self.withoutFiles(linkerCall[1..<object], "")
    linkSuffix = Self.withoutFiles(linkerCall[(object + 1)...], "")
  }

  /// The call that compiles files into one object.
  func compile(_ files: [String], module: String, to object: String, _ more: [String]) -> [String] {
    ["-frontend", "-c"] + files + compileFlags + ["-module-name", module, "-o", object] + more
  }

  private static func version(
    _ swiftc: String, runner: Runner, folder: Folder
  ) throws -> String {
    struct Info: Decodable { var compilerVersion: String }
    let text = try runner.output(of: swiftc, ["-print-target-info"], in: folder.path)
    return try JSONDecoder().decode(Info.self, from: Data(text.utf8)).compilerVersion
  }

  private static func linkerCall(
    _ link: [String], runner: Runner, folder: Folder
  ) throws -> [String] {
    // Which libraries an object asks for is not known before it is there: `@FILE` names the list.
    let arguments = link.dropFirst().filter { !$0.hasPrefix("@") }
      .map { $0.hasSuffix("/One-1.o") ? "One.o" : $0 }
    try folder.write("", to: "One.o")
    // A driver that links without help prints the linker's own call.
    guard link[0].hasSuffix("clang") else { return [link[0]] + arguments }
    return try runner.output(of: link[0], ["-###"] + arguments, in: folder.path)
      .split(separator: "\n").last.map { words(of: $0) } ?? []
  }

  /// For a library whose questions to others are answered in the program that loads it.
  static let libraryFlags = ["-emit-library"] + linkerChoice + lateNames

  #if os(Linux)
    private static let linkerChoice = ["-use-ld=lld"]
    private static let lateNames = ["-Xlinker", "-Bsymbolic"]
  #else
    private static let linkerChoice: [String] = []
    private static let lateNames = ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
  #endif

  /// Drops the input, the output and the module's name.
  private static func withoutFiles(_ arguments: ArraySlice<String>, _ input: String) -> [String] {
    var kept: [String] = []
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "-o" || argument == "-module-name" {
        rest = rest.dropFirst()
      } else if argument != input && argument != "-parse-as-library" {
        kept.append(argument)
      }
    }
    return kept
  }

  /// The words of a command as a shell would part them.
  static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
