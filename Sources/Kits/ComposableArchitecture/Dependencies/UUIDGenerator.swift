import Foundation

/// Makes identifiers.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Takes what makes them.
  public init(_ generate: @escaping @Sendable () -> UUID) { self.generate = generate }

  /// Always the same one.
  public static func constant(_ uuid: UUID) -> UUIDGenerator { UUIDGenerator { uuid } }

  /// One after the other, from `UUID(0)`.
  public static var incrementing: UUIDGenerator {
    let next = LockIsolated(0)
    return UUIDGenerator {
      UUID(
        next.withValue { next in
          defer { next += 1 }
          return next
        })
    }
  }

  /// Another identifier.
  public func callAsFunction() -> UUID { generate() }
}

extension UUID {
  /// The identifier that says a number, as `UUIDGenerator.incrementing` makes it.
  public init(_ intValue: Int) {
    var rest = UInt64(bitPattern: Int64(intValue))
    var bytes = [UInt8](repeating: 0, count: 16)
    for place in (8..<16).reversed() {
      bytes[place] = UInt8(truncatingIfNeeded: rest)
      rest >>= 8
    }
    self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}

extension DependencyValues {
  /// What makes identifiers; a test has to say it.
  public var uuid: UUIDGenerator {
    get { self[UUIDKey.self] }
    set { self[UUIDKey.self] = newValue }
  }

  /// What draws by chance; a test has to say it.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[RandomKey.self] }
    set { self[RandomKey.self] = newValue }
  }
}

private enum UUIDKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }
  static var testValue: UUIDGenerator {
    UUIDGenerator {
      reportUnimplemented("uuid")
      return UUID()
    }
  }
}

/// Lends a generator of random numbers.
public struct WithRandomNumberGenerator: Sendable {
  private final class Source: @unchecked Sendable {
    private let lock = NSLock()
    private var generator: any RandomNumberGenerator & Sendable

    init(_ generator: any RandomNumberGenerator & Sendable) { self.generator = generator }

    func use<Result>(
      _ work: (inout any RandomNumberGenerator & Sendable) -> Result
    ) -> Result {
      lock.withLock { work(&generator) }
    }
  }

  private let source: Source

  /// Takes the generator.
  public init<T: RandomNumberGenerator & Sendable>(_ generator: T) {
    source = Source(generator)
  }

  /// Runs a closure with the generator.
  public func callAsFunction<Result>(
    _ work: (inout any RandomNumberGenerator & Sendable) -> Result
  ) -> Result {
    source.use(work)
  }
}

private enum RandomKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
  static var testValue: WithRandomNumberGenerator {
    WithRandomNumberGenerator(UnimplementedGenerator())
  }
}

private struct UnimplementedGenerator: RandomNumberGenerator, Sendable {
  mutating func next() -> UInt64 {
    reportUnimplemented("withRandomNumberGenerator")
    return .random(in: .min ... .max)
  }
}
