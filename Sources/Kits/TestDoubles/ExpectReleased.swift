import Foundation

/// Throws if one of the objects that the closure returns is alive after the closure has ended.
///
///     try expectReleased {
///       let list = ListViewController(viewModel: viewModel)
///       let screen = Screen(showing: list)
///       screen.close()
///       return [list, list.view]
///     }
///
/// The closure must be the only one in the check to know these objects. What lets them go a little later,
/// such as a task that comes to its end, has its time. In an asynchronous check write `await` before it.
@_disfavoredOverload @preconcurrency @MainActor
public func expectReleased(_ use: () throws -> [AnyObject]) throws {
  let watched = try watch(use())
  MainQueue.run(until: watched.names.isEmpty)
  try watched.check()
}

/// The same in an asynchronous check.
@preconcurrency @MainActor
public func expectReleased(_ use: @MainActor () async throws -> [AnyObject]) async throws {
  let watched = try await watch(use())
  await MainQueue.run(until: watched.names.isEmpty)
  try watched.check()
}

/// Objects that should have been released, and are not.
public struct StillAlive: Error, CustomStringConvertible, LocalizedError {
  /// Their types, in the order in which they were named.
  public let names: [String]

  public var description: String {
    "still alive, held by somebody: \(names.joined(separator: ", "))"
  }
  public var errorDescription: String? { description }
}

@MainActor private func watch(_ objects: [AnyObject]) -> Watched {
  Watched(references: objects.map(Watched.Reference.init))
}

/// Knows objects without holding them.
@MainActor private struct Watched {
  struct Reference {
    weak var object: AnyObject?
    let name: String

    init(_ object: AnyObject) {
      self.object = object
      name = "\(type(of: object))"
    }
  }

  var references: [Reference]

  var names: [String] { references.filter { $0.object != nil }.map(\.name) }

  func check() throws {
    if !names.isEmpty { throw StillAlive(names: names) }
  }
}
