import Foundation

#if canImport(FoundationNetworking)
  @_weakLinked import FoundationNetworking

  extension URLSession {
    /// The bytes of an answer one after the other; here they have all come before the first is seen.
    public struct AsyncBytes: AsyncSequence, Sendable {
      public typealias Element = UInt8
      let data: Data

      public struct AsyncIterator: AsyncIteratorProtocol {
        var bytes: Data.Iterator
        public mutating func next() async throws -> UInt8? {
          try Task.checkCancellation()
          return bytes.next()
        }
      }

      public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(bytes: data.makeIterator())
      }

      /// The lines of the answer, as text.
      public var lines: AsyncThrowingStream<String, any Error> {
        let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        return AsyncThrowingStream { continuation in
          for line in lines { continuation.yield(String(line)) }
          continuation.finish()
        }
      }
    }

    public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
      try await bytes(for: URLRequest(url: url))
    }

    public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
      let (data, response) = try await data(for: request)
      return (AsyncBytes(data: data), response)
    }
  }
#endif

#if canImport(FoundationNetworking)
  extension ProcessInfo {
    /// Whether an app for iOS runs on a Mac; never here.
    public var isiOSAppOnMac: Bool { false }
    /// Whether an app for iPad runs on a Mac; never here.
    public var isMacCatalystApp: Bool { false }
  }

  extension URLSessionConfiguration {
    /// As `default`: there is no background here.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
      .default
    }
  }
#endif
