import Grading
import Reports

/// Typed readings of the matched values; an error names the value and what is allowed instead.
extension ParsedArguments {
  func has(_ flag: OptionName) -> Bool {
    flags.contains(flag)
  }

  func value(_ name: OptionName) -> String? {
    values[name]?.last
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: OptionName, as type: Choice.Type
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let text = value(name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let allowed = Choice.allCases.map(\.rawValue)
      throw refused(
        text, of: name, "Choose \(allowed.spelledOut).\(suggestion(for: text, among: allowed))")
    }
    return choice
  }

  func number(_ name: OptionName) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard case .number(let range)? = spec(of: name)?.value?.kind, let number = Int(text),
      range.contains(number)
    else {
      throw refused(text, of: name, "Give a whole number\(bounds(of: name)).")
    }
    return number
  }

  func moment(_ name: OptionName) throws(UsageError) -> Moment? {
    guard let text = value(name) else { return nil }
    guard let moment = Moment(text) else {
      throw refused(
        text, of: name,
        "Give date, time and zone, as in '2026-01-31T23:59:59Z' or "
          + "'2026-01-31T18:00+01:00'.")
    }
    return moment
  }

  func reports() throws(UsageError) -> [ReportRequest] {
    var reports: [ReportRequest] = []
    for text in values[.report] ?? [] {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let format = ReportFormat(rawValue: String(parts[0])) else {
        let allowed = ReportFormat.allCases.map(\.rawValue).spelledOut
        throw refused(text, of: .report, "The format is \(allowed).")
      }
      if parts.count == 2, parts[1].isEmpty {
        throw refused(text, of: .report, "Name a file after '='.")
      }
      let file = parts.count == 2 && parts[1] != "-" ? String(parts[1]) : nil
      reports.append(ReportRequest(format: format, file: file))
    }
    guard reports.filter({ $0.file == nil }).count <= 1 else {
      throw UsageError(
        "Only one report can go to standard output. Name a file for the others, "
          + "as in '--report json=grades.json'.", verb: verb)
    }
    reports += (values[.insights] ?? []).map { file in
      ReportRequest(format: file.hasSuffix(".json") ? .insightsDocument : .insights, file: file)
    }
    var files: Set<String> = []
    for file in reports.compactMap(\.file) where !file.hasPrefix("/dev/") {
      guard files.insert(file.hasPrefix("./") ? String(file.dropFirst(2)) : file).inserted else {
        throw UsageError(
          "Two reports would be written to '\(file)', and one would be lost. Name another file.",
          verb: verb)
      }
    }
    return reports
  }

  func shard() throws(UsageError) -> ShardRequest? {
    guard let text = value(.shard) else { return nil }
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let of = numbers[1],
      (1...ShardRequest.most).contains(of), (1...of).contains(number)
    else {
      throw refused(text, of: .shard, "Give a part and the number of parts, as in '2/4'.")
    }
    return ShardRequest(number: number, of: of)
  }

  func refuseBoth(_ one: OptionName, _ other: OptionName) throws(UsageError) {
    guard wasGiven(one), wasGiven(other) else { return }
    throw UsageError(
      "Options '\(one.typed)' and '\(other.typed)' cannot be used together.", verb: verb)
  }

  func validatePositionals() throws(UsageError) {
    let arguments = verb?.spec.arguments ?? []
    if let empty = arguments.first, positionals.contains("") {
      throw UsageError("The argument '\(empty.plainLabel)' is empty: ''.", verb: verb)
    }
    let required = arguments.filter(\.isRequired)
    if let required = required.dropFirst(positionals.count).first {
      throw UsageError("Missing expected argument '\(required.plainLabel)'.", verb: verb)
    }
    let limit = arguments.contains(where: \.repeats) ? Int.max : arguments.count
    if positionals.count > limit {
      let extra = positionals[limit]
      // Where `check` takes an exercise, one is tried here, too.
      let advice =
        verb == .watch
        ? " Take up an exercise with 'atelier start \(extra)': 'atelier watch' goes on with that one."
        : ""
      throw UsageError("Unexpected argument '\(extra)'.\(advice)", verb: verb)
    }
  }

  private func wasGiven(_ name: OptionName) -> Bool {
    flags.contains(name) || values[name] != nil
  }

  private func spec(of name: OptionName) -> OptionSpec? {
    options(of: verb).first { $0.name == name }
  }

  private func bounds(of name: OptionName) -> String {
    guard case .number(let range)? = spec(of: name)?.value?.kind else { return "" }
    return " from \(range.lowerBound) to \(range.upperBound)"
  }

  private func refused(_ text: String, of name: OptionName, _ remedy: String) -> UsageError {
    let label = spec(of: name)?.label ?? name.typed
    return UsageError("The value '\(text)' is not allowed for '\(label)'. \(remedy)", verb: verb)
  }
}

extension [String] {
  /// `'a', 'b' or 'c'`.
  var spelledOut: String {
    let quoted = map { "'\($0)'" }
    guard let last = quoted.last, count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
