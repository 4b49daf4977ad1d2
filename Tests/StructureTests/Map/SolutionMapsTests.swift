import Curriculum
import Grading
import Structure
import TestSupport
import Testing

/// The maps of the course's largest solutions, each looked at as a picture before it was recorded.
@Suite struct SolutionMapsTests {
  private static let recorded = [
    "migration/checklist", "migration/coordinator", "migration/controller",
    "migration/view-model", "migration/data", "migration/domain", "migration/container",
    "composable-architecture/split-the-monolith", "mvvm/search-with-progress",
    "who-talks-to-whom/arrows", "mvc/massive-controller", "viper/router", "viper/interactor",
    "viper/thin-presenter", "dependency-injection/inject-a-mock", "clean-architecture/use-cases",
    "coordinators/app-and-home", "view-models-talking/closures", "composable-architecture/scope",
    "clean-architecture/dto-to-domain", "mvp/passive-view",
    "dependency-injection/take-out-the-singletons",
  ]

  @Test func `the largest solutions are recorded`() throws {
    let course = try #require(Course.load(at: Programs.root).course)
    let sizes = try course.exercises.map { entry in
      let exercise = try #require(course.loadExercise(entry.id, for: .proof).exercise)
      let lines = exercise.solution.reduce(0) { $0 + $1.bytes.count { $0 == UInt8(ascii: "\n") } }
      return (lines: lines, name: entry.id.description)
    }
    let largest = sizes.sorted { $0.lines > $1.lines }.prefix(12).map(\.name)
    #expect(Set(largest).isSubset(of: Self.recorded), "\(largest)")
  }

  @Test(arguments: recorded)
  func `the map of a solution is as recorded`(name: String) throws {
    let exercise = try Programs.exercise(name)
    let grader = try Programs.grader.get()
    let facts = try #require(try grader.facts(of: exercise, files: exercise.solution))
    let before = try #require(try grader.facts(of: exercise, files: exercise.stub))
    let map = ArchitectureMap(facts, layers: exercise.layers)
    let start = ArchitectureMap(before, layers: exercise.layers)
    let file = "solution-" + name.replacing("/", with: "-")
    try expectSnapshot(
      map.svg(title: exercise.title, before: start, measure: \.count), named: "\(file).svg")
    #expect(map.cycles.count { $0.isHeldStrongly } == 0, "\(map.cycles)")
  }
}
