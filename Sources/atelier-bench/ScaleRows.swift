import FoundationEssentials

extension Bench {
  /// Time and memory of 10, 100 and 1,000 submissions that nobody has graded before.
  func measureScale() throws {
    for workload in chosenWorkloads(orElse: ["trivial"]) {
      let atelier = try atelier(workload)
      // What all submissions share is there before the first is timed.
      _ = try atelier.grade(
        try submissions(numbers(2).map(Variation.body), of: workload, in: "scale"))
      var runs: [GradeRun] = []
      for count in options.isQuick ? [10, 100] : [10, 100, 1000] {
        say("\(count) different submissions, \(workload.name): grading …")
        let folder = try submissions(
          numbers(count).map(Variation.body), of: workload, in: "scale")
        runs.append(try gradeWatched(atelier, folder, count: count))
      }
      if options.rows.contains(.linear) { addLinear(workload, runs) }
      if options.isQuick {
        let copies = try scratch.folder("scale-copies")
        for number in 1...1000 {
          try copies.copy("\(scratch.path)/scale/s\((number - 1) % 100 + 1)", to: "s\(number)")
        }
        say("1000 submissions, copies of 100, \(workload.name): grading …")
        runs.append(try gradeWatched(atelier, copies, count: 1000))
      }
      for name in ["scale", "scale-copies"] { scratch.remove(name) }
      if options.rows.contains(.memory) { addMemory(workload, runs) }
    }
  }

  private func gradeWatched(
    _ atelier: Atelier, _ folder: Folder, count: Int
  ) throws -> GradeRun {
    var megabytes = 0.0
    let time = try atelier.grade(folder) { pid in
      megabytes = max(megabytes, peakMegabytes(of: pid) ?? 0)
    }
    let run = GradeRun(count: count, seconds: time, megabytes: megabytes)
    say("\(count): \(figure(time)) s, \(figure(megabytes)) MB")
    return run
  }

  private func addLinear(_ workload: Workload, _ runs: [GradeRun]) {
    for (run, smaller) in zip(runs, [nil] + runs.map(Optional.some)) {
      let each = Samples(values: [run.seconds * 1000 / Double(run.count)])
      var line = Line(
        "each of \(run.count)", workload.name, .milliseconds, [.ours: each],
        note: "\(figure(run.seconds)) s in all")
      if let smaller {
        let before = smaller.seconds * 1000 / Double(smaller.count)
        line.ratios.append(
          Ratio(
            value: line.median(.ours) / before, of: "× each of \(smaller.count)",
            bar: .atMost(1.2)))
      }
      add(line)
    }
  }

  private func addMemory(_ workload: Workload, _ runs: [GradeRun]) {
    guard let small = runs.first(where: { $0.count == 100 }), small.megabytes > 0 else {
      return say("memory: this system does not tell what a program had at most; left out")
    }
    for run in runs where run.count >= 100 {
      var line = Line(
        "memory, \(run.count) submissions", workload.name, .megabytes,
        [.ours: Samples(values: [run.megabytes])],
        note: options.isQuick && run.count == 1000 ? "copies of 100" : nil)
      line.hold(to: .atMost(80))
      if run.count > small.count {
        line.ratios.append(
          Ratio(value: run.megabytes / small.megabytes, of: "× that of 100", bar: .atMost(1.1)))
      }
      add(line)
    }
  }
}

private struct GradeRun {
  var count: Int
  var seconds: Double
  var megabytes: Double
}

/// The most memory that a program itself has had; what it starts does not count.
private func peakMegabytes(of pid: Int32) -> Double? {
  guard let status = FileManager.default.contents(atPath: "/proc/\(pid)/status") else { return nil }
  return String(decoding: status, as: UTF8.self)
    .firstMatch(of: /VmHWM:\s+(\d+) kB/).flatMap { Double($0.1) }.map { $0 / 1024 }
}
