/// An architecture for a project, and everything that was weighed.
final class Recommendation {
  /// Nil if something speaks against every pattern.
  var pattern: Pattern?
  /// What speaks for it.
  var reasons: Set<Argument> = []
  /// Others for which just as much speaks.
  var rivals: [Pattern] = []
  /// What speaks against the others.
  var rejected: [Pattern: Set<Objection>] = [:]
  /// Those for which and against which something speaks.
  var disputed: [Pattern] = []
}
