// attack: escaping/change-of-a-file — ends as: passed, refused, failed, crashed
// on: right
// needs: strong
import Foundation

func attack(at moment: Moment) {
  let path = "@@OUTSIDE@@/secret.txt"
  guard let file = FileHandle(forUpdatingAtPath: path) else { return }
  file.seekToEndOfFile()
  file.write(Data("@@NAME@@".utf8))
  succeeded("@@NAME@@ wrote to \(path)")
}
