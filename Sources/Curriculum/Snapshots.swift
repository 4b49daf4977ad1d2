package import FoundationEssentials

/// A complete copy of an exercise's files, taken before something replaced them.
package struct Snapshot: Sendable, Equatable {
  /// Why a snapshot was taken.
  package enum Reason: String, Sendable {
    case reset
    /// What stood there when an older snapshot was brought back; later undos pass it by.
    case undo
  }

  package var number: Int
  package var exercise: ExerciseID
  package var date: Date
  package var reason: Reason
  /// Whether an undo has brought it back.
  package var isUndone: Bool
  /// The folder's name in `.atelier/snapshots`.
  package var name: String
}

/// The snapshots of a workspace, in `.atelier/snapshots`; to be used by who holds the workspace's lock.
struct Snapshots {
  var folder: String

  init(stateFolder: String) { folder = "\(stateFolder)/snapshots" }

  /// Those that are complete, oldest first.
  func all() throws -> [Snapshot] {
    guard try Disk.kind(of: folder) == .folder else { return [] }
    return try Disk.names(in: folder).filter { !Disk.isTemporary($0) }.compactMap(manifest)
      .sorted { $0.number < $1.number }
  }

  func filesFolder(of snapshot: Snapshot) -> String { "\(folder)/\(snapshot.name)/files" }

  /// Copies everything, and gives the copy its name only when it is whole; also says what was there.
  func save(
    _ source: String, of exercise: ExerciseID, reason: Snapshot.Reason, date: Date
  ) throws -> (snapshot: Snapshot, tree: FileTree) {
    try Disk.makeFolders(folder)
    try Disk.removeLeftovers(in: folder)
    let number = (try Disk.names(in: folder).compactMap(Self.number).max() ?? 0) + 1
    let digits = String(number)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let snapshot = Snapshot(
      number: number, exercise: exercise, date: date, reason: reason, isUndone: false,
      name: "\(padded)-\(exercise.lesson)-\(exercise.name)")
    let temporary = "\(folder)/\(Disk.temporaryName())"
    try Disk.makeFolders("\(temporary)/files")
    let tree = try FileTree.read(source)
    try tree.copy(from: source, to: "\(temporary)/files")
    try write(snapshot, in: temporary)
    try Disk.rename(temporary, to: "\(folder)/\(snapshot.name)")
    try Disk.flushFolder(folder)
    return (snapshot, tree)
  }

  func markUndone(_ snapshot: Snapshot) throws {
    var undone = snapshot
    undone.isUndone = true
    try write(undone, in: "\(folder)/\(snapshot.name)")
  }

  private func write(_ snapshot: Snapshot, in folder: String) throws {
    let manifest = JSONValue.object([
      "schema": .string("atelier.snapshot/1"),
      "exercise": .string(snapshot.exercise.description),
      "date": .string(snapshot.date.formatted(.iso8601)),
      "reason": .string(snapshot.reason.rawValue),
      "undone": .bool(snapshot.isUndone),
    ])
    try Disk.replace("\(folder)/manifest.json", with: manifest.encodedBytes())
  }

  private static func number(of name: String) -> Int? { Int(name.prefix { $0.isNumber }) }

  /// Nil for a folder that is none of ours, or whose manifest somebody changed: it is left alone.
  private func manifest(_ name: String) throws -> Snapshot? {
    guard let number = Self.number(of: name),
      let bytes = try Disk.read("\(folder)/\(name)/manifest.json"),
      let fields = (try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)))?.asObject,
      let exercise = fields["exercise"]?.asString.flatMap({ ExerciseID($0) }),
      let date = fields["date"]?.asDate,
      let reason = fields["reason"]?.asString.flatMap({ Snapshot.Reason(rawValue: $0) })
    else { return nil }
    return Snapshot(
      number: number, exercise: exercise, date: date, reason: reason,
      isUndone: fields["undone"]?.asBool ?? false, name: name)
  }
}
