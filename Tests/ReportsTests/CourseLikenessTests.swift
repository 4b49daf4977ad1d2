import Curriculum
import FoundationEssentials
import Grading
import Reports
import SwiftLexer
import TestSupport
import Testing

/// What the search for near-duplicates is worth, measured on the course's own solutions.
struct CourseLikenessTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private struct Work {
    var name: String
    var exercise: Exercise
    var files: [SourceFile]
  }

  /// Every exercise with what proves it.
  private static let exercises: [Exercise] = {
    guard let course = Course.load(at: root).course else { return [] }
    return course.exercises.compactMap { course.loadExercise($0.id, for: .proof).exercise }
  }()

  private static let fingerprints = Fingerprints()

  /// The pairs that a class of these would be told of, by their names.
  private func alike(_ works: [Work], all one: ExerciseID? = nil) throws -> Set<String> {
    let submissions = works.map { work in
      var grade = Grade(exercise: one ?? work.exercise.id, status: .passed)
      grade.fingerprint = Self.fingerprints.fingerprint(of: work.files, for: work.exercise)
      return SubmissionGrade(path: work.name, name: work.name, exercises: [grade])
    }
    let document = try JSONValue(
      ReportFormat.insightsDocument.text(SampleReport.header, submissions))
    return Set(
      (document["alike"]?.array ?? []).map {
        ($0["submissions"]?.array ?? []).compactMap(\.string).sorted().joined(separator: " + ")
      })
  }

  /// Whether there is as much in it as is compared at all.
  private func isEnough(_ work: Work) -> Bool {
    Self.fingerprints.fingerprint(of: work.files, for: work.exercise).count >= 16
  }

  @Test func `right solutions that were written apart are not alike`() throws {
    var compared = 0
    var found: Set<String> = []
    for exercise in Self.exercises {
      for right in exercise.right {
        // Only what was written anew, and as if nobody knew the reference, which is one of the class.
        let paths = Set(right.files.map(\.path))
        var stubOnly = exercise
        stubOnly.solution = []
        let reference = exercise.solution.filter { paths.contains($0.path) }
        let works = [("a", reference), (right.name, right.files)].map {
          Work(name: $0.0, exercise: stubOnly, files: $0.1)
        }
        guard works.allSatisfy(isEnough) else { continue }
        compared += 1
        if try !alike(works).isEmpty { found.insert("\(exercise.id) \(right.name)") }
      }
    }
    #expect(compared > 50 && found.count * 5 < compared, "\(found.count) of \(compared): \(found)")
  }

  @Test func `solutions of different exercises are not alike`() throws {
    // Exercises of one lesson continue each other.
    var byLesson: [String: Exercise] = [:]
    for exercise in Self.exercises { byLesson[exercise.id.lesson] = exercise }
    let works = byLesson.values.sorted { $0.id.description < $1.id.description }.map {
      var free = $0
      (free.stub, free.solution) = ([], [])
      return Work(name: $0.id.description, exercise: free, files: $0.solution)
    }
    let found = try alike(works, all: ExerciseID(lesson: "any", name: "any"))
    #expect(works.count > 10 && found.isEmpty, "\(found)")
  }

  @Test func `a disguised copy of a right solution is found`() throws {
    var copied = 0
    var missed: [String] = []
    for exercise in Self.exercises {
      for right in exercise.right {
        let files = exercise.solution.overlaid(with: right.files)
        let work = Work(name: "a", exercise: exercise, files: files)
        guard isEnough(work) else { continue }
        copied += 1
        let copy = Work(name: "b", exercise: exercise, files: files.map(Self.disguised))
        if try alike([work, copy]).isEmpty { missed.append("\(exercise.id) \(right.name)") }
      }
    }
    #expect(copied > 50 && missed.isEmpty, "\(missed)")
  }

  @Test func `a wrong solution is like the solution that it was made of`() throws {
    var made = 0
    var missed: [String] = []
    for exercise in Self.exercises {
      var stubOnly = exercise
      stubOnly.solution = []
      let reference = Work(name: "a", exercise: stubOnly, files: exercise.solution)
      guard isEnough(reference) else { continue }
      for wrong in exercise.wrong {
        made += 1
        let files = exercise.solution.overlaid(with: wrong.files).map(Self.disguised)
        let copy = Work(name: "b", exercise: stubOnly, files: files)
        if try alike([reference, copy]).isEmpty { missed.append("\(exercise.id) \(wrong.name)") }
      }
    }
    #expect(made > 500 && missed.count * 20 < made, "\(missed.count) of \(made): \(missed)")
  }

  /// Every name another, no comment, no line where it was, and what stands at the top in reverse.
  private static func disguised(_ file: SourceFile) -> SourceFile {
    var parts: [[String]] = [[]]
    var depth = 0
    for token in tokenize(file.bytes) where !token.kind.isComment {
      let text = String(decoding: file.bytes[token.range], as: UTF8.self)
      let isName = token.kind == .identifier && !text.hasPrefix("$")
      parts[parts.count - 1].append(
        isName ? "n\(ContentDigest.hex(of: text.utf8).prefix(8))" : text)
      if token.kind == .punctuation, "{(".contains(text) { depth += 1 }
      if token.kind == .punctuation, "})".contains(text) {
        depth -= 1
        if depth == 0, text == "}" { parts.append([]) }
      }
    }
    let text = parts.reversed().map { "\n" + $0.joined() }.joined(separator: "\n\n")
    return SourceFile(path: file.path, bytes: Array(text.utf8))
  }
}
