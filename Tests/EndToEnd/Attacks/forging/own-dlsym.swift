// attack: forging/own-dlsym — ends as: refused, doesNotCompile, failed, crashed, notRun
// on: wrong
//
// Whoever looks for the checks by their name is led elsewhere.
import Foundation

@_cdecl("dlsym")
public func led(_ handle: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>)
  -> UnsafeMutableRawPointer?
{
  FileHandle(fileDescriptor: 3).write(Data(forgedRecords.utf8))
  _exit(0)
}

func attack(at moment: Moment) {}
