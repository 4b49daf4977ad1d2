// attack: forging/signal-handlers — ends as: refused, failed, crashed
// on: wrong
//
// A crash is turned into a clean end.
import Foundation

func attack(at moment: Moment) {
  for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGALRM] { signal(number) { _ in _exit(0) } }
  FileHandle(fileDescriptor: 3).write(Data(forgedRecords.utf8))
  abort()
}
