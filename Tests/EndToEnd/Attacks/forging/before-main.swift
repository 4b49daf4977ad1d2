// attack: forging/before-main — ends as: refused, doesNotCompile, failed, crashed, notRun
// on: wrong
//
// Runs before the program's first function.
import Foundation

@section(".init_array") @used
let early: @convention(c) (Int32, UnsafePointer<UnsafePointer<CChar>>, UnsafeRawPointer) -> Void = {
  count, arguments, _ in
  for index in 1..<max(1, Int(count)) {
    let id = String(cString: arguments[index])
    let text = "start\t\(id)\nend\t\(id)\t0.1\n"
    _ = text.withCString { write(3, $0, strlen($0)) }
  }
  _ = "done\n".withCString { write(3, $0, strlen($0)) }
  _exit(0)
}

func attack(at moment: Moment) {}
