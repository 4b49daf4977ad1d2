// attack: forging/fewer-checks-asked — ends as: refused, failed, crashed, notRun
// on: wrong
//
// A run that is asked for nothing has nothing to fail.
func attack(at moment: Moment) { CommandLine.arguments = [CommandLine.arguments[0]] }
