/// Delivers what was recorded, to everybody anew.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is delivered.
  public let recording: Recording

  /// Lets the closure fill the recording.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Takes what it delivers.
  public init(recording: Recording) { self.recording = recording }

  /// Takes what it delivers.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    SequenceSubscription.start(
      recording.output, ending: recording.completion, for: subscriber)
  }

  /// Values and an end; nothing can follow the end.
  public struct Recording {
    public typealias Input = Output
    /// The values so far.
    public private(set) var output: [Output]
    /// The end; finished until something else is recorded.
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isComplete: Bool

    /// Takes what it delivers.
    public init() { (output, completion, isComplete) = ([], .finished, false) }

    /// Takes what it delivers.
    public init(output: [Output] = [], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion, isComplete) = (output, completion, true)
    }

    /// Adds a value; traps after the end.
    public mutating func receive(_ input: Input) {
      precondition(!isComplete, "nothing can be recorded after the end")
      output.append(input)
    }

    /// Records the end; traps if there is one.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "an end is recorded once")
      self.completion = completion
      isComplete = true
    }
  }
}
