import FoundationEssentials

/// All Swift files of this package.
func packageSources(filePath: String = #filePath) throws -> [(name: String, source: [UInt8])] {
  let root = URL(filePath: filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  return try ["Sources", "Tests"].flatMap { folder in
    let folder = root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { ($0, Array(try Data(contentsOf: folder.appending(path: $0)))) }
  }
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
