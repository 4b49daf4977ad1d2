public import Foundation

/// A value that is kept in a file.
public struct FileStorageKey<Value>: SharedKey, @unchecked Sendable {
  private let url: URL
  private let storage = DependencyValues._current.defaultFileStorage
  private let decode: (Data) throws -> Value
  private let encode: (Value) throws -> Data

  /// What a file in a storage is told by.
  public struct ID: Hashable, Sendable {
    let url: URL
    let storage: FileStorage
  }

  init(
    _ url: URL, decode: @escaping (Data) throws -> Value, encode: @escaping (Value) throws -> Data
  ) {
    (self.url, self.decode, self.encode) = (url, decode, encode)
  }

  /// The file and the storage.
  public var id: ID { ID(url: url, storage: storage) }

  /// Reads the file, if it is there.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    let decode = decode
    continuation.resume(with: Result { try storage.data(at: url).map(decode) })
  }

  /// Writes the file, and its folder if that is not there.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    let result = Result { try storage.save(try encode(value), at: url) }
    if case .failure(let error) = result, context == .didSet { reportIssue(error) }
    continuation.resume(with: result)
  }
}

extension FileStorageKey: CustomStringConvertible {
  /// As it is written in code.
  public var description: String { ".fileStorage(\(url.absoluteString))" }
}

extension SharedReaderKey {
  /// A value that is kept in a file as JSON.
  public static func fileStorage<Value: Codable>(
    _ url: URL, decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(
      url, decode: { try decoder.decode(Value.self, from: $0) },
      encode: { try (encoder ?? JSONEncoder()).encode($0) })
  }

  /// A value that is kept in a file in a form of one's own.
  public static func fileStorage<Value>(
    _ url: URL, decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url, decode: decode, encode: encode)
  }
}

/// Where files are kept.
public final class FileStorage: Hashable, Sendable {
  /// The files of the system.
  public static let fileSystem = FileStorage(nil)
  private let files: LockIsolated<[URL: Data]>?

  private init(_ files: [URL: Data]?) {
    self.files = files.map { files in LockIsolated(files) }
  }

  /// Files that are nowhere but here, none at first.
  public static var inMemory: FileStorage { FileStorage([:]) }

  /// Files that are nowhere but here.
  public static func inMemory(fileSystem: [URL: Data]) -> FileStorage { FileStorage(fileSystem) }

  /// What is in a file; nil if there is none.
  func data(at url: URL) throws -> Data? {
    if let files { return files.value[url] }
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try Data(contentsOf: url)
  }

  func save(_ data: Data, at url: URL) throws {
    if let files { return files.withValue { $0[url] = data } }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// Whether they are the same.
  public static func == (left: FileStorage, right: FileStorage) -> Bool { left === right }
  /// Adds which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
