package import FoundationEssentials

/// A folder of its own for one test, removed when the body has returned or thrown.
package func withTemporaryDirectory<Result>(
  _ body: (URL) throws -> Result
) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "atelier-test-\(UUID().uuidString)", directoryHint: .isDirectory)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer {
    // The folder is scratch: what cannot be removed must not turn a good test into a failure.
    try? FileManager.default.removeItem(at: folder)
  }
  return try body(folder)
}
