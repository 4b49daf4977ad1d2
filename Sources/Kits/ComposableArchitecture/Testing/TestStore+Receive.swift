extension TestStore where Action: Equatable {
  /// Waits for an action from an effect, and says what then changes in the state.
  public func receive(
    _ expectedAction: Action, timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      Expectation(
        description: describe(expectedAction), accepts: { $0 == expectedAction },
        difference: { difference(expectedAction, $0) }, doubt: { doubt(expectedAction, $0) }),
      within: duration, updateStateToExpectedResult,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension TestStore {
  /// Waits for an action from an effect that the closure accepts.
  @_disfavoredOverload
  public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool, timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      Expectation(description: "an action that the test accepts", accepts: isMatching),
      within: duration, updateStateToExpectedResult,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Waits for an action of that case from an effect, whatever value is in it.
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>, timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    await receive(
      Expectation(
        description: "an action \(name(of: actionCase))",
        accepts: { path.extract(from: $0) != nil }),
      within: duration, updateStateToExpectedResult,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Waits for an action of that case and with that value from an effect.
  @_disfavoredOverload
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>, _ value: Value, timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    await receive(
      Expectation(
        description: describe(path.embed(value)), accepts: { path.extract(from: $0) == value },
        difference: { difference(path.embed(value), $0) },
        doubt: { doubt(path.embed(value), $0) }),
      within: duration, updateStateToExpectedResult,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Waits for an action of that case from an effect, told by what makes the case.
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: AnyCasePath<Action, Value>, timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      { actionCase.extract(from: $0) != nil }, timeout: duration,
      assert: updateStateToExpectedResult, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// The action that a test waits for.
  struct Expectation {
    let description: String
    let accepts: (Action) -> Bool
    var difference: (Action) -> String? = { _ in nil }
    /// What speaks against an action that is accepted.
    var doubt: (Action) -> String? = { _ in nil }
  }

  private func name<Value>(of actionCase: CaseKeyPath<Action, Value>) -> String {
    let names = Case<Action>()[keyPath: actionCase].names
    return names.map { "of the case '.\($0.joined(separator: "."))'" } ?? "at '\(actionCase)'"
  }

  private func receive(
    _ expected: Expectation, within limit: Duration?, _ update: ((inout State) throws -> Void)?,
    at place: SourcePlace
  ) async {
    let limit = limit ?? timeout
    await wait(atMost: limit) {
      self.isExhaustive
        ? !self.ledger.received.isEmpty
        : self.ledger.received.contains { expected.accepts($0.action) }
    }
    let received = ledger.received
    guard let first = received.first else { return reportNothing(expected, limit, at: place) }
    if isExhaustive {
      if !expected.accepts(first.action) { reportOther(expected, first.action, at: place) }
    } else {
      guard let match = received.firstIndex(where: { expected.accepts($0.action) }) else {
        return reportOther(expected, first.action, at: place)
      }
      passOver(match)
    }
    guard let next = ledger.takeReceived(1) else { return }
    if expected.accepts(next.action), let doubt = expected.doubt(next.action) {
      place.report(doubt)
    }
    let before = state
    state = next.state
    check(next, after: before, update, at: place)
    await settle()
  }

  private func reportNothing(_ expected: Expectation, _ limit: Duration, at place: SourcePlace) {
    let running = ledger.runningOrigins
    let reason =
      running.isEmpty
      ? "No effect runs that could send it."
      : """
      After \(limit) these actions still have effects that run: \
      \(running.map { describe($0) }.joined(separator: ", ")). \
      If they wait for a clock, advance it before 'receive'.
      """
    place.report("The test expects \(expected.description), but received nothing.\n\n\(reason)")
  }

  private func reportOther(_ expected: Expectation, _ action: Action, at place: SourcePlace) {
    let found = expected.difference(action).map { "\($0)\n\n(Expected: −, Received: +)" }
    place.report(
      """
      The test expects \(expected.description), but received another action:

      \(found ?? "  \(describe(action))")
      """)
  }

  /// Waits until the condition holds, no effect runs any more, or the time is over.
  private func wait(atMost limit: Duration, until condition: () -> Bool) async {
    let deadline = ContinuousClock.now + limit
    await settle()
    while !condition(), !core.effects.whole.isEmpty, ContinuousClock.now < deadline {
      await ledger.waitForNews(until: deadline)
    }
  }

  // MARK: Ending

  /// Waits until all effects have ended, and fails the test if they do not in time.
  public func finish(
    timeout duration: Duration? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let limit = duration ?? timeout
    await wait(atMost: limit) { false }
    let running = ledger.runningOrigins
    if !running.isEmpty {
      place.report(
        """
        After \(limit) these actions still have effects that run:

        \(running.map { "  \(describe($0))" }.joined(separator: "\n"))

        If they wait for a clock, advance it before 'finish'.
        """)
    }
    guard isExhaustive else { return }
    let open = ledger.received
    guard !open.isEmpty else { return }
    place.report(unhandled(open.map(\.action)))
    passOver(open.count)
  }

  /// Deals with all actions that effects have sent, without saying anything of them.
  public func skipReceivedActions(
    strict: Bool = true, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await settle()
    let open = ledger.received
    if strict, open.isEmpty {
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        .report("There were no received actions to skip.")
    }
    passOver(open.count)
  }

  /// Cancels all effects that run.
  public func skipInFlightEffects(
    strict: Bool = true, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await settle()
    if strict, core.effects.whole.isEmpty {
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        .report("There were no effects in flight to skip.")
    }
    core.effects.cancelAll()
    await settle()
  }
}
