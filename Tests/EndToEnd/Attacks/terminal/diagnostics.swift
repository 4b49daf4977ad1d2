// attack: terminal/diagnostics — ends as: doesNotCompile
#warning("::error::lost")
#error("::error file=x::lost \n ##vso[task.complete]")
let wrong: Int = "##vso[task.complete]"
