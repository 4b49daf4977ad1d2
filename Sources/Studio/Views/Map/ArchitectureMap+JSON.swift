import Curriculum
import Reports
import Structure

extension ArchitectureMap {
  /// The document `atelier.map/1`: layers, types with their figures, arrows, circles, and the start if it is given.
  ///
  /// - `layers`: `name`, `mayKnow`; the top one first, none where the exercise declares none.
  /// - `types`: `id`, `name`, `kind`, `layer` or null, `file`, `line`, `lines` of code, `isSingleton`, the `frameworks`
  ///   that it names something of, `fanIn`, `fanOut`, `instability` (null for who knows nobody and is known by nobody),
  ///   `isTestableWithoutScreen`, and `wayToScreen`, the names from the type to UIKit or SwiftUI if it is not.
  /// - `arrows`: `from` and `to` by id, `kinds` with the most telling first (`makes`, `conforms`, `holds`,
  ///   `holdsWeakly`, `uses`), `brokenRule` as a sentence or null, `isInCycle`.
  /// - `cycles`: `names` on a shortest way round, `isHeldStrongly` if these objects keep each other alive.
  /// - `before` (`types`, `arrows`, `cycles`) and `changes` (`name`, `before`, `after`; null for new and gone types):
  ///   with `--before` only.
  func document(of exercise: ExerciseID, before: ArchitectureMap?) -> JSON {
    var fields: [(key: String, value: JSON)] = [
      ("schema", .string("atelier.map/1")), ("exercise", .string(exercise.description)),
      (
        "layers",
        .array(
          layers.map {
            .object([
              ("name", .string($0.name)), ("mayKnow", .array($0.mayKnow.map(JSON.string))),
            ])
          })
      ),
    ]
    fields += content
    if let before {
      fields.append(("before", .object(before.content)))
      fields.append(("changes", .array(changes(since: before).map(\.json))))
    }
    return .object(fields)
  }

  private var content: [(key: String, value: JSON)] {
    [
      ("types", .array(zip(boxes, metrics).map(Self.json))),
      ("arrows", .array(zip(arrows, arrowsInCycles).map(Self.json))),
      (
        "cycles",
        .array(
          cycles.map {
            .object([
              ("names", .array($0.names.map(JSON.string))),
              ("isHeldStrongly", .bool($0.isHeldStrongly)),
            ])
          })
      ),
    ]
  }

  private static func json(_ box: Box, _ metrics: TypeMetrics) -> JSON {
    .object([
      ("id", .string(box.id)), ("name", .string(box.name)), ("kind", .string(box.kind.rawValue)),
      ("layer", .optional(box.layer)), ("file", .string(box.file)), ("line", .int(box.line)),
      ("lines", .int(box.lines)), ("isSingleton", .bool(box.isSingleton)),
      ("frameworks", .array(box.frameworks.map(JSON.string))),
      ("fanIn", .int(metrics.fanIn)), ("fanOut", .int(metrics.fanOut)),
      ("instability", metrics.instability.map { .seconds($0) } ?? .null),
      ("isTestableWithoutScreen", .bool(metrics.isTestableWithoutScreen)),
      ("wayToScreen", .array(metrics.wayToScreen.map(JSON.string))),
    ])
  }

  private static func json(_ arrow: Arrow, isInCycle: Bool) -> JSON {
    .object([
      ("from", .string(arrow.from)), ("to", .string(arrow.to)),
      ("kinds", .array(arrow.kinds.map { .string($0.rawValue) })),
      ("brokenRule", .optional(arrow.brokenRule)), ("isInCycle", .bool(isInCycle)),
    ])
  }
}

extension TypeChange {
  fileprivate var json: JSON {
    .object([
      ("name", .string(name)), ("before", before.map(\.json) ?? .null),
      ("after", after.map(\.json) ?? .null),
    ])
  }
}

extension TypeMetrics {
  fileprivate var json: JSON {
    .object([
      ("lines", .int(lines)), ("fanIn", .int(fanIn)), ("fanOut", .int(fanOut)),
      ("isTestableWithoutScreen", .bool(isTestableWithoutScreen)),
    ])
  }
}
