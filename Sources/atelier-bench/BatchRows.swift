/// How many submissions the design speaks of.
private let batchSize = 200

extension Bench {
  /// A folder of submissions, each with the one exercise.
  func submissions(
    _ variations: [Variation], of workload: Workload, in name: String
  ) throws -> Folder {
    scratch.remove(name)
    let folder = try scratch.folder(name)
    for (index, variation) in variations.enumerated() {
      try folder.folder("s\(index + 1)/\(workload.exercise)")
        .write(try workload.varied(variation).files)
    }
    return folder
  }

  func numbers(_ count: Int) -> [Int] { (0..<count).map { _ in number() } }

  /// Different submissions of one exercise, against `swift test` once for each.
  func measureBatches() throws {
    for workload in chosenWorkloads(orElse: ["trivial", "course"]) {
      try measureBatch(workload, "different bodies", Variation.body)
      try measureBatch(workload, "different interfaces", Variation.interface)
    }
  }

  private func measureBatch(
    _ workload: Workload, _ what: String, _ variation: @escaping (Int) -> Variation
  ) throws {
    let (package, atelier) = (try package(workload), try atelier(workload))
    // A batch takes minutes and is a mean by itself: one, with the other side's rounds after it.
    let title = "\(batchSize) submissions, \(what), \(workload.name)"
    say("\(title): grading …")
    let folder = try submissions(
      numbers(batchSize).map(variation), of: workload, in: batch(workload))
    let time = try atelier.grade(folder)
    let ours = Samples(values: [Double(batchSize) / time])
    say("\(title): \(figure(Double(batchSize) / time)) a second")
    let theirs =
      try interleave(
        title, rounds: options.rounds, [(.swiftTest, { try package.edit(variation($0)) })]
      )[.swiftTest]?.scaled { 1 / $0 } ?? Samples(values: [])
    var line = Line(
      "\(batchSize) submissions", "\(workload.name), \(what)", .perSecond,
      [.ours: ours, .swiftTest: theirs],
      note: "once \(batchSize); swift test once for \(theirs.values.count)")
    line.compare(with: .swiftTest, bar: .atLeast(6))
    add(line)
  }

  private func batch(_ workload: Workload) -> String { "batch-\(workload.name)" }

  /// The same submissions once more, and ten copies of each.
  func measureRepetition() throws {
    for workload in chosenWorkloads(orElse: ["course"]) {
      let atelier = try atelier(workload)
      let name = batch(workload)
      if !scratch.has(name) {
        say("again, \(workload.name): grading \(batchSize) submissions for the first time …")
        let folder = try submissions(
          numbers(batchSize).map(Variation.body), of: workload, in: name)
        _ = try atelier.grade(folder)
      }
      let folder = try scratch.folder(name)
      try measureAgain(workload, atelier, folder, count: batchSize)
      let copies = try scratch.folder("copies-\(workload.name)")
      for number in 1...batchSize * 10 {
        try copies.copy("\(folder.path)/s\((number - 1) % batchSize + 1)", to: "s\(number)")
      }
      try measureAgain(workload, atelier, copies, count: batchSize * 10)
      for name in [name, "copies-\(workload.name)"] { scratch.remove(name) }
    }
  }

  private func measureAgain(
    _ workload: Workload, _ atelier: Atelier, _ folder: Folder, count: Int
  ) throws {
    let samples = try interleave(
      "\(count) again, \(workload.name)", rounds: options.rounds,
      [(.ours, { _ in try atelier.grade(folder) })])
    var line = Line(
      "\(count) again", workload.name, .perSecond,
      samples.mapValues { $0.scaled { Double(count) / $0 } })
    line.hold(to: .atLeast(1000))
    add(line)
  }
}
