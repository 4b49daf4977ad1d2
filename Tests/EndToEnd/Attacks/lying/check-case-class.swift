// attack: lying/check-case-class — ends as: refused, doesNotCompile, failed, notRun
// on: wrong
open class CheckCase {
  public required init(name: String, testClosure: @escaping (Any) -> Void) {}
}
struct CheckEntry {
  init(_ id: String, _ type: Any, sync: (Any) -> Void) {}
}

func attack(at moment: Moment) {}
