/// What a reduction makes of one value.
enum Verdict<Output, Failure: Error> {
  case more
  case done(Output)
  case failed(Failure)
}

extension Publisher {
  /// Subscribes through a stage that takes all values and delivers one when it is asked for it.
  ///
  /// `result` is asked at the regular end; nil ends the stream without a value.
  func reduction<Out, OutFailure: Error>(
    into subscriber: some Subscriber<Out, OutFailure>, name: String,
    failure: @escaping (Failure) -> OutFailure, result: @escaping () -> Out?,
    step: @escaping (Output) -> Verdict<Out, OutFailure>
  ) {
    let outlet = Outlet(to: subscriber, surplus: .kept, name: name)
    var cancelUpstream: () -> Void = {}
    let feeder = Feeder<Output, Failure>(
      onSubscription: { subscription in
        outlet.start(onCancel: { subscription.cancel() })
        subscription.request(.unlimited)
      },
      onValue: { value in
        switch step(value) {
        case .more: return .none
        case .done(let output):
          cancelUpstream()
          outlet.send(output)
          outlet.finish(.finished)
        case .failed(let error):
          cancelUpstream()
          outlet.finish(.failure(error))
        }
        return .none
      },
      onCompletion: { completion in
        if case .finished = completion, let output = result() { outlet.send(output) }
        outlet.finish(completion.mapError(failure))
      })
    cancelUpstream = { [weak feeder] in feeder?.cancel() }
    subscribe(feeder)
  }
}
