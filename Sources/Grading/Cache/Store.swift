import Curriculum
package import FoundationEssentials

/// What compilers and graders made, kept under the name of everything that went into it.
///
/// An entry is written whole under a name of its own and then renamed, and carries the digest of its
/// bytes: one that is cut off, foreign or damaged counts as missing and is removed when it is met.
package struct Store: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    case grades, maps, objects, indexes, checks, programs, symbols, toolchains, sources,
      workspaces
  }

  package let root: URL

  package init(root: URL) {
    self.root = root
  }

  /// The bytes of an entry, or nil if there is none that can be trusted.
  package func read(_ kind: Kind, _ key: String) -> [UInt8]? {
    let place = self.place(kind, key)
    guard let data = try? Data(contentsOf: place) else { return nil }
    guard let bytes = Self.payload(of: Array(data)) else {
      try? FileManager.default.removeItem(at: place)
      return nil
    }
    CacheUse.note(place.path)
    return bytes
  }

  /// Keeps an entry; a disk that has no room for it costs time later and nothing else.
  package func write(_ kind: Kind, _ key: String, _ bytes: [UInt8]) {
    let place = self.place(kind, key)
    let entry = Self.header(of: bytes) + bytes
    // A second time where the folder, still empty, was tidied away in between.
    for _ in 0..<2 {
      do {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      } catch {
        return
      }
      // Whoever needs the room to go on will say so.
      if CacheFile.replace(place.path, with: entry) { return }
    }
  }

  /// Whether anything was ever kept whose key begins with these parts.
  package func hasEntries(_ kind: Kind, under key: String) -> Bool {
    FileManager.default.fileExists(atPath: place(kind, key).path)
  }

  /// Keys are digests, or several parted by `/`; the first two digits make folders of a bearable size.
  private func place(_ kind: Kind, _ key: String) -> URL {
    root.appending(path: "\(kind.rawValue)/\(key.prefix(2))/\(key.dropFirst(2))")
  }

  private static let mark = "atelier/1 "

  private static func header(of bytes: [UInt8]) -> [UInt8] {
    Array("\(mark)\(ContentDigest.hex(of: bytes))\n".utf8)
  }

  private static func payload(of entry: [UInt8]) -> [UInt8]? {
    guard let end = entry.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let bytes = Array(entry[(end + 1)...])
    return header(of: bytes).elementsEqual(entry[...end]) ? bytes : nil
  }
}
