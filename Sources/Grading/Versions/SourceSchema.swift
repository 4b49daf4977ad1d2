import Curriculum
import SwiftLexer

/// A file that is several versions of itself at once: what is changed in one of them does nothing before
/// its number is drawn.
///
/// One compile then serves for all of them, and each costs no more than a run of its own.
struct SourceSchema {
  private(set) var output: [UInt8] = []
  private let source: [UInt8]
  /// Patches of the same range, outer ranges before those in them.
  private let layers: [Layer]
  private var nextLayer = 0
  /// What comes before the byte at an offset, in their order.
  private var insertions: [(offset: Int, text: String)]
  private var spans: [Span] = []
  /// Where the bytes of the source have gone.
  private var copies: [(output: Int, source: Range<Int>)] = []

  /// A patch with the number that it is drawn by, which several may have in common.
  struct Numbered {
    let number: Int
    let patch: SourcePatch
  }

  private struct Layer {
    let range: Range<Int>
    var patches: [Numbered]
  }

  /// Where in the output a layer or what one of its patches brings has gone.
  private struct Span {
    var range: Range<Int>
    var numbers: [Int]
  }

  /// What the files that have been changed so call; a module needs it once.
  static let switchboard = """
    let atelierVersion = Int(CommandLine.arguments.last ?? "") ?? 0

    func atelierIs(_ number: Int) -> Bool { atelierVersion == number }

    func atelierKept<T>(_ number: Int, _ value: T) -> T? { atelierIs(number) ? value : nil }
    """

  /// What a program is told so that it is this version; of a mutant nobody doubts a word.
  static func arguments(of number: Int) -> [String] { ["version", "\(number)"] }
  static func arguments(ofMutant number: Int) -> [String] { ["\(number)"] }

  init(_ source: [UInt8], _ patches: [Numbered]) {
    self.source = source
    var layers: [Layer] = []
    let ordered = patches.sorted {
      ($0.patch.range.lowerBound, -$0.patch.range.upperBound)
        < ($1.patch.range.lowerBound, -$1.patch.range.upperBound)
    }
    for patch in ordered {
      if let last = layers.indices.last, layers[last].range == patch.patch.range {
        layers[last].patches.append(patch)
      } else {
        layers.append(Layer(range: patch.patch.range, patches: [patch]))
      }
    }
    self.layers = layers
    insertions = ordered.compactMap { patch in
      guard case .capture(let body) = patch.patch.form else { return nil }
      return (body, "_ = atelierKept\(patch.number); ")
    }.sorted { $0.0 < $1.0 }
    write(source.indices)
  }

  // MARK: - Writing

  private mutating func write(_ range: Range<Int>) {
    var position = range.lowerBound
    while nextLayer < layers.count, layers[nextLayer].range.upperBound <= range.upperBound {
      let layer = layers[nextLayer]
      nextLayer += 1
      copy(position..<layer.range.lowerBound)
      let start = output.count
      write(layer)
      spans.append(Span(range: start..<output.count, numbers: layer.patches.map(\.number)))
      position = layer.range.upperBound
    }
    copy(position..<range.upperBound)
  }

  private mutating func write(_ layer: Layer) {
    writeAdditions(of: layer)
    var closing = ""
    let statements = layer.patches.filter { $0.patch.form == .statement }
    // What is dropped comes last and brings no branch of its own: a closure of nothing but an `if`
    // with an `else` would have a value.
    let dropped = statements.filter { $0.patch.replacement.isEmpty }
    let replaced = statements.filter { !$0.patch.replacement.isEmpty }
    for patch in replaced {
      append("if atelierIs(\(patch.number)) { ")
      appendChanged(patch)
      append(" } else ")
    }
    if !dropped.isEmpty {
      let conditions = dropped.map { "!atelierIs(\($0.number))" }
      append("if \(conditions.joined(separator: ", ")) { ")
    } else if !replaced.isEmpty {
      append("{ ")
    }
    if !statements.isEmpty { closing = " }" }
    closing = writeBlocks(of: layer) + closing
    for patch in layer.patches where patch.patch.form == .expression {
      append("(atelierIs(\(patch.number)) ? (")
      appendChanged(patch)
      append(") : (")
      closing = "))" + closing
    }
    write(layer.range)
    for patch in layer.patches {
      switch patch.patch.form {
      case .condition: closing += ", !atelierIs(\(patch.number))"
      case .capture:
        let name = "atelierKept\(patch.number)"
        closing += ", \(name) = atelierKept(\(patch.number), \(captured(in: layer.range)))"
      case .expression, .statement, .block, .addition, .override, .apart: break
      }
    }
    append(closing)
  }

  /// What several versions add in the same words stands there once.
  private mutating func writeAdditions(of layer: Layer) {
    let added = layer.patches.filter { $0.patch.form == .addition }
    var written: Set<String> = []
    for text in added.map(\.patch.replacement) where written.insert(text).inserted {
      let start = output.count
      append(text)
      let numbers = added.filter { $0.patch.replacement == text }.map(\.number)
      spans.append(Span(range: start..<output.count, numbers: numbers))
    }
    writeOverrides(of: layer)
  }

  /// One method for all versions that have one, which is nobody's for the rest.
  private mutating func writeOverrides(of layer: Layer) {
    var written: Set<String> = []
    for patch in layer.patches {
      guard case .override(let own) = patch.patch.form, written.insert(own.header).inserted else {
        continue
      }
      append("\n\(own.header) {")
      for other in layer.patches where other.patch.form == patch.patch.form {
        append("if atelierIs(\(other.number)) {")
        appendChanged(other)
        append("} else ")
      }
      append("{\(own.inherited)}}\n")
    }
  }

  /// What has to come after the layer itself.
  private mutating func writeBlocks(of layer: Layer) -> String {
    var lead: SourcePatch.Lead?
    for patch in layer.patches {
      guard case .block(let own) = patch.patch.form else { continue }
      if lead == nil { append(own.first) }
      lead = own
      append("if atelierIs(\(patch.number)) {")
      appendChanged(patch)
      append("} else ")
    }
    guard let lead else { return "" }
    append("{\(lead.original)")
    return "}\(lead.last)"
  }

  /// The value of `weak name = value`, or the name where it stands for itself.
  private func captured(in range: Range<Int>) -> String {
    let text = String(decoding: source[range], as: UTF8.self)
    let parts = text.split(separator: "=", maxSplits: 1)
    if parts.count > 1 { return String(parts[1]) }
    return String(text.split(separator: " ").last ?? "")
  }

  private mutating func append(_ text: String) { output += text.utf8 }

  private mutating func appendChanged(_ patch: Numbered) {
    let start = output.count
    append(patch.patch.replacement)
    spans.append(Span(range: start..<output.count, numbers: [patch.number]))
  }

  private mutating func copy(_ range: Range<Int>) {
    var position = range.lowerBound
    while let first = insertions.first, first.offset <= range.upperBound {
      copyPlain(position..<max(position, first.offset))
      position = max(position, first.offset)
      append(first.text)
      insertions.removeFirst()
    }
    copyPlain(position..<range.upperBound)
  }

  private mutating func copyPlain(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    copies.append((output.count, range))
    output += source[range]
  }

  // MARK: - Reading what the compiler says

  /// The numbers of the versions that a message about this place is about: the fewest that are known.
  func numbers(at location: SourceText.Location, among patches: [Numbered]) -> [Int] {
    guard let offset = SourceText(output).offset(of: location) else {
      return patches.map(\.number)
    }
    let spans = spans.filter { $0.range.lowerBound <= offset && offset < $0.range.upperBound }
    if let nearest = spans.min(by: { $0.range.count < $1.range.count }) { return nearest.numbers }
    let copy = copies.last { $0.output <= offset }
    let place = copy.map { $0.source.lowerBound + min(offset - $0.output, $0.source.count) }
    let scopes = patches.map(\.patch.scope).filter { scope in
      place.map { scope.lowerBound <= $0 && $0 < scope.upperBound } ?? false
    }
    guard let scope = scopes.min(by: { $0.count < $1.count }) else { return patches.map(\.number) }
    return patches.filter { scope.contains($0.patch.range.lowerBound) }.map(\.number)
  }
}
