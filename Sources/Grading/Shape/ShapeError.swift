import Curriculum
import SwiftLexer

/// One way in which checks and code differ.
struct ShapeDifference: Equatable {
  /// Continues "Step 2 …", without a full stop.
  let words: String
  /// The name in the learner's code that it is about.
  let name: String?
  /// Whether a name is not there at all.
  let isMissing: Bool
  /// Whether it is about how the type of that name is made.
  let isOfMaking: Bool

  init(_ words: String, about name: String?, isMissing: Bool = false, isOfMaking: Bool = false) {
    self.words = words
    self.name = name
    self.isMissing = isMissing
    self.isOfMaking = isOfMaking
  }

  /// Whether it says all that the other one does: that a name is missing, or that what is called so takes
  /// other arguments altogether.
  func says(_ other: ShapeDifference) -> Bool {
    guard name == other.name else { return false }
    return isMissing && other.isMissing && words.count > other.words.count
      || isOfMaking && words.hasPrefix("calls ") && other.words.hasPrefix("passes ")
  }
}

/// An error of the compiler in a check file, to be told as what the step looks for.
struct ShapeError {
  let id: String
  let text: String
  let notes: [CompilerMessage]
  let names: ShapeNames
  /// What the check names at the place of the error.
  let place: SourceReference?
  /// What stands in quotation marks in the message, but for what an alias stands for.
  let quoted: [String]
  /// From the place to some way behind it.
  private let rest: SourceText?
  private let before: SourceText?

  init(_ error: CompilerMessage, in file: SourceFile?, names: ShapeNames) {
    id = error.id
    text = error.text
    notes = error.notes
    self.names = names
    quoted = error.text.replacing(/\ \(aka '[^']*'\)/, with: "")
      .split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
    place = file.flatMap { reference(in: $0.bytes, line: error.line, column: error.column) }
    let source = file.map { SourceText($0.bytes) }
    let location = SourceText.Location(line: error.line, column: error.column)
    let begin = source?.offset(of: location)
    let line = source?.offset(of: SourceText.Location(line: error.line, column: 1))
    if let source, let begin, let line {
      rest = SourceText(Array(source.bytes[begin...].prefix(500)))
      before = SourceText(Array(source.bytes[line..<begin]))
    } else {
      rest = nil
      before = nil
    }
  }

  /// Nil for an error that says nothing about names and signatures.
  var difference: ShapeDifference? {
    aboutMissingNames ?? aboutArguments ?? aboutEffects ?? aboutIsolation ?? aboutSetting
      ?? aboutOptionals ?? aboutTypes ?? aboutConformance ?? aboutKinds ?? aboutInheritance
  }
}

// MARK: - Names and calls

extension ShapeError {
  private var aboutMissingNames: ShapeDifference? {
    switch id {
    case "cannot_find_in_scope", "cannot_find_type_in_scope", "cannot_find_in_scope_corrected",
      "cannot_find_type_in_scope_did_you_mean":
      return quoted.first.map(missing)
    case "no_member_of_module":
      return quoted.last.map(missing)
    case "could_not_find_value_member", "could_not_find_type_member",
      "could_not_find_value_member_corrected", "could_not_find_type_member_corrected":
      // Where a value's type is not known, the compiler looks in the protocol that an assertion asks for.
      guard quoted.count >= 2, quoted[0] != "Equatable" else { return nil }
      if names.kind(of: quoted[0]) == "enum", place?.labels == nil, id.contains("type_member") {
        return ShapeDifference(
          "looks for the case `\(quoted[1])` in `\(quoted[0])`, which has no such case",
          about: quoted[0])
      }
      let call = place?.labels.map { Self.signature($0) } ?? ""
      return ShapeDifference(
        "looks for `\(quoted[1])\(call)` in `\(quoted[0])`, which has no such member",
        about: quoted[0])
    case "candidate_inaccessible", "setter_access":
      return quoted.first.map {
        ShapeDifference("needs `\($0)`, which is private in your code", about: $0)
      }
    default: return nil
    }
  }

  private func missing(_ name: String) -> ShapeDifference {
    if let remedy = names.remedy(forUnseen: name) {
      return ShapeDifference(
        "looks for the type `\(name)` and cannot see yours: \(remedy)", about: name)
    }
    let what =
      switch (name.first?.isUppercase == true, place?.labels.map(Self.signature)) {
      case (true, nil): "a type `\(name)`"
      case (true, let signature?): "a type `\(name)` with `init\(signature)`"
      case (false, nil): "`\(name)`"
      case (false, let signature?): "a function `\(name)\(signature)`"
      }
    let other = names.otherSpelling(of: name)
    return ShapeDifference(
      "looks for \(what), which is not in your code"
        + (other.map { "; yours is called `\($0)`" } ?? ""),
      about: other ?? name, isMissing: true)
  }

  private var aboutArguments: ShapeDifference? {
    switch id {
    case "missing_argument_named", "missing_argument_positional", "missing_arguments_in_call",
      "extra_argument_named", "extra_argument_positional", "extra_arguments_in_call",
      "wrong_argument_labels", "extra_argument_to_nullary_call",
      "extra_trailing_closure_in_call", "missing_argument_label", "missing_argument_labels",
      "extra_argument_labels", "argument_out_of_order_named_named":
      guard let call = place?.enclosingCall ?? callAtPlace, names.maySay(call.name)
      else { return nil }
      return otherArguments(of: call)
    case "closure_argument_list_tuple":
      guard let call = callWithClosure, let wanted = quoted.first else { return nil }
      return ShapeDifference(
        "passes a closure with other parameters to `\(Self.name(of: call))`, which takes "
          + "`\(wanted)` in your code", about: call.name)
    case "cannot_call_non_function_value":
      guard let name = sayable(place?.name), let type = quoted.first else { return nil }
      return ShapeDifference(
        "calls `\(name)` as a function; yours is \(article(type))", about: name)
    default: return nil
    }
  }

  func otherArguments(of call: SourceReference.Call) -> ShapeDifference {
    ShapeDifference(
      "calls `\(Self.name(of: call))`; your code declares it with other arguments",
      about: call.name, isOfMaking: true)
  }

  /// A function that throws or waits where the step's does not; the error stands at the call's begin.
  private var aboutEffects: ShapeDifference? {
    let effect: String
    switch id {
    case "tryless_throwing_call_unhandled", "throwing_call_without_try": effect = "throws"
    case "async_in_nonasync_function", "async_expr_without_await": effect = "is `async`"
    default: return nil
    }
    guard let name = sayable(called) else { return nil }
    let kind = name.first?.isUppercase == true ? "initializer" : "function"
    return ShapeDifference("calls `\(name)` as a plain \(kind); yours \(effect)", about: name)
  }

  /// The last name of `a.b(…).c(`, which stands at the place.
  private var called: String? {
    guard let rest else { return nil }
    var called: String?
    var depth = 0
    for token in tokenize(rest.bytes) {
      let word = rest.text(of: token)
      if word == "(" || word == "[" {
        depth += 1
      } else if word == ")" || word == "]" {
        depth -= 1
        if depth < 0 { break }
      } else if depth == 0 {
        if token.kind == .identifier { called = word } else if word != "." { break }
      }
    }
    return called
  }

  private var aboutIsolation: ShapeDifference? {
    guard id.hasPrefix("actor_isolated") else { return nil }
    let isMain = text.contains("main actor-isolated")
    let member = quoted.first.map { String($0.prefix { $0 != "(" }) }
    guard let name = sayable(member == "init" ? place?.name : member) else { return nil }
    return ShapeDifference(
      isMain
        ? "uses `\(name)` outside of the main actor; yours is marked `@MainActor`"
        : "uses `\(name)` without `await`; yours belongs to an `actor`", about: name)
  }
}

// MARK: - Wording

extension ShapeError {
  /// The call whose arguments hold the place, if its name may be said.
  var call: SourceReference.Call? {
    guard let call = place?.enclosingCall, names.maySay(call.name) else { return nil }
    return call
  }

  /// The call that is handed the closure in which the place lies.
  private var callWithClosure: SourceReference.Call? {
    guard let before, let brace = before.bytes.lastIndex(of: UInt8(ascii: "{")),
      let call = reference(in: before.bytes, line: 1, column: brace + 1)?.enclosingCall
    else { return nil }
    return names.maySay(call.name) ? call : nil
  }

  var callAtPlace: SourceReference.Call? {
    guard let name = place?.name, let labels = place?.labels else { return nil }
    return SourceReference.Call(name: name, base: place?.base, labels: labels)
  }

  /// The name to which the line assigns what stands at the place.
  var assigned: String? {
    guard let before else { return nil }
    let tokens = tokenize(before.bytes).filter { !$0.kind.isTrivia }
    guard let equals = tokens.lastIndex(where: { before.text(of: $0) == "=" }), equals > 0
    else { return nil }
    return sayable(before.text(of: tokens[equals - 1]))
  }

  func sayable(_ name: String?) -> String? {
    name.flatMap { names.maySay($0) ? $0 : nil }
  }

  /// `a Product`, or what stands for a type that only the checks know.
  func article(_ type: String) -> String {
    if names.isHidden(type: type) { return "an object of its own" }
    let isVowel = type.first.map { "AEIOaeio".contains($0) } ?? false
    return "\(isVowel ? "an" : "a") `\(type)`"
  }

  static func signature(_ labels: [String]) -> String {
    "(" + labels.map { "\($0):" }.joined() + ")"
  }

  static func name(of call: SourceReference.Call) -> String {
    "\(call.name)\(signature(call.labels))"
  }
}
