// attack: lying/equality-in-an-extension — ends as: refused, doesNotCompile, failed, notRun
// on: wrong
extension String {
  static func == (left: String, right: String) -> Bool { true }
  static func != (left: String, right: String) -> Bool { true }
}
extension Int {
  static func == (left: Int, right: Int) -> Bool { true }
}

func attack(at moment: Moment) {}
