// attack: reading/place-of-another-file — ends as: refused, failed, doesNotCompile
//
// An error is said to stand in a hidden file, whose line would then be quoted.
#sourceLocation(file:"@@COURSE@@/Exercises/till/cart/Checks/Step1Filling.swift",line:5)
let wrong: Int = "this line is somewhere else"
#sourceLocation()
