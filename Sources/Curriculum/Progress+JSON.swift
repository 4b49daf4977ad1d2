import FoundationEssentials

extension Progress {
  private static let schemaName = "atelier.progress/"
  private static let schemaVersion = 1

  /// The file as it may be read: whole, not to be trusted, or from the future.
  enum Reading: Equatable {
    case progress(Progress)
    case damaged
    case newer(schema: String)
  }

  static func read(_ bytes: [UInt8]) -> Reading {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)),
      case .object(var fields) = value,
      case .string(let schema)? = fields.removeValue(forKey: "schema"),
      schema.hasPrefix(schemaName), let version = Int(schema.dropFirst(schemaName.count))
    else { return .damaged }
    if version > schemaVersion { return .newer(schema: schema) }
    do {
      return .progress(try Progress(fields))
    } catch {
      return .damaged
    }
  }

  private init(_ fields: [String: JSONValue]) throws(WrongShape) {
    self.init()
    var fields = fields
    course = try fields.take("course", \.asString)
    current = try fields.take("current", \.asString).flatMap { ExerciseID($0) }
    for (key, value) in try fields.take("exercises", \.asObject) ?? [:] {
      if let id = ExerciseID(key) {
        guard let object = value.asObject else { throw WrongShape() }
        exercises[id] = try ExerciseProgress(object)
      } else {
        unknownExercises[key] = value
      }
    }
    unknown = fields
  }

  func encoded() throws -> [UInt8] {
    var fields = unknown
    fields["schema"] = .string("\(Self.schemaName)\(Self.schemaVersion)")
    fields["course"] = course.map { .string($0) }
    fields["current"] = current.map { .string($0.description) }
    var all = unknownExercises
    for (id, exercise) in exercises { all[id.description] = .object(exercise.fields) }
    fields["exercises"] = .object(all)
    return try JSONValue.object(fields).encodedBytes()
  }
}

extension ExerciseProgress {
  fileprivate init(_ fields: [String: JSONValue]) throws(WrongShape) {
    self.init()
    var fields = fields
    passedChecks = Set(try fields.take("passedChecks", \.asStrings) ?? [])
    passedSteps = Set(try fields.take("passedSteps", \.asIntegers) ?? [])
    furthestStep = try fields.take("furthestStep", \.asInteger)
    completed = try fields.take("completed", \.asDate)
    hintsShown = try fields.take("hintsShown", \.asCounts) ?? [:]
    givenFiles = try fields.take("givenFiles", \.asTexts) ?? [:]
    unknown = fields
  }

  fileprivate var fields: [String: JSONValue] {
    var fields = unknown
    fields["passedChecks"] = .array(passedChecks.sorted().map { .string($0) })
    fields["passedSteps"] = .array(passedSteps.sorted().map { .integer(Int64($0)) })
    fields["furthestStep"] = furthestStep.map { .integer(Int64($0)) }
    fields["completed"] = completed.map { .string($0.formatted(.iso8601)) }
    fields["hintsShown"] = .object(
      Dictionary(uniqueKeysWithValues: hintsShown.map { ("\($0)", .integer(Int64($1))) }))
    fields["givenFiles"] = .object(givenFiles.mapValues { .string($0) })
    return fields
  }
}

extension JSONValue {
  func encodedBytes() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }

  var asString: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  var asObject: [String: JSONValue]? {
    guard case .object(let value) = self else { return nil }
    return value
  }

  var asBool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  var asDate: Date? { asString.flatMap { try? Date($0, strategy: .iso8601) } }

  fileprivate var asInteger: Int? {
    guard case .integer(let value) = self else { return nil }
    return Int(exactly: value)
  }

  fileprivate var asStrings: [String]? {
    guard case .array(let values) = self else { return nil }
    let strings = values.compactMap(\.asString)
    return strings.count == values.count ? strings : nil
  }

  fileprivate var asIntegers: [Int]? {
    guard case .array(let values) = self else { return nil }
    let integers = values.compactMap(\.asInteger)
    return integers.count == values.count ? integers : nil
  }

  fileprivate var asCounts: [Int: Int]? {
    guard let object = asObject else { return nil }
    var counts: [Int: Int] = [:]
    for (key, value) in object {
      guard let step = Int(key), let count = value.asInteger else { return nil }
      counts[step] = count
    }
    return counts
  }

  fileprivate var asTexts: [String: String]? {
    guard let object = asObject else { return nil }
    let texts = object.compactMapValues(\.asString)
    return texts.count == object.count ? texts : nil
  }
}

/// A field of ours that holds something else than we write into it.
private struct WrongShape: Error {}

extension [String: JSONValue] {
  /// Removes a field, so that what is left in the end is what we do not know.
  fileprivate mutating func take<Field>(
    _ key: String, _ convert: (JSONValue) -> Field?
  ) throws(WrongShape) -> Field? {
    guard let value = removeValue(forKey: key), value != .null else { return nil }
    guard let converted = convert(value) else { throw WrongShape() }
    return converted
  }
}
