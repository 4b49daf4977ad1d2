import Curriculum
import SwiftLexer

// What a type is to a protocol, the program finds out by names alone. Where two modules say it, each believes its
// own, also about what is in the memory of a value: so code that is safe by the compiler's word can take a number
// for an object.

extension Grading {
  /// Conformances that one module declares of others' type and protocol, while another one declares them, too.
  func doubledConformances(
    in compiled: CompiledLearner
  ) throws(GradingFailure) -> [Diagnostic] {
    guard learner.modules.count > 1 else { return [] }
    let symbols = Set(compiled.defined.filter { $0.hasSuffix("Mc") }).sorted()
    guard let trees = try trees(of: symbols) else { return [.unreadable(learner.files)] }
    let declared = trees.compactMap(\.declaredConformance)
    let doubled = declared.filter { own in
      own.isRetroactive && !own.isHarmless
        && declared.contains { other in
          other.module != own.module && other.protocol == own.protocol
            // What a class conforms to, its heirs do.
            && (other.type == own.type || own.isOfClass && other.isOfClass)
        }
    }
    return doubled.map { conformance in
      let (type, name) = (conformance.type.last ?? "", conformance.protocol.last ?? "")
      let files = learner.files.filter { $0.path.hasPrefix("\(conformance.module)/") }
      return Diagnostic(
        refused:
          "Another module, too, says how `\(type)` conforms to `\(name)`, and in the whole program nobody "
          + "can tell which of the two is meant. Say it once, in the module of `\(type)` or of `\(name)`.",
        id: "refused_conformance", at: files.place { $0.extends(at: $1, type: type, with: name) },
        in: files.isEmpty ? learner.files : files)
    }
  }

  /// Types of others that are made to say something else of themselves, where the author does not do so, too: the checks
  /// write down by that what they see.
  func lentTexts(in compiled: CompiledLearner) throws(GradingFailure) -> [Diagnostic] {
    let own = learner.modules.map { "$s\($0.name.utf8.count)\($0.name)" }
    let symbols = Set(
      compiled.defined.filter { symbol in
        symbol.hasSuffix("Mc") && !own.contains(where: symbol.hasPrefix)
          && ["Convertible", "Reflectable", "Streamable"].contains(where: symbol.contains)
      }
    ).sorted()
    if symbols.isEmpty { return [] }
    guard let trees = try trees(of: symbols) else { return [.unreadable(learner.files)] }
    let authors = (learner.exercise.stub + learner.exercise.solution).map { LexedSource($0.bytes) }
    return trees.compactMap(\.declaredConformance).compactMap { conformance in
      let (type, name) = (conformance.type.last ?? "", conformance.protocol.last ?? "")
      guard conformance.isRetroactive, Self.texts.contains(name),
        !authors.contains(where: { source in
          source.tokens.indices.contains { source.extends(at: $0, type: type, with: name) }
        })
      else { return nil }
      return Diagnostic(
        refused:
          "`\(type)` is not yours and cannot be made `\(name)` here: the checks write down by it what they see. Write "
          + "a function or a property with another name.",
        id: "refused_conformance",
        at: learner.files.place { $0.extends(at: $1, type: type, with: name) }, in: learner.files)
    }
  }

  private static let texts: Set<String> = [
    "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible",
    "LosslessStringConvertible", "TextOutputStreamable",
  ]
}

/// That a type conforms to a protocol, and the module that says so.
struct DeclaredConformance {
  /// The names, that of the module first.
  var type: [String]
  var `protocol`: [String]
  var module: String
  var isOfClass: Bool

  var isRetroactive: Bool { type.first != module && `protocol`.first != module }

  /// Whether the protocol leaves no type open that values could be made of.
  var isHarmless: Bool {
    Self.harmless.contains(`protocol`.last ?? "")
      && (`protocol`.first == "Swift" || `protocol`.first?.hasPrefix("Foundation") == true)
  }

  private static let harmless: Set<String> = [
    "Comparable", "CustomDebugStringConvertible", "CustomNSError", "CustomReflectable",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
    "LocalizedError", "LosslessStringConvertible", "RecoverableError",
  ]
}

extension LexedSource {
  /// Whether an extension of the type begins here that says the protocol's name before its body.
  fileprivate func extends(at index: Int, type: String, with name: String) -> Bool {
    guard tokens[index].kind == .keyword, word(index) == "extension" else { return false }
    let names = Set(following(index).prefix { word($0) != "{" }.map(name(_:)))
    return names.contains(type) && names.contains(name)
  }
}
