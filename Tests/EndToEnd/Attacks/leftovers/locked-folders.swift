// attack: leftovers/locked-folders — ends as: passed, refused, crashed, failed
// on: right
//
// What may neither be read nor entered is not easily removed.
import Foundation

func attack(at moment: Moment) {
  let place = "\(box)/locked/inner"
  try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
  try? Data("x".utf8).write(to: URL(fileURLWithPath: "\(place)/file"))
  for path in ["\(place)/file", place, "\(box)/locked", box] {
    try? FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
  }
}
