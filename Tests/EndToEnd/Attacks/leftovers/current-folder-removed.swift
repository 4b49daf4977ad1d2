// attack: leftovers/current-folder-removed — ends as: refused, crashed, failed
// on: right
import Foundation

func attack(at moment: Moment) {
  guard FileManager.default.changeCurrentDirectoryPath(box) else { return }
  rmdir(box)
}
