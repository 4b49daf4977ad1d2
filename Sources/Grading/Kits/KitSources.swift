import Curriculum
package import FoundationEssentials
import SwiftLexer

/// The sources of the kits on disk: one folder a kit.
package struct KitSources: Sendable, Equatable {
  package var folder: URL

  /// The kit that runs checks; no learner may import it.
  static let driver = "CheckDriver"
  /// What expands the kits' macros: a program for the compiler, not a module for anybody.
  static let macros = "KitMacros"
  /// The kit in whose words checks speak of the structure of code; no learner may import it.
  static let structure = "StructureChecks"

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
  package var names: [String] {
    all.filter { ![Self.driver, Self.macros, Self.structure].contains($0) }
  }

  /// What a kit's sources are, read again only if something about the files has changed.
  func facts(of kit: String, store: Store) throws(GradingFailure) -> KitFacts {
    let known = all
    let stamp = DiskStamp.of([folder.appending(path: kit).path])
    let key = ContentID.of([KitFacts.form, stamp] + known)
    if let kept = store.read(.sources, key),
      let facts = try? KitFacts(record: kept)
    {
      return facts
    }
    let files = try files(of: kit)
    let imported = Set(files.flatMap { importedModules(in: $0.bytes).map(\.name) })
    let facts = KitFacts(
      content: ContentID.of([], files: files), files: files.map(\.path),
      imports: known.filter { $0 != kit && imported.contains($0) },
      usesMacros: files.contains { Self.declaresMacros($0.bytes) },
      size: files.reduce(0) { $0 + $1.bytes.count })
    store.write(.sources, key, facts.record)
    return facts
  }

  private static func declaresMacros(_ bytes: [UInt8]) -> Bool {
    guard bytes.firstRange(of: "#externalMacro".utf8) != nil else { return false }
    let text = SourceText(bytes)
    return tokenize(bytes).contains {
      $0.kind == .poundWord && text.text(of: $0) == "#externalMacro"
    }
  }

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

  var all: [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.filter { !$0.hasPrefix(".") && !Self.given.contains($0) }.sorted()
  }

  /// Modules that this system has itself: a kit of that name would be in the way of its frameworks.
  #if canImport(Darwin)
    private static let given = AllowedModules.systemKits.union([
      "AVFoundation", "CoreLocation", "UserNotifications",
    ])
  #else
    private static let given: Set<String> = []
  #endif
}

/// What has to be known of a kit's sources to find or build it.
struct KitFacts: Equatable {
  /// Names what is known and how it is kept: other facts need another name.
  static let form = "facts/3"

  /// Names everything that stands in the files.
  var content: String
  /// Their paths, sorted.
  var files: [String]
  /// The other kits that they import, sorted.
  var imports: [String]
  /// Whether they declare macros.
  var usesMacros: Bool
  /// In bytes: about as much work are they to the compiler.
  var size: Int
}

extension KitFacts: RecordField {
  init(from record: inout RecordReader) throws {
    self.init(
      content: try String(from: &record), files: try [String](from: &record),
      imports: try [String](from: &record), usesMacros: try Int(from: &record) == 1,
      size: try Int(from: &record))
  }

  func write(to record: inout RecordWriter) {
    content.write(to: &record)
    files.write(to: &record)
    imports.write(to: &record)
    (usesMacros ? 1 : 0).write(to: &record)
    size.write(to: &record)
  }
}
