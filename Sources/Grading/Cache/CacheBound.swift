import Curriculum
package import FoundationEssentials

extension CacheFolder {
  /// The most that the cache may hold, a few minutes of work aside.
  package static let bound = 2_000_000_000
  /// What was of use so lately may be in use now.
  private static let minutesBetweenLooks = 10

  /// Bytes in all that is kept; scratch folders go by themselves.
  package var size: Int { keepsakes().reduce(0) { $0 + $1.size } }

  /// Looks every few minutes whether the cache has outgrown its bound, and throws away what was longest of no use.
  package func trimIfDue() {
    let mark = root.appending(path: "trimmed")
    let facts = try? FileManager.default.attributesOfItem(atPath: mark.path)
    let last = facts?[.modificationDate] as? Date ?? .distantPast
    guard Date.now.timeIntervalSince(last) > Double(60 * Self.minutesBetweenLooks) else { return }
    // First the mark, so that others who work side by side do not look, too.
    try? Data().write(to: mark)
    trim(
      to: Self.bound, before: Date.now.addingTimeInterval(-Double(60 * Self.minutesBetweenLooks)))
  }

  /// Throws away what was of no use for longest until the rest fits with some room, sparing what is newer.
  package func trim(to bound: Int, before limit: Date) {
    let all = keepsakes().sorted { $0.time < $1.time }
    var left = all.reduce(0) { $0 + $1.size }
    guard left > bound else { return }
    defer { DiskUse.removeEmptyFolders(below: store.root.path) }
    for keepsake in all where keepsake.time < Int(limit.timeIntervalSince1970) {
      // Some room, so that the next look need not throw away again at once.
      guard left > bound / 10 * 9 else { return }
      // Another process may throw away the same.
      try? FileManager.default.removeItem(atPath: keepsake.path)
      left -= keepsake.size
    }
  }

  /// What is kept or thrown away as one: a result, a kit, or a toolchain's modules.
  private func keepsakes() -> [DiskUse] {
    let results = [store.root, runs].flatMap { DiskUse.files(below: $0.path) }
    let folders = [kits, modules].flatMap { parent in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
      return names.map { parent.appending(path: $0).path }
    }
    return results
      + folders.map { folder in
        let files = DiskUse.files(below: folder)
        return DiskUse(
          path: folder, size: files.reduce(0) { $0 + $1.size }, time: CacheUse.time(of: folder))
      }
  }
}
