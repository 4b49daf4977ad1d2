// attack: lying/members-of-the-list — ends as: refused, doesNotCompile, failed
// on: wrong
//
// An extension of the learner's is nearer than the library's own member.
extension Array {
  var last: String? { "tea" }
}

func attack(at moment: Moment) {}
