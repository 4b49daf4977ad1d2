import Curriculum
import SwiftLexer
import Synchronization

/// The names that an exercise's solution, its checks and the kits have, so that what is called otherwise is new.
struct KnownNames: Sendable {
  /// Those of the solution.
  let solution: Set<String>
  /// Those in its checks.
  let asked: Set<String>
  let kits: Set<String>

  init(solution: [SourceFile], checks: [SourceFile] = [], kits: Set<String> = []) {
    self.solution = Self.names(in: solution)
    asked = Self.names(in: checks)
    self.kits = kits
  }

  /// Whether nobody but who declares it can mean it, whatever it is.
  func isNew(_ name: String) -> Bool {
    !solution.contains(name) && !kits.contains(name) && !Self.required.contains(name)
  }

  static func names(in files: [SourceFile]) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      let text = SourceText(file.bytes)
      for token in tokenize(file.bytes) where token.kind == .identifier {
        names.insert(text.text(of: token))
      }
    }
    return names
  }

  /// What protocols of the system ask for and can do without: who declares it may be called by anybody.
  private static let required: Set<String> = [
    "allCases", "body", "build", "callAsFunction", "cancel", "codingPath", "contains", "count",
    "customMirror", "debugDescription", "description", "distance", "dynamicallyCall", "encode",
    "endIndex", "enqueue", "errorCode", "errorDescription", "errorDomain", "errorUserInfo",
    "failureReason", "first", "formIndex", "forEach", "hash", "hashValue", "helpAnchor", "id",
    "index", "indices", "intValue", "isEmpty", "last", "lazy", "localizedDescription",
    "makeAsyncIterator", "makeIterator", "minimumResolution", "next", "now", "parser",
    "playgroundDescription", "projectedValue", "rawValue", "recoverySuggestion", "reverse",
    "sleep", "startIndex", "stringValue", "underestimatedCount", "unownedExecutor", "urlSession",
    "wrappedValue", "write",
  ]
}

extension KitLibrary {
  /// Every name in the sources of the kits.
  func names() throws(GradingFailure) -> Set<String> {
    if let known = knownNames.withLock(\.self) { return known }
    var files: [SourceFile] = []
    for kit in sources.all { files += try sources.files(of: kit) }
    let names = KnownNames.names(in: files)
    knownNames.withLock { $0 = names }
    return names
  }
}
