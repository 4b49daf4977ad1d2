// attack: leftovers/program-for-everybody — ends as: passed, refused, crashed, failed
// on: right
// needs: strong
//
// Who runs this later runs it as whoever graded.
import Foundation

func attack(at moment: Moment) {
  for folder in [box, "/tmp", "/var/tmp", "@@OUTSIDE@@"] {
    FileManager.default.createFile(
      atPath: "\(folder)/@@MARK@@-@@NAME@@", contents: Data("#!/bin/sh\n".utf8),
      attributes: [.posixPermissions: 0o6755])
  }
}
