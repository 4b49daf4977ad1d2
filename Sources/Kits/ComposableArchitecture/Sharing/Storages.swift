public import Foundation

extension DependencyValues {
  /// Where `UserDefaults` keep what they are given: in tests a store of their own, empty at first.
  public var defaultAppStorage: UserDefaults {
    get { self[AppStorageStoreKey.self]?.value ?? storages.appStorage.value }
    set { self[AppStorageStoreKey.self] = UncheckedSendable(newValue) }
  }

  /// Where files are kept: in tests nowhere but in memory.
  public var defaultFileStorage: FileStorage {
    get { self[FileStorageStoreKey.self] ?? storages.files }
    set { self[FileStorageStoreKey.self] = newValue }
  }

  /// Where values are kept that live as long as the app: in tests not longer than the test store.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[InMemoryStoreKey.self] ?? storages.memory }
    set { self[InMemoryStoreKey.self] = newValue }
  }

  private var storages: Storages { context == .live ? .ofApp : Storages.ofTest.value }
}

/// Where shared values are kept if nothing else is said.
struct Storages: Sendable {
  let appStorage: UncheckedSendable<UserDefaults>
  let files: FileStorage
  let memory = InMemoryStorage()

  fileprivate static let ofApp = Storages(
    appStorage: UncheckedSendable(.standard), files: .fileSystem)

  /// Those that a test and its store have in common.
  fileprivate static let ofTest = LockIsolated(empty)

  private static var empty: Storages {
    let defaults = UserDefaults(suiteName: "test-\(UUID().uuidString)")
    return Storages(appStorage: UncheckedSendable(defaults ?? .standard), files: .inMemory)
  }

  /// The next test finds nothing of what this one has kept.
  static func beginNextTest() { ofTest.setValue(empty) }
}

private enum AppStorageStoreKey: DependencyKey {
  static var liveValue: UncheckedSendable<UserDefaults>? { nil }
  static var testValue: UncheckedSendable<UserDefaults>? { nil }
}

private enum FileStorageStoreKey: DependencyKey {
  static var liveValue: FileStorage? { nil }
  static var testValue: FileStorage? { nil }
}

private enum InMemoryStoreKey: DependencyKey {
  static var liveValue: InMemoryStorage? { nil }
  static var testValue: InMemoryStorage? { nil }
}
