import Curriculum
package import FoundationEssentials
import SwiftLexer

/// The sources of the kits on disk: one folder a kit.
package struct KitSources: Sendable, Equatable {
  package var folder: URL

  /// The kit that runs checks; no learner may import it.
  static let driver = "CheckDriver"

  package init(folder: URL) {
    self.folder = folder
  }

  /// `ATELIER_KITS`, else `Sources/Kits` upwards from the running program, else that of the course.
  package static func find(
    environment: [String: String], program: URL, course: URL?
  ) throws(GradingFailure) -> KitSources {
    if let named = environment["ATELIER_KITS"], !named.isEmpty {
      guard let found = kits(in: URL(filePath: named)) else { throw .noKits(searched: [named]) }
      return found
    }
    var searched: [String] = []
    var folder = program.absoluteURL.standardizedFileURL.deletingLastPathComponent()
    while folder.path != "/" {
      if let found = kits(in: folder.appending(path: "Sources/Kits")) { return found }
      folder = folder.deletingLastPathComponent()
    }
    searched.append("the folders above \(program.path)")
    if let course {
      if let found = kits(in: course.appending(path: "Sources/Kits")) { return found }
      searched.append(course.path)
    }
    throw .noKits(searched: searched)
  }

  private static func kits(in folder: URL) -> KitSources? {
    let driver = folder.appending(path: driver)
    guard FileManager.default.fileExists(atPath: driver.path) else { return nil }
    return KitSources(folder: folder.resolvingSymlinksInPath())
  }

  /// The names of the kits that an exercise may ask for.
  package var names: [String] { all.filter { $0 != Self.driver } }

  /// The files of one kit by their paths, sorted.
  func files(of kit: String) throws(GradingFailure) -> [SourceFile] {
    let root = folder.appending(path: kit)
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: root.path) else {
      throw .unknownKit(name: kit, known: names)
    }
    var files: [SourceFile] = []
    for path in paths.filter({ $0.hasSuffix(".swift") }).sorted() {
      let file = root.appending(path: path)
      guard let data = try? Data(contentsOf: file) else {
        throw .disk("The kit's file \(file.path) cannot be read.")
      }
      files.append(SourceFile(path: file.path, bytes: Array(data)))
    }
    if files.isEmpty { throw .unknownKit(name: kit, known: names) }
    return files
  }

  /// The kits that a kit's files import.
  func imports(of files: [SourceFile], kit: String) -> [String] {
    let known = Set(all)
    let imported = files.flatMap { importedModules(in: $0.bytes).map(\.name) }
    return Set(imported).filter { $0 != kit && known.contains($0) }.sorted()
  }

  private var all: [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.filter { !$0.hasPrefix(".") }.sorted()
  }
}
