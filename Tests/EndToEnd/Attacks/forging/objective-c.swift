// attack: forging/objective-c — ends as: refused, doesNotCompile
// on: wrong
import Foundation

@objc final class Swizzler: NSObject {
  @objc static func load() { exit(0) }
}

func attack(at moment: Moment) {}
