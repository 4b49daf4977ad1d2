import Foundation

#if canImport(FoundationNetworking)
  @_weakLinked import FoundationNetworking
#endif

extension URLSession {
  /// Loads a request for every subscriber, as soon as it asks for a value.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    /// What is loaded.
    public let request: URLRequest
    /// Who loads it.
    public let session: URLSession

    /// As `dataTaskPublisher(for:)` makes it.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let outlet = Outlet<Output, URLError>(
        to: subscriber, surplus: .kept, name: "DataTaskPublisher")
      let crossing = Crossing(outlet)
      let task = session.dataTask(with: request) { data, response, error in
        if let error {
          crossing.value.finish(.failure(error as? URLError ?? URLError(.unknown)))
        } else if let data, let response {
          crossing.value.send((data, response))
          crossing.value.finish(.finished)
        } else {
          crossing.value.finish(.failure(URLError(.unknown)))
        }
      }
      outlet.start(onRequest: { _ in task.resume() }, onCancel: { task.cancel() })
    }
  }

  /// Loads what is at an address for every subscriber.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Loads a request for every subscriber.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
