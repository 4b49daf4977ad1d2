import Foundation

/// What makes bytes, or something like them, of a value.
public protocol TopLevelEncoder<Output> {
  associatedtype Output
  /// Fails if the value cannot be put into this form.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// What makes a value of bytes, or something like them.
public protocol TopLevelDecoder<Input> {
  associatedtype Input
  /// Fails if the input does not have the form of the type.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publishers {
  /// Encodes every value, and fails with what the encoder throws.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    private let encoder: Coder

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, encoder: Coder) {
      (self.upstream, self.encoder) = (upstream, encoder)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let encoder = encoder
      upstream.trySieve(into: subscriber, name: "Encode") { .pass(try encoder.encode($0)) }
    }
  }

  /// Decodes every value, and fails with what the decoder throws.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    private let decoder: Coder

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, decoder: Coder) {
      (self.upstream, self.decoder) = (upstream, decoder)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let decoder = decoder
      upstream.trySieve(into: subscriber, name: "Decode") {
        .pass(try decoder.decode(Output.self, from: $0))
      }
    }
  }
}

extension Publisher {
  /// Decodes every value, and fails with what the decoder throws.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

extension Publisher where Output: Encodable {
  /// Encodes every value, and fails with what the encoder throws.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
