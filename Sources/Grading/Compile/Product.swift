import Curriculum

/// What a compiler has made of a learner's code: a plain file of a bearable size, or it is none of ours.
enum Product {
  /// No compiler is let write more into one file.
  static let largest = 256 << 20

  static func read(_ path: String) throws(GradingFailure) -> [UInt8] {
    // A link would lead wherever somebody wants us to look.
    guard let bytes = try? Disk.read(path, limit: largest) else {
      throw .disk("The file \(path) is not what a compiler makes.")
    }
    return bytes
  }
}
