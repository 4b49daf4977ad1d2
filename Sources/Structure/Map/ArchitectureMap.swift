/// The types of a code base as boxes, and who knows whom as arrows: the same value whatever order it was told in.
package struct ArchitectureMap: Sendable, Equatable {
  /// Top first; empty where none are declared.
  package let layers: [Layer]
  /// By layer, then by name.
  package let boxes: [Box]
  /// At most one from one box to another, and none that leads to what is not there.
  package let arrows: [Arrow]

  /// Joins arrows that have both ends in common, and leaves out those without a box at an end.
  package init(layers: [Layer] = [], boxes: [Box], arrows: [Arrow] = []) {
    self.layers = layers
    let ranks = Dictionary(layers.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var seen: Set<String> = []
    let sorted = boxes.sorted { left, right in
      let leftRank = left.layer.flatMap { ranks[$0] } ?? layers.count
      let rightRank = right.layer.flatMap { ranks[$0] } ?? layers.count
      return (leftRank, left.name, left.id, left.file, left.line)
        < (rightRank, right.name, right.id, right.file, right.line)
    }
    self.boxes = sorted.filter { seen.insert($0.id).inserted }
    self.arrows = Self.joined(arrows.filter { seen.contains($0.from) && seen.contains($0.to) })
  }

  private static func joined(_ arrows: [Arrow]) -> [Arrow] {
    var result: [Arrow] = []
    for arrow in arrows.sorted(by: { ($0.from, $0.to) < ($1.from, $1.to) }) {
      guard let last = result.last, last.from == arrow.from, last.to == arrow.to else {
        result.append(arrow)
        continue
      }
      let broken = [last.brokenRule, arrow.brokenRule].compactMap(\.self).min()
      result[result.count - 1] = Arrow(
        from: arrow.from, to: arrow.to, kinds: last.kinds + arrow.kinds, brokenRule: broken)
    }
    return result
  }

  /// One layer of the code base.
  package struct Layer: Sendable, Equatable {
    package var name: String
    /// The layers that it may know.
    package var mayKnow: [String]

    package init(name: String, mayKnow: [String] = []) {
      self.name = name
      self.mayKnow = mayKnow
    }
  }

  /// A type, with all that is written inside it.
  package struct Box: Sendable, Equatable {
    /// What arrows call it; no other box has the same.
    package var id: String
    package var name: String
    package var kind: Kind
    package var layer: String?
    package var file: String
    package var line: Int
    /// The length of its declaration and of its extensions.
    package var lines: Int
    /// The modules of others that it names something of.
    package var frameworks: [String]
    /// Whether it keeps one of its own for everybody.
    package var isSingleton: Bool

    package init(
      id: String? = nil, name: String, kind: Kind = .class, layer: String? = nil,
      file: String = "", line: Int = 1, lines: Int = 1, frameworks: [String] = [],
      isSingleton: Bool = false
    ) {
      self.id = id ?? name
      self.name = name
      self.kind = kind
      self.layer = layer
      self.file = file
      self.line = line
      self.lines = lines
      self.frameworks = Set(frameworks).sorted()
      self.isSingleton = isSingleton
    }

    /// The frameworks among them that put something on a screen.
    package var userInterface: [String] {
      frameworks.filter { ["UIKit", "SwiftUI"].contains($0) }
    }

    /// What the type was declared as.
    package enum Kind: String, Sendable, CaseIterable {
      case `class`, `struct`, `enum`, actor, `protocol`
      /// A type of somebody else's with more added to it.
      case `extension`
      /// Functions and variables that stand in no type.
      case globals
    }
  }

  /// That one box knows another.
  package struct Arrow: Sendable, Equatable {
    package var from: String
    package var to: String
    /// All the ways in which it does, the most telling first; never empty.
    package let kinds: [Kind]
    /// The rule that this arrow breaks, as a sentence.
    package var brokenRule: String?

    package init(from: String, to: String, kinds: [Kind], brokenRule: String? = nil) {
      self.from = from
      self.to = to
      self.kinds = kinds.isEmpty ? [.uses] : Kind.allCases.filter(kinds.contains)
      self.brokenRule = brokenRule
    }

    /// The way that the arrow is drawn by.
    package var kind: Kind { kinds[0] }

    /// How one type knows another, the most telling first.
    package enum Kind: String, Sendable, CaseIterable {
      case makes, conforms, holds, holdsWeakly, uses

      /// As it stands between the two names.
      package var words: String {
        switch self {
        case .makes: "makes"
        case .conforms: "conforms to"
        case .holds: "holds"
        case .holdsWeakly: "holds weakly"
        case .uses: "uses"
        }
      }
    }
  }
}
