extension TestStore {
  /// Does what a user does, and says what then changes in the state.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let open = ledger.received
    if isExhaustive, !open.isEmpty {
      place.report("Before \(describe(action)) is sent: " + unhandled(open.map(\.action)))
    }
    passOver(open.count)
    let before = state
    let ticket = core.send(action)
    if let after = ledger.sent {
      state = after.state
      check(after, after: before, updateStateToExpectedResult, at: place)
    }
    await settle()
    return TestStoreTask(ticket, timeout: timeout, origin: describe(action))
  }

  /// Does what a user does, said by the case of an action that has no value.
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(()), assert: updateStateToExpectedResult, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Does what a user does, said by the case of an action and its value.
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>, _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(value), assert: updateStateToExpectedResult, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Says what the state is now.
  public func assert(
    _ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let shared = ledger.tracker.now
    comparing(ledger.tracker.known, with: shared) {
      guard
        let expected = changed(
          state, comparedWith: state, updateStateToExpectedResult, stackID: nil, at: place)
      else { return }
      if expected != state {
        report(expected, state, at: place)
      } else if let doubt = doubt(expected, state) {
        place.report(doubt)
      }
    }
    ledger.account(for: shared)
  }

  /// Deals with actions that the test does not speak of.
  func passOver(_ count: Int) {
    guard let last = ledger.takeReceived(count) else { return }
    state = last.state
    ledger.account(for: last.shared)
  }

  /// Lets effects run until they wait for something, or have ended.
  func settle() async {
    for _ in 0..<10 where !core.effects.whole.isEmpty {
      for _ in 0..<10 { await Task.yield() }
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        // The lowest priority has its turn when all else has had one.
        Task.detached(priority: .background) { done.resume() }
      }
    }
  }

  // MARK: Comparing states

  /// Compares what the test expects with what the action has made of the state.
  func check(
    _ outcome: TestLedger<State, Action>.Received, after before: State,
    _ update: ((inout State) throws -> Void)?, at place: SourcePlace
  ) {
    let (actual, known) = (outcome.state, ledger.tracker.known)
    let isSame = comparing(known, with: outcome.shared) { before == actual }
    comparing(isExhaustive ? known : outcome.shared, with: outcome.shared) {
      // A test that need not account for all says what of the new state it wants to see.
      guard
        let expected = changed(
          isExhaustive ? before : actual, comparedWith: actual, update, stackID: outcome.stackID,
          at: place)
      else { return }
      guard expected == actual else { return reportChange(expected, actual, update != nil, place) }
      if let doubt = doubt(expected, actual) { return place.report(doubt) }
      if isExhaustive, update != nil, isSame { reportNoChange(at: place) }
    }
    if exhaustivity == .off(showSkippedAssertions: true), !isSame, update == nil {
      print("\(place.fileID):\(place.line): not asserted:\n\(difference(before, actual) ?? "")")
    }
    ledger.account(for: outcome.shared)
  }

  /// Compares states whose shared values are what the test knows, and what they have become.
  private func comparing<Result>(
    _ known: SharedTracker.Values, with now: SharedTracker.Values, _ compare: () -> Result
  ) -> Result {
    let comparison = SharedComparison(known: known, actual: now)
    return SharedComparison.current.withValue(comparison, operation: compare)
  }

  /// What the test makes of a state, or nothing if that changes the one that it is compared with.
  private func changed(
    _ start: State, comparedWith actual: State, _ update: ((inout State) throws -> Void)?,
    stackID: Int?, at place: SourcePlace
  ) -> State? {
    guard let update else { return start }
    var expected = start
    let untouched = picture(of: actual)
    run(update, on: &expected, stackID: stackID, at: place)
    if picture(of: actual) == untouched { return expected }
    // What the test expects would be equal to whatever the feature has made.
    place.report(
      """
      The test has changed a copy of the state, and the state itself has changed with it.

      Keep what it consists of in the struct itself, and not in an object that all copies share.
      """)
    return nil
  }

  /// A state as it is, whatever is being compared with it: what is shared on purpose is kept elsewhere meanwhile.
  private func picture(of state: State) -> String {
    SharedComparison.current.withValue(nil) { describe(state) }
  }

  private func reportNoChange(at place: SourcePlace) {
    place.report(
      """
      The test says that the state changes, but it does not.

      If it shall not change, leave the closure away.
      """)
  }

  private func reportChange(
    _ expected: State, _ actual: State, _ isAsserted: Bool, _ place: SourcePlace
  ) {
    guard isAsserted else {
      return place.report(
        """
        The state has changed, of which the test says nothing:

        \(readableDifference(expected, actual))

        (Expected: −, Actual: +)
        """)
    }
    report(expected, actual, at: place)
  }

  private func report(_ expected: State, _ actual: State, at place: SourcePlace) {
    place.report(
      """
      The state is not as the test expects it:

      \(readableDifference(expected, actual))

      (Expected: −, Actual: +)
      """)
  }

  private func readableDifference(_ expected: State, _ actual: State) -> String {
    difference(expected, actual)
      ?? "  The states differ by their own '==', but both read:\n\n  \(describe(actual))"
  }

  /// Lets the test change a copy of the state, with the dependencies of the feature.
  private func run(
    _ update: (inout State) throws -> Void, on state: inout State, stackID: Int?,
    at place: SourcePlace
  ) {
    var values = core.dependencies
    if let stackID { values.stackElementID = StackElementIDs(next: stackID) }
    do {
      try DependencyValues.current.withValue(values) { try update(&state) }
    } catch {
      place.report("The closure of the test has thrown: \(error)")
    }
  }
}
