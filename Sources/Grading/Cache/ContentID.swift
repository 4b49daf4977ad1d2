package import Curriculum

/// Names a thing by all that went into it, so that equal names mean equal things.
package enum ContentID {
  /// Parts are counted as well as read: no two lists of parts give the same text.
  package static func of(_ parts: [String]) -> String {
    of(parts.map { Array($0.utf8) })
  }

  /// The same for facts and files, these by their paths and contents.
  package static func of(_ facts: [String], files: [SourceFile]) -> String {
    of(facts.map { Array($0.utf8) } + files.flatMap { [Array($0.path.utf8), $0.bytes] })
  }

  package static func of(_ parts: [[UInt8]]) -> String {
    var bytes: [UInt8] = []
    for part in parts {
      bytes += Array("\(part.count):".utf8)
      bytes += part
    }
    return ContentDigest.hex(of: bytes)
  }
}
