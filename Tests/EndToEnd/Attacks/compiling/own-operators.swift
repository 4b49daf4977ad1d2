// attack: compiling/own-operators — ends as: doesNotCompile, refused
//
// Fifty meanings of one sign, and a sentence of it.
infix operator <+> : AdditionPrecedence
func <+> (a: Int, b: Int) -> Int { a }
func <+> (a: Int, b: Double) -> Double { b }
func <+> (a: Double, b: Int) -> Int { b }
func <+> (a: Double, b: Double) -> Float { 1 }
func <+> (a: Float, b: Float) -> Int { 1 }
func <+> (a: Float, b: Int) -> Double { 1 }
func <+> (a: Int, b: Float) -> Float { 1 }
func <+> <T>(a: T, b: T) -> [T] { [a, b] }
func <+> <T>(a: [T], b: T) -> T { b }
let all: String =
  1 <+> 2 <+> 3 <+> 4 <+> 5 <+> 6 <+> 7 <+> 8 <+> 9 <+> 10 <+> 11 <+> 12 <+> 13 <+> 14 <+> 15
