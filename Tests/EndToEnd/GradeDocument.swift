import FoundationEssentials
import Testing

/// The document of `grade --report json`, as far as tests look into it.
struct GradeDocument: Decodable {
  struct Submission: Decodable {
    var path: String
    var status: String
    var score: Int
    var maxScore: Int
    var exercises: [Exercise]
  }
  struct Exercise: Decodable {
    var id: String
    var status: String
    var message: String?
    var diagnostics: [Diagnostic]
    var steps: [Step]

    var checks: [String: Check] {
      Dictionary(steps.flatMap(\.checks).map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    }
    /// The checks' states, for comparing them all at once.
    var states: [String: String] { checks.mapValues(\.status) }
  }
  struct Diagnostic: Decodable {
    var file: String
    var line: Int
    var column: Int
    var severity: String
    var id: String
    var message: String

    var place: String { "\(file):\(line):\(column)" }
  }
  struct Step: Decodable {
    var number: Int
    var title: String
    var status: String
    var checks: [Check]
  }
  struct Check: Decodable {
    var id: String
    var says: String
    var status: String
    var message: String?
    var file: String?
    var line: Int?
    var output: String?
  }

  var schema: String
  var tool: String
  var toolchain: String
  var confinement: String
  var course: String
  var submissions: [Submission]

  /// Fails unless the text is one document with every field of its schema and no other.
  init(_ text: String) throws {
    let data = Data(text.utf8)
    try GradeDocument.fields.expect(JSONDecoder().decode(JSONTree.self, from: data), at: "")
    self = try JSONDecoder().decode(GradeDocument.self, from: data)
  }
}

/// Any JSON, for looking at its shape.
enum JSONTree: Decodable {
  case null
  case bool
  case number
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if (try? value.decode(Bool.self)) != nil {
      self = .bool
    } else if (try? value.decode(Double.self)) != nil {
      self = .number
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let elements = try? value.decode([JSONTree].self) {
      self = .array(elements)
    } else {
      self = .object(try value.decode([String: JSONTree].self))
    }
  }
}

/// What a value of a documented schema has to look like.
indirect enum JSONShape: Sendable {
  case text
  case number
  case bool
  case oneOf([String])
  case nullable(JSONShape)
  /// A field that may be left out.
  case optional(JSONShape)
  case list(JSONShape)
  case fields([String: JSONShape])

  func expect(_ value: JSONTree, at path: String) {
    switch (self, value) {
    case (.text, .string), (.number, .number), (.bool, .bool), (.nullable, .null): break
    case (.oneOf(let words), .string(let word)):
      #expect(words.contains(word), "\(path) is '\(word)'")
    case (.nullable(let shape), _), (.optional(let shape), _): shape.expect(value, at: path)
    case (.list(let shape), .array(let elements)):
      for (index, element) in elements.enumerated() {
        shape.expect(element, at: "\(path)[\(index)]")
      }
    case (.fields(let shapes), .object(let values)):
      let needed = shapes.filter { if case .optional = $0.value { false } else { true } }.keys
      #expect(
        values.keys.allSatisfy { shapes[$0] != nil } && needed.allSatisfy { values[$0] != nil },
        "the fields of '\(path)'")
      for (key, shape) in shapes {
        if let value = values[key] { shape.expect(value, at: "\(path).\(key)") }
      }
    default: Issue.record("\(path) is \(value), not \(self)")
    }
  }
}

extension GradeDocument {
  fileprivate static let fields = JSONShape.fields([
    "schema": .oneOf(["atelier.grade/1"]), "tool": .text, "toolchain": .text,
    "confinement": .oneOf(["full", "strong", "weak", "none"]), "course": .text,
    "submissions": .list(
      .fields([
        "path": .text, "status": .oneOf(["passed", "failed", "error"]), "score": .number,
        "maxScore": .number, "seconds": .number, "exercises": .list(exercise),
      ])),
  ])

  private static let exercise = JSONShape.fields([
    "id": .text,
    "status": .oneOf(["passed", "failed", "doesNotCompile", "refused", "missingFile", "error"]),
    "message": .nullable(.text),
    "diagnostics": .list(
      .fields([
        "file": .text, "line": .number, "column": .number,
        "severity": .oneOf(["error", "warning", "note"]), "id": .text, "message": .text,
      ])),
    "steps": .list(
      .fields([
        "number": .number, "title": .text, "status": .oneOf(["passed", "failed", "notRun"]),
        "checks": .list(check),
      ])), "fingerprint": .optional(.text),
  ])

  private static let check = JSONShape.fields([
    "id": .text, "says": .text,
    "status": .oneOf(["passed", "failed", "crashed", "timedOut", "notRun"]),
    "message": .nullable(.text), "file": .nullable(.text), "line": .nullable(.number),
    "seconds": .number, "output": .optional(.text),
  ])
}
