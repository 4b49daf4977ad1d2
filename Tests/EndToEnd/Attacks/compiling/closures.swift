// attack: compiling/closures — ends as: doesNotCompile, refused
let pick = { a in { b in { c in { d in { e in { f in a + b * c - d / e + f } } } } } }
let value = pick(1)(2.0)(3)(4.0)(5)(6) + pick(1)(2)(3)(4)(5)(6) as String
