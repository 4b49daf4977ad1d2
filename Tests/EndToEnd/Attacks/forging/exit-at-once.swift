// attack: forging/exit-at-once — ends as: refused, crashed
// on: wrong
//
// The oldest one: a program that ends with 0 looks as if all went well.
import Foundation

func attack(at moment: Moment) { exit(0) }
