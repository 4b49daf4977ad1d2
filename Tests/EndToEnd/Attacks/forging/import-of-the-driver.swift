// attack: forging/import-of-the-driver — ends as: refused, doesNotCompile
// on: wrong
import CheckDriver

func attack(at moment: Moment) { runChecks([]) }
