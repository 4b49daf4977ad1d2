import FoundationEssentials

extension Bench {
  /// A megabyte of Markdown to HTML, against the reference implementation in C.
  func measureMarkdown() throws {
    let folders = (runner.environment["PATH"] ?? "").split(separator: ":")
    let cmark = folders.map { "\($0)/cmark" }.first(
      where: FileManager.default.isExecutableFile(atPath:))
    guard let cmark else {
      say("markdown: left out, because there is no `cmark` here; Debian has a package of it.")
      return
    }
    let file = try megabyteOfLessons()
    func time(_ executable: String, _ arguments: [String]) -> (Int) throws -> Double {
      { _ in
        try seconds { try self.runner.run(executable, arguments, in: self.scratch.path) }
      }
    }
    let samples = try interleave(
      "markdown", rounds: options.rounds,
      [
        (.floor, time(cmark, ["--unsafe", file])),
        (.ours, time(executable, ["markdown", "--html", file])),
      ])
    var line = Line(
      "Markdown", "1 MB", .milliseconds, samples.inMilliseconds, note: "the floor is `cmark`")
    line.compare(with: .floor, bar: .atMost(3))
    add(line)
  }

  /// The course's own lessons, over and over.
  private func megabyteOfLessons() throws -> String {
    let lessons = "\(root)/Lessons"
    let names = try FileManager.default.contentsOfDirectory(atPath: lessons)
      .filter { $0.hasSuffix(".md") }.sorted()
    var bytes = Data()
    for name in names { bytes += try Data(contentsOf: URL(filePath: "\(lessons)/\(name)")) }
    guard !bytes.isEmpty else { throw CannotMeasure("There are no lessons in \(lessons).") }
    while bytes.count < 1_000_000 { bytes += bytes }
    let file = "\(scratch.path)/megabyte.md"
    try Data(bytes.prefix(1_000_000)).write(to: URL(filePath: file))
    return file
  }
}
