package import Curriculum
import SwiftLexer

/// Words that need Objective-C or its modules, as a compiler without them takes them: each other byte stays
/// where it is.
package enum ObjectiveCWords {
  private static let attributes: Set = [
    "@objc", "@objcMembers", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable",
  ]
  /// What any file has that has one of the words.
  private static let signs = ["@objc", "@IB", "@UI", "#selector", "os.log"].map { Array($0.utf8) }
  private static let firstLetters = Set(signs.map { $0[0] })

  /// The file with blanks for attributes, `#selector` as the kit's macro `#Selector`, `@main` for the older word that
  /// means the same, and `import os` for `import os.log`, since only modules of C have submodules.
  package static func replaced(in file: SourceFile) -> SourceFile {
    guard hasSign(file.bytes) else { return file }
    var bytes = file.bytes
    let source = LexedSource(file.bytes)
    for (index, token) in source.tokens.enumerated() {
      switch token.kind {
      case .poundWord where source.word(index) == "#selector":
        bytes[token.range.lowerBound + 1] = UInt8(ascii: "S")
      case .attribute where attributes.contains(source.word(index)):
        for blank in index..<(endOfArguments(index, in: source) ?? index + 1) {
          for offset in source.tokens[blank].range
          where source.tokens[blank].kind != .newline { bytes[offset] = UInt8(ascii: " ") }
        }
      case .attribute where source.word(index) == "@UIApplicationMain":
        bytes.replaceSubrange(
          token.range, with: "@main".utf8 + Array(repeating: UInt8(ascii: " "), count: 13))
      case .keyword where source.word(index) == "import":
        for part in submodule(after: index, in: source) {
          for offset in source.tokens[part].range { bytes[offset] = UInt8(ascii: " ") }
        }
      default: break
      }
    }
    return SourceFile(path: file.path, bytes: bytes)
  }

  /// Asked of every file of every grading; the library's search for one word takes ten times as long.
  private static func hasSign(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { index in
      firstLetters.contains(bytes[index])
        && signs.contains { bytes[index...].starts(with: $0) }
    }
  }

  /// The dot and the name after `import os`, where the name is `log`.
  private static func submodule(after keyword: Int, in source: LexedSource) -> [Int] {
    guard let module = source.next(after: keyword), source.word(module) == "os",
      let dot = source.next(after: module), source.word(dot) == ".",
      let name = source.next(after: dot), source.word(name) == "log"
    else { return [] }
    return [dot, name]
  }

  /// Behind the brackets after `@objc`; nil if there are none, or if they do not end.
  private static func endOfArguments(_ attribute: Int, in source: LexedSource) -> Int? {
    guard source.word(attribute) == "@objc", let open = source.next(after: attribute),
      source.word(open) == "("
    else { return nil }
    return source.tokens[open...].firstIndex {
      $0.kind == .punctuation && source.text.text(of: $0) == ")"
    }.map { $0 + 1 }
  }
}

extension [BuiltKit] {
  /// Whether code that is written for these kits may use words of Objective-C.
  private var speaksObjectiveC: Bool { contains { $0.name == "UIKit" } }

  /// The files of somebody who uses these kits, as they can be compiled.
  func compilable(_ files: [SourceFile]) -> [SourceFile] {
    speaksObjectiveC || contains { $0.name == "os" }
      ? files.map(ObjectiveCWords.replaced(in:)) : files
  }
}
