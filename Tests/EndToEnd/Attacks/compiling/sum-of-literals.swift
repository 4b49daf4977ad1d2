// attack: compiling/sum-of-literals — ends as: doesNotCompile, refused
//
// Every number could be of any type.
let sum = 1 + 2.0 - 3 * 4 + -5 / 6 + (7 - 8) * 9.0 + 10 - -11 + 12 * (13 + 14.0) - 15 + 16 / -17
let same: Bool = sum == [1, 2, 3.0].map { $0 * 2 + 1 - -3 }.reduce(0, +) + 1 - 2 + "4".count
