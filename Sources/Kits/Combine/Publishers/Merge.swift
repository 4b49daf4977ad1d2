extension Publishers {
  /// Delivers what two publishers deliver, in the order in which it comes.
  public struct Merge<
    A: Publisher, B: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// One of those whose values come together.
    public let a: A
    /// One of those whose values come together.
    public let b: B

    /// Joins these.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Confluence.of(a, b, to: subscriber)
    }
  }

  /// Delivers what three publishers deliver, in the order in which it comes.
  public struct Merge3<
    A: Publisher, B: Publisher, C: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// One of those whose values come together.
    public let a: A
    /// One of those whose values come together.
    public let b: B
    /// One of those whose values come together.
    public let c: C

    /// Joins these.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Confluence.of(a, b, c, to: subscriber)
    }
  }

  /// Delivers what four publishers deliver, in the order in which it comes.
  public struct Merge4<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// One of those whose values come together.
    public let a: A
    /// One of those whose values come together.
    public let b: B
    /// One of those whose values come together.
    public let c: C
    /// One of those whose values come together.
    public let d: D

    /// Joins these.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Confluence.of(a, b, c, d, to: subscriber)
    }
  }

  /// Delivers what five publishers deliver, in the order in which it comes.
  public struct Merge5<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure,
    A.Output == E.Output, A.Failure == E.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// One of those whose values come together.
    public let a: A
    /// One of those whose values come together.
    public let b: B
    /// One of those whose values come together.
    public let c: C
    /// One of those whose values come together.
    public let d: D
    /// One of those whose values come together.
    public let e: E

    /// Joins these.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Confluence.of(a, b, c, d, e, to: subscriber)
    }
  }

  /// Delivers what six publishers deliver, in the order in which it comes.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure,
    A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// One of those whose values come together.
    public let a: A
    /// One of those whose values come together.
    public let b: B
    /// One of those whose values come together.
    public let c: C
    /// One of those whose values come together.
    public let d: D
    /// One of those whose values come together.
    public let e: E
    /// One of those whose values come together.
    public let f: F

    /// Joins these.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Confluence.of(a, b, c, d, e, f, to: subscriber)
    }
  }

  /// Delivers what seven publishers deliver, in the order in which it comes.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure,
    A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure,
    A.Output == G.Output, A.Failure == G.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// One of those whose values come together.
    public let a: A
    /// One of those whose values come together.
    public let b: B
    /// One of those whose values come together.
    public let c: C
    /// One of those whose values come together.
    public let d: D
    /// One of those whose values come together.
    public let e: E
    /// One of those whose values come together.
    public let f: F
    /// One of those whose values come together.
    public let g: G

    /// Joins these.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Confluence.of(a, b, c, d, e, f, g, to: subscriber)
    }
  }

  /// Delivers what eight publishers deliver, in the order in which it comes.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure,
    A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure,
    A.Output == G.Output, A.Failure == G.Failure,
    A.Output == H.Output, A.Failure == H.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// One of those whose values come together.
    public let a: A
    /// One of those whose values come together.
    public let b: B
    /// One of those whose values come together.
    public let c: C
    /// One of those whose values come together.
    public let d: D
    /// One of those whose values come together.
    public let e: E
    /// One of those whose values come together.
    public let f: F
    /// One of those whose values come together.
    public let g: G
    /// One of those whose values come together.
    public let h: H

    /// Joins these.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Confluence.of(a, b, c, d, e, f, g, h, to: subscriber)
    }
  }

  /// Delivers what any number of publishers of one type deliver, in the order in which it comes.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let publishers: [Upstream]

    /// Joins these.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Joins these.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let confluence = Confluence(to: subscriber, name: "Merge")
      confluence.start()
      for publisher in publishers { confluence.add(publisher) }
      confluence.close()
    }
  }
}

extension Confluence {
  /// Lets each of these publishers flow in, and no other.
  static func of(
    _ publishers: any Publisher<Output, Failure>...,
    to subscriber: some Subscriber<Output, Failure>
  ) {
    let confluence = Confluence(to: subscriber, name: "Merge")
    confluence.start()
    for publisher in publishers { confluence.add(publisher) }
    confluence.close()
  }
}
