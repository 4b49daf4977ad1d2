import Curriculum
import SwiftLexer

/// A file with several mutants in it at once, none of which does anything before its number is drawn.
///
/// One compile then serves for all of them, and each costs no more than a run of its own.
struct MutantSchema {
  private(set) var output: [UInt8] = []
  private let source: [UInt8]
  /// Mutants of the same range, outer ranges before those in them.
  private let layers: [Layer]
  private var nextLayer = 0
  /// What comes before the byte at an offset, in their order.
  private var insertions: [(offset: Int, text: String)]
  private var spans: [Span] = []
  /// Where the bytes of the source have gone.
  private var copies: [(output: Int, source: Range<Int>)] = []

  /// A mutant with the number that it is drawn by.
  struct Numbered {
    let number: Int
    let mutant: Mutant
  }

  private struct Layer {
    let range: Range<Int>
    var mutants: [Numbered]
  }

  /// Where in the output a layer or what one of its mutants brings has gone.
  private struct Span {
    var range: Range<Int>
    var numbers: [Int]
  }

  /// What the files that have been changed so call; a module needs it once.
  static let switchboard = """
    let atelierMutant = Int(CommandLine.arguments.last ?? "") ?? 0

    func atelierIs(_ number: Int) -> Bool { atelierMutant == number }

    func atelierKept<T>(_ number: Int, _ value: T) -> T? { atelierIs(number) ? value : nil }
    """

  init(_ source: [UInt8], _ mutants: [Numbered]) {
    self.source = source
    var layers: [Layer] = []
    let ordered = mutants.sorted {
      ($0.mutant.range.lowerBound, -$0.mutant.range.upperBound)
        < ($1.mutant.range.lowerBound, -$1.mutant.range.upperBound)
    }
    for mutant in ordered {
      if let last = layers.indices.last, layers[last].range == mutant.mutant.range {
        layers[last].mutants.append(mutant)
      } else {
        layers.append(Layer(range: mutant.mutant.range, mutants: [mutant]))
      }
    }
    self.layers = layers
    insertions = ordered.compactMap { mutant in
      guard case .capture(let body) = mutant.mutant.form else { return nil }
      return (body, "_ = atelierKept\(mutant.number); ")
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
      spans.append(Span(range: start..<output.count, numbers: layer.mutants.map(\.number)))
      position = layer.range.upperBound
    }
    copy(position..<range.upperBound)
  }

  private mutating func write(_ layer: Layer) {
    var closing = ""
    let statements = layer.mutants.filter { $0.mutant.form == .statement }
    // What is dropped comes last and brings no branch of its own: a closure of nothing but an `if`
    // with an `else` would have a value.
    let dropped = statements.filter { $0.mutant.replacement.isEmpty }
    let replaced = statements.filter { !$0.mutant.replacement.isEmpty }
    for mutant in replaced {
      append("if atelierIs(\(mutant.number)) { ")
      appendChanged(mutant)
      append(" } else ")
    }
    if !dropped.isEmpty {
      let conditions = dropped.map { "!atelierIs(\($0.number))" }
      append("if \(conditions.joined(separator: ", ")) { ")
    } else if !replaced.isEmpty {
      append("{ ")
    }
    if !statements.isEmpty { closing = " }" }
    for mutant in layer.mutants where mutant.mutant.form == .expression {
      append("(atelierIs(\(mutant.number)) ? (")
      appendChanged(mutant)
      append(") : (")
      closing = "))" + closing
    }
    write(layer.range)
    for mutant in layer.mutants {
      switch mutant.mutant.form {
      case .condition: closing += ", !atelierIs(\(mutant.number))"
      case .capture:
        let name = "atelierKept\(mutant.number)"
        closing += ", \(name) = atelierKept(\(mutant.number), \(captured(in: layer.range)))"
      case .expression, .statement, .apart: break
      }
    }
    append(closing)
  }

  /// The value of `weak name = value`, or the name where it stands for itself.
  private func captured(in range: Range<Int>) -> String {
    let text = String(decoding: source[range], as: UTF8.self)
    let parts = text.split(separator: "=", maxSplits: 1)
    if parts.count > 1 { return String(parts[1]) }
    return String(text.split(separator: " ").last ?? "")
  }

  private mutating func append(_ text: String) { output += text.utf8 }

  private mutating func appendChanged(_ mutant: Numbered) {
    let start = output.count
    append(mutant.mutant.replacement)
    spans.append(Span(range: start..<output.count, numbers: [mutant.number]))
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

  /// The numbers of the mutants that a message about this place is about: the fewest that are known.
  func numbers(at location: SourceText.Location, among mutants: [Numbered]) -> [Int] {
    guard let offset = SourceText(output).offset(of: location) else {
      return mutants.map(\.number)
    }
    let spans = spans.filter { $0.range.lowerBound <= offset && offset < $0.range.upperBound }
    if let nearest = spans.min(by: { $0.range.count < $1.range.count }) { return nearest.numbers }
    let copy = copies.last { $0.output <= offset }
    let place = copy.map { $0.source.lowerBound + min(offset - $0.output, $0.source.count) }
    let scopes = mutants.map(\.mutant.scope).filter { scope in
      place.map { scope.lowerBound <= $0 && $0 < scope.upperBound } ?? false
    }
    guard let scope = scopes.min(by: { $0.count < $1.count }) else { return mutants.map(\.number) }
    return mutants.filter { scope.contains($0.mutant.range.lowerBound) }.map(\.number)
  }
}
