import FoundationEssentials
package import Testing

/// Compares text with the file `Snapshots/<name>` beside the calling test.
///
/// `RECORD_SNAPSHOTS=1 swift test` writes the file anew and fails, so that a recording is always looked at.
package func expectSnapshot(
  _ actual: String, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: filePath).deletingLastPathComponent()
    .appending(path: "Snapshots/\(name)")
  let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  guard !isRecording, let expected = try? String(contentsOf: file, encoding: .utf8) else {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(actual.utf8).write(to: file)
    Issue.record("Recorded a new baseline in Snapshots/\(name).", sourceLocation: sourceLocation)
    return
  }
  #expect(
    Array(actual.utf8) == Array(expected.utf8),
    "Snapshots/\(name) differs. Expected:\n\(expected)\nGot:\n\(actual)",
    sourceLocation: sourceLocation)
}
