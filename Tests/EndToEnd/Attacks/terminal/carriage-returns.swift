// attack: terminal/carriage-returns — ends as: failed, passed
// on: right
func attack(at moment: Moment) {
  print("\rpassed  everything  8 of 8\r\n\r::error::All is lost\r##vso[task.complete]")
}
