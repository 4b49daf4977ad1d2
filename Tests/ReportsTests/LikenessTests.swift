import Curriculum
import Grading
import Reports
import TestSupport
import Testing

/// Who is listed as alike, and who is left alone.
struct LikenessTests {
  private struct Pair: Equatable {
    var submissions: [String]
    var share: Double
  }

  private func alike(_ fingerprints: KeyValuePairs<String, [UInt32]>) throws -> [Pair] {
    let submissions = fingerprints.map { name, fingerprint in
      var grade = Grade(exercise: ExerciseID(lesson: "mvc", name: "massive"), status: .passed)
      grade.fingerprint = fingerprint
      return SubmissionGrade(path: "/class/\(name)", exercises: [grade])
    }
    let document = try JSONValue(
      ReportFormat.insightsDocument.text(SampleReport.header, submissions))
    return (document["alike"]?.array ?? []).map {
      Pair(
        submissions: $0["submissions"]?.array?.compactMap(\.string) ?? [],
        share: $0["share"]?.number ?? -1)
    }
  }

  private func runs(_ range: Range<UInt32>, step: UInt32 = 1) -> [UInt32] {
    range.map { $0 * step }
  }

  @Test func `two who have most in common are a pair`() throws {
    let pairs = try alike(["ada": runs(0..<40), "bob": runs(10..<50), "cid": runs(100..<150)])
    #expect(pairs == [Pair(submissions: ["ada", "bob"], share: 0.6)])
  }

  @Test func `all who hand in the same are one row`() throws {
    let same = runs(0..<30)
    let pairs = try alike(["cid": same, "ada": same, "bob": same, "dan": runs(5..<30)])
    #expect(pairs.first == Pair(submissions: ["cid", "ada", "bob"], share: 1))
    #expect(pairs.dropFirst() == [Pair(submissions: ["cid", "dan"], share: 0.8333)])
  }

  @Test func `what is too little to tell is not told`() throws {
    #expect(try alike(["ada": runs(0..<10), "bob": runs(0..<10)]).isEmpty)
    #expect(try alike(["ada": [], "bob": []]).isEmpty)
    #expect(try alike(["ada": runs(0..<60), "bob": runs(45..<100)]).isEmpty)
  }

  @Test func `what much of a class shares makes nobody suspicious`() throws {
    let common = runs(0..<40)
    let pairs = try alike([
      "a": common + [101], "b": common + [102], "c": common + [103], "d": common + [104],
      "e": common + [105], "f": common + [106],
    ])
    #expect(pairs.isEmpty)
  }

  @Test func `beyond the end of a full sample nothing is taken for granted`() throws {
    // The same code, to which one of the two has added as much of another's.
    let (own, copied) = (runs(0..<96, step: 2), runs(0..<96).map { $0 * 2 })
    #expect(try alike(["ada": own, "bob": copied]).first?.share == 1)
    let both = Array(
      (runs(0..<96, step: 2) + runs(0..<96, step: 2).map { $0 + 1 }).sorted().prefix(96))
    #expect(
      try alike(["ada": own, "bob": both]) == [Pair(submissions: ["ada", "bob"], share: 0.5)])
  }

  @Test func `thousands are compared, and the few that are alike are found`() throws {
    var random = SeededNumbers()
    var submissions: [SubmissionGrade] = []
    for number in 0..<2_000 {
      var grade = Grade(exercise: ExerciseID(lesson: "mvc", name: "massive"), status: .passed)
      // Half of it from what a class comes upon by itself.
      let found = (0..<48).map { _ in UInt32(truncatingIfNeeded: random.next() % 4_000) }
      let own = (0..<48).map { _ in UInt32(truncatingIfNeeded: random.next()) }
      grade.fingerprint = Set(found + own).sorted()
      submissions.append(SubmissionGrade(path: "/class/s\(number)", exercises: [grade]))
    }
    submissions[1_900].exercises[0].fingerprint = submissions[17].exercises[0].fingerprint
    let document = try JSONValue(
      ReportFormat.insightsDocument.text(SampleReport.header, submissions))
    let names = document["alike"]?.array?.map { $0["submissions"]?.array?.compactMap(\.string) }
    #expect(names == [["s17", "s1900"]])
  }

  @Test func `a fingerprint is read back as it was written`() throws {
    var submission = SampleReport.passed
    submission.exercises[0].fingerprint = [0, 1, 255, 65_536, .max]
    let text = ReportFormat.json.text(SampleReport.header, [submission])
    let read = try GradeDocument(text.utf8).submissions
    #expect(read[0].exercises[0].fingerprint == submission.exercises[0].fingerprint)
    for odd in ["\"!\"", "7", "[]"] {
      let forged = text.replacing(/"fingerprint": "[^"]*"/, with: "\"fingerprint\": \(odd)")
      #expect(throws: (any Error).self) { try GradeDocument(forged.utf8) }
    }
    let cut = text.replacing(/"fingerprint": "[^"]*"/, with: "\"fingerprint\": \"AAAAAQA=\"")
    #expect(try GradeDocument(cut.utf8).submissions[0].exercises[0].fingerprint == [1])
  }
}

/// Random numbers that are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
  }
}
