import Curriculum
import SwiftLexer

/// A small mistake put into the reference solution on purpose, which some check has to notice.
package struct Mutant: Sendable, Equatable {
  /// What has been changed, in words that fit "No check notices that …".
  package enum Change: String, Sendable, CaseIterable {
    case droppedStatement = "this statement is dropped"
    case repeatedCall = "this call is made twice"
    case emptiedBody = "all of this body is dropped"
    case negatedCondition = "this condition is the opposite"
    case missedBinding = "this condition never holds"
    case changedOperator = "this operator is another"
    case droppedDefault = "only the value after `??` counts"
    case changedBoolean = "this truth value is the opposite"
    case changedNumber = "this number is greater by one"
    case changedText = "this text is another"
    case changedResult = "another value is returned"
    case swappedArguments = "these two arguments are swapped"
    case strongCapture = "this closure holds on to what it captured weakly"
    case strongReference = "this property holds on to what it refers to"
    case widenedAccess = "everybody may use this declaration"
  }

  package let change: Change
  package let line: Int
  let patch: SourcePatch
  /// The lines that differ, for a reader, an author's mark and the diff.
  package let edit: LineChange

  /// Relative to the solution's folder.
  package var file: String { patch.file }

  init(
    _ change: Change, in source: SourceText, of file: String, at range: Range<Int>,
    replacement: String, form: SourcePatch.Form, scope: Range<Int>? = nil
  ) {
    self.change = change
    patch = SourcePatch(
      file: file, range: range, replacement: replacement, form: form,
      scope: scope ?? source.bytes.indices)
    line = source.location(of: range.lowerBound).line
    edit = LineChange(source.bytes, replacing: range, by: replacement)
  }

  /// The files with this mistake among them.
  func applied(to files: [SourceFile]) -> [SourceFile] {
    files.map { file in
      guard file.path == self.file else { return file }
      var bytes = file.bytes
      bytes.replaceSubrange(patch.range, with: patch.replacement.utf8)
      return SourceFile(path: file.path, bytes: bytes)
    }
  }
}

/// Whole lines that a change takes away and brings, with a line on either side to know the place by.
package struct LineChange: Sendable, Equatable {
  package var before: String?
  package var removed: [String]
  package var added: [String]
  package var after: String?

  init(_ bytes: [UInt8], replacing range: Range<Int>, by replacement: String) {
    let lineEnd = UInt8(ascii: "\n")
    let start = bytes[..<range.lowerBound].lastIndex(of: lineEnd).map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex(of: lineEnd) ?? bytes.count
    let new =
      Array(bytes[start..<range.lowerBound]) + replacement.utf8 + bytes[range.upperBound..<end]
    removed = Self.lines(bytes[start..<end])
    added = Self.lines(new[...]).filter { !$0.allSatisfy(\.isWhitespace) }
    before = start > 0 ? Self.lines(bytes[..<(start - 1)]).last : nil
    after = end < bytes.count ? Self.lines(bytes[(end + 1)...], most: 1).first : nil
    while let first = removed.first, first == added.first {
      before = first
      removed.removeFirst()
      added.removeFirst()
    }
    while let last = removed.last, last == added.last {
      after = last
      removed.removeLast()
      added.removeLast()
    }
  }

  private static func lines(_ bytes: ArraySlice<UInt8>, most: Int = .max) -> [String] {
    bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: most, omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Mutant {
  /// The difference as an author can paste it among the equivalent mutants.
  package var diff: String {
    let lines =
      ["--- \(file)"] + [edit.before].compactMap { $0.map { " \($0)" } }
      + edit.removed.map { "-\($0)" } + edit.added.map { "+\($0)" }
      + [edit.after].compactMap { $0.map { " \($0)" } }
    return lines.map { "\($0)\n" }.joined()
  }
}
