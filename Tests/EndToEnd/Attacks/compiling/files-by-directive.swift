// attack: compiling/files-by-directive — ends as: doesNotCompile, refused, failed
//
// Lines of a file that the compiler may open to quote them.
#sourceLocation(file:"/etc/passwd",line:1)
let first: Int = ""
#sourceLocation(file:"@@OUTSIDE@@/secret.txt",line:1)
let second: Int = ""
#sourceLocation(file:"/dev/zero",line:1)
let third: Int = ""
#sourceLocation()
