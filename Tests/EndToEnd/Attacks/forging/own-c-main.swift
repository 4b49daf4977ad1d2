// attack: forging/own-c-main — ends as: refused, doesNotCompile
// on: wrong
import Foundation

@_cdecl("main")
public func start(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  FileHandle(fileDescriptor: 3).write(Data(forgedRecords.utf8))
  return 0
}

func attack(at moment: Moment) {}
