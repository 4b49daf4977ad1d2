extension Bench {
  /// What the smallest commands take.
  func measureStart() throws {
    var quiet = runner
    quiet.environment["ATELIER_COURSE"] = nil
    quiet.environment["XDG_CACHE_HOME"] = try scratch.folder("cache").path
    func time(_ executable: String, _ arguments: [String]) -> (Int) throws -> Double {
      { _ in
        try seconds { try quiet.run(executable, arguments, in: self.scratch.path) }
      }
    }
    let nothing = time("/bin/sh", ["-c", ":"])
    let help = try interleave(
      "--help", rounds: options.rounds,
      [(.floor, nothing), (.ours, time(executable, ["--help"]))])
    var line = Line(
      "atelier --help", "", .milliseconds, help.inMilliseconds, note: "the floor is `sh -c :`")
    line.hold(to: .atMost(15))
    add(line)

    var before: (count: Int, median: Double)?
    for count in [100, 1000] {
      say("list: writing a course of \(count) exercises …")
      let course = try BenchCourse(exercises: count, scratch: scratch)
      let samples = try interleave(
        "list of \(count)", rounds: options.rounds,
        [
          (.floor, nothing), (.ours, time(executable, ["list", "--course", course.folder.path])),
        ])
      scratch.remove("course-of-\(count)")
      var line = Line(
        "atelier list", "\(count) exercises", .milliseconds, samples.inMilliseconds,
        note: "the floor is `sh -c :`")
      if count == 1000 { line.hold(to: .atMost(60)) }
      if let before {
        let share = line.median(.ours) / before.median
        line.ratios.append(Ratio(value: share, of: "× list of \(before.count)", bar: .atMost(12)))
      }
      before = (count, line.median(.ours))
      add(line)
    }
  }
}
