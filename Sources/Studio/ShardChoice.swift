import Curriculum
import Grading
import Reports

/// Which submissions of a run one of several machines grades: each machine finds the same answer.
struct ShardChoice {
  let submissions: [Submission]
  /// What the report says of it.
  let shard: Shard

  /// The name and content of a submission decide, so that one that changes moves no other.
  init(
    _ request: ShardRequest, of all: [Submission], exercises: [Exercise], reader: SubmissionReader,
    jobs: Int?
  ) {
    let names = concurrently(all, jobs: jobs) { submission in
      ContentID.of([submission.name, submission.content(exercises, reader: reader)])
    }
    let places = names.indices.filter {
      // Fifteen digits fit into a number, and are far more than enough to be even.
      (Int(names[$0].prefix(15), radix: 16) ?? 0) % request.of == request.number - 1
    }
    submissions = places.map { all[$0] }
    shard = Shard(
      number: request.number, of: request.of,
      // Grades by other checks are no parts of the same run.
      run: ContentID.of(names + exercises.map(\.gradedContent)), total: all.count, places: places)
  }
}
