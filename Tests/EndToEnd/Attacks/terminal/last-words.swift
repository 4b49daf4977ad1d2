// attack: terminal/last-words — ends as: failed, crashed
// on: wrong
func attack(at moment: Moment) {
  fatalError("\u{1B}[2J\n::error::lost\n##vso[task.complete]\r")
}
