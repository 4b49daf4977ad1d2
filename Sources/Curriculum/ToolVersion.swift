/// A version such as `1.2.3`; what is left out at its end counts as zero.
package struct ToolVersion: Sendable, Equatable, Comparable, CustomStringConvertible {
  private let numbers: [Int]
  package let description: String

  /// Nil if the text is not one to three numbers with periods between them.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isASCIIDigit) ? Int($0) : nil }
    guard numbers.count == parts.count, (1...3).contains(parts.count) else { return nil }
    self.numbers = numbers + Array(repeating: 0, count: 3 - numbers.count)
    description = text
  }

  package static func == (left: ToolVersion, right: ToolVersion) -> Bool {
    left.numbers == right.numbers
  }

  package static func < (left: ToolVersion, right: ToolVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
