import SwiftLexer

// MARK: - Values

extension ShapeError {
  var aboutSetting: ShapeDifference? {
    switch id {
    case "assignment_lhs_is_immutable_property", "assignment_lhs_is_immutable_variable",
      "cannot_apply_lvalue_binop_to_subelement", "cannot_pass_rvalue_mutating_subelement",
      "assignment_subscript_has_immutable_base":
      break
    default: return nil
    }
    guard let blamed = quoted.first else { return nil }
    let name = sayable(blamed)
    if text.contains("setter is inaccessible"), let name {
      return ShapeDifference("sets `\(name)`, whose setter is private in your code", about: name)
    }
    if text.contains("get-only"), let name {
      return ShapeDifference("sets `\(name)`, which can only be read in your code", about: name)
    }
    if text.contains("is a method"), let name {
      return ShapeDifference("sets `\(name)`, which is a method in your code", about: name)
    }
    guard text.contains("is a 'let' constant") else { return nil }
    if let name {
      return ShapeDifference("changes `\(name)`, which is a `let` in your code", about: name)
    }
    // The checks keep the object in a constant, as one does with a class.
    let member = sayable(place?.name)
    let what = member.map { "`\($0)` of an object" } ?? "an object"
    return ShapeDifference(
      "changes \(what) that it keeps in a constant, which needs a class; yours is a struct",
      about: member)
  }

  var aboutOptionals: ShapeDifference? {
    switch id {
    case "optional_not_unwrapped":
      guard quoted.count >= 2 else { return nil }
      let name = sayable(place?.name)
      if let name, name == quoted[1], let call = callAtPlace {
        // The compiler may have taken another `init?` for the one that is not there.
        if names.calls.allow(call) == false { return otherArguments(of: call) }
        return ShapeDifference(
          "expects `\(name)\(Self.signature(call.labels))` to give \(article(name)) "
            + "always; your `init?` may give none", about: name)
      }
      return ShapeDifference(
        "expects \(name.map { "`\($0)` to be " } ?? "")\(article(quoted[1])); yours is optional, "
          + "`\(quoted[0])`", about: name)
    case "optional_base_not_unwrapped":
      guard quoted.count >= 3 else { return nil }
      return ShapeDifference(
        "looks for `\(quoted[1])` in \(article(quoted[2])); your code gives an optional, "
          + "`\(quoted[0])`", about: quoted[1])
    case "condition_optional_element_pattern_not_valid_type", "invalid_force_unwrap",
      "invalid_optional_chain":
      guard let type = quoted.last else { return nil }
      return ShapeDifference(
        "expects an optional where your code gives \(article(type))", about: type)
    case "cannot_convert_argument_value_nil":
      guard let call, let type = quoted.last else { return nil }
      return ShapeDifference(
        "passes `nil` to `\(Self.name(of: call))`, which takes \(article(type))", about: call.name)
    default: return nil
    }
  }

  var aboutTypes: ShapeDifference? {
    switch id {
    case "cannot_convert_argument_value":
      guard quoted.count >= 2 else { return nil }
      return argument(quoted[0], wanted: quoted[1])
    case "cannot_convert_initializer_value", "cannot_convert_to_return_type",
      "cannot_convert_assign":
      guard quoted.count >= 2 else { return nil }
      return value(quoted[0], wanted: quoted[1])
    case "cannot_convert_array_element":
      guard quoted.count >= 2 else { return nil }
      return ShapeDifference(
        "gives \(article(quoted[0])) as an element where your code has \(article(quoted[1]))",
        about: nil)
    case "conflicting_arguments_for_generic_parameter":
      guard quoted.count >= 3 else { return nil }
      return ShapeDifference(
        "compares \(article(quoted[1])) with \(article(quoted[2])); a property or a result of "
          + "yours has another type than the step gives", about: nil)
    case "invalid_autoclosure_forwarding":
      // An assertion takes its values as functions, and so would one that is none.
      return sayable(place?.name).map {
        ShapeDifference("expects `\($0)` to be a value; yours is a function", about: $0)
      }
    case "missing_nullary_call":
      guard let name = sayable(place?.name), let type = quoted.first else { return nil }
      return ShapeDifference(
        "expects `\(name)` to be \(article(type)); yours is a function that gives one", about: name)
    case "tuple_pattern_length_mismatch":
      let name = sayable(place?.enclosingCall?.name ?? place?.name)
      return ShapeDifference(
        "expects \(name.map { "the case `\($0)`" } ?? "an enum's case") with other values than "
          + "yours has", about: name)
    default: return nil
    }
  }

  private func argument(_ given: String, wanted: String) -> ShapeDifference? {
    guard let call = place?.enclosingCall else { return nil }
    // A check's assertion is handed what the learner's code gives.
    if call.name.hasPrefix("XCT") { return value(given, wanted: wanted) }
    guard names.maySay(call.name) else { return nil }
    // Of another label and another type the compiler tells the type.
    guard names.calls.allow(call) != false else { return otherArguments(of: call) }
    let called = Self.name(of: call)
    guard !names.isHidden(type: given) else {
      return ShapeDifference(
        "passes an object of its own to `\(called)`, which takes only \(article(wanted)) in your "
          + "code; a protocol there would let it in", about: call.name, isOfMaking: true)
    }
    return ShapeDifference(
      "passes \(article(given)) to `\(called)`, which takes \(article(wanted))", about: call.name,
      isOfMaking: true)
  }

  private func value(_ given: String, wanted: String) -> ShapeDifference? {
    guard let name = sayable(place?.name) else {
      if id == "cannot_convert_assign", let name = assigned {
        return ShapeDifference(
          "sets `\(name)` to \(article(given)); yours is \(article(wanted))", about: name)
      }
      return ShapeDifference(
        "expects \(article(wanted)) where your code gives \(article(given))", about: nil)
    }
    if given.hasSuffix("-> \(wanted)"), names.kind(of: wanted) == "enum" {
      return ShapeDifference("uses the case `\(name)` without a value; yours has one", about: name)
    }
    // Foundation's objects have methods with names that stand for much, and so has what turns into them.
    if given.contains("->"), place?.labels == nil, !names.calls.declare(name),
      let base = sayable(place?.base)
    {
      return ShapeDifference(
        "looks for `\(name)` in `\(base)`, which has no such member in your code", about: base)
    }
    if place?.labels != nil, name != given {
      return ShapeDifference(
        "expects `\(name)\(Self.signature(place?.labels ?? []))` to return \(article(wanted)); "
          + "yours returns \(article(given))", about: name)
    }
    return name == given
      ? ShapeDifference(
        "expects \(article(wanted)) where your code gives \(article(given))", about: name)
      : ShapeDifference(
        "expects `\(name)` to be \(article(wanted)); yours is \(article(given))", about: name)
  }
}

// MARK: - Types

extension ShapeError {
  var aboutConformance: ShapeDifference? {
    switch id {
    case "cannot_convert_argument_value_protocol":
      guard let call, quoted.count >= 2 else { return nil }
      // What has another label has another type, too.
      guard names.calls.allow(call) != false else { return otherArguments(of: call) }
      let wanted = "`\(Self.name(of: call))`, which takes \(article(quoted[1])) in your code"
      return names.isHidden(type: quoted[0])
        ? ShapeDifference(
          "passes an object of its own to \(wanted); the step gives its parameter another type",
          about: call.name)
        : ShapeDifference(
          "passes \(article(quoted[0])) to \(wanted); the one does not conform to the other",
          about: quoted[0])
    case "cannot_convert_initializer_value_protocol", "cannot_convert_assign_protocol",
      "cannot_convert_to_return_type_protocol", "cannot_convert_coerce",
      "foreach_sequence_does_not_conform_to_expected_protocol":
      return quoted.count >= 2 ? conformance(of: quoted[0], to: quoted[1]) : nil
    case "type_does_not_conform_decl_owner", "type_does_not_conform_in_decl_ref":
      guard quoted.count >= 2 else { return nil }
      return conformance(of: quoted[quoted.count - 2], to: quoted[quoted.count - 1])
    case "type_does_not_conform":
      guard quoted.count >= 2 else { return nil }
      guard names.hiddenTypes.contains(quoted[0]) else {
        return conformance(of: quoted[0], to: quoted[1])
      }
      let wanted = notes.first { $0.id.hasPrefix("no_witnesses") }?.text
        .split(separator: "'").dropFirst().first
      return ShapeDifference(
        "brings its own `\(quoted[1])`; yours asks for more or other members than the step gives"
          + (wanted.map { ": `\($0)`" } ?? ""), about: quoted[1])
    default: return nil
    }
  }

  private func conformance(of type: String, to wanted: String) -> ShapeDifference {
    let wanted = wanted.hasPrefix("any ") ? String(wanted.dropFirst(4)) : wanted
    return names.isHidden(type: type)
      ? ShapeDifference(
        "has an object of its own as \(article(wanted)), which yours does not let it be",
        about: wanted)
      : ShapeDifference("needs your `\(type)` to conform to `\(wanted)`", about: type)
  }

  var aboutKinds: ShapeDifference? {
    guard let first = quoted.first else { return nil }
    switch id {
    case "could_not_use_type_member_on_instance":
      return quoted.count < 2
        ? nil
        : ShapeDifference(
          "looks for `\(first)` in each `\(quoted[1])`; yours is `static`", about: first)
    case "instance_member_use_on_type", "could_not_use_instance_member_on_type":
      return quoted.count < 2
        ? nil
        : ShapeDifference(
          "uses `\(first)` of the type `\(quoted[quoted.count - 1])` itself; yours is not `static`",
          about: first)
    case "cannot_convert_initializer_value_anyobject", "cannot_convert_argument_value_anyobject",
      "cannot_convert_assign_anyobject", "cannot_convert_to_return_type_anyobject":
      return needsClass(first)
    case "invalid_ownership_type", "invalid_ownership_protocol_type":
      return quoted.last.map(needsClass)
    case "no_accessible_initializers":
      let type = first.hasPrefix("any ") ? String(first.dropFirst(4)) : first
      return ShapeDifference(
        names.kind(of: type) == "protocol"
          ? "makes \(article(type)); yours is a protocol, not a type that can be made"
          : "makes \(article(type)); yours has no initializer for that", about: type)
    default: return aboutGenerics(first)
    }
  }

  private func aboutGenerics(_ type: String) -> ShapeDifference? {
    switch id {
    case "too_many_generic_arguments", "too_few_generic_arguments":
      let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
      guard numbers.count >= 2 else { return nil }
      return ShapeDifference(
        "gives `\(type)` \(numbers[numbers.count - 2]) generic arguments; yours takes "
          + "\(numbers[numbers.count - 1])", about: type)
    case "not_a_generic_type":
      return ShapeDifference(
        "uses `\(type)` as a generic type; yours is not generic", about: type)
    case "generic_type_requires_arguments":
      return ShapeDifference(
        "uses `\(type)` without generic arguments; yours is generic", about: type)
    default: return nil
    }
  }

  private func needsClass(_ type: String) -> ShapeDifference {
    let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
    let kind = names.kind(of: plain).map { "yours is \($0 == "actor" ? "an" : "a") \($0)" }
    return ShapeDifference(
      "needs `\(plain)` to be a class; \(kind ?? "yours is none")", about: plain)
  }

  /// What a subclass that the step brings finds in the learner's class.
  var aboutInheritance: ShapeDifference? {
    switch id {
    case "inheritance_from_final_class":
      return quoted.last.map {
        ShapeDifference("subclasses `\($0)`, which is `final` in your code", about: $0)
      }
    case "inheritance_from_non_protocol_or_class":
      return quoted.last.map {
        let kind = names.kind(of: $0).map { " but \($0 == "enum" ? "an" : "a") \($0)" } ?? ""
        return ShapeDifference(
          "inherits from `\($0)`, which is no class or protocol in your code\(kind)", about: $0)
      }
    case "required_initializer_missing":
      guard quoted.count >= 3 else { return nil }
      return ShapeDifference(
        "subclasses `\(quoted[2])`, whose `\(quoted[1])` is `required` in your code",
        about: quoted[2])
    case "method_does_not_override", "property_does_not_override", "initializer_does_not_override",
      "subscript_does_not_override":
      guard let name = place?.name else { return nil }
      let hasOther = notes.contains { $0.id == "overridden_near_match_here" }
      return ShapeDifference(
        "overrides `\(name)` of your class, which \(hasOther ? "has another signature" : "is not there")",
        about: name)
    case "missing_override":
      guard let name = place?.name else { return nil }
      return ShapeDifference(
        "adds `\(name)` in a subclass of its own; your class has it already", about: name)
    case "override_final":
      guard let name = place?.name else { return nil }
      return ShapeDifference("overrides `\(name)`, which is `final` in your code", about: name)
    default: return nil
    }
  }
}
