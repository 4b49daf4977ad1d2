import Foundation

extension Publishers {
  /// Runs closures beside the stream.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Runs at the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Runs before a value goes on.
    public var receiveOutput: ((Output) -> Void)?
    /// Runs before the end goes on.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Runs when it is cancelled.
    public var receiveCancel: (() -> Void)?
    /// Runs when values are asked for.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// As the operator of the same name makes it.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Tap(
          to: subscriber, name: "HandleEvents",
          taps: Taps(
            onSubscription: receiveSubscription, onOutput: receiveOutput,
            onCompletion: receiveCompletion, onCancel: receiveCancel, onRequest: receiveRequest,
            onAnswer: receiveRequest)))
    }
  }

  /// Prints all that happens.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// What comes first.
    public let prefix: String
    /// Where it is printed, if not to the console.
    public let stream: (any TextOutputStream)?

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let log = PrintLog(prefix: prefix, stream: stream)
      var taps = Taps<Output, Failure>(
        onSubscription: { log.note("receive subscription: (\($0))") },
        onOutput: { log.note("receive value: (\($0))") },
        onCancel: { log.note("receive cancel") },
        onRequest: { log.note("request \($0.forPrint)") },
        onAnswer: { log.note("request \($0.forPrint) (synchronous)") })
      taps.onCompletion = {
        switch $0 {
        case .finished: log.note("receive finished")
        case .failure(let error): log.note("receive error: (\(error))")
        }
      }
      upstream.subscribe(Tap(to: subscriber, name: "Print", taps: taps))
    }
  }
}

extension Publishers {
  /// Stops the process where a debugger can look, if a closure says so.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether to stop at the subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Whether to stop at a value.
    public let receiveOutput: ((Output) -> Bool)?
    /// Whether to stop at the end.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    /// As the operator of the same name makes it.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var taps = Taps<Output, Failure>(
        onSubscription: { [receiveSubscription] in stop(receiveSubscription?($0)) },
        onOutput: { [receiveOutput] in stop(receiveOutput?($0)) })
      taps.onCompletion = { [receiveCompletion] in stop(receiveCompletion?($0)) }
      upstream.subscribe(Tap(to: subscriber, name: "Breakpoint", taps: taps))
    }
  }
}

private func stop(_ isWanted: Bool?) { if isWanted ?? false { raise(SIGTRAP) } }

private final class PrintLog {
  private let prefix: String
  private let lock = NSLock()
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : "\(prefix): "
    self.stream = stream
  }

  func note(_ event: String) {
    lock.withLock {
      guard stream != nil else { return print(prefix + event) }
      stream?.write(prefix + event + "\n")
    }
  }
}

extension Subscribers.Demand {
  fileprivate var forPrint: String { max.map { "max: (\($0))" } ?? "unlimited" }
}

extension Publisher {
  /// Runs closures beside the stream.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }

  /// Stops the process, for the debugger, where a closure says so.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops the process, for the debugger, at a failure.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }

  /// Prints all that happens, each line after the prefix.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
