import Curriculum
import Grading
import Testing

/// What makes a grade another one, and what only helps or praises the learner.
struct GradedContentTests {
  private static let exercise = Exercise(
    id: ExerciseID(lesson: "mvc", name: "one"), title: "One",
    steps: [
      Step(
        number: 1, title: "First",
        checks: [
          Check(id: "Step1.testA", className: "Step1", method: "testA", isAsync: false, says: "A.")
        ])
    ])

  @Test func `hints and what was learned change no grade`() {
    var other = Self.exercise
    other.steps[0].hints = ["Look."]
    other.steps[0].learned = "It was *there*."
    #expect(other != Self.exercise && other.gradedContent == Self.exercise.gradedContent)
    other.steps[0].checks[0].says = "B."
    #expect(other.gradedContent != Self.exercise.gradedContent)
  }
}
